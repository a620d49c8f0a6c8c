import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure, type CardThing } from '../../../engine/drawing/card.ts';
import { GROUND } from '../../../engine/drawing/palette.ts';

const SIDE = 64;
const [LEFT, TOP] = [400, 222];
/** The piece of the maze on the card: # is hedge. */
const PLAN = [
  '##########',
  '#........#',
  '#.####.#.#',
  '#.#....#.#',
  '#.#.##.#.#',
  '#...#....#',
  '##########',
];
const isHedge = (column: number, row: number) => PLAN[row]?.[column] !== '.';

/** Its tiles: each hedge goes on where there is one beside it. */
const maze = PLAN.flatMap((line, row) =>
  [...line].map((_, column): CardThing => {
    const sides = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const;
    const mask = sides.reduce(
      (sum, [dx, dy], bit) => sum | (Number(isHedge(column + dx, row + dy)) << bit),
      0,
    );
    const tile = isHedge(column, row) ? `heg-0-${mask}` : `vloer-0-${(row * 7 + column) % 2}`;
    return [tile, LEFT + (column + 0.5) * SIDE, TOP + (row + 0.5) * SIDE];
  }),
);

/** It is dark but where the lantern shines. */
const dark = sprite(
  `<radialGradient id="dark" cx=".5" cy=".5" r=".5"><stop offset=".22" stop-color="${GROUND.night}" stop-opacity="0"/><stop offset=".8" stop-color="${GROUND.night}" stop-opacity=".86"/></radialGradient><path d="M-600 -450H600V450H-600Z" fill="url(#dark)"/>`,
  600,
  450,
);

/** Moes with his lantern in the maze by night, a door of it open. */
export default defineCard({
  left: 440,
  top: 190,
  width: 560,
  things: [
    ...maze,
    ['deur-0', 880, 350],
    [dark, 720, 430],
    ['konijn', 760, 610, 1.1],
    ['licht-deur', 585, 330, 2.6],
    ['deur-open-1', 585, 352, 1],
    ['lantaarn', 776, 476, 0.9],
    [figure('moes', 'happy'), 720, 505, 1.5],
  ],
});
