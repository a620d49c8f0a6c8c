import { PALETTE } from '../../../engine/drawing/palette.ts';
import { tones } from '../../../engine/drawing/tables.ts';

/** Deep violet paper with banks of lilac cotton wool before it. */
export const SPACE = tones(
  'deep #2B2760 far #342E70 mid #3D3580 near #473D8E giant #4E4598 giantLight #5A50A6 ring #6A5FB4 rose #6B4690 teal #2F5A86',
  'bank #CDBFE6 bankLight #E2D8F2 bankPale #F3EDFA blush #EBCFE2 stone #B4B8C9 stoneDeep #989DB4 stonePale #CACDDA',
  'grass #B9DE86 grassDeep #93C465 aurora #7FE0C8 auroraRose #E79BD0 gold #FFD65A goldDeep #E8AE2C wetInk #8DB4FF',
);

/** The marks of scenes/README.md 2.6, and the other kinds of dust. */
export const DUST = { ster: PALETTE.ochre, A: '#1C4A9E', B: '#F2B632', C: '#A8321C', D: '#9FDCC8', kam: '#F2B632' } as const; // prettier-ignore
export type Dust = keyof typeof DUST;
