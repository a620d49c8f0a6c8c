import type { GameManifest } from '../../engine/exercise/index.ts';

/** 29 Vissen vangen: sail a loop of rope round the right fish. */
export default {
  id: 'vissenvangen',
  title: 'Vissen vangen',
  family: 'swim/trail-loop',
  forms: ['sort', 'judge', 'choose'],
  round: 18,
  cap: 5,
  pace: 'C',
  physics: 'none',
  host: 'pleun',
  explain: 'Vaar met je touw een lus om de goede vis.',
  explainIn: {
    sort: 'Vaar met je touw een lus om de vis en het goede net.',
    judge: 'Klopt het woord? Vaar een lus om de vis en het goede net.',
  },
  feat: 'Vang vier keer drie of meer vissen in één lus',
} as const satisfies GameManifest;
