import { PALETTE, mix } from '../../../engine/drawing/palette.ts';
import { tones } from '../../../engine/drawing/tables.ts';

const { coral, blue, moss, plum, ochre, teal, pink } = PALETTE;

/** An old bookcase in warm wood, with pale books at the back and bright ones to climb on. */
export const WOOD = tones(
  'back #EFE0C6 shade #E2CEAC shelf #D9BE95 post #CE9F68 postDeep #B98650 board #C98B55',
  'boardLight #DDA871 boardDeep #A56B3D brass #EDB84A',
);

/** A book at the back is paler than what can be climbed. */
export const pale = (colour: string): string => mix(colour, WOOD.back, 0.68);

export const BRIGHT = [coral, blue, moss, plum, ochre, teal, pink] as const;

/** The sky from low to high. */
export const SKY = { low: '#DDF1FB', high: '#B9DDF6', far: '#C9E6F7' } as const;
