import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { sticker } from '../../../engine/drawing/paper.ts';
import { plate } from '../../../engine/drawing/shapes.ts';
import { dot, line } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { FRUITS } from './colours.ts';

const [orange] = FRUITS;
const WAY =
  'M180 310H228A48 48 0 0 1 276 358V454A48 48 0 0 0 324 502H420A48 48 0 0 0 468 454A48 48 0 0 1 516 406H590';
/** Juice along the way, up to where a pipe is still turned away; and a sign with a word as it is seen from far. */
const juice = sprite(
  line(WAY, orange.fill, 22) +
    each(
      [
        [210, 308],
        [272, 380],
        [280, 440],
        [340, 506],
        [400, 498],
        [470, 440],
        [540, 402],
      ] as const,
      ([x, y]) => dot(4.5, orange.light, x, y),
    ),
  0,
  0,
  1366,
  768,
);
const sign = sprite(
  sticker(
    plate(132, 62, 12),
    PALETTE.paper,
    line('M-42 6q6 -18 13 -4t13 2q6 -16 12 0t13 -2q7 -18 13 -2t13 2', PALETTE.ink, 6),
  ),
  86,
  54,
);

/** A pipe is turned, and the juice will come to the barrel with the word. */
export default defineCard({
  left: 192,
  top: 236,
  width: 640,
  things: [
    ...(
      [
        ['bocht', 276, 310, 180],
        ['buis', 276, 406, 0],
        ['bocht', 276, 502, 0],
        ['buis', 372, 502, 90],
        ['bocht', 468, 502, 270],
        ['bocht', 468, 406, 90],
        ['buis', 564, 406, 90],
        ['bocht', 468, 310, 0],
      ] as const
    ).flatMap(
      ([pipe, x, y, turn]) =>
        [
          [pipe === 'bocht' && y === 310 && x === 468 ? 'tegel' : 'tegel-aan', x, y],
          [pipe, x, y, 1, turn],
        ] as const,
    ),
    [juice, 0, 0],
    ['tegel', 664, 406, 1.16],
    ['buis', 664, 406, 1.16, 58],
    ['aanvoer', 792, 406],
    ['vat-0', 778, 406, 1.3],
    ['deksel', 778, 362, 1.3],
    [sign, 740, 290, 1.2],
    ['tegel', 660, 590, 1],
    ['buis', 660, 590, 1, 90],
    ['vat-2', 778, 590, 1.3],
    ['deksel', 778, 546, 1.3],
    [figure('dok', 'happy'), 372, 742, 1.9],
  ],
});
