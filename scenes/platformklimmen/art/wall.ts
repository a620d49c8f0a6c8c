import { darker, jitter, lighter, svg, tenth } from '../../../engine/drawing/index.ts';
import { BRIGHT, pale, WOOD } from './colours.ts';

/** Side of a tile in u. */
const S = 50;
const tile = (inner: string) => svg(inner, 0, 0, S, S);
const back = `<rect width="${S}" height="${S}" fill="${WOOD.back}"/>`;
const shadow = `<rect width="${S}" height="16" fill="${WOOD.shade}"/><path d="M0 16q25 7 50 0v3q-25 6 -50 0z" fill="${WOOD.shade}" opacity=".6"/>`;
/** The thin shelf at the back on which the books stand. */
const shelf = `<rect y="43" width="${S}" height="7" fill="${WOOD.shelf}"/><rect y="43" width="${S}" height="1.6" fill="${lighter(WOOD.shelf, 0.4)}"/>`;
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
    const bands = [0.16, 0.74]
      .map(
        (at) =>
          `<rect x="${tenth(x)}" y="${tenth(top + high * at)}" width="${tenth(width)}" height="3" fill="${darker(colour, 0.1)}"/>`,
      )
      .join('');
    out += `<g${lean}><rect x="${tenth(x)}" y="${tenth(top)}" width="${tenth(width)}" height="${tenth(high)}" rx="2" fill="${colour}"/><rect x="${tenth(x)}" y="${tenth(top)}" width="2" height="${tenth(high)}" fill="${lighter(colour, 0.35)}"/>${bands}</g>`;
    x += width + 0.6;
  }
  return out;
}

const plant =
  `<path d="M14 93L17 68H35L38 93Z" fill="${pale('#EE6A50')}"/><rect x="12" y="66" width="28" height="7" rx="3" fill="${darker(pale('#EE6A50'), 0.1)}"/>` +
  [-34, -14, 6, 26]
    .map(
      (turn, i) =>
        `<path d="M26 68q${turn * 0.5} -14 ${turn * 0.8} -${36 - i * 3}q${8 - turn * 0.2} 18 ${-turn * 0.8} ${36 - i * 3}z" fill="${pale('#5BA446')}"/>`,
    )
    .join('');
const globe =
  `<path d="M13 93h24l-4 -6h-16z" fill="${WOOD.shelf}"/><rect x="23" y="78" width="4" height="10" fill="${WOOD.shelf}"/>` +
  `<circle cx="25" cy="60" r="19" fill="${pale('#2F6FDE')}"/><path d="M14 52q8 -8 14 -2q2 7 -5 9q-8 2 -9 -7zM29 64q6 -4 11 0q-2 8 -9 9q-4 -4 -2 -9z" fill="${pale('#5BA446')}"/>` +
  `<path d="M25 38a22 22 0 0 1 0 44" fill="none" stroke="${WOOD.shelf}" stroke-width="3"/>`;
const lying = [0, 1, 2]
  .map(
    (i) =>
      `<rect x="${4 + i * 2}" y="${81 - i * 12}" width="${40 - i * 5}" height="11" rx="2.5" fill="${pale(BRIGHT[i * 2]!)}"/><rect x="${8 + i * 2}" y="${84 - i * 12}" width="3" height="5" fill="${WOOD.back}"/>`,
  )
  .join('');

/** A drawing over two tiles, cut in an upper and a lower one. */
const pair = (name: string, drawing: string): Record<string, string> => ({
  [`${name}-b`]: tile(back + `<svg width="50" height="50" viewBox="0 0 50 50">${drawing}</svg>`),
  [`${name}-o`]: tile(back + `<svg width="50" height="50" viewBox="0 50 50 50">${drawing}</svg>` + shelf),
});

/** A quarter of a round-topped window: through the middle one looks outside. */
function pane(side: 'l' | 'r', half: 'b' | 'o'): string {
  const flip = side === 'r' ? ' transform="translate(50 0) scale(-1 1)"' : '';
  const frame = WOOD.board;
  const glint = `<path d="M30 ${half === 'b' ? 22 : 8}l14 -10v6l-14 10z" fill="#fff" opacity=".35"/>`;
  const wall =
    half === 'b'
      ? `<path d="M0 0H50V6A44 44 0 0 0 6 50H0Z" fill="${WOOD.back}"/>${side === 'l' || side === 'r' ? `<path d="M0 0H50V6Q24 9 12 26Q4 38 4 50H0Z" fill="${WOOD.shade}" opacity=".5"/>` : ''}`
      : `<rect width="6" height="50" fill="${WOOD.back}"/>`;
  const arch =
    half === 'b'
      ? `<path d="M50 9A41 41 0 0 0 9 50" fill="none" stroke="${darker(frame, 0.3)}" stroke-width="11"/><path d="M50 9A41 41 0 0 0 9 50" fill="none" stroke="${frame}" stroke-width="7"/>`
      : `<path d="M9 0V44" stroke="${darker(frame, 0.3)}" stroke-width="11"/><path d="M9 0V50" stroke="${frame}" stroke-width="7"/><rect x="3" y="38" width="50" height="12" fill="${darker(frame, 0.3)}"/><rect x="5" y="40" width="50" height="8" fill="${WOOD.boardLight}"/>`;
  const bars =
    half === 'b'
      ? `<path d="M50 9V50M14 48H50" stroke="${frame}" stroke-width="4"/>`
      : `<path d="M50 0V40" stroke="${frame}" stroke-width="4"/>`;
  return tile(`<g${flip}>${wall}${side === 'l' ? glint : ''}${bars}${arch}</g>`);
}

/** A post of the bookcase; the tower is crooked, so it is a little different at each side. */
function post(side: 'l' | 'r'): string {
  const x = side === 'l' ? 0 : 22;
  const rest = side === 'l' ? 28 : 0;
  return tile(
    `<rect x="${rest}" width="22" height="50" fill="${WOOD.shade}"/>` +
      `<rect x="${x}" width="28" height="50" fill="${WOOD.post}"/><rect x="${x}" width="4" height="50" fill="${WOOD.boardLight}"/><rect x="${x + 24}" width="4" height="50" fill="${WOOD.postDeep}"/>` +
      `<path d="M${x + 10} 0q4 14 0 25t0 25M${x + 17} 0q-3 12 0 25t0 25" stroke="${WOOD.postDeep}" stroke-width="1.6" fill="none" opacity=".55"/>`,
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
