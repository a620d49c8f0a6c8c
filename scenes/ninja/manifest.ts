import type { GameManifest } from '../../engine/exercise/index.ts';

/** 10 Ninja: one clean cut with a feather, exactly between the klankgroepen. */
export default {
  id: 'ninja',
  title: 'Ninja',
  family: 'gesture/swipe-slice',
  forms: ['split', 'choose', 'judge'],
  round: 14,
  cap: 4,
  pace: 'L',
  physics: 'none',
  host: 'tik',
  explain: 'Zwaai met je veer en hak precies raak.',
  explainIn: {
    choose: 'Hak de lampion met het goede woord door.',
    judge: 'Klopt het woord? Zet er een stempel op! Klopt het niet? Hak het door.',
  },
  feat: 'Hak vijf keer raak in de eerste vlucht',
} as const satisfies GameManifest;
