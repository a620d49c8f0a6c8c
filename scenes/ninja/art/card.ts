import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure, type CardThing } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { line } from '../../../engine/drawing/strokes.ts';

/** Letters, written too quickly to be read. */
const LETTERS = [
  'M-12 8q6 -26 12 -6t12 -8',
  'M-12 -8q4 26 12 8t12 -10',
  'M-10 12q2 -40 10 -14t10 6',
  'M-12 2q8 -22 14 0t10 4',
];
/** The pole is cut in two, right through a gap. */
const AT = [568, 658, 806, 896] as const;

const part = (i: number, turn: number): CardThing[] => [
  [`stok-groen-${i % 3}`, AT[i]!, 396 + turn * 4, 1.5],
  [sprite(line(LETTERS[i]!, PALETTE.ink, 6), 24, 24), AT[i]!, 396 + turn * 4, 1.4],
];

/** A pole of bamboo cut clean through by a feather, before the moon. */
export default defineCard({
  left: 432,
  top: 212,
  width: 620,
  things: [
    ['muur', 500, 600, 1],
    ['muur', 900, 600, 1],
    ['kikker-blij', 972, 606, 1.1],
    ['top-links-groen', 523, 396, 1.5],
    ...part(0, 0),
    ...part(1, 0),
    ['snede-rechts-groen', 703, 396, 1.5],
    ['snede-links-groen', 761, 400, 1.5],
    ...part(2, 1),
    ...part(3, 1),
    ['top-rechts-groen', 941, 400, 1.5],
    ['knoop', 613, 396, 1.5],
    ['knoop', 851, 400, 1.5],
    ['kerf', 732, 396, 1.6],
    ['veeg', 736, 262, 2.4, 98],
    ['veeg', 728, 500, 2.4, 94],
    ['veer', 724, 538, 1.15, 12],
    [figure('tik', 'proud', { hat: 'none' }), 556, 672, 1.75],
    ['hoofdband', 561, 583, 1.75],
  ],
});
