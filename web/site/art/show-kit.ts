import {
  circle,
  coin,
  GROUND,
  PALETTE,
  roundRect,
  starSticker,
  sticker,
} from '../../../engine/drawing/index.ts';

/** Size of one picture of the instruction page. */
export const SHOW = { width: 480, height: 300 } as const;

const { ink, paper } = PALETTE;

/** A screen with something on it; `inner` lies in 0..440 by 0..250. */
export const screen = (inner: string, ground: string = paper): string =>
  sticker(roundRect(14, 12, 452, 266, 18, { seed: 7 }), '#3a4468', { rim: 5 }) +
  `<g transform="translate(22 20)"><rect width="436" height="250" rx="10" fill="${ground}"/>${inner}</g>`;

/** Writing: a bar where a line of text stands, for drawings hold no letters. */
export const line = (x: number, y: number, width: number, colour: string = '#9aa2bd', height = 9): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${colour}"/>`;

/** A sheet or a button. */
export const box = (x: number, y: number, w: number, h: number, fill: string = paper, seed = 1): string =>
  `<path d="${roundRect(x, y, w, h, 10, { seed, wobble: 1.4 })}" fill="${fill}" stroke="${ink}" stroke-width="3"/>`;

/** A button in the colour of what is to be done. */
export const button = (x: number, y: number, w = 110): string =>
  box(x, y, w, 36, PALETTE.blue, 5) + line(x + w * 0.22, y + 14, w * 0.56, paper);

/** A finger that points out where to press. */
export const finger = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><circle r="20" fill="none" stroke="#FFD84A" stroke-width="6"/><circle r="20" fill="none" stroke="${ink}" stroke-width="2"/></g>`;

/** Signs beside what was answered. */
export const tick = (x: number, y: number): string =>
  `<path d="M${x} ${y}l7 8 13-16" fill="none" stroke="${PALETTE.teal}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`;
export const again = (x: number, y: number): string =>
  `<path d="M${x + 16} ${y - 4}a9 9 0 1 0 2 8M${x + 17} ${y - 12}v9h-9" fill="none" stroke="#d97a1d" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A tile of the live board: a pupil, what is answered, and how it goes. */
export const tile = (x: number, y: number, colour: string, mark: string): string =>
  box(x, y, 92, 74, paper, x) +
  `<path d="${circle(14, x + 22, y + 24)}" fill="${colour}" stroke="${ink}" stroke-width="2.5"/>` +
  line(x + 44, y + 16, 36) +
  line(x + 12, y + 52, 40, ink) +
  mark;

/** Three stars and a coin. */
export const prize = (x: number, y: number): string =>
  [0, 1, 2]
    .map((i) => `<g transform="translate(${x + i * 62} ${y}) scale(.72)">${starSticker(true)}</g>`)
    .join('') + `<g transform="translate(${x + 210} ${y}) scale(.8)">${coin()}</g>`;

/** A house on the map, shown with `open` when one can go in. */
export const house = (x: number, y: number, roof: string): string =>
  sticker(`M${x - 24} ${y}V${y - 28}L${x} ${y - 50}L${x + 24} ${y - 28}V${y}Z`, paper, { rim: 3, line: 3 }) +
  `<path d="M${x - 30} ${y - 26}L${x} ${y - 54}L${x + 30} ${y - 26}" fill="none" stroke="${roof}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>` +
  `<rect x="${x - 7}" y="${y - 20}" width="14" height="20" fill="${PALETTE.blue}" stroke="${ink}" stroke-width="2"/>`;

/** An island in the sea with a path over it. */
export const island = (): string =>
  `<rect width="436" height="250" rx="10" fill="${GROUND.sea}"/>` +
  `<path d="M30 150Q40 40 190 46T410 110Q424 214 260 220T30 150Z" fill="${GROUND.sand}"/>` +
  `<path d="M48 148Q60 58 190 62T394 114Q404 200 258 204T48 148Z" fill="${GROUND.grass}"/>` +
  `<path d="M84 164Q150 190 200 140T340 120" fill="none" stroke="${GROUND.sand}" stroke-width="13" stroke-linecap="round" stroke-dasharray="2 22"/>`;
