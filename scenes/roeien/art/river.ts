import { darker, lighter, mix, PALETTE } from '../../../engine/drawing/palette.ts';
import { cloud, grain, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { curve, type Point } from '../../../engine/drawing/points.ts';
import { circle } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval, slab } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { TONE } from './colours.ts';

const { paper } = PALETTE;

/** A sheet of torn paper from `height` down. */
const sheet = (height: (x: number) => number, fill: string, seed: number) => {
  const edge: Point[] = curve(height, -140, 1506, 40);
  return layer([[-140, 900], ...edge, [1506, 900]], fill, { seed });
};

/** Round tree tops side by side, as one far wood. */
const wood = (y: number, fill: string, from: number, step: number) =>
  each(Math.ceil(1700 / step), (i) => {
    const r = step * (0.62 + ((i * 7) % 5) * 0.07);
    return dot(r, fill, from + i * step, y + ((i * 11) % 7) * 2);
  });

/** Sky, woods, the dyke, and the river in four tones up to the near bank. */
export const river = (): string =>
  slab(-117, -96, 1600, 560, TONE.sky) +
  oval(900, 90, TONE.high, 683, -70) +
  cloud(250, 60, 1.1, 0.9) +
  cloud(1120, 40, 1.3, 0.9) +
  cloud(720, 110, 0.7, 0.8) +
  wood(206, TONE.wood, -120, 74) +
  wood(232, TONE.woods, -150, 54) +
  sheet((x) => 230 + Math.sin(x / 260) * 7, TONE.dyke, 3) +
  sheet((x) => 252 + Math.sin(x / 190 + 1) * 3, TONE.dykes, 4) +
  sheet((x) => 266 + Math.sin(x / 140) * 2, TONE.far, 5) +
  sheet((x) => 352 + Math.sin(x / 230 + 2) * 8, TONE.mid, 6) +
  sheet((x) => 498 + Math.sin(x / 270) * 9, TONE.near, 7) +
  sheet((x) => 640 + Math.sin(x / 210 + 1) * 8, TONE.deep, 8) +
  sheet((x) => 732 - Math.abs(x - 640) * 0.016 + Math.sin(x / 120) * 4, TONE.bank, 9) +
  sheet((x) => 758 + Math.sin(x / 160) * 4, TONE.banks, 10) +
  grain(-117, -96, 1600, 960);

/** The low sun of the evening, and its light on the water below. */
export const sunset = (): string =>
  dot(66, '#FFE3A6', 0, 0, 0.35) +
  dot(46, '#FFC46B') +
  each(7, (i) =>
    oval(52 - i * 5, 4.5, '#FFD79A', (i % 2 ? 9 : -9) * (1 + i * 0.2), 128 + i * 28, 0.75 - i * 0.08),
  );

/** The mill on the dyke; its foot is (0, 0), as of all that stands there. */
export const mill = (): string =>
  prop('M-30 0L-20 -84H20L30 0Z', TONE.wall, flat('M6 -90H40V10H12Z', darker(TONE.wall, 0.08))) +
  prop('M-24 -84Q0 -120 24 -84Z', TONE.roof) +
  prop('M-34 -30H34V-24H-34Z', TONE.pole) +
  flat('M-7 0V-18Q0 -26 7 -18V0Z', TONE.pole) +
  each(4, (i) =>
    place(
      line('M0 0V-74', TONE.pole, 4) +
        edged('M2 -18H16V-72H2Z', TONE.cream, darker(TONE.cream, 0.3), 1.6) +
        line('M9 -18V-72M2 -36H16M2 -54H16', darker(TONE.cream, 0.24), 1.4),
      0,
      -92,
      { turn: 20 + i * 90 },
    ),
  ) +
  dot(5, TONE.pole, 0, -92);

/** Three poplars. */
export const poplars = (): string =>
  each(
    [
      [-46, 96, 0],
      [0, 124, 1],
      [44, 88, 0],
    ] as const,
    ([x, h, tone]) => {
      const fill = mix(TONE.leaf, TONE.dyke, tone ? 0.35 : 0.5);
      return (
        line(`M${x} 0V-20`, TONE.pole, 6) +
        flat(
          `M${x} ${-h}C${x + 28} ${-h * 0.7} ${x + 24} -12 ${x} -12C${x - 24} -12 ${x - 28} ${-h * 0.7} ${x} ${-h}Z`,
          fill,
        ) +
        flat(`M${x + 2} ${-h + 6}C${x + 26} ${-h * 0.7} ${x + 22} -14 ${x + 2} -14Z`, darker(fill, 0.1))
      );
    },
  );

/** A white drawbridge over a ditch in the dyke. */
export const bridge = (): string => {
  const beam = darker(TONE.cream, 0.34);
  return (
    flat('M-110 8Q-60 -34 0 -34T110 8Z', TONE.far) +
    line('M-120 -8Q0 -54 120 -8', beam, 15) +
    line('M-120 -8Q0 -54 120 -8', TONE.cream, 10) +
    line('M-46 -26V-100M46 -26V-100', beam, 11) +
    line('M-46 -26V-100M46 -26V-100', TONE.cream, 7) +
    line('M-84 -84L70 -112', beam, 11) +
    line('M-84 -84L70 -112', TONE.cream, 7) +
    line('M70 -112L88 -18M-84 -84V-18', TONE.pole, 2.2)
  );
};

/** The boat house, with its doors open. */
export const house = (): string =>
  prop('M-66 0V-62H66V0Z', TONE.wall, flat('M20 -70H80V8H20Z', darker(TONE.wall, 0.07))) +
  prop(
    'M-80 -58L-46 -100H46L80 -58Z',
    TONE.roof,
    line('M-70 -66H70M-60 -80H60M-52 -92H52', darker(TONE.roof, 0.12), 2),
  ) +
  prop('M-24 0V-40H24V0Z', darker(TONE.teal, 0.15), flat('M-24 0L-2 -8V-40H-24Z', TONE.teal)) +
  each([-46, 46], (x) =>
    prop(circle(10, x, -36), TONE.cream, flat(`M${x - 10} -36H${x + 10}V-34H${x - 10}Z`, TONE.pole)),
  );

const FLAGS = [TONE.coral, TONE.ochre, TONE.teal, TONE.plum, TONE.cream] as const;

/** A garland of flags between two poles. */
export const garland = (): string => {
  const at = (t: number): Point => [-120 + 240 * t, -62 + Math.sin(t * Math.PI) * 26];
  return (
    cord('M-122 6V-70', TONE.pole, 7) +
    cord('M122 6V-70', TONE.pole, 7) +
    dot(6, TONE.ochre, -122, -74) +
    dot(6, TONE.ochre, 122, -74) +
    line('M-120 -62Q0 -10 120 -62', TONE.pole, 2.4) +
    each(9, (i) => {
      const [x, y] = at((i + 0.5) / 9);
      const fill = FLAGS[i % FLAGS.length]!;
      return edged(`M${x - 10} ${y}H${x + 10}L${x} ${y + 22}Z`, fill, darker(fill, 0.3), 1.8);
    })
  );
};

/** Reeds: stems with cigars and leaves. `size` is how many. */
const reeds = (count: number, high: number, fill: string) =>
  each(count, (i) => {
    const x = (i - (count - 1) / 2) * 13 + ((i * 5) % 4) * 2;
    const h = high * (0.72 + ((i * 7) % 5) * 0.08);
    const lean = ((i % 3) - 1) * 7;
    return (
      line(`M${x} 4Q${x} ${-h / 2} ${x + lean} ${-h}`, fill, 4) +
      (i % 2
        ? line(`M${x + lean} ${-h + 2}L${x + lean * 1.3} ${-h - 16}`, TONE.pole, 8)
        : line(`M${x} 0Q${x - lean} ${-h / 2} ${x - lean * 2.4} ${-h * 0.8}`, lighter(fill, 0.2), 3.4))
    );
  });

/** Reeds at the far bank. */
export const farReeds = (): string => reeds(9, 34, mix(TONE.reed, TONE.dyke, 0.3));

/** Reeds and leaves at the near bank. */
export const nearReeds = (): string =>
  oval(52, 12, darker(TONE.leaf, 0.12), -76, 0) + oval(38, 9, TONE.leaf, 84, 4) + reeds(10, 62, TONE.reed);

/** Light on the water. */
export const gleam = (): string =>
  line('M-96 0q16 -8 32 0t32 0t32 0', paper, 5, 0.55) + line('M26 18q14 -7 28 0t28 0', paper, 4.4, 0.45);

/** A spit of land between two arms. */
export const spit = (): string => {
  const edge: Point[] = [
    [-330, 4],
    [-250, -14],
    [-120, -22],
    [60, -20],
    [380, -24],
    [380, 26],
    [40, 22],
    [-150, 20],
    [-270, 14],
  ];
  return (
    oval(330, 20, PALETTE.ink, -4, 16, 0.1) +
    layer(edge, TONE.bank, { seed: 12, shadow: 'none', amplitude: 3 }) +
    flat('M-300 8Q-100 -4 380 4V24Q20 22 -150 18T-300 8Z', TONE.sand, 0.8) +
    place(reeds(4, 40, TONE.reed), -236, 2) +
    place(reeds(3, 34, TONE.reed), 324, -4)
  );
};

/** The arch at the finish: its posts stand in the water. */
export const arch = (): string => {
  const post = (x: number) =>
    line(`M${x} 300V-40`, darker(TONE.pole, 0.2), 20) +
    line(`M${x} 300V-40`, TONE.cream, 14) +
    line(`M${x} 290V-40`, TONE.coral, 14, 1, '24 26');
  const checks = each(2, (row) =>
    each(15, (i) => ((i + row) % 2 ? '' : slab(-232 + i * 31, -34 + row * 26, 31, 26, PALETTE.ink))),
  );
  return (
    post(-220) +
    post(220) +
    prop('M-240 -40Q0 -64 240 -40V24Q0 0 -240 24Z', TONE.cream, place(checks, 0, 0)) +
    each(8, (i) => {
      const x = -196 + i * 56;
      const fill = FLAGS[i % FLAGS.length]!;
      return edged(`M${x - 14} 18H${x + 14}L${x} 48Z`, fill, darker(fill, 0.3), 2);
    }) +
    dot(12, TONE.ochre, -220, -52) +
    dot(12, TONE.ochre, 220, -52)
  );
};
