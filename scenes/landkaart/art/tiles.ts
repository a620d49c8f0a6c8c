import { blob } from '../../../engine/drawing/index.ts';
import { PATH_OFFSET, type PathLevel } from './path-level.ts';
import { LAND } from './colours.ts';
import { shoreBlock, TILE, type Coast } from './shore.ts';

const BLUR = `<defs><filter id="coast" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="4.5"/></filter><filter id="grassEdge" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="2.6"/></filter></defs>`;

/** One tile: the window at (x, y) of a drawing. */
const tile = (inner: string, x = 0, y = 0) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}" viewBox="${x} ${y} ${TILE} ${TILE}">${BLUR}${inner}</svg>`;

const fill = (colour: string, inner = '') =>
  tile(`<rect width="${TILE}" height="${TILE}" fill="${colour}"/>${inner}`);

/** Little waves: place, length and opacity. */
const waves = (...list: [x: number, y: number, length: number, opacity: number][]) =>
  list
    .map(
      ([x, y, length, opacity]) =>
        `<path d="M${x} ${y}q${length / 4} -5 ${length / 2} 0t${length / 2} 0" fill="none" stroke="#E9F8FF" stroke-width="2.6" stroke-linecap="round" opacity="${opacity}"/>`,
    )
    .join('');

const tuft = (x: number, y: number, colour = '#8FBF5C') =>
  `<path d="M${x - 5} ${y - 5}L${x - 1.5} ${y}L${x} ${y - 8}L${x + 2} ${y}L${x + 6} ${y - 5}" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Sea in two frames of shimmer, grass plain, with tufts, crumbs and paper folds. */
const plain: Record<string, string> = {
  'zee-0': fill(LAND.sea),
  'zee-1': fill(LAND.sea, waves([12, 26, 22, 0.75], [34, 44, 18, 0.5])),
  'zee-1b': fill(LAND.sea, waves([16, 29, 18, 0.5], [30, 41, 22, 0.75])),
  'zee-2': fill(
    LAND.sea,
    `${waves([30, 20, 20, 0.6])}<circle cx="18" cy="44" r="3" fill="none" stroke="#E9F8FF" stroke-width="1.8" opacity=".5"/>`,
  ),
  'zee-2b': fill(
    LAND.sea,
    `${waves([26, 22, 22, 0.5])}<circle cx="20" cy="42" r="3.6" fill="none" stroke="#E9F8FF" stroke-width="1.8" opacity=".4"/>`,
  ),
  'gras-0': fill(LAND.grass),
  'gras-1': fill(LAND.grass, tuft(20, 30) + tuft(46, 50)),
  'gras-2': fill(
    LAND.grass,
    `<path d="M14 18l5 -2l2 4l-5 2zM44 40l5 1l-1 5l-5 -1z" fill="#CDE9A2"/>${tuft(38, 22)}`,
  ),
  'gras-3': fill(
    LAND.grass,
    `<path d="${blob(32, 34, 24, 17, { seed: 8, wobble: 0.1 })}" fill="${LAND.grassDark}"/>${tuft(30, 38, '#86B654')}`,
  ),
  'gras-vouw': fill(
    LAND.grass,
    '<path d="M0 0h3v64h-3z" fill="#fff" opacity=".14"/><path d="M0 0h-1.5v64h12z" fill="#2C6423" opacity=".06"/>',
  ),
};

/** Side of the sea per quarter turn: south, west, north, east. */
const SIDES = ['z', 'w', 'n', 'o'] as const;

function shore(): Record<string, string> {
  const out: Record<string, string> = {};
  SIDES.forEach((side, quarter) => {
    for (const version of [0, 1, 2])
      out[`kust-${side}${version}`] = tile(
        shoreBlock({ coast: 'straight', tiles: 1, quarter, seed: 11 + version * 5 }),
      );
    const blocks: [Coast, string, number[]][] = [
      ['corner', 'hoek', [1, 2, 3]],
      ['bay', 'bocht', [1, 2]],
    ];
    for (const [coast, name, sizes] of blocks)
      for (const tiles of sizes) {
        const drawing = shoreBlock({ coast, tiles, quarter, seed: 5 + tiles });
        for (let j = 0; j < tiles; j++)
          for (let i = 0; i < tiles; i++)
            out[`${name}${tiles}-${quarter}-${i}${j}`] = tile(drawing, i * TILE, j * TILE);
      }
  });
  return out;
}

const LEVELS = ['u', '0', 'd'] as const;
const wander = (from: PathLevel, to: PathLevel) =>
  `M-30 ${32 + PATH_OFFSET[from]}H0C24 ${32 + PATH_OFFSET[from]} 40 ${32 + PATH_OFFSET[to]} 64 ${32 + PATH_OFFSET[to]}H94`;

/** Middle lines of the path pieces: straight ones that wander, bends, ends and crossings by the sides they open to. */
const LINES: Record<string, string> = {
  ...Object.fromEntries(LEVELS.flatMap((from) => LEVELS.map((to) => [`h${from}${to}`, wander(from, to)]))),
  v: 'M32 -30V94',
  no: 'M32 -30V0A32 32 0 0 0 64 32H94',
  oz: 'M94 32H64A32 32 0 0 0 32 64V94',
  zw: 'M32 94V64A32 32 0 0 0 0 32H-30',
  wn: 'M-30 32H0A32 32 0 0 0 32 0V-30',
  eo: 'M94 32H32',
  ew: 'M-30 32H32',
  ez: 'M32 94V32',
  en: 'M32 -30V32',
  tn: 'M-30 32H94M32 -30V32',
  tz: 'M-30 32H94M32 32V94',
  to: 'M32 -30V94M32 32H94',
  tw: 'M32 -30V94M32 32H-30',
};

/** A path in ink and sand, and one that is still only dotted on the grass. */
const inked = (d: string) =>
  `<path d="${d}" stroke="#5B4A1E" stroke-width="46" opacity=".22" transform="translate(0 4)" filter="url(#grassEdge)"/><path d="${d}" stroke="${LAND.fibre}" stroke-width="46"/><path d="${d}" stroke="${LAND.path}" stroke-width="37"/>` +
  `<path d="${d}" stroke="#E2C07E" stroke-width="3" stroke-dasharray="7 13" transform="translate(0 9)"/><path d="${d}" stroke="#FBE9BF" stroke-width="3.5" stroke-dasharray="9 15" transform="translate(2 -9)"/>`;
const dotted = (d: string) =>
  `<path d="${d}" stroke="#8FBF5C" stroke-width="34" opacity=".55"/><path d="${d}" stroke="#FFFDF6" stroke-width="9" stroke-dasharray="0.1 21.2" stroke-dashoffset="-10"/>`;

/** The round end of an inked path that goes on in dots, pointing right from the border of a tile. */
export const pathEnd = (): string =>
  `<path d="M-1 -23H0A23 23 0 0 1 0 23H-1Z" fill="${LAND.fibre}"/><path d="M-1 -18.5H0A18.5 18.5 0 0 1 0 18.5H-1Z" fill="${LAND.path}"/>`;

const paths = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(LINES).flatMap(([name, d]) => [
      [
        `pad-${name}`,
        tile(`<g fill="none" stroke-linecap="${name.startsWith('e') ? 'round' : 'butt'}">${inked(d)}</g>`),
      ],
      [`stip-${name}`, tile(`<g fill="none" stroke-linecap="round">${dotted(d)}</g>`)],
    ]),
  );

/** All tiles of the meadow island by name; their order is their number in the tile map. */
export const meadowTiles = (): Record<string, string> => ({ ...plain, ...shore(), ...paths() });
