import type { PlaySettings } from '../exercise/index.ts';
import { PALETTE, TINT_GROUND, mix } from './palette.ts';

/** Height of the clear strip of the reading ruler in u: two lines of a sentence as the kit sets them, with room to spare. */
export const RULER_BAND = { usual: 104, large: 124 } as const;

/** So much of the tint is in the ink with which a reading ruler dims. */
const TINT_SHARE = 0.3;
/** So much it dims: what is under it can still be found and picked. */
const DIM = '61';

/** What a reading ruler dims with, and the colour of its two edges, as `#rrggbbaa`. */
export function rulerColours(tint: PlaySettings['tint']): { shade: string; edge: string } {
  const colour = tint === 'none' ? PALETTE.ink : mix(PALETTE.ink, TINT_GROUND[tint], TINT_SHARE);
  return { shade: colour + DIM, edge: `${PALETTE.ink}ff` };
}
