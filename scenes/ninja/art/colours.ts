import { tones } from '../../../engine/drawing/tables.ts';

/** A bamboo garden at nightfall: lilac sky, a cream moon, jade stalks, a white wall with slate tiles, raked sand. */
export const TONE = tones(
  'high #DCD3EE sky #EBDDF0 low #F8E4E2 moon #FFF4D6 hill #D3CBE6 hills #C6CBE2 grove #B4D2C4 groves #9DC6B0',
  'jade #7FB58E leaf #5E9E72 plaster #FBF5EA shade #EBE0D2 tile #7C8BB3 slate #64739C sand #F0E2C6 rake #DFCCA6',
  'water #A9D7E0 stone #C4C3D0 bark #8A6A5A pink #F4B4C6 hay #F0CF77 hays #DDB255',
  'green #E6F1BE greens #B7D07E gold #FFECA8 golds #EBC257 coral #EE6A50 ochre #F2B632 teal #1FA39B plum #8E57C4',
  'brass #E8B84A wood #A9754A cream #FFF6E0 frog #8CC06A red #C8452F grey #C3C4C0',
);
