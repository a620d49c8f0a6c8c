import { mix } from '../../../engine/drawing/palette.ts';
import { clip, layer } from '../../../engine/drawing/paper.ts';
import { jitter, tenth, torn, type Point } from '../../../engine/drawing/points.ts';
import { blob, box, roundRect } from '../../../engine/drawing/shapes.ts';
import { flat, line } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { TONES } from './tones.ts';

/** Top of the wall, and where it stands on the ground. */
export const WALL = { top: 138, foot: 640 } as const;
const PITCH = { x: 92, y: 38 } as const;

/** Goes along all bricks of a running bond between two sides. */
function bond(left: number, right: number, draw: (x: number, y: number) => string): string {
  let out = '';
  for (let y = WALL.top + 30, row = 0; y < WALL.foot + 20; y += PITCH.y, row++)
    for (let x = left - 60 + (row % 2) * (PITCH.x / 2); x < right; x += PITCH.x) out += draw(x, y);
  return out;
}

const brick = (x: number, y: number) =>
  roundRect(x, y, PITCH.x - 8, PITCH.y - 7, 8, { seed: x + y * 3, wobble: 1.4 });

/** Grey bricks, cut by hand, in a running bond. */
export function bricks(left: number, right: number): string {
  const next = jitter(61);
  const ground = layer(box(left - 20, WALL.top, right + 20, WALL.foot + 40), TONES.mortar, {
    seed: 9,
    amplitude: 2,
  });
  return (
    ground +
    bond(left, right, (x, y) => {
      const tone = [TONES.brick, TONES.brickPale, TONES.brickWarm][Math.floor(next() * 3)] ?? TONES.brick;
      return flat(brick(x, y), mix(TONES.mortar, tone, 0.45 + next() * 0.55));
    })
  );
}

/** The coat, with pieces that fell off its edge. */
const COAT: Point[] = [
  [248, 168],
  [460, 166],
  [760, 170],
  [952, 168],
  [966, 180],
  [1012, 184],
  [1048, 176],
  [1060, 167],
  [1216, 168],
  [1222, 188],
  [1246, 204],
  [1270, 210],
  [1272, 400],
  [1269, 516],
  [1246, 530],
  [1234, 560],
  [1252, 590],
  [1268, 606],
  [900, 610],
  [540, 607],
  [526, 594],
  [484, 590],
  [440, 596],
  [424, 608],
  [262, 609],
  [252, 590],
  [228, 572],
  [192, 564],
  [190, 392],
  [206, 372],
  [209, 340],
  [192, 318],
  [192, 226],
  [214, 216],
  [230, 200],
  [246, 192],
];

/** Cracks in the coat: each from one point to the next. */
const CRACKS: readonly (readonly Point[])[] = [
  [
    [240, 196],
    [262, 218],
    [256, 240],
    [276, 262],
  ],
  [
    [1236, 200],
    [1214, 222],
    [1222, 248],
  ],
  [
    [1246, 536],
    [1222, 520],
    [1216, 496],
  ],
  [
    [238, 574],
    [262, 562],
    [270, 540],
    [292, 532],
  ],
  [
    [1000, 178],
    [1008, 196],
    [996, 210],
  ],
];

const crack = (points: readonly Point[], i: number) =>
  line(torn(points, { seed: 300 + i, amplitude: 1.6, closed: false }), TONES.crack, 2.6);

/** The grey coat on which is painted: bricks shine through, so faintly that pencil lines and cards stand out. */
export function plaster(): string {
  const next = jitter(23);
  const shining = bond(200, 1270, (x, y) =>
    next() < 0.5 ? flat(brick(x, y), next() < 0.6 ? TONES.ghost : TONES.light) : '',
  );
  const smears = each(12, () => {
    const [x, y] = [tenth(230 + next() * 1000), tenth(200 + next() * 380)];
    return `<path d="${blob(x, y, 46 + next() * 60, 12 + next() * 14, { seed: Math.round(x), wobble: 0.2 })}" fill="${TONES.light}" opacity=".8"/>`;
  });
  return (
    layer(COAT, TONES.plaster, { seed: 21, amplitude: 3.4, edgeWidth: 7, edge: '#FBFBFA' }) +
    clip(torn(COAT, { seed: 21, amplitude: 3.4 }), shining + smears + each(CRACKS, crack))
  );
}
