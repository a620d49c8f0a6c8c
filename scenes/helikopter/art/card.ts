import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { sticker } from '../../../engine/drawing/paper.ts';
import { plate } from '../../../engine/drawing/shapes.ts';
import { line } from '../../../engine/drawing/strokes.ts';

/** A card with a word, written too quickly to be read. */
const word = sprite(
  sticker(plate(190, 66), PALETTE.paper) +
    line(
      'M-64 6q8 -22 16 -4t14 2q10 -26 14 -2t16 0q8 -18 18 -2t14 2q4 -34 12 -2t18 -2q10 -16 14 4',
      PALETTE.ink,
      6,
    ),
  110,
  50,
);

/** The helicopter lifts the crate from beside its word; the ship waits. */
export default defineCard({
  left: 320,
  top: 262,
  width: 690,
  things: [
    ['schip', 880, 640],
    ['trap-1', 640, 610],
    ['golf', 683, 706],
    [word, 462, 572, 1.05],
    ['touw', 648, 430, 1, -8],
    ['krat-2', 676, 566, 1.35, -8],
    ['magneet', 669, 526, 1.3, -8],
    ['heli-achter', 640, 392, 1.75, 6],
    [figure('moes', 'happy', { pose: 'sit' }), 678, 444, 1],
    ['heli-voor', 640, 392, 1.75, 6],
    ['staartrotor', 506, 344, 1.75, 6],
    ['rotor', 655, 316, 1.75, 6],
  ],
});
