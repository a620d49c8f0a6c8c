import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { sticker } from '../../../engine/drawing/paper.ts';
import { plate } from '../../../engine/drawing/shapes.ts';
import { line } from '../../../engine/drawing/strokes.ts';

/** A letter on its tile, written too quickly to be read. */
const letter = (d: string) => sprite(sticker(plate(72, 72), PALETTE.paper) + line(d, PALETTE.ink, 7), 50);

/** The fish with its mouth wide open, right before a letter; small ones follow. */
export default defineCard({
  left: 380,
  top: 240,
  width: 600,
  things: [
    ['leven-1', 860, 330, 0.9],
    ['koraal-links', 330, 760, 0.9],
    ['kwal-0', 480, 330, 1.3],
    ['bel', 880, 470, 1.25],
    [letter('M-18 14q2 -26 18 -26t18 26M-18 4h34'), 880, 470, 1.2],
    ['bel', 830, 620, 0.9],
    [letter('M-12 -20v36M-12 0q24 -14 24 16'), 830, 620, 0.85],
    ['staart-2', 532, 470, 2.1, -6],
    ['vis-2-open', 640, 466, 2.1, -2],
    ['pupil', 700, 442, 2.4],
    ['visje-0', 450, 560, 1.5, -8],
    ['visje-1', 520, 610, 1.3, -6],
  ],
});
