import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { sticker } from '../../../engine/drawing/paper.ts';
import { plate } from '../../../engine/drawing/shapes.ts';
import { line } from '../../../engine/drawing/strokes.ts';

/** A card with a word, written too quickly to be read. */
const word = sprite(
  sticker(plate(180, 64), PALETTE.paper) +
    line('M-56 8q12 -30 20 0t20 -2t18 2q14 -36 22 -4t16 2q10 -20 18 0', PALETTE.ink, 6),
  106,
  50,
);

/** A waiter leans against a tray that tilts with its glasses; one has jumped up, its word above it. */
export default defineCard({
  left: 392,
  top: 296,
  width: 580,
  things: [
    ['stok', 690, 540, 1.1],
    ['dienblad-2', 688, 560, 0.62, 11],
    ['glas-3', 520, 508, 0.9, 11],
    ['glas-1', 770, 556, 0.95, 11],
    ['glas-2', 842, 572, 0.95, 11],
    ['beentjes', 660, 486, 1.05, -8],
    ['glas-0', 658, 464, 1.05, -8],
    [word, 668, 346, 0.95],
    [figure('pleun', 'oops'), 676, 700, 1.25, -8],
  ],
});
