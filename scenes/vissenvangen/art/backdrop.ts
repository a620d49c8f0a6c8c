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
const left = (y: number) => 34 + 13 * Math.sin(y / 58) + 7 * Math.sin(y / 23) + 290 * bump(y, 62, 104);
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

/** What grows on the bottom, seen through the water: weed, coral and a sunken jar. */
function under(): string {
  const coralOf = (x: number, y: number, s: number, fill: string) =>
    place(line('M0 30V-8M0 12Q-22 8 -22 -18M0 4Q20 0 22 -26M-22 -2l-14 -12M22 -8l14 -10', fill, 11, 0.5), x, y, { scale: s }); // prettier-ignore
  const weed = (x: number, y: number, s: number) =>
    place(line('M0 30q-12 -16 0 -34t-2 -34M18 32q12 -14 2 -28t4 -28M-18 32q-12 -10 -4 -24', BEACH.weed, 8, 0.42), x, y, { scale: s }); // prettier-ignore
  const stones = (x: number, y: number) =>
    oval(34, 20, BEACH.rockDeep, x, y, 0.3) + oval(22, 14, BEACH.rockDeep, x + 44, y + 10, 0.3) + oval(12, 8, BEACH.rockDeep, x + 14, y + 26, 0.3); // prettier-ignore
  return (
    coralOf(236, 300, 1.1, '#EFA39A') +
    coralOf(1128, 470, 1.3, '#EFA39A') +
    coralOf(884, 226, 0.9, '#D9A6D2') +
    coralOf(468, 560, 1.1, '#D9A6D2') +
    weed(394, 258, 1.1) +
    weed(1010, 560, 1.2) +
    weed(612, 420, 1) +
    weed(1170, 290, 1) +
    stones(700, 540) +
    stones(330, 440) +
    stones(1000, 330) +
    place(flat('M-16 -34H16L12 -24Q34 -10 30 14Q24 38 0 38Q-24 38 -30 14Q-34 -10 -12 -24Z', '#D9A06B', 0.5), 800, 440, { turn: 64 }) // prettier-ignore
  );
}

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
    deep(720, 300, 350, 150, BEACH.deepest, 7) +
    under() +
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
