import type { GameManifest } from '../../engine/exercise/index.ts';

/** 25 Kippen spuiten: bath day on the farm, one quick squirt at each chicken that pops up. */
export default {
  id: 'kippenspuiten',
  title: 'Kippen spuiten',
  family: 'aim/pop-up-gallery',
  forms: ['judge', 'choose'],
  round: 18,
  cap: 6,
  pace: 'L',
  physics: 'none',
  host: 'sjaak',
  explain: 'Klopt het woord? Spuit de kip schoon! Klopt het niet? Trek aan de emmer.',
  explainIn: {
    choose: 'Spuit de kip met het goede woord schoon.',
  },
  feat: 'Krijg 7 eieren zonder naast een kip te spuiten',
  shelf: { title: 'Eieren', row: 4 },
} as const satisfies GameManifest;
