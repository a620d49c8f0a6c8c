import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { cloud, grain, layer, place } from '../../../engine/drawing/paper.ts';
import { curve, jitter } from '../../../engine/drawing/points.ts';
import { blob } from '../../../engine/drawing/shapes.ts';
import { dot, flat, oval, slab } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { HOUSES, SHADE } from './tones.ts';

const FOOT = 446;

/** A house with a stepped or a bell gable, its foot on the square. */
function house(x: number, wide: number, high: number, i: number): string {
  const front = HOUSES[i % HOUSES.length]!;
  const top = FOOT - high;
  const half = wide / 2;
  const gable =
    i % 2 === 0
      ? `M${x} ${FOOT}V${top}h${half * 0.36}v-26h${half * 0.3}v-26h${half * 0.68}v26h${half * 0.3}v26H${x + wide}V${FOOT}Z`
      : `M${x} ${FOOT}V${top}Q${x + half * 0.5} ${top - 6} ${x + half * 0.56} ${top - 52}H${x + half * 1.44}Q${x + half * 1.5} ${top - 6} ${x + wide} ${top}V${FOOT}Z`;
  const pane = (px: number, py: number) =>
    slab(px - 17, py, 34, 46, lighter(front, 0.5), 3) +
    slab(px - 13, py + 4, 26, 38, SHADE.window, 2) +
    slab(px - 13, py + 21, 26, 3, lighter(front, 0.5));
  const floors = Math.floor((high - 110) / 74);
  return (
    flat(gable, front) +
    flat(`M${x} ${top}h${wide}v7h${-wide}Z`, darker(front, 0.07)) +
    each(floors, (floor) => each([0.26, 0.74], (at) => pane(x + wide * at, top + 30 + floor * 74))) +
    dot(10, SHADE.window, x + half, top - 22) +
    slab(x + 8, FOOT - 92, wide - 16, 92, darker(front, 0.06)) +
    slab(x + half - 20, FOOT - 80, 40, 80, SHADE.door, 4)
  );
}

/** A tree in a tub. */
const tree = (x: number, y: number, scale: number, seed: number): string =>
  place(
    flat('M-8 0Q-5 -60 -10 -110H10Q5 -60 8 0Z', SHADE.trunk) +
      flat(blob(0, -150, 70, 62, { seed, wobble: 0.09, corners: 15 }), SHADE.leaf) +
      flat(blob(-20, -168, 34, 26, { seed: seed + 4, wobble: 0.1 }), lighter(SHADE.leaf, 0.3), 0.8) +
      flat(blob(26, -128, 26, 18, { seed: seed + 7, wobble: 0.1 }), SHADE.leafDeep, 0.35),
    x,
    y,
    { scale },
  );

/** The square in layers: sky, a row of old houses, trees, and the pavement that one walks on. */
export function square(): string {
  const next = jitter(12);
  const houses: string[] = [];
  for (let x = -124, i = 0; x < 1490; i++) {
    const wide = Math.round(138 + next() * 40);
    houses.push(house(x, wide, Math.round(236 + next() * 60), i));
    x += wide + 3;
  }
  const edge = curve((x) => FOOT + 3 * Math.sin(x / 190), -130, 1500, 40);
  const near = curve((x) => 566 + 5 * Math.sin(x / 240), -130, 1500, 40);
  return (
    slab(-117, -96, 1600, 960, SHADE.sky) +
    cloud(250, 60, 1.1, 0.9) +
    cloud(1120, 24, 1.3, 0.9) +
    flat(blob(420, 300, 420, 130, { seed: 3, wobble: 0.06, corners: 20 }), SHADE.far, 0.7) +
    flat(blob(1150, 300, 420, 140, { seed: 8, wobble: 0.06, corners: 20 }), SHADE.far, 0.7) +
    houses.join('') +
    slab(-117, 60, 1600, 390, SHADE.cloud, 0, 0.34) +
    tree(-20, FOOT + 4, 1.05, 31) +
    tree(1392, FOOT + 4, 1.1, 37) +
    layer([...edge, [1500, 880], [-130, 880]], SHADE.stone, { seed: 19, amplitude: 3 }) +
    oval(760, 46, PALETTE.ink, 683, 470, 0.05) +
    layer([...near, [1500, 880], [-130, 880]], SHADE.stoneDeep, { seed: 27, amplitude: 3, shadow: 'none' }) +
    grain(-117, -96, 1600, 960, 0.1)
  );
}
