import type { GameManifest } from '../../engine/exercise/index.ts';

/** 19 Blob gezocht: question who spells the word right, and turn over who it cannot be. */
export default {
  id: 'blobgezocht',
  title: 'Blob gezocht',
  family: 'mind/suspect-elimination',
  forms: ['choose', 'judge', 'read'],
  round: 12,
  cap: 6,
  pace: 'T',
  physics: 'none',
  host: 'omavlek',
  explain: 'Alleen wie het woord goed schrijft, weet iets. Zoek de blob!',
  explainIn: {
    judge: 'Klopt het woord? Dan weet je iets. Zoek de blob!',
    read: 'Lees goed. Alleen wie het weet, geeft een tip. Zoek de blob!',
  },
  feat: 'Vind twee blobs zonder mis te draaien',
  shelf: { title: 'Voorpagina’s', row: 1 },
} as const satisfies GameManifest;
