import { tones } from '../../../engine/drawing/tables.ts';
/** Colours of the courtyard, besides the palette. */
export const TONES = tones(
  'sky #D3ECF8 roof #E9BFA4 roofFar #D9D3DF trees #BFD9A4 mortar #D6D9E2 brick #BCC3D2',
  'brickPale #CBD0DC brickWarm #D5C6C1 coping #BCC2D0 plaster #E9EAEE ghost #E2E4EA light #F1F2F4',
  'crack #C3C7D2 ground #DCCFB4 cloth #F4EAD3 fold #E2D3B2 wood #D3A673 woodDeep #B98A5C',
  'tin #DDE3EC tinDeep #B6BECC gold #E3AE4A goldDeep #BE8527 water #BFE3F4',
);
