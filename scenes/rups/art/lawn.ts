import { blob, jitter, roundRect, svg } from '../../../engine/drawing/index.ts';
import { GARDEN } from './colours.ts';

const SIDE = 56;

const tuft = (x: number, y: number): string =>
  `<path d="M${x - 5} ${y - 6}L${x - 1.5} ${y}L${x} ${y - 9}L${x + 2} ${y}L${x + 6} ${y - 6}" fill="none" stroke="${GARDEN.tuft}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;
const daisy = (x: number, y: number): string =>
  [0, 72, 144, 216, 288].map((a) => `<ellipse cx="${x}" cy="${y - 4.6}" rx="2.7" ry="4" fill="#FFFDF6" transform="rotate(${a} ${x} ${y})"/>`).join('') + `<circle cx="${x}" cy="${y}" r="2.7" fill="#F2C94C"/>`; // prettier-ignore
const clover = (x: number, y: number): string =>
  [0, 120, 240].map((a) => `<circle cx="${x}" cy="${y - 4}" r="4" fill="#9ACB6A" transform="rotate(${a} ${x} ${y})"/>`).join(''); // prettier-ignore

/** What grows on a tile; most have nothing. */
const GROWTH: Record<string, string> = {
  kaal: '',
  pol: tuft(18, 24) + tuft(40, 44),
  madelief: daisy(38, 18) + tuft(16, 42),
  klaver: clover(20, 36) + clover(38, 24),
  vlek: `<path d="${blob(28, 30, 19, 13, { seed: 8, wobble: 0.1 })}" fill="#fff" opacity=".16"/>${tuft(26, 34)}`,
};

const tile = (fill: string, seed: number, growth: string): string => {
  const next = jitter(seed);
  const fold = next() < 0.3 ? '<path d="M10 4L52 46" stroke="#fff" stroke-width="1.4" opacity=".25"/>' : '';
  return svg(
    `<path d="${roundRect(1.5, 1.5, SIDE - 3, SIDE - 3, 9, { seed, wobble: 1.1 })}" fill="${fill}"/>${fold}${growth}`,
    0,
    0,
    SIDE,
    SIDE,
  );
};

/** Floor tiles of the lawn: light (a) and dark (b) squares of paper, bare or with something that grows. */
export const tiles = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(GROWTH).flatMap(([name, growth], i) => [
      [`${name}-a`, tile(GARDEN.tileA, i + 3, growth)],
      [`${name}-b`, tile(GARDEN.tileB, i + 23, growth)],
    ]),
  );
