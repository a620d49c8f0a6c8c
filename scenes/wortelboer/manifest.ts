import type { GameManifest } from '../../engine/exercise/index.ts';

/** 08 Wortelboer: plan where you sow, write the label right so that a carrot grows, and pull those within reach. */
export default {
  id: 'wortelboer',
  title: 'Wortelboer',
  family: 'manage/crop-cycle',
  forms: ['type', 'choose', 'build'],
  round: 10,
  cap: 4,
  pace: 'T',
  physics: 'none',
  host: 'sjaak',
  explain: 'Kies een bed. Schrijf het bordje goed, dan groeit er een wortel.',
  explainIn: {
    choose: 'Kies een bed en pak het goede zakje, dan groeit er een wortel.',
    build: 'Kies een bed en leg het woord van zaadjes, dan groeit er een wortel.',
  },
  feat: 'Oogst acht wortels zonder hap',
} as const satisfies GameManifest;
