import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { prop } from '../../../engine/drawing/paper.ts';
import { plate } from '../../../engine/drawing/shapes.ts';
import { line, stripe } from '../../../engine/drawing/strokes.ts';
import { FARM } from './tones.ts';

/** The label of a bed: a word as a pen writes it. */
const label = sprite(
  stripe('M0 30V130', FARM.woodDeep, 20) +
    prop(plate(236, 104, 18, { seed: 3 }), FARM.wood, { shadow: 'object', outline: 0.5, line: 4 }) +
    prop(plate(208, 78, 12, { seed: 5 }), PALETTE.paper, { outline: 0.3 }) +
    line('M-76 6Q-66 -26 -56 6Q-50 18 -42 0Q-34 -20 -26 4Q-20 16 -10 -2V-26V8Q-2 -14 10 4Q20 16 28 -4Q40 -20 44 4Q52 18 64 -4L76 6', PALETTE.ink, 7), // prettier-ignore
  140,
  140,
);

/** Sjaak pulls the longest carrot out beside its label. */
export default defineCard({
  left: -20,
  top: 200,
  width: 560,
  things: [
    ['bed', 140, 470, 2],
    ['bed', 400, 470, 2],
    [label, 150, 300, 1.05],
    ['wortel-2-3', 400, 318, 1.7, 8],
    ['konijn', 70, 580, 1.3],
    [figure('sjaak', 'proud'), 290, 560, 1.9],
  ],
});
