import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure, type CardThing } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { place } from '../../../engine/drawing/paper.ts';
import { line } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';

/** Letters on the bones, as a pen writes them. */
const LETTERS = [
  'M-12 -16V14M-12 2Q-6 -8 4 -6Q14 -2 12 8Q6 18 -12 12',
  'M14 2Q8 -10 -4 -8Q-14 -2 -12 8Q-6 18 6 12Q14 8 14 -4',
  'M-2 -20V8Q0 16 10 12M-12 -8H10',
];
const word = sprite(
  each(LETTERS, (letter, i) => place(line(letter, PALETTE.ink, 6), -104 + i * 104, 0)),
  170,
  40,
);

/** Sand all around, tile by tile: column and row. */
const SAND = rows(
  2,
  [0, 0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 0, 1, 1, 1, 2, 1, 4, 1, 6, 1, 0, 2, 1, 2, 2, 2, 3, 2, 5, 2],
);

/** A skeleton whose back is made of letter bones; behind it the sand where they were dug up, and prints that tell where. */
export default defineCard({
  left: 330,
  top: 196,
  width: 620,
  things: [
    ...SAND.map(([x, y], i): CardThing => [`zand-${i % 3}`, 382 + x * 86, 273 + y * 86]),
    ['kuil-2', 640, 359, 1, 90],
    ['kuil-3', 726, 445, 1, 45],
    ['vondst', 812, 359, 1.15],
    ['staart', 778, 560, 1.4],
    ['poot', 520, 616, 1.25],
    ['poot', 734, 616, 1.25],
    ['rib', 628, 612, 1.2],
    ['bot', 520, 566],
    ['bot', 624, 566],
    ['bot', 728, 566],
    [word, 624, 564],
    ['schedel-1', 432, 552, 1.3],
    [figure('omavlek', 'happy'), 866, 600, 1.05],
  ],
});
