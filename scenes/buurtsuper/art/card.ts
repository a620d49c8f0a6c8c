import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { sticker } from '../../../engine/drawing/paper.ts';
import { plate } from '../../../engine/drawing/shapes.ts';
import { line } from '../../../engine/drawing/strokes.ts';

/** A label with a word, written too quickly to be read. */
const label = sprite(
  sticker(plate(190, 66), PALETTE.paper) +
    line('M-60 8q12 -30 20 0t20 -2t18 2q14 -36 22 -4t16 2q10 -20 18 0', PALETTE.ink, 6),
  112,
  52,
);

/** A product with its label goes over the glass, and the till beeps. */
export default defineCard({
  left: 300,
  top: 226,
  width: 580,
  things: [
    [figure('fien', 'happy'), 424, 446, 1.1],
    [figure('sjaak', 'happy'), 778, 446, 1.15],
    ['rand', 383, 446],
    ['rand', 783, 446],
    ['la', 590, 446],
    ['kassa', 590, 446, 1.05],
    ['noot', 540, 348, 1.2],
    ['noot', 590, 340, 1.2],
    ['noot', 640, 332, 1.2],
    ['glas', 590, 512, 1.2],
    ['straal', 590, 512, 1.4],
    ['waar-0', 596, 536, 1.15],
    [label, 596, 606, 1.05],
    ['waar-4', 380, 540],
  ],
});
