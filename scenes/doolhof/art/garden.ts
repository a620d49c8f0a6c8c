import { lighter } from '../../../engine/drawing/palette.ts';
import { layer, place, prop } from '../../../engine/drawing/paper.ts';
import { curve, jitter, tenth, type Point } from '../../../engine/drawing/points.ts';
import { blob, circle, roundRect, star } from '../../../engine/drawing/shapes.ts';
import { dot, flat, oval, slab } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { NIGHT, WARM } from './tones.ts';

const [LEFT, TOP, RIGHT, BOTTOM] = [-117, -96, 1483, 864];

/** A sheet of torn paper from an edge down. */
const sheet = (height: (x: number) => number, fill: string, seed: number) => {
  const edge: Point[] = curve(height, LEFT - 20, RIGHT + 20, 56);
  return layer([[LEFT - 20, BOTTOM + 20], ...edge, [RIGHT + 20, BOTTOM + 20]], fill, {
    seed,
    edge: lighter(fill, 0.16),
  });
};

/** Stars, cut out with a punch. */
function stars(): string {
  const next = jitter(11);
  return each(46, () => {
    const [x, y, size] = [LEFT + next() * 1600, TOP + next() * 330, 2 + next() * 4];
    return place(flat(star(size, size * 0.45), NIGHT.moon, tenth(0.4 + next() * 0.5)), tenth(x), tenth(y));
  });
}

/** A round tree of paper, its foot at (x, y). */
const tree = (x: number, y: number, r: number, tone: string, seed: number) =>
  prop(roundRect(x - 7, y - r, 14, r + 6, 5), '#2B2A4E', { line: 2 }) +
  prop(blob(x, y - r * 1.6, r, r * 1.06, { seed, wobble: 0.06, corners: 13 }), tone, {
    inner: `<path d="${blob(x - r * 0.3, y - r * 1.9, r * 0.6, r * 0.5, { seed: seed + 1, wobble: 0.1 })}" fill="${lighter(tone, 0.1)}"/>`,
    line: 2,
  });

/** A stone Klodder on a pedestal, its foot at (x, y); a negative scale looks the other way. */
const statue = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale} ${Math.abs(scale)})">` +
  prop(roundRect(-40, -60, 80, 60, 6), '#4A547F', { line: 2.5 }) +
  prop(roundRect(-48, -70, 96, 14, 5), '#566091', { line: 2.5 }) +
  prop('M-30 -70Q-38 -128 0 -132Q4 -150 16 -150Q8 -140 12 -130Q36 -120 30 -70Z', '#66709E', {
    inner: flat('M-40 -60Q-10 -90 40 -84V-60Z', '#566091'),
    line: 2.5,
  }) +
  each([-10, 8], (dx) => oval(5, 8, '#818BB5', dx, -108)) +
  '<path d="M-6 -92Q0 -88 6 -92" fill="none" stroke="#454E78" stroke-width="3" stroke-linecap="round"/></g>';

/** The dark garden by night, with a lawn in the middle where the maze is laid. */
export function garden(): string {
  const sky = slab(LEFT, TOP, 1600, 960, NIGHT.high);
  const moon =
    `<circle cx="1150" cy="118" r="88" fill="${NIGHT.moon}" opacity=".1"/><circle cx="1150" cy="118" r="66" fill="${NIGHT.moon}" opacity=".12"/>` +
    prop(circle(46, 1150, 118), NIGHT.moon, {
      inner: dot(9, '#EFDFA6', 1136, 104) + dot(13, '#EFDFA6', 1168, 128) + dot(6, '#EFDFA6', 1142, 142),
      line: 2,
      outline: 0.1,
    });
  const bumps = (base: number, a: number, w: number, p: number) => (x: number) =>
    base + a * Math.sin(x / w + p) - a * 0.5 * Math.abs(Math.sin(x / 31 + p));
  return (
    sky +
    stars() +
    moon +
    sheet(bumps(150, 20, 150, 0), NIGHT.low, 3) +
    tree(64, 192, 46, '#2C3C66', 4) +
    tree(-40, 206, 60, '#2A3862', 7) +
    tree(1316, 196, 50, '#2C3C66', 9) +
    tree(1424, 210, 62, '#2A3862', 12) +
    sheet(bumps(184, 12, 110, 2), '#253A5E', 5) +
    sheet((x) => 214 + Math.sin(x / 230) * 5, NIGHT.lawn, 8) +
    statue(228, 236, 0.62) +
    statue(1012, 236, -0.62) +
    statue(-48, 700, 1) +
    statue(1416, 700, -1) +
    fireflies()
  );
}

function fireflies(): string {
  const next = jitter(23);
  return each(18, () => {
    const side = next() < 0.5 ? LEFT + next() * 230 : RIGHT - next() * 230;
    const y = 330 + next() * 430;
    return dot(7, WARM.light, tenth(side), tenth(y), 0.14) + dot(2.4, WARM.light, tenth(side), tenth(y), 0.8);
  });
}
