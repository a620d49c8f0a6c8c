import type { PlaySettings } from '../exercise/index.ts';
import { PALETTE } from './palette.ts';

/** Height of the clear strip of the reading ruler in u: two lines of a sentence as the kit sets them, with room to spare. */
export const RULER_BAND = { usual: 104, large: 124 } as const;

/** Dark inks of the card tints: what is dimmed keeps the colour of the cards. */
const DEEP: Record<PlaySettings['tint'], string> = {
  none: PALETTE.ink,
  cream: '#5C4310',
  blue: '#0F3D6B',
  green: '#1F4D22',
  pink: '#6B1F3C',
};
/** So much it dims: what is under it can still be found and picked. */
const DIM = '61';

/** What a reading ruler dims with, and the colour of its two edges. */
export const rulerColours = (tint: PlaySettings['tint']): { shade: string; edge: string } => ({
  shade: DEEP[tint] + DIM,
  edge: DEEP[tint],
});
