import { GRID, TWIG } from './sizes.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { cloud, grain, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { curve, jitter, smooth, type Point } from '../../../engine/drawing/points.ts';
import { blob, box } from '../../../engine/drawing/shapes.ts';
import { line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { GARDEN } from './colours.ts';

const LEFT = -130;
const RIGHT = 1496;
const LAWN_TOP = GRID.y;
const LAWN_BOTTOM = GRID.y + GRID.rows * GRID.cell;

/** A hill of torn paper whose top edge is `height`. */
const hill = (height: (x: number) => number, fill: string, seed: number, bottom = 420): string => {
  const edge: Point[] = curve(height, LEFT, RIGHT, 60);
  return layer([[LEFT, bottom], ...edge, [RIGHT, bottom]], fill, { seed, amplitude: 2 });
};

/** Round bushes in a row, each a little different. */
function hedge(): string {
  const next = jitter(21);
  let out = '';
  for (let x = -120; x < 1500; x += 58) {
    const r = 32 + next() * 11;
    out += prop(
      blob(x + next() * 20, 182 - next() * 10, r, r * 0.86, { seed: x + 300, wobble: 0.06 }),
      next() < 0.5 ? GARDEN.hedge : '#B5DBA0',
      { outline: 0.1, line: 2 },
    );
  }
  return out;
}

/** A small leaf on the twig. */
const leaflet = (x: number, y: number, turn: number, scale = 1): string =>
  place(prop('M0 0Q12 -18 34 -8Q22 12 0 0Z', '#8CC46B', stripe('M0 0L34 -8', '#5BA446', 2.4)), x, y, {
    turn,
    scale,
  });

/** The twig that the word stands on, on two forked sticks. */
function twig(): string {
  const { left, right, middle, y } = TWIG;
  const top: Point[] = [
    [left, y - 4],
    [left + 150, y + 1],
    [middle - 80, y - 2],
    [middle + 90, y + 1],
    [right - 160, y - 2],
    [right, y - 6],
  ];
  const under: Point[] = [
    [right + 2, y + 4],
    [right - 160, y + 10],
    [middle + 90, y + 12],
    [middle - 80, y + 9],
    [left + 150, y + 12],
    [left - 2, y + 7],
  ];
  const wood = smooth([...top, ...under]);
  const bark = (x: number) => `M${x} ${y + 4}q30 3 60 -1`;
  return (
    stick(left + 34) +
    stick(right - 34) +
    `<path d="${wood}" fill="#1E2747" opacity=".16" transform="translate(0 7)" filter="url(#soft)"/>` +
    prop(wood, GARDEN.wood, {
      inner:
        `<path d="M${left - 40} ${y + 7}Q${middle} ${y + 17} ${right + 40} ${y + 4}V${y + 40}H${left - 40}Z" fill="${GARDEN.woodDeep}" opacity=".5"/>` +
        line(each([left + 60, left + 190, middle + 60, right - 130], bark), '#D2AA7C', 2.6),
    }) +
    [
      [left + 2, y, -150, 0.9],
      [left + 12, y + 7, 130, 0.8],
      [right - 4, y - 3, -30, 0.9],
      [right - 16, y + 5, 40, 0.8],
    ]
      .map(([x = 0, at = 0, turn = 0, scale = 1]) => leaflet(x, at, turn, scale))
      .join('')
  );
}

/** A forked stick in the grass. */
const stick = (x: number): string =>
  prop(
    `M${x - 5} 196L${x - 6} ${TWIG.y + 12}L${x - 14} ${TWIG.y - 4}L${x - 7} ${TWIG.y - 7}L${x} ${TWIG.y + 4}L${x + 7} ${TWIG.y - 7}L${x + 14} ${TWIG.y - 4}L${x + 6} ${TWIG.y + 12}L${x + 5} 196Z`,
    GARDEN.woodDeep,
  );

/** A flower of the border, its foot at (x, y). */
function flower(x: number, y: number, colour: string, scale: number): string {
  const petals = each([0, 72, 144, 216, 288], (turn) =>
    place(oval(7.5, 10, colour, 0, -10), 0, -34, { turn }),
  );
  return place(
    `<path d="M0 0Q-3 -18 0 -34M0 -10Q10 -20 16 -16Q10 -6 0 -8" fill="#7DB95A" stroke="#6FA84F" stroke-width="4" stroke-linecap="round"/>${petals}<circle cy="-34" r="6.5" fill="#F6D469"/>`,
    x,
    y,
    { scale },
  );
}

/** Soil round the lawn, with flowers where the window is wider or higher. */
function border(): string {
  const next = jitter(8);
  const soil = layer(
    [[LEFT, 900], ...curve((x) => LAWN_TOP + 2 + Math.sin(x / 130) * 3, LEFT, RIGHT, 60), [RIGHT, 900]],
    GARDEN.soil,
    { seed: 4, amplitude: 2.4 },
  );
  let crumbs = '';
  for (let i = 0; i < 70; i++)
    crumbs += `<circle cx="${-110 + next() * 1590}" cy="${i % 2 ? 770 + next() * 90 : 210 + next() * 550}" r="${1.6 + next() * 2.6}" fill="${GARDEN.soilDeep}" opacity=".6"/>`;
  let flowers = '';
  const colours = [PALETTE.pink, '#FFFDF6', PALETTE.lilac, '#F8B49E'];
  for (let i = 0; i < 11; i++) {
    const y = 256 + i * 52;
    flowers += flower(14 - (i % 2) * 62, y, colours[i % 4]!, 1 + next() * 0.3);
    flowers += flower(1354 + (i % 2) * 62, y + 14, colours[(i + 1) % 4]!, 1 + next() * 0.3);
  }
  for (let i = 0; i < 16; i++) flowers += flower(-70 + i * 100, 842 + (i % 2) * 16, colours[i % 4]!, 1.1);
  return soil + crumbs + flowers;
}

/** The sheet of paper that the tiles of the lawn lie on. */
const lawn = (): string =>
  layer(
    box(GRID.x - 13, LAWN_TOP - 9, GRID.x + GRID.columns * GRID.cell + 13, LAWN_BOTTOM + 11),
    GARDEN.lawn,
    { seed: 9, amplitude: 3 },
  );

/** The whole garden behind the play. */
export const garden = (): string =>
  slab(-117, -96, 1600, 960, GARDEN.sky) +
  cloud(330, 62, 1) +
  cloud(1060, 54, 0.9) +
  cloud(-40, 120, 0.8) +
  cloud(1420, 110, 1) +
  hill((x) => 108 + Math.sin(x / 190) * 14, GARDEN.farHill, 1) +
  hill((x) => 138 + Math.sin(x / 150 + 2) * 8, GARDEN.hill, 2) +
  hedge() +
  // Paler behind the word, so that nothing competes with it.
  `<ellipse cx="${TWIG.middle}" cy="132" rx="370" ry="40" fill="#F2FAE8" opacity=".8" filter="url(#glow)"/>` +
  border() +
  lawn() +
  twig() +
  grain(-117, -96, 1600, 960, 0.12);
