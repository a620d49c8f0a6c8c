import type { GameManifest } from '../../engine/exercise/index.ts';

/** Taxirit: what one does in it, in a line. */
export default {
  id: 'taxirit',
  title: 'Taxirit',
  family: 'drive/free-roam-parking',
  forms: ['choose', 'type'],
  round: 10,
  cap: 4,
  pace: 'C',
  physics: 'arcade',
  host: 'tik',
  explain: 'Doe wat er gevraagd wordt.',
  feat: 'Doe het 6 keer meteen goed.',
} as const satisfies GameManifest;
