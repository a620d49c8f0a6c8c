import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard } from '../../../engine/drawing/card.ts';
import { sticker } from '../../../engine/drawing/paper.ts';
import { plate } from '../../../engine/drawing/shapes.ts';
import { line } from '../../../engine/drawing/strokes.ts';

/** The board of a chicken, with a word that nobody has to read. */
const board = sprite(
  sticker(plate(190, 74, 14), '#FFFDF6') + line('M-62 8q10 -30 20 0t20 0t20 0t20 0t20 0t20 -8', '#1E2747', 8),
  112,
  54,
);

/** A squirt at a muddy chicken that holds up a word, beside one that is clean. */
export default defineCard({
  left: 400,
  top: 344,
  width: 560,
  things: [
    ['achter-kar', 520, 590],
    ['kip-3', 520, 606, 1.15],
    ['kapsel-strik', 520, 458, 1.15],
    ['ogen-blij', 520, 491, 1.15],
    ['voor-kar', 520, 590],
    ['achter-laars', 806, 600],
    ['kip-0', 806, 584, 1.3],
    ['modder', 806, 584, 1.3],
    ['ogen', 806, 454, 1.3],
    ['voor-laars', 806, 600],
    [board, 806, 566, 1.1],
    ['vleugel-0', 734, 516, 1.3],
    ['vleugel-0', 878, 516, 1.3],
    ['druppel', 690, 616, 2.6, 48],
    ['druppel', 714, 590, 2.6, 48],
    ['druppel', 738, 566, 2.6, 48],
    ['pistool', 610, 694, 1.6, -42],
    ['ei-hart', 470, 716, 1.5, -10],
  ],
});
