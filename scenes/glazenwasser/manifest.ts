import type { GameManifest } from '../../engine/exercise/index.ts';

/** 03 Glazenwasser: wipe the soap off the window until the word behind it comes out. */
export default {
  id: 'glazenwasser',
  title: 'Glazenwasser',
  family: 'reveal/wipe-window',
  forms: ['judge', 'choose', 'read'],
  round: 16,
  cap: 6,
  pace: 'C',
  physics: 'none',
  host: 'tik',
  explain: 'Veeg het raam schoon en kijk: klopt het woord?',
  feat: 'Veeg 6 ramen bijna helemaal schoon',
} as const satisfies GameManifest;
