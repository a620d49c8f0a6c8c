import { GRID, PAD, TOP_ROW } from './sizes.ts';
import {
  PALETTE,
  blob,
  cloud,
  curve,
  grain,
  groundShadow,
  jitter,
  layer,
  place,
  prop,
  roundRect,
  smooth,
  type Point,
} from '../../../engine/drawing/index.ts';
import { GARDEN } from './colours.ts';

const LEFT = -130;
const RIGHT = 1496;
const LAWN_TOP = GRID.y + TOP_ROW * GRID.cell;
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
  for (let x = -120; x < 1500; x += 74) {
    const r = 46 + next() * 16;
    out += prop(blob(x + next() * 20, 292 - next() * 14, r, r * 0.86, { seed: x + 300, wobble: 0.06 }), next() < 0.5 ? GARDEN.hedge : '#B5DBA0', { outline: 0.1, line: 2 }); // prettier-ignore
  }
  return out;
}

/** A small leaf on the twig. */
const leaflet = (x: number, y: number, turn: number, scale = 1): string =>
  place(
    prop('M0 0Q12 -18 34 -8Q22 12 0 0Z', '#8CC46B', {
      inner: '<path d="M0 0L34 -8" stroke="#5BA446" stroke-width="2.4"/>',
    }),
    x,
    y,
    { turn, scale },
  );

/** The twig that the word stands on, from pot to pot. */
function twig(): string {
  const top: Point[] = [[168, 284], [340, 291], [560, 287], [760, 291], [980, 287], [1198, 280]];
  const under: Point[] = [[1200, 292], [980, 301], [760, 304], [560, 300], [340, 304], [166, 300]];
  const wood = smooth([...top, ...under]);
  return (
    `<path d="${wood}" fill="#1E2747" opacity=".16" transform="translate(0 9)" filter="url(#soft)"/>` +
    prop(wood, GARDEN.wood, {
      inner:
        `<path d="M100 298Q600 310 1260 294V330H100Z" fill="${GARDEN.woodDeep}" opacity=".5"/>` +
        '<path d="M230 293q40 3 90 0M420 293q60 3 100 -1M820 293q50 2 90 -1M1050 289q30 1 60 -1" stroke="#D2AA7C" stroke-width="2.6" fill="none" stroke-linecap="round"/>',
    }) +
    [[176, 290, -150, 1], [190, 298, 130, 0.9], [226, 300, 60, 0.8], [1188, 284, -30, 1], [1176, 292, 40, 0.9], [1140, 296, 120, 0.8]]
      .map(([x = 0, y = 0, turn = 0, scale = 1]) => leaflet(x, y, turn, scale))
      .join('')
  );
} // prettier-ignore

/** A flowerpot upside down, to stand on. */
const pot = (x: number, y: number): string =>
  groundShadow(x, y + 62, 62, 6) +
  place(
    prop('M-46 0L-56 58Q0 66 56 58L46 0Z', GARDEN.pot, {
      inner: `<path d="M10 -10H80V90H24Z" fill="${GARDEN.potDeep}" opacity=".45"/>`,
    }) +
      prop(roundRect(-62, 42, 124, 20, 9, { seed: 5 }), GARDEN.pot, {
        inner: `<path d="M10 40H80V90H24Z" fill="${GARDEN.potDeep}" opacity=".45"/>`,
      }) +
      prop(`M-46 2Q0 -12 46 2Q0 14 -46 2Z`, GARDEN.potDeep),
    x,
    y,
  );

/** A flower of the border, its foot at (x, y). */
function flower(x: number, y: number, colour: string, scale: number): string {
  const petals = [0, 72, 144, 216, 288].map((turn) => place(`<ellipse cy="-10" rx="7.5" ry="10" fill="${colour}"/>`, 0, -34, { turn })).join('');
  return place(
    `<path d="M0 0Q-3 -18 0 -34M0 -10Q10 -20 16 -16Q10 -6 0 -8" fill="#7DB95A" stroke="#6FA84F" stroke-width="4" stroke-linecap="round"/>${petals}<circle cy="-34" r="6.5" fill="#F6D469"/>`,
    x,
    y,
    { scale },
  );
} // prettier-ignore

/** Soil round the lawn, with flowers where the window is wider or higher. */
function border(): string {
  const next = jitter(8);
  const soil = layer([[LEFT, 900], ...curve((x) => 306 + Math.sin(x / 130) * 3, LEFT, RIGHT, 60), [RIGHT, 900]], GARDEN.soil, { seed: 4, amplitude: 2.4 });
  let crumbs = '';
  for (let i = 0; i < 70; i++) crumbs += `<circle cx="${-110 + next() * 1590}" cy="${i % 2 ? 770 + next() * 90 : 320 + next() * 440}" r="${1.6 + next() * 2.6}" fill="${GARDEN.soilDeep}" opacity=".6"/>`;
  let flowers = '';
  const colours = [PALETTE.pink, '#FFFDF6', PALETTE.lilac, '#F8B49E'];
  for (let i = 0; i < 9; i++) {
    const y = 360 + i * 52;
    flowers += flower(14 - (i % 2) * 62, y, colours[i % 4]!, 1 + next() * 0.3);
    flowers += flower(1354 + (i % 2) * 62, y + 14, colours[(i + 1) % 4]!, 1 + next() * 0.3);
  }
  for (let i = 0; i < 16; i++) flowers += flower(-70 + i * 100, 842 + (i % 2) * 16, colours[i % 4]!, 1.1);
  return soil + crumbs + flowers;
} // prettier-ignore

/** The sheet of paper that the tiles of the lawn lie on. */
const lawn = (): string =>
  layer(
    [
      [GRID.x - 13, LAWN_TOP - 9],
      [GRID.x + GRID.columns * GRID.cell + 13, LAWN_TOP - 9],
      [GRID.x + GRID.columns * GRID.cell + 13, LAWN_BOTTOM + 11],
      [GRID.x - 13, LAWN_BOTTOM + 11],
    ],
    GARDEN.lawn,
    { seed: 9, amplitude: 3 },
  );

/** Flagstones in the corner, under the arrows. */
function flags(): string {
  const x = GRID.x + PAD.column * GRID.cell;
  const y = GRID.y + PAD.row * GRID.cell;
  const [w, h] = [(GRID.columns - PAD.column) * GRID.cell, (GRID.rows - PAD.row) * GRID.cell];
  const cells = [
    [4, 4, 96, 78], [106, 4, 78, 70], [190, 4, 86, 82], [4, 88, 74, 76], [84, 80, 104, 84], [194, 92, 82, 72],
  ]; // prettier-ignore
  return (
    layer([[x + 2, y + 2], [x + w + 8, y + 2], [x + w + 8, y + h + 8], [x + 2, y + h + 8]], '#B9A98A', { seed: 15, amplitude: 2.4 }) +
    cells
      .map(([dx = 0, dy = 0, cw = 0, ch = 0], i) => prop(roundRect(x + dx, y + dy, cw, ch, 14, { seed: i + 40, wobble: 3 }), i % 2 ? GARDEN.stone : '#F1E7D2', { outline: 0.12 }))
      .join('')
  );
} // prettier-ignore

/** The whole garden behind the play. */
export const garden = (): string =>
  `<rect x="-117" y="-96" width="1600" height="960" fill="${GARDEN.sky}"/>` +
  cloud(250, 130, 1.1) +
  cloud(1120, 116, 0.9) +
  cloud(-40, 180, 0.8) +
  cloud(1420, 190, 1) +
  hill((x) => 214 + Math.sin(x / 190) * 18, GARDEN.farHill, 1) +
  hill((x) => 246 + Math.sin(x / 150 + 2) * 10, GARDEN.hill, 2) +
  hedge() +
  // Paler behind the word, so that nothing competes with it.
  '<ellipse cx="683" cy="252" rx="480" ry="44" fill="#F2FAE8" opacity=".8" filter="url(#glow)"/>' +
  border() +
  lawn() +
  flags() +
  twig() +
  pot(112, 240) +
  pot(1254, 240) +
  grain(-117, -96, 1600, 960, 0.12);
