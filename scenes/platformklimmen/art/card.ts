import { defineCard, figure, type CardThing } from '../../../engine/drawing/card.ts';

const S = 50;
/** The back wall of the tower, three shelves of it: rows of books with a plant and a globe between them. */
const UPPER = [
  'boeken-0',
  'boeken-1',
  'plant',
  'boeken-2',
  'boeken-3',
  'bol',
  'boeken-1',
  'boeken-0',
  'leeg',
  'boeken-2',
  'boeken-3',
  'boeken-1',
];
const wall = [0, 1, 2, 3, 4].flatMap((floor) =>
  UPPER.flatMap((_, i): CardThing[] => {
    const name = UPPER[(i + floor * 5) % UPPER.length]!;
    const [x, y] = [280 + (i + 0.5) * S, 90 + floor * 150];
    return [
      ['nis', x, y],
      [`${name}-b`, x, y + S],
      [`${name}-o`, x, y + 2 * S],
    ];
  }),
);

const planks = [215, 365, 515].flatMap((y) => [400, 600, 800].map((x): CardThing => ['plank', x, y]));

/** Moes jumps for the bell in the bookcase tower. */
export default defineCard({
  left: 300,
  top: 150,
  width: 560,
  things: [
    ...wall,
    ...planks,
    ['ladder', 420, 515, 1],
    ['touw', 720, 230, 1.2],
    ['kwast', 720, 470, 1.3],
    ['beugel', 720, 175, 1.3],
    ['bel', 720, 175, 1.4, 12],
    ['veerboek', 600, 490, 1],
    ['druppel', 500, 300, 1.3],
    [figure('moes', 'happy', { pose: 'jump' }), 585, 440, 1.4],
  ],
});
