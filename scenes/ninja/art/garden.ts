import { darker, lighter, mix, PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, cloud, grain, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { arc, curve, type Point } from '../../../engine/drawing/points.ts';
import { blob, circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';
import { TONE } from './colours.ts';

const { ink } = PALETTE;

/** A sheet of torn paper from `height` down. */
const sheet = (height: (x: number) => number, fill: string, seed: number) => {
  const edge: Point[] = curve(height, -140, 1506, 40);
  return layer([[-140, 900], ...edge, [1506, 900]], fill, { seed });
};

/** A few narrow leaves from one point. */
const leaves = (x: number, y: number, size: number, fill: string, turns: readonly number[]) =>
  each(turns, (turn, i) =>
    place(
      flat(
        `M0 0C${size * 0.3} ${-size * 0.2} ${size * 0.8} ${-size * 0.14} ${size} 0C${size * 0.8} ${size * 0.1} ${size * 0.3} ${size * 0.14} 0 0Z`,
        i % 2 ? darker(fill, 0.1) : fill,
      ),
      x,
      y,
      { turn },
    ),
  );

/** A stalk of bamboo from top to bottom, `wide` u across, leaning by `lean`. */
const stalk = (x: number, wide: number, fill: string, lean: number, seed: number) => {
  const joints = Array.from({ length: 9 }, (_, i) => -110 + i * 100 + ((seed * 37) % 70));
  const at = (y: number) => x + (lean * (700 - y)) / 800;
  return (
    layer(
      [
        at(-110) - wide / 2,
        -110,
        at(-110) + wide / 2,
        -110,
        at(720) + wide / 2,
        720,
        at(720) - wide / 2,
        720,
      ],
      fill,
      { seed, amplitude: 1.2, edgeWidth: 3, shadow: 'object' },
    ) +
    line(`M${at(-110) + wide * 0.2} -110L${at(720) + wide * 0.2} 720`, darker(fill, 0.12), wide * 0.24, 0.6) +
    each(
      joints,
      (y) =>
        stripe(`M${at(y) - wide / 2 - 3} ${y}H${at(y) + wide / 2 + 3}`, darker(fill, 0.2), 5) +
        stripe(`M${at(y) - wide / 2 - 2} ${y - 4}H${at(y) + wide / 2 + 2}`, lighter(fill, 0.5), 3),
    )
  );
};

/** A far grove: thin stalks side by side, with crowns of leaves. */
const grove = (from: number, to: number, fill: string, seed: number) =>
  each(Math.round((to - from) / 26), (i) => {
    const x = from + i * 26 + ((i * seed * 7) % 11);
    const top = 210 + ((i * 53 * seed) % 140);
    return (
      line(`M${x} 600Q${x + 4} ${top + 120} ${x + ((i % 3) - 1) * 14} ${top}`, fill, 7 + (i % 3) * 2) +
      leaves(x + ((i % 3) - 1) * 14, top + 10, 52, fill, [-150, -60, 20, 160, 100]) +
      leaves(x, top + 90, 40, fill, [-20, 200, 40])
    );
  });

/** Blossoms on the branch: place and size. */
const BLOSSOMS = rows(3, [
  ...[20, 62, 17, 58, 96, 13, 92, 84, 16, 124, 122, 18, 150, 170, 15, 162, 210, 13],
  ...[196, 118, 17, 232, 146, 14, 268, 128, 17, 312, 150, 15, -30, 60, 16, 176, 140, 11],
]);
const blossom = (r: number, fill: string) =>
  each(5, (k) => place(dot(r * 0.56, fill, r * 0.62), 0, 0, { turn: k * 72 })) + dot(r * 0.28, TONE.ochre);
/** A branch in blossom that hangs into the picture. */
const branch = (): string =>
  cord('M-130 40C20 60 90 110 190 128C240 138 280 134 320 150', TONE.bark, 13) +
  cord('M92 100C130 140 150 170 158 214', TONE.bark, 8) +
  each(BLOSSOMS, ([x, y, r], i) =>
    place(blossom(r, i % 3 ? TONE.pink : lighter(TONE.pink, 0.4)), x, y, { turn: i * 31 }),
  );

const moon = (): string =>
  `<g filter="url(#glow)">${dot(128, TONE.moon, 1004, 262, 0.8)}</g>` +
  layer(ring(1004, 262, 104), TONE.moon, { seed: 5, shadow: 'object' }) +
  oval(24, 18, darker(TONE.moon, 0.06), 970, 236) +
  oval(15, 12, darker(TONE.moon, 0.06), 1044, 300) +
  oval(11, 9, darker(TONE.moon, 0.06), 1030, 214);

const ring = (cx: number, cy: number, r: number, ry = r): Point[] => [...arc(cx, cy, r, ry, 0, 351, 39)];

/** Raked sand, a pond in the middle, stones. */
const ground = (): string =>
  sheet((x) => 652 + Math.sin(x / 240) * 4, TONE.sand, 11) +
  each(6, (i) =>
    line(
      `M-140 ${688 + i * 26}C200 ${672 + i * 27} 420 ${700 + i * 25} 683 ${690 + i * 26}S1180 ${676 + i * 27} 1506 ${694 + i * 25}`,
      TONE.rake,
      5,
      0.8,
    ),
  ) +
  layer(ring(683, 760, 338, 62), TONE.stone, { seed: 14, shadow: 'none' }) +
  layer(ring(683, 762, 314, 50), TONE.water, { seed: 15, shadow: 'none' }) +
  line('M470 752q20 -7 40 0t40 0M760 744q20 -7 40 0t40 0M600 772q16 -6 32 0t32 0', PALETTE.paper, 4, 0.7) +
  each(
    [
      [1064, 724, 46],
      [300, 734, 38],
      [1216, 742, 34],
      [22, 726, 40],
    ] as const,
    ([x, y, r], i) =>
      oval(r * 1.15, r * 0.2, ink, x, y + r * 0.42, 0.12) +
      prop(
        blob(x, y, r, r * 0.56, { seed: 30 + i }),
        mix(TONE.stone, TONE.hills, 0.3),
        flat(blob(x + 8, y + 14, r, r * 0.5, { seed: 40 + i }), darker(TONE.stone, 0.1)),
      ),
  );

/** Sky, moon, hills and groves; the wall itself stands before what is thrown up. */
export const garden = (): string =>
  slab(-117, -96, 1600, 960, TONE.high) +
  sheet((x) => 120 + Math.sin(x / 300) * 26, TONE.sky, 2) +
  sheet((x) => 330 + Math.sin(x / 260 + 2) * 24, TONE.low, 3) +
  moon() +
  cloud(420, 210, 1.1, 0.75) +
  cloud(842, 344, 0.9, 0.8) +
  sheet((x) => 442 - 66 * Math.sin((x + 60) / 210), TONE.hill, 4) +
  sheet((x) => 486 - 44 * Math.sin((x - 120) / 150), TONE.hills, 6) +
  grove(-130, 330, TONE.grove, 3) +
  grove(1060, 1500, TONE.grove, 5) +
  grove(-130, 190, TONE.groves, 2) +
  grove(1200, 1500, TONE.groves, 4) +
  stalk(-64, 46, TONE.jade, 20, 3) +
  stalk(30, 34, mix(TONE.jade, TONE.groves, 0.4), -14, 5) +
  stalk(1420, 46, TONE.jade, -20, 4) +
  stalk(1338, 34, mix(TONE.jade, TONE.groves, 0.4), 12, 8) +
  leaves(36, 330, 92, TONE.leaf, [-30, 24, 60]) +
  leaves(34, 452, 80, TONE.jade, [-12, 36, 200]) +
  leaves(1334, 286, 96, TONE.leaf, [150, 204, 120]) +
  leaves(1336, 420, 84, TONE.jade, [160, 196, -20]) +
  branch() +
  ground() +
  grain(-117, -96, 1600, 960);

/** A piece of the wall that joins the next one: white plaster under slate tiles. Its top is y = 0. */
export const wall = (): string =>
  slab(-200, 20, 400, 104, TONE.plaster) +
  flat('M-200 20H200V36H-200Z', TONE.shade) +
  flat('M-200 104H200V124H-200Z', darker(TONE.shade, 0.08)) +
  line('M-150 62q30 -8 60 0M40 82q40 8 80 0M120 54q20 -6 40 0', TONE.shade, 4) +
  slab(-200, -4, 400, 26, TONE.slate) +
  each(10, (i) => {
    const x = -200 + i * 40;
    return (
      flat(`M${x} -14H${x + 40}V8Q${x + 40} 24 ${x + 20} 24T${x} 8Z`, TONE.tile) +
      flat(
        `M${x + 26} -14H${x + 40}V8Q${x + 40} 22 ${x + 24} 24Q${x + 32} 10 ${x + 26} -14Z`,
        TONE.slate,
        0.5,
      ) +
      line(`M${x} 8Q${x} 24 ${x + 20} 24T${x + 40} 8`, darker(TONE.slate, 0.2), 2)
    );
  }) +
  slab(-200, -20, 400, 12, TONE.slate) +
  stripe('M-200 -18H200', lighter(TONE.tile, 0.4), 3);

const STRAW = [-352, -300, -246, -190, -128, -66, -8, 54, 112, 170, 232, 286, 340] as const;
/** A low heap of hay that lies before the wall; its foot is y = 0. */
export const hay = (): string => {
  const heap =
    'M-392 14C-372 -34 -318 -60 -252 -66C-190 -96 -96 -106 -6 -102C96 -108 190 -96 262 -66C330 -58 374 -32 392 14Z';
  return (
    prop(
      heap,
      TONE.hay,
      flat('M-400 30C-300 -20 -120 -34 0 -32S300 -20 400 30Z', TONE.hays, 0.7) +
        each(STRAW, (x, i) =>
          line(
            `M${x} ${-8 - (i % 4) * 16}q26 ${-14 + (i % 3) * 8} 58 ${-4 + (i % 2) * 10}`,
            i % 2 ? darker(TONE.hays, 0.18) : lighter(TONE.hay, 0.5),
            4,
          ),
        ) +
        each(STRAW, (x, i) => line(`M${x + 20} ${-48 - (i % 3) * 12}q20 -10 44 0`, TONE.hays, 3.5)),
      { outline: 0.34, shadow: 'object' },
    ) +
    each(STRAW, (x, i) =>
      line(
        `M${x} ${-58 - 30 * Math.cos(x / 260)}q${i % 2 ? 10 : -12} -12 ${i % 2 ? 22 : -20} -18`,
        darker(TONE.hays, 0.2),
        3.4,
      ),
    )
  );
};

/** A low plaque on the wall, on which marks come. */
export const plaque = (): string =>
  prop(
    roundRect(-112, -28, 224, 56, 12),
    mix(TONE.wood, TONE.cream, 0.42),
    line('M-96 -8H90M-90 12H96', darker(TONE.wood, 0.04), 2.5, 0.5),
    { shadow: 'object' },
  ) +
  dot(4, darker(TONE.wood, 0.2), -100, -16) +
  dot(4, darker(TONE.wood, 0.2), 100, -16);

/** Light around the moon in the evening. */
export const glow = (): string =>
  dot(168, TONE.moon, 0, 0, 0.22) +
  dot(134, TONE.moon, 0, 0, 0.3) +
  clip(circle(104), dot(104, '#FFFBEA', 0, 0, 0.85));
