import { darker, lighter } from '../../../engine/drawing/palette.ts';
import { svg } from '../../../engine/drawing/paper.ts';
import { jitter, tenth } from '../../../engine/drawing/points.ts';
import { flat, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { BRIGHT, pale, WOOD } from './colours.ts';

/** Side of a tile in u. */
const S = 50;
const tile = (inner: string) => svg(inner, 0, 0, S, S);
const back = slab(0, 0, S, S, WOOD.back);
const shadow = slab(0, 0, S, 16, WOOD.shade) + flat('M0 16q25 7 50 0v3q-25 6 -50 0z', WOOD.shade, 0.6);
/** The thin shelf at the back on which the books stand. */
const shelf = slab(0, 43, S, 7, WOOD.shelf) + slab(0, 43, S, 1.6, lighter(WOOD.shelf, 0.4));
const FOOT = 43;

/** A row of books over two tiles: the upper one at y 0 to 50, the lower at 50 to 100. */
function spines(seed: number, least = 46, more = 44): string {
  const next = jitter(seed);
  let x = 1;
  let out = '';
  while (x < S - 6) {
    const width = Math.min(9 + next() * 8, S - 1 - x);
    const high = least + next() * more;
    const colour = pale(BRIGHT[Math.floor(next() * BRIGHT.length)]!);
    const top = S + FOOT - high;
    const lean = next() < 0.12 ? ` transform="rotate(${tenth(4 + next() * 3)} ${tenth(x)} ${S + FOOT})"` : '';
    const bands = each([0.16, 0.74], (at) =>
      slab(tenth(x), tenth(top + high * at), tenth(width), 3, darker(colour, 0.1)),
    );
    out += `<g${lean}><rect x="${tenth(x)}" y="${tenth(top)}" width="${tenth(width)}" height="${tenth(high)}" rx="2" fill="${colour}"/><rect x="${tenth(x)}" y="${tenth(top)}" width="2" height="${tenth(high)}" fill="${lighter(colour, 0.35)}"/>${bands}</g>`;
    x += width + 0.6;
  }
  return out;
}

const plant =
  `<path d="M14 93L17 68H35L38 93Z" fill="${pale('#EE6A50')}"/><rect x="12" y="66" width="28" height="7" rx="3" fill="${darker(pale('#EE6A50'), 0.1)}"/>` +
  each(
    [-34, -14, 6, 26],
    (turn, i) =>
      `<path d="M26 68q${turn * 0.5} -14 ${turn * 0.8} -${36 - i * 3}q${8 - turn * 0.2} 18 ${-turn * 0.8} ${36 - i * 3}z" fill="${pale('#5BA446')}"/>`,
  );
const globe =
  `<path d="M13 93h24l-4 -6h-16z" fill="${WOOD.shelf}"/><rect x="23" y="78" width="4" height="10" fill="${WOOD.shelf}"/>` +
  `<circle cx="25" cy="60" r="19" fill="${pale('#2F6FDE')}"/><path d="M14 52q8 -8 14 -2q2 7 -5 9q-8 2 -9 -7zM29 64q6 -4 11 0q-2 8 -9 9q-4 -4 -2 -9z" fill="${pale('#5BA446')}"/>` +
  stripe('M25 38a22 22 0 0 1 0 44', WOOD.shelf, 3);
const lying = each(
  [0, 1, 2],
  (i) =>
    `<rect x="${4 + i * 2}" y="${81 - i * 12}" width="${40 - i * 5}" height="11" rx="2.5" fill="${pale(BRIGHT[i * 2]!)}"/><rect x="${8 + i * 2}" y="${84 - i * 12}" width="3" height="5" fill="${WOOD.back}"/>`,
);

/** A drawing over two tiles, cut in an upper and a lower one. */
const pair = (name: string, drawing: string): Record<string, string> => ({
  [`${name}-b`]: tile(back + `<svg width="50" height="50" viewBox="0 0 50 50">${drawing}</svg>`),
  [`${name}-o`]: tile(back + `<svg width="50" height="50" viewBox="0 50 50 50">${drawing}</svg>` + shelf),
});

/** A quarter of a round-topped window: through the middle one looks outside. */
function pane(side: 'l' | 'r', half: 'b' | 'o'): string {
  const flip = side === 'r' ? ' transform="translate(50 0) scale(-1 1)"' : '';
  const frame = WOOD.board;
  const glint = flat(`M30 ${half === 'b' ? 22 : 8}l14 -10v6l-14 10z`, '#fff', 0.35);
  const wall =
    half === 'b'
      ? `<path d="M0 0H50V6A44 44 0 0 0 6 50H0Z" fill="${WOOD.back}"/>${side === 'l' || side === 'r' ? flat('M0 0H50V6Q24 9 12 26Q4 38 4 50H0Z', WOOD.shade, 0.5) : ''}`
      : slab(0, 0, 6, 50, WOOD.back);
  const arch =
    half === 'b'
      ? stripe('M50 9A41 41 0 0 0 9 50', darker(frame, 0.3), 11) + stripe('M50 9A41 41 0 0 0 9 50', frame, 7)
      : `<path d="M9 0V44" stroke="${darker(frame, 0.3)}" stroke-width="11"/><path d="M9 0V50" stroke="${frame}" stroke-width="7"/><rect x="3" y="38" width="50" height="12" fill="${darker(frame, 0.3)}"/><rect x="5" y="40" width="50" height="8" fill="${WOOD.boardLight}"/>`;
  const bars = half === 'b' ? stripe('M50 9V50M14 48H50', frame, 4) : stripe('M50 0V40', frame, 4);
  return tile(`<g${flip}>${wall}${side === 'l' ? glint : ''}${bars}${arch}</g>`);
}

/** A post of the bookcase; the tower is crooked, so it is a little different at each side. */
function post(side: 'l' | 'r'): string {
  const x = side === 'l' ? 0 : 22;
  const rest = side === 'l' ? 28 : 0;
  return tile(
    slab(rest, 0, 22, 50, WOOD.shade) +
      `<rect x="${x}" width="28" height="50" fill="${WOOD.post}"/><rect x="${x}" width="4" height="50" fill="${WOOD.boardLight}"/><rect x="${x + 24}" width="4" height="50" fill="${WOOD.postDeep}"/>` +
      stripe(`M${x + 10} 0q4 14 0 25t0 25M${x + 17} 0q-3 12 0 25t0 25`, WOOD.postDeep, 1.6, 0.55),
  );
}

/** All tiles of the tower's back wall. */
export const wallTiles = (): Record<string, string> => ({
  'stijl-l': post('l'),
  'stijl-r': post('r'),
  nis: tile(back + shadow),
  bank: tile(back + `<svg width="50" height="50" viewBox="0 50 50 50">${spines(71, 20, 16)}</svg>` + shelf),
  ...pair('boeken-0', spines(11)),
  ...pair('boeken-1', spines(27)),
  ...pair('boeken-2', spines(43)),
  ...pair('boeken-3', spines(58)),
  ...pair('plant', plant),
  ...pair('bol', globe),
  ...pair('leeg', lying),
  'raam-lb': pane('l', 'b'),
  'raam-rb': pane('r', 'b'),
  'raam-lo': pane('l', 'o'),
  'raam-ro': pane('r', 'o'),
});
