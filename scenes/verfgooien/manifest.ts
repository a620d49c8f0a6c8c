import type { GameManifest } from '../../engine/exercise/index.ts';

/** 06 Verf gooien: load the right paint, throw it on the wall, and a mural appears. */
export default {
  id: 'verfgooien',
  title: 'Verf gooien',
  family: 'aim/load-splat-mural',
  forms: ['sort', 'choose', 'judge'],
  round: 18,
  cap: 6,
  pace: 'C',
  physics: 'none',
  host: 'moes',
  explain: 'Pak de goede pot en gooi de verf op het woord.',
  explainIn: {
    choose: 'Gooi de verf op het goede woord.',
    judge: 'Klopt het woord? Pak de goede pot en gooi.',
  },
  feat: 'Maak bijna de hele muur vol verf',
  shelf: { title: 'Muurschilderingen', row: 5 },
} as const satisfies GameManifest;
