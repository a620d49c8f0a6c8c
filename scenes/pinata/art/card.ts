import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { line } from '../../../engine/drawing/strokes.ts';

/** A word as a pen writes it. */
const word = sprite(
  line('M-78 4Q-70 -22 -62 4Q-56 18 -48 -4V-28V4Q-38 -18 -28 2Q-22 16 -12 0Q-4 -20 4 -2Q10 14 18 0Q26 -20 36 -6Q28 -16 24 0Q28 16 40 2V-14V20Q36 34 24 30M52 -12V4Q60 12 70 -2', PALETTE.ink, 8), // prettier-ignore
  100,
  50,
);

/** Sjaak hits the piñata for its word, and sweets fly out. */
export default defineCard({
  left: 372,
  top: 150,
  width: 568,
  things: [
    ['touw', 752, 166, 2.6],
    ['franje', 724, 512, 0.62],
    [word, 724, 506, 1],
    ['ster', 752, 316, 1.36, 12],
    ['barst-3', 752, 316, 1.36, 12],
    ['gezicht-lach', 752, 316, 1.36, 12],
    ['snoep-2', 898, 236, 1.3, 30],
    ['snoep-3', 904, 440, 1.3, -20],
    ['snoep-0', 596, 216, 1.2, -30],
    ['snoep-5', 872, 540, 1.2],
    ['snoep-1', 636, 438, 1.1, 20],
    [figure('sjaak', 'happy'), 470, 556, 1.42],
    ['knuppel', 536, 462, 1.25, 42],
  ],
});
