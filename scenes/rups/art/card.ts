import { defineCard, type CardThing } from '../../../engine/drawing/card.ts';

const SIDE = 56;
/** What grows on the squares of the lawn behind her, row by row. */
const GROWS = [
  'kaal',
  'madelief',
  'kaal',
  'pol',
  'klaver',
  'kaal',
  'vlek',
  'kaal',
  'pol',
  'kaal',
  'madelief',
];
const lawn = Array.from({ length: 9 * 7 }, (_, i): CardThing => {
  const [column, row] = [i % 9, Math.floor(i / 9)];
  const light = (column + row) % 2 === 0 ? 'a' : 'b';
  return [
    `${GROWS[(i * 4) % GROWS.length]!}-${light}`,
    180 + (column + 0.5) * SIDE,
    130 + (row + 0.5) * SIDE,
  ];
});

/** The caterpillar on her way to a leaf. */
export default defineCard({
  left: 180,
  top: 130,
  width: 480,
  things: [
    ...lawn,
    ['leaf-1', 560, 240, 1.5, 4],
    ['leaf-1', 300, 200, 1.3, -4],
    ['leaf-1', 580, 420, 1.5, -2],
    ['voet', 250, 420, 1.5],
    ['voet', 283, 414, 1.5],
    ['lijf-7', 267, 384, 1.5],
    ['voet', 338, 419, 1.5],
    ['voet', 371, 421, 1.5],
    ['lijf-kaal', 355, 384, 1.5],
    ['kop-look', 440, 376, 1.6, -6],
    ['pupil', 416, 370, 1.6],
    ['pupil', 452, 366, 1.6],
  ],
});
