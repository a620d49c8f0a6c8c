import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, grain, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { curve, jitter, polyline, tenth } from '../../../engine/drawing/points.ts';
import { blob, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, flat, oval, slab } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { LEAVES, SHADE } from './tones.ts';

/** Where the rings of the mower have their middle, and where the puddle lies. */
const MIDDLE = { x: 683, y: 500 };
const PUDDLE = { x: 950, y: 694 };

/** A tree with its foot at (x, y). */
const tree = (x: number, y: number, scale: number, crown: string, seed: number): string =>
  place(
    flat('M-11 0Q-7 -50 -15 -104H15Q8 -50 12 0Z', darker(SHADE.bark, 0.05)) +
      flat(blob(0, -134, 74, 62, { seed, wobble: 0.1, corners: 16 }), crown) +
      flat(blob(-22, -150, 36, 26, { seed: seed + 9, wobble: 0.12 }), lighter(crown, 0.28), 0.8) +
      each(7, (i) => dot(5, darker(crown, 0.16), -48 + i * 16, -116 - ((i * 29) % 44), 0.7)),
    x,
    y,
    { scale },
  );

/** A row of crowns far away, along a line. */
const wood = (y: number, tone: string, seed: number, high: number, pitch: number): string => {
  const next = jitter(seed);
  return each(Math.ceil(1660 / pitch), (i) =>
    flat(
      blob(tenth(-130 + i * pitch + next() * 30), tenth(y - next() * high * 0.4), pitch * 0.78, high, {
        seed: seed + i,
        wobble: 0.08,
        corners: 14,
      }),
      i % 3 === 1 ? lighter(tone, 0.18) : tone,
    ),
  );
};

/** The lawn, mown in rings around its middle. */
const rings = (): string =>
  each([1, 0.84, 0.68, 0.52, 0.36, 0.2], (share, i) =>
    flat(
      blob(MIDDLE.x, MIDDLE.y, 860 * share, 420 * share, { seed: i + 60, wobble: 0.008, corners: 28 }),
      i % 2 ? SHADE.lawn : SHADE.stripe,
      0.85,
    ),
  );

/** A bench under the trees, and a lamp beside it. */
const bench = (x: number, y: number): string =>
  place(
    oval(66, 9, PALETTE.ink, 0, 8, 0.14) +
      each([-44, 44], (at) => cord(`M${at} 6V-22`, SHADE.iron, 9)) +
      prop(roundRect(-62, -50, 124, 13, 6, { wobble: 0.6 }), SHADE.bench) +
      prop(roundRect(-62, -33, 124, 11, 5, { wobble: 0.6 }), SHADE.bench) +
      prop(roundRect(-66, -19, 132, 14, 6, { wobble: 0.6 }), lighter(SHADE.bench, 0.15)),
    x,
    y,
  );
const lamp = (x: number, y: number): string =>
  place(
    oval(20, 5, PALETTE.ink, 0, 2, 0.16) +
      cord('M0 0V-96', SHADE.iron, 9) +
      dot(22, '#FFF3C4', 0, -112, 0.55) +
      prop('M-13 -98L-17 -124H17L13 -98Z', '#FFF1BD', { outline: 0.4 }) +
      flat('M-22 -124Q0 -144 22 -124Z', SHADE.iron),
    x,
    y,
  );

/** The puddle, in which the sky is seen. */
const puddle = (): string =>
  flat(blob(PUDDLE.x, PUDDLE.y + 3, 122, 36, { seed: 5, wobble: 0.06 }), darker(SHADE.stripe, 0.1)) +
  flat(blob(PUDDLE.x, PUDDLE.y, 116, 32, { seed: 5, wobble: 0.06 }), SHADE.puddle) +
  oval(58, 10, SHADE.shine, PUDDLE.x - 24, PUDDLE.y - 9, 0.9) +
  oval(22, 5, SHADE.shine, PUDDLE.x + 58, PUDDLE.y + 10, 0.8);

/** The park in layers: a hazy wood, trees along a path with a bench, and the lawn with its rings. */
export function park(): string {
  const edge = curve((x) => 238 - 8 * Math.sin(x / 170), -130, 1500, 40);
  const path = [
    ...curve((x) => 214 - 7 * Math.sin(x / 170), -130, 1500, 40),
    ...curve((x) => 246 - 7 * Math.sin(x / 170), 1500, -130, 40),
  ];
  const spots = [70, 236, 398, 968, 1130, 1296];
  const tones = [SHADE.near, LEAVES[1], SHADE.mid, LEAVES[0], SHADE.mid, LEAVES[1]];
  return (
    slab(-117, -96, 1600, 960, SHADE.sky) +
    wood(150, SHADE.haze, 3, 74, 92) +
    wood(198, SHADE.far, 11, 56, 76) +
    layer([...curve(() => 206, -130, 1500, 60), [1500, 880], [-130, 880]], SHADE.pale, {
      seed: 9,
      amplitude: 4,
    }) +
    each(spots, (x, i) => tree(x, 218 + (i % 2) * 6, 0.98 - (i % 3) * 0.1, tones[i]!, 70 + i)) +
    layer(path, SHADE.path, { seed: 23, amplitude: 3, edgeWidth: 4, shadow: 'none' }) +
    bench(524, 226) +
    lamp(846, 228) +
    layer([...edge, [1500, 880], [-130, 880]], SHADE.lawn, { seed: 17, amplitude: 4 }) +
    clip(
      polyline(
        [...curve((x) => 242 - 8 * Math.sin(x / 170), -130, 1500, 40), [1500, 880], [-130, 880]],
        true,
      ),
      rings(),
    ) +
    puddle() +
    grain(-117, -96, 1600, 960, 0.1)
  );
}
