import type { GameManifest } from '../../engine/exercise/index.ts';

/** 21 Dozenspringen: hold to charge, let go to leap to the box where the next part of the word begins. */
export default {
  id: 'dozenspringen',
  title: 'Dozenspringen',
  family: 'jump/charge-leap',
  forms: ['split', 'build', 'choose'],
  round: 12,
  cap: 4,
  pace: 'C',
  physics: 'none',
  stepwise: ['build'],
  host: 'dok',
  explain: 'Spring telkens naar de doos waar een nieuwe klankgroep begint.',
  explainIn: {
    build: 'Spring op de letters, in de volgorde van het woord.',
    choose: 'Spring op de doos met het goede woord.',
  },
  feat: 'Land tien keer midden op een doos',
} as const satisfies GameManifest;
