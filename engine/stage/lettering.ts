import type { PlaySettings } from '../exercise/index.ts';
import { LETTER_SPACING } from '../drawing/index.ts';

/** How letters look for this pupil. */
export interface Lettering {
  large: boolean;
  wide: boolean;
  font: PlaySettings['font'];
}

/** The letter spacing in u of a size: at least 1 either way, which also keeps `fi` and `ffi` apart. */
export function spacing(size: number, { wide, font }: Lettering): number {
  const share = LETTER_SPACING[font][wide ? 'wide' : 'usual'];
  return Math.sign(share) * Math.max(1, Math.round(size * Math.abs(share)));
}

/** Letters on the canvas are never smaller than this, in u. */
export const LEAST_SIZE = 28;
/** Air around them, in u. */
export const PADDING = { x: 4, y: 2 } as const;
