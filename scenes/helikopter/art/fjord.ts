import { darker, lighter, mix, PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, cloud, grain, layer, prop } from '../../../engine/drawing/paper.ts';
import { curve, polyline, torn, type Point } from '../../../engine/drawing/points.ts';
import { cord, dot, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { TONE } from './colours.ts';

const { ink } = PALETTE;

/** A sheet of paper below a curve. */
const sheet = (height: (x: number) => number, foot: number, fill: string, seed: number) =>
  layer([...curve(height, -130, 1500, 40), [1500, foot], [-130, foot]], fill, { seed });

/** A range of peaks: corners on a line, down to `foot`; snow lies on those that are high. */
function range(tops: readonly number[], foot: number, fill: string, seed: number, snow: number): string {
  const points: Point[] = tops.flatMap((x, i) => (i % 2 ? [] : [[x, tops[i + 1]!] as const]));
  const caps = each(points, ([x, y]) => {
    if (y > snow) return '';
    const h = Math.min(74, (snow - y) * 0.9 + 18);
    const cap: Point[] = [
      [x, y - 2],
      [x + h * 0.72, y + h],
      [x + h * 0.4, y + h * 0.72],
      [x + h * 0.14, y + h * 1.16],
      [x - h * 0.2, y + h * 0.7],
      [x - h * 0.5, y + h * 1.04],
      [x - h * 0.74, y + h * 0.96],
    ];
    return flat(torn(cap, { seed: seed + x, amplitude: 1.6 }), TONE.snow, 0.92);
  });
  const shade = each(points, ([x, y], i) =>
    y < foot - 120 && i > 0
      ? flat(
          polyline(
            [
              [x, y],
              [x + 96, foot],
              [x - 6, foot],
            ],
            true,
          ),
          darker(fill, 0.3),
          0.1,
        )
      : '',
  );
  const outline: Point[] = [[-140, foot], ...points, [1510, foot]];
  return layer(outline, fill, { seed, amplitude: 3 }) + clip(polyline(outline, true), shade + caps);
}

/** Pines along a shore. */
const pines = (from: number, to: number, y: number, fill: string) =>
  each(Math.round((to - from) / 26), (i) => {
    const x = from + i * 26 + ((i * 37) % 13);
    const h = 26 + ((i * 53) % 22);
    return flat(`M${x} ${y - h}l${h * 0.3} ${h}h${-h * 0.6}Z`, i % 3 ? fill : darker(fill, 0.1));
  });

const hut = (x: number, y: number, s: number, fill: string) =>
  slab(x, y, 30 * s, 18 * s, fill) +
  flat(`M${x - 4 * s} ${y}l${19 * s} ${-14 * s}l${19 * s} ${14 * s}Z`, mix(fill, ink, 0.4)) +
  slab(x + 6 * s, y + 5 * s, 7 * s, 7 * s, TONE.cream) +
  slab(x + 18 * s, y + 5 * s, 7 * s, 7 * s, TONE.cream);

/** Strokes of light on the water. */
const glints = () =>
  each(42, (i) => {
    const [x, y] = [-90 + ((i * i * 37 + i * 211) % 1560), 514 + ((i * 71) % 240)];
    return line(`M${x} ${y}q${10 + (i % 4) * 3} -4 ${26 + (i % 5) * 7} 0`, TONE.foam, 2.4, 0.6);
  });

/** Sky, three ranges, a shore with huts and pines, and the water. */
export const fjord = (): string =>
  slab(-117, -96, 1600, 960, TONE.high) +
  sheet((x) => 190 + 22 * Math.sin(x / 240), 500, TONE.sky, 3) +
  sheet((x) => 330 + 16 * Math.sin((x + 200) / 180), 520, TONE.glow, 5) +
  cloud(470, 232, 0.8, 0.85) +
  cloud(1010, 206, 0.9, 0.85) +
  range(
    [
      -130, 330, -40, 250, 60, 340, 190, 236, 330, 372, 470, 296, 600, 390, 720, 322, 850, 400, 960, 286,
      1080, 380, 1190, 226, 1330, 352, 1400, 270, 1510, 340,
    ],
    500,
    TONE.far,
    11,
    340,
  ) +
  range(
    [
      -140, 260, -60, 196, 90, 388, 200, 348, 380, 452, 560, 436, 800, 452, 980, 432, 1120, 330, 1240, 420,
      1370, 250, 1510, 330,
    ],
    512,
    TONE.mid,
    17,
    300,
  ) +
  layer(
    [
      -140, 420, 40, 446, 210, 474, 420, 496, 640, 500, 900, 498, 1080, 472, 1260, 440, 1510, 396, 1510, 540,
      -140, 540,
    ],
    TONE.near,
    { seed: 23 },
  ) +
  pines(880, 1480, 506, TONE.pine) +
  pines(-120, 470, 506, TONE.pine) +
  hut(548, 486, 0.9, mix(TONE.brick, TONE.cream, 0.25)) +
  hut(596, 490, 0.7, mix(TONE.ochre, TONE.cream, 0.3)) +
  hut(790, 487, 0.8, mix(TONE.navy, TONE.cream, 0.5)) +
  sheet((x) => 506 + 2 * Math.sin(x / 80), 880, TONE.sea, 31) +
  sheet((x) => 590 + 5 * Math.sin(x / 66), 880, TONE.deep, 37) +
  glints() +
  grain(-117, -96, 1600, 960, 0.12);

/** A wave in front, as wide as the view. */
export const wave = (): string =>
  layer([...curve((x) => 7 * Math.sin(x / 34), -860, 860, 130), [860, 120], [-860, 120]], TONE.wave, {
    seed: 41,
    edge: TONE.foam,
    edgeWidth: 6,
    shadow: 'none',
  });

const TONES = [TONE.rock, TONE.stone, TONE.slate] as const;

/** A step of rock that comes from the left, its upper right edge at (0, 0); moss lies on it. */
export const steps = TONES.map((fill, i) => {
  const wall = [-900, -2, -6, 0, 2, 26, -12, 60, 4, 96, -8, 140, 10, 190, 4, 340, -900, 340];
  const cracks = 'M-120 40l-18 30l14 26M-320 30l22 36M-500 60l-16 40l20 30M-220 120l26 40M-60 100l-14 36';
  return (
    layer(wall, fill, { seed: 50 + i, amplitude: 3 }) +
    clip(
      polyline(wall, true),
      flat('M-900 26H20V90H-900Z', lighter(fill, 0.35), 0.5) + line(cracks, darker(fill, 0.3), 3, 0.5),
    ) +
    flat(
      torn(
        [-900, -7, -2, -6, 8, 2, -6, 12, -60, 8, -120, 15, -210, 8, -330, 16, -470, 9, -640, 16, -900, 10],
        { seed: 60 + i, amplitude: 3 },
      ),
      TONE.moss,
    )
  );
});

/** A rock that stands by itself in the water, the middle of its top at (0, 0). */
export const stack = (): string => {
  const wall = [-66, 0, 64, 0, 70, 34, 84, 90, 92, 150, -94, 150, -80, 70, -74, 30];
  return (
    layer(wall, TONE.stone, { seed: 71, amplitude: 3 }) +
    clip(polyline(wall, true), flat('M-100 30Q0 20 100 34V70Q0 60 -100 74Z', lighter(TONE.stone, 0.4), 0.5)) +
    flat(
      torn([-72, -6, 68, -6, 74, 6, 30, 12, 0, 8, -40, 14, -76, 6], { seed: 73, amplitude: 2.4 }),
      TONE.moss,
    )
  );
};

/** The pier at the right, with the mast for the stars; (0, 0) is the middle of its planks. */
export const pier = (): string =>
  each([-58, 6, 66, 120], (x) => cord(`M${x} 6V120`, TONE.bark, 15)) +
  prop(
    'M-78 -4H230V20H-78Z',
    TONE.plank,
    stripe('M-48 -6V22M-16 -6V22M16 -6V22M48 -6V22M80 -6V22', darker(TONE.plank, 0.2), 2.5),
  ) +
  slab(-78, -4, 308, 6, lighter(TONE.plank, 0.4)) +
  cord('M34 -4V-336', TONE.cream, 11, darker(TONE.wood, 0.3)) +
  dot(11, TONE.coral, 34, -340) +
  oval(16, 6, ink, 34, -2, 0.16);

/** Light of a lamp in the evening. */
export const glowLamp = (): string =>
  `<g filter="url(#soft)">${dot(42, '#FFE08A', 0, 0, 0.75)}</g>` + dot(10, '#FFF6CF');
