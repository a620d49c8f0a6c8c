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
    sort: 'Kies het goede net en vaar met je touw een lus om de vis.',
    judge: 'Klopt het woord? Kies een net en vaar een lus om de vis.',
  },
  feat: 'Vang vier keer drie of meer vissen in één lus',
} as const satisfies GameManifest;
