import { tones } from '../../../engine/drawing/tables.ts';

/** A fjord on a clear cold morning: lilac snow, moss on warm rock, a red helicopter. */
export const TONE = tones(
  'sky #D9E7F4 high #C3D7EC glow #F8E3D6 far #CFCFE6 mid #B7C0DF near #A3B7CF snow #F4F5FB pine #8FB3A2',
  'sea #A5D3DB deep #86C0CE wave #72B1C4 foam #EAF6F6 rock #C3B3A4 stone #B3A297 slate #A39389 moss #A8C77C',
  'paper #FFFDF6 cream #FFF1D6 coral #EE6A50 brick #C9503A teal #1F8F8C navy #2B4C86 ochre #F2B632 plum #8E57C4',
  'wood #D8AA6C bark #A9773F plank #C79A63 otter #8A6248 fur #C9A27E steel #C9CEDA grey #8A93A8 pink #F4A6BE',
);
