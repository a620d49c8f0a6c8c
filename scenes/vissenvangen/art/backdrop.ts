import { lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { grain, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { jitter, tenth, type Point } from '../../../engine/drawing/points.ts';
import { blob, box, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, oval, slab } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { parasol, pail, towel } from './things.ts';
import { BEACH } from './tones.ts';

const { coral, teal, plum, blue, ochre } = PALETTE;
/** Where the boardwalk begins. */
const WALK = 640;
const bump = (y: number, at: number, wide: number) => Math.exp(-(((y - at) / wide) ** 2));

/** The two shores: a spit of sand on the left, rocks on the right; `inset` u from the water's edge. */
const left = (y: number) => 34 + 13 * Math.sin(y / 58) + 7 * Math.sin(y / 23) + 250 * bump(y, 52, 88);
const right = (y: number) => 1334 - 12 * Math.sin(y / 64 + 1) - 6 * Math.sin(y / 27) - 190 * bump(y, 70, 100);
function water(inset: number): Point[] {
  const ys = Array.from({ length: 46 }, (_, i) => -130 + i * 18);
  return [
    ...ys.map((y): Point => [tenth(left(y) + inset * (1 + 0.3 * Math.sin(y / 90))), y]),
    ...ys.reverse().map((y): Point => [tenth(right(y) - inset * (1 + 0.3 * Math.sin(y / 70))), y]),
  ];
}

/** Deeper water, out in the middle of the bay. */
const deep = (x: number, y: number, rx: number, ry: number, fill: string, seed: number): string =>
  layer(
    Array.from({ length: 40 }, (_, i): Point => {
      const angle = (i / 40) * Math.PI * 2;
      const reach = 1 + 0.07 * Math.sin(angle * 3 + seed) + 0.04 * Math.sin(angle * 5);
      return [tenth(x + Math.cos(angle) * rx * reach), tenth(y + Math.sin(angle) * ry * reach)];
    }),
    fill,
    { seed, edgeWidth: 3, shadow: 'none' },
  );

const starfish = (x: number, y: number, turn: number): string =>
  place(flat('M0 -20L6 -7L20 -6L9 4L13 19L0 11L-13 19L-9 4L-20 -6L-6 -7Z', lighter(coral, 0.35)), x, y, {
    turn,
  });

const rocks = (): string =>
  each(
    [
      [1236, 168, 66, 44],
      [1330, 214, 74, 52],
      [1190, 118, 44, 30],
      [1296, 112, 80, 50],
      [1372, 330, 40, 54],
    ] as const,
    ([x, y, w, h], i) =>
      prop(blob(x, y, w, h, { seed: i + 3, wobble: 0.08 }), BEACH.rock, flat(blob(x + 14, y + 16, w, h * 0.8, { seed: i + 3 }), BEACH.rockDeep, 0.45) + oval(w * 0.3, h * 0.18, '#fff', x - w * 0.25, y - h * 0.4, 0.35), { outline: 0.2 }), // prettier-ignore
  );

/** The boardwalk along the shore, plank by plank. */
function boardwalk(): string {
  const planks = each(27, (i) => {
    const x = -124 + i * 60;
    return slab(x + 2, WALK - 4 + (i % 3) * 2, 56, 260, i % 2 ? BEACH.wood : BEACH.woodPale, 5) + dot(3, BEACH.woodDeep, x + 14, WALK + 12, 0.6) + dot(3, BEACH.woodDeep, x + 44, WALK + 12, 0.6) + line(`M${x + 22} ${WALK + 40}q6 40 0 80`, BEACH.woodDeep, 1.6, 0.3); // prettier-ignore
  });
  return (
    slab(-130, WALK - 10, 1640, 300, BEACH.woodDeep) +
    planks +
    slab(-130, WALK - 14, 1640, 16, lighter(BEACH.wood, 0.15), 5) +
    slab(-130, WALK + 2, 1640, 5, BEACH.woodDeep, 0, 0.4)
  );
}

/** A bay with a beach round it and a boardwalk in front, seen from above. */
export function bay(): string {
  const next = jitter(9);
  const specks = each(70, () => dot(tenth(1.4 + next() * 1.8), BEACH.sandDeep, tenth(-110 + next() * 1590), tenth(-90 + next() * 730), 0.7)); // prettier-ignore
  const glints = each(26, (i) => {
    const [x, y] = [tenth(120 + next() * 1120), tenth(190 + next() * 420)];
    return line(`M${x} ${y}q${9 + (i % 3) * 4} -6 ${18 + (i % 3) * 8} 0`, '#fff', 2.6, 0.4);
  });
  return (
    layer(box(-117, -96, 1483, 864), BEACH.sand, { amplitude: 0, edgeWidth: 0, shadow: 'none' }) +
    specks +
    layer(water(-26), BEACH.sandWet, { seed: 4, edgeWidth: 2, shadow: 'none' }) +
    layer(water(-6), BEACH.foam, { seed: 6, edgeWidth: 4, shadow: 'none' }) +
    layer(water(6), BEACH.shallow, { seed: 8, edgeWidth: 6 }) +
    layer(water(58), BEACH.lagoon, { seed: 11, edgeWidth: 4, shadow: 'none' }) +
    deep(700, 300, 500, 250, BEACH.deep, 3) +
    deep(760, 190, 360, 150, BEACH.deepest, 7) +
    glints +
    rocks() +
    towel(-46, 250, 14, plum) +
    towel(-66, 520, -18, blue) +
    parasol(-58, 382, 66, coral) +
    parasol(60, 40, 58, teal) +
    parasol(1424, 470, 70, ochre) +
    towel(1412, 590, 10, coral) +
    pail(0, 176) +
    starfish(150, 56, 10) +
    starfish(1392, 250, 30) +
    boardwalk() +
    prop(roundRect(16, 628, 26, 30, 6), BEACH.woodDeep, { outline: 0.25 }) +
    prop(roundRect(1330, 628, 26, 30, 6), BEACH.woodDeep, { outline: 0.25 }) +
    grain(-117, -96, 1600, 960, 0.12)
  );
}
