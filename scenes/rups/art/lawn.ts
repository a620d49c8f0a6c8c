import { svg } from '../../../engine/drawing/paper.ts';
import { jitter } from '../../../engine/drawing/points.ts';
import { blob, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { GARDEN } from './colours.ts';

const SIDE = 56;

const tuft = (x: number, y: number): string =>
  line(`M${x - 5} ${y - 6}L${x - 1.5} ${y}L${x} ${y - 9}L${x + 2} ${y}L${x + 6} ${y - 6}`, GARDEN.tuft, 2.2);
const daisy = (x: number, y: number): string =>
  each(
    [0, 72, 144, 216, 288],
    (a) =>
      `<ellipse cx="${x}" cy="${y - 4.6}" rx="2.7" ry="4" fill="#FFFDF6" transform="rotate(${a} ${x} ${y})"/>`,
  ) + dot(2.7, '#F2C94C', x, y);
const clover = (x: number, y: number): string =>
  [0, 120, 240]
    .map((a) => `<circle cx="${x}" cy="${y - 4}" r="4" fill="#9ACB6A" transform="rotate(${a} ${x} ${y})"/>`)
    .join('');

/** What grows on a tile; most have nothing. */
const GROWTH: Record<string, string> = {
  kaal: '',
  pol: tuft(18, 24) + tuft(40, 44),
  madelief: daisy(38, 18) + tuft(16, 42),
  klaver: clover(20, 36) + clover(38, 24),
  vlek: flat(blob(28, 30, 19, 13, { seed: 8, wobble: 0.1 }), '#fff', 0.16) + tuft(26, 34),
};

const tile = (fill: string, seed: number, growth: string): string => {
  const next = jitter(seed);
  const fold = next() < 0.3 ? stripe('M10 4L52 46', '#fff', 1.4, 0.25) : '';
  return svg(
    flat(roundRect(1.5, 1.5, SIDE - 3, SIDE - 3, 9, { seed, wobble: 1.1 }), fill) + fold + growth,
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
