import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { sticker } from '../../../engine/drawing/paper.ts';
import { plate } from '../../../engine/drawing/shapes.ts';
import { line } from '../../../engine/drawing/strokes.ts';

/** The word of the koi, as a pen writes it. */
const word = sprite(
  sticker(plate(190, 84, 18, { seed: 3 }), PALETTE.paper) +
    line('M-62 4Q-54 -20 -46 4Q-40 18 -32 -4V-28V4Q-22 -18 -12 2Q-6 16 4 0Q12 -20 20 -2Q26 14 34 0Q42 -20 52 -6L62 4', PALETTE.ink, 7), // prettier-ignore
  112,
  60,
);

/** One leaf is lifted: there is the koi with its word; the frog lives under the other. */
export default defineCard({
  left: 330,
  top: 176,
  width: 560,
  things: [
    ['kring', 596, 452, 2.1],
    ['blad', 706, 482, 1.5, 34],
    ['staart-0', 590, 530, 1.7, 10],
    ['koi-0', 596, 460, 1.7],
    [word, 640, 300, 1.3],
    ['blad', 408, 474, 1.35],
    ['blad', 838, 372, 1.1],
    ['lelie', 816, 560, 1.3],
    [figure('omavlek', 'happy'), 420, 352, 1.1],
  ],
});
