import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { sticker } from '../../../engine/drawing/paper.ts';
import { plate } from '../../../engine/drawing/shapes.ts';
import { line } from '../../../engine/drawing/strokes.ts';

/** A card with a word, written too quickly to be read. */
const word = sprite(
  sticker(plate(170, 66), PALETTE.paper) +
    line('M-56 6q8 -22 16 -4t14 2q10 -26 14 -2t16 0q8 -18 18 -2t14 2q4 -34 12 -2t10 -4', PALETTE.ink, 6),
  100,
  50,
);

/** Up from the hills, through the ring of the word: the path that was flown is seen behind the plane. */
const path = sprite(
  line('M-250 -30C-190 110 -90 130 0 0', PALETTE.paper, 9, 0.95, '3 19'),
  -262,
  -46,
  14,
  120,
);

/** A plane swings up through a ring that hangs from a pencil, the word beside it. */
export default defineCard({
  left: 380,
  top: 280,
  width: 612,
  things: [
    ['heuvel-ver-0', 520, 640],
    ['heuvel-0', 760, 700],
    ['heuvel-1', 420, 712],
    ['warm-0', 560, 706, 1.1],
    ['warmte', 560, 606, 1.2],
    ['warmte', 570, 570, 0.9],
    [path, 640, 500],
    ['mast', 858, 330],
    ['molen', 858, 326, 1.1],
    ['arm', 800, 450],
    ['arm', 850, 450],
    [word, 888, 450],
    ['ring-achter-2', 742, 450, 1.25],
    ['vlies', 742, 450, 1.25],
    ['lint', 588, 514, 1.3, -26],
    ['vlieger-achter-1', 660, 474, 1.3, -24],
    [figure('moes', 'happy'), 646, 478, 0.86],
    ['vlieger-voor-1', 660, 474, 1.3, -24],
    ['ring-voor-2', 742, 450, 1.25],
  ],
});
