import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure, type CardThing } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { line } from '../../../engine/drawing/strokes.ts';

/** Letters on their discs, written too quickly to be read. */
const LETTERS = [
  'M-12 8q6 -26 12 -6t12 -8',
  'M-12 -8q4 26 12 8t12 -10',
  'M-10 12q2 -40 10 -14t10 6',
  'M-12 2q8 -22 14 0t10 4',
  'M-10 10q4 -24 10 -14t12 -2',
];

/** The boat rows along a word; where a new part begins a lily has opened. */
export default defineCard({
  left: 352,
  top: 232,
  width: 672,
  things: [
    ['slinger', 560, 258],
    ['molen', 900, 258],
    ...LETTERS.flatMap((d, i): CardThing[] => [
      ['kurk', 570 + i * 92, 390, 1.5],
      [sprite(line(d, PALETTE.ink, 6), 24, 24), 570 + i * 92, 386, 1.2],
    ]),
    ['knop', 616, 478, 1.3],
    ['lelie', 800, 474, 1.6],
    ['knop', 892, 478, 1.3],
    ['romp-achter', 800, 668, 1],
    [figure('moes', 'happy'), 490, 640, 0.78],
    [figure('pleun', 'happy'), 556, 640, 0.78],
    [figure('fien', 'happy'), 622, 640, 0.78],
    [figure('tik', 'happy'), 744, 640, 0.84],
    ['trom', 686, 616, 1.05],
    ['romp', 800, 668, 1],
    ['mast', 800, 648],
    ['lamp', 800, 534, 1.3],
    ['riem', 504, 638, 1.1, 34],
    ['riem', 570, 638, 1.1, 34],
    ['riem', 636, 638, 1.1, 34],
    ['kring', 490, 696, 1],
    ['kring', 600, 700, 1],
  ],
});
