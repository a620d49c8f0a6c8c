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

/** Moes blows a leaf with a word to the heap behind its hedge, and loose leaves whirl along. */
export default defineCard({
  left: 352,
  top: 300,
  width: 600,
  things: [
    ['heg-zij', 858, 520, 1.25],
    ['hoop', 866, 556, 1.2],
    ['lucht', 520, 560, 0.95],
    ['woordblad-0', 676, 566, 1.15, 18],
    [word, 676, 470],
    ['blaadje-1', 560, 480, 1.2, 40],
    ['blaadje-3', 600, 630, 1.2, 100],
    ['blaadje-4', 762, 600, 1.2, 200],
    ['blaadje-2', 520, 640, 1.1, 60],
    [figure('moes', 'happy'), 436, 626, 1.5],
    ['blazer', 486, 574, 1.35],
    ['egel', 890, 470, 0.9],
  ],
});
