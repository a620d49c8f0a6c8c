import { tones } from '../../../engine/drawing/tables.ts';

/** A farmyard on a summer morning: sandy ground, a red barn, pale fields behind. */
export const YARD = tones(
  'sky #CFEAF6 far #CFE3C0 field #E6DFA0 near #B9D58F sand #F0D9AE sandDeep #E2C390 path #E9CD9C barn #D98672 barnDeep #C26F5D trim #FFF3E0 roof #8E6A66 roofLight #A27D76',
  'dark #5A4038 wood #C4935C woodDeep #9C6F43 straw #EBC862 strawDeep #C9A03E stone #BFC3CC stoneDeep #969DAC boot #3F8F6B bootDeep #2C6B50 wicker #D3A264 wickerDeep #A87840',
  'mud #8A6642 mudDeep #6B4D31 mudLight #A9835A water #7CC6E8 waterLight #CDEBFA beak #F0A43A comb #E4573D gold #FFD84A',
);
