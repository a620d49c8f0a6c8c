import type { GameManifest } from '../../engine/exercise/index.ts';

/** 18 Ballen gooien: flick a woollen ball at the tower of cans with the right word. */
export default {
  id: 'ballengooien',
  title: 'Ballen gooien',
  family: 'aim/flick-throw-stack',
  forms: ['choose', 'build', 'judge'],
  round: 12,
  cap: 5,
  pace: 'C',
  physics: 'matter',
  stepwise: ['build'],
  host: 'sjaak',
  explain: 'Gooi het torentje met het goede woord om.',
  explainIn: {
    build: 'Gooi de blikken om in de volgorde van het woord.',
    judge: 'Klopt het woord? Gooi het goede torentje om.',
  },
  feat: 'Gooi zeven torentjes om met één bal',
  shelf: { title: 'Knuffels', row: 3 },
} as const satisfies GameManifest;
