import { darker, PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop } from '../../../engine/drawing/paper.ts';
import { arc, polyline } from '../../../engine/drawing/points.ts';
import { star } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { TONE } from './colours.ts';

const { ink } = PALETTE;

/** The balloon's envelope with its ropes; (0, 0) is the floor of the basket. */
export const envelope = (): string => {
  const d =
    'M-46 -112C-70 -170 -226 -220 -232 -356C-236 -484 -130 -566 0 -566C130 -566 236 -484 232 -356C226 -220 70 -170 46 -112Z';
  const gores = each([-150, -52, 52, 150], (x, i) =>
    flat(
      `M${x * 0.22} -112C${x * 0.6} -190 ${x * 1.05 - 44} -240 ${x - 46} -356C${x - 40} -480 ${x * 0.5} -560 0 -566C${x * 0.7 + 20} -560 ${x + 52} -480 ${x + 48} -356C${x * 1.05 + 40} -240 ${x * 0.8} -190 ${x * 0.3} -112Z`,
      i % 2 ? TONE.cream : '#F6C7A8',
      0.95,
    ),
  );
  const band = flat('M-240 -300Q0 -236 240 -300V-258Q0 -194 -240 -258Z', TONE.teal, 0.85);
  return (
    line('M-44 -112L-66 -32M44 -112L66 -32M-18 -104L-24 -36M18 -104L24 -36', '#A77B4B', 3.4) +
    prop(d, TONE.coral, gores + band + flat('M120 -600H260V-100H60C190 -220 190 -440 120 -600Z', ink, 0.08), {
      line: 3,
    }) +
    prop('M-46 -116H46L38 -98H-38Z', TONE.teal, { line: 2.5 })
  );
};

/** The basket, behind those who stand in it and in front of them. */
export const basketBack = (): string =>
  prop('M-78 -36Q0 -48 78 -36L70 10Q0 20 -70 10Z', darker(TONE.wicker, 0.25));
export const basketFront = (): string =>
  prop(
    'M-80 -24Q0 -12 80 -24L70 12Q0 26 -70 12Z',
    TONE.wicker,
    line(
      each(9, (i) => `M${-64 + i * 16} -26V24`) + 'M-80 -4Q0 10 80 -4M-76 6Q0 20 76 6',
      darker(TONE.wicker, 0.16),
      2.4,
    ),
  ) + cord('M-82 -26Q0 -12 82 -26', '#C08B4E', 11);

const CANOPY =
  'M-66 -54C-66 -100 -36 -118 0 -118C36 -118 66 -100 66 -54Q50 -66 33 -55Q17 -66 0 -55Q-17 -66 -33 -55Q-50 -66 -66 -54Z';
const gores = (fill: string) =>
  flat(
    'M-33 -50C-34 -90 -18 -112 0 -118C-30 -116 -60 -98 -66 -50ZM33 -50C34 -90 18 -112 0 -118C30 -116 60 -98 66 -50Z',
    fill,
  );
const dots = (fill: string, r: number) =>
  each([-44, -15, 15, 44], (x, i) => dot(r, fill, x, -74 - (i % 3 ? 16 : 0))) + dot(r, fill, 0, -70);
/** The chutes: ground colour and pattern. */
const PATTERNS: readonly (readonly [string, string])[] = [
  [TONE.coral, gores(TONE.cream)],
  [TONE.teal, dots(TONE.cream, 8)],
  [TONE.ochre, flat('M-70 -82Q0 -98 70 -82V-66Q0 -82 -70 -66Z', TONE.coral)],
  ['#F4A6BE', place(flat(star(22, 10), TONE.paper), 0, -86)],
  [TONE.blue, gores('#9DD5EE')],
  [
    TONE.cream,
    flat(
      'M-70 -60L-47 -96L-24 -60L0 -96L24 -60L47 -96L70 -60V-76L47 -112L24 -76L0 -112L-24 -76L-47 -112L-70 -76Z',
      TONE.plum,
    ),
  ],
  ['#A9D68E', dots('#EE6A50', 6)],
  [TONE.plum, flat('M0 -124H80V-40H0Z', '#C9A9EC')],
];

/** A chute with its cords; (0, 0) is the harness. */
export const chutes = PATTERNS.map(
  ([fill, pattern]) =>
    line('M0 0L-64 -55M0 0L-33 -56M0 0L33 -56M0 0L64 -55', darker(TONE.soil, 0.5), 2.2) +
    prop(CANOPY, fill, pattern + flat('M30 -124H80V-40H52C56 -80 48 -106 30 -124Z', ink, 0.1), {
      line: 3,
      outline: 0.5,
    }),
);

/** Socks that flutter in the fall. */
export const socks = (): string =>
  each([-1, 1], (side) => {
    const d = `M${side * 14} -6L${side * 44} -34`;
    return line(d, ink, 17) + line(d, TONE.cream, 12) + stripe(d, TONE.coral, 12, 1, '6 6');
  });

/** A windsock that flies to the right; (0, 0) is where it hangs. */
export const windsock = (): string => {
  const d = 'M-2 -17Q40 -16 78 -8V8Q40 16 -2 17Z';
  return (
    prop(d, TONE.coral, slab(18, -20, 20, 40, TONE.cream) + slab(56, -20, 14, 40, TONE.cream)) +
    oval(5, 17, darker(TONE.coral), -2)
  );
};

export const mast = (): string => cord('M0 0V-306', '#C89B62', 9) + dot(8, TONE.ochre, 0, -308);

/** A streak of wind. */
export const streak = (): string => line('M-64 2Q0 -5 50 0Q66 2 64 -9Q60 -17 51 -13', TONE.paper, 4.5, 0.75);

/** The golden hoop: its half behind, and its half in front of who flies through. */
const half = (from: number, to: number) => polyline(arc(0, 0, 50, 20, from, to, 20));
const golden = (d: string) => line(d, ink, 15) + line(d, PALETTE.ochre, 10) + line(d, '#FFE08A', 3.5);
export const hoopBack = (): string => golden(half(180, 360));
export const hoopFront = (): string => golden(half(0, 180));

/** A cow of the meadow without its head, that looks to the right; and the head, by its neck. */
const COW =
  'M-56 -52Q-60 -64 -44 -64H34Q48 -62 46 -44Q46 -24 34 -22L32 0H20L18 -20H-28L-30 0H-42L-44 -22Q-56 -30 -56 -52Z';
export const cow = (): string =>
  oval(58, 8, ink, 0, 0, 0.14) +
  line('M-54 -54Q-70 -48 -66 -28', darker(TONE.soil, 0.4), 4) +
  prop(COW, TONE.paper, flat('M-40 -70Q-14 -70 -16 -48T-40 -36ZM10 -70Q34 -66 28 -48T6 -52Z', '#5B4A4F'), {
    outline: 0.55,
  }) +
  dot(7, '#F4A6BE', -12, -20);
export const cowHead = (): string =>
  prop('M-4 -16L-18 -24L-14 -8ZM10 -22L12 -34L20 -20Z', '#E8C9B0', { outline: 0.5 }) +
  prop(
    'M-8 -18Q8 -26 24 -14Q40 -8 38 6Q34 18 18 14Q-2 12 -10 0Z',
    TONE.paper,
    flat('M-12 -24H14Q14 -6 -8 6Z', '#5B4A4F'),
    {
      outline: 0.55,
    },
  ) +
  edged('M22 -8Q40 -8 40 4Q36 18 22 12Q14 2 22 -8Z', '#F4B7C4', darker('#F4B7C4', 0.5), 2.4) +
  dot(2.4, ink, 30, 0) +
  dot(6, TONE.paper, 9, -9) +
  dot(3.4, ink, 10.5, -9.5);
