import type { GameManifest } from '../../engine/exercise/index.ts';

/** 31 Splitsmachine: set the blades between the parts of a word, pull the lever, duck. */
export default {
  id: 'splitsmachine',
  title: 'Splitsmachine',
  family: 'assemble/contraption-run',
  forms: ['split', 'sort', 'build', 'choose'],
  round: 12,
  cap: 4,
  pace: 'T',
  physics: 'none',
  host: 'dok',
  explain: 'Zet de messen tussen de klankgroepen en haal de hendel over.',
  explainIn: {
    sort: 'Kies de goede goot en haal de hendel over.',
    build: 'Leg de letters op volgorde en haal de hendel over.',
    choose: 'Draai het goede woord onder de pers en haal de hendel over.',
  },
  feat: 'Zet alle vier de gekke onderdelen aan',
} as const satisfies GameManifest;
