import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { prop } from '../../../engine/drawing/paper.ts';
import { plate } from '../../../engine/drawing/shapes.ts';
import { line } from '../../../engine/drawing/strokes.ts';
import { SITE } from './colours.ts';

/** The code on its screen: a word as a pen writes it. */
const code = sprite(
  prop(plate(236, 124, 22, { seed: 3 }), SITE.frame, { shadow: 'object', outline: 0.5, line: 4 }) +
    prop(plate(206, 94, 12, { seed: 5 }), SITE.mint, { outline: 0.35 }) +
    line(
      'M-76 10Q-66 -26 -56 8Q-50 22 -42 0Q-34 -22 -26 4Q-20 20 -10 -2V-34V10Q-2 -14 10 4Q20 18 28 -4Q40 -22 44 4Q52 20 64 -4L76 6',
      PALETTE.ink,
      7,
    ),
  134,
  80,
);

/** A part hangs above the rocket, and Fien reads its code. */
export default defineCard({
  left: -132,
  top: 96,
  width: 604,
  things: [
    [code, 18, 210, 1.12],
    ['loopkat', 286, 124, 1.4],
    ['touw', 286, 134, 1],
    ['deel-0', 292, 268, 1.6, -5],
    ['mik', 286, 402, 1],
    ['motor', 286, 556, 1.5],
    ['deel-3', 286, 446, 1.5],
    [figure('fien', 'proud'), 70, 500, 1.9],
  ],
});
