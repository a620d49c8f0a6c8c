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
  explainIn: {
    choose: 'Veeg de ramen schoon en trek aan het lint bij het goede woord.',
    read: 'Veeg de zin schoon, lees en kies wat erbij past.',
  },
  feat: 'Veeg 6 ramen bijna helemaal schoon',
} as const satisfies GameManifest;
