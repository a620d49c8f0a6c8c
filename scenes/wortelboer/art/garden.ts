import { cloud, grain, layer, prop } from '../../../engine/drawing/paper.ts';
import { curve, jitter, tenth } from '../../../engine/drawing/points.ts';
import { blob, box, circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { FARM } from './tones.ts';

/** Hills behind the farm, with a far field in rows. */
const hills = (): string =>
  slab(-117, -96, 1600, 960, FARM.sky) +
  cloud(1110, 44, 0.9, 0.9) +
  cloud(250, 30, 0.7, 0.8) +
  layer([...curve((x) => 168 - 26 * Math.sin(x / 210), -130, 1500, 40), [1500, 880], [-130, 880]], FARM.far, { seed: 3 }) + // prettier-ignore
  each(6, (i) => line(`M${760 + i * 44} ${150 - i * 3}q26 30 ${20 + i * 8} 70`, FARM.hill, 5, 0.8)) +
  layer([...curve((x) => 204 - 16 * Math.sin((x + 300) / 150), -130, 1500, 40), [1500, 880], [-130, 880]], FARM.hill, { seed: 5 }); // prettier-ignore

/** A barn of faded red at the right. */
const barn = (): string =>
  layer(box(1176, 262, 1420, 480), FARM.barn, { seed: 8, amplitude: 1.4, edgeWidth: 3 }) +
  each(9, (i) => stripe(`M${1196 + i * 26} 266V476`, FARM.barnDeep, 2.4, 0.5)) +
  layer([1150, 268, 1196, 196, 1440, 196, 1440, 268], FARM.roof, { seed: 9, amplitude: 1.6, edgeWidth: 4 }) +
  prop(
    roundRect(1222, 350, 112, 132, 8),
    FARM.barnDeep,
    line('M1222 352L1334 482M1334 352L1222 482', FARM.barn, 7),
    { outline: 0.14 },
  ) + // prettier-ignore
  prop(circle(20, 1278, 308), FARM.sky, line('M1258 308h40M1278 288v40', FARM.barn, 4), { outline: 0.14 });

/** A bumpy hedge between the field and the hills. */
const hedge = (): string => {
  const next = jitter(31);
  return (
    layer(
      [
        ...curve((x) => 236 - 12 * Math.abs(Math.sin(x / 40)) - next() * 5, -130, 1160, 110),
        [1160, 330],
        [-130, 330],
      ],
      FARM.hedge,
      { seed: 11 },
    ) +
    each(70, () =>
      dot(tenth(2 + next() * 3), FARM.hedgeDeep, tenth(-120 + next() * 1270), tenth(246 + next() * 18), 0.7),
    )
  );
};

/** The plot: a sheet of pale earth with paths between the beds. */
const plot = (): string => {
  const next = jitter(17);
  return (
    layer([-130, 262, 300, 256, 704, 262, 722, 380, 716, 520, -130, 520], FARM.earth, {
      seed: 14,
      amplitude: 3,
    }) +
    each(46, () =>
      oval(
        tenth(3 + next() * 5),
        tenth(2 + next() * 2),
        FARM.earthDeep,
        tenth(20 + next() * 670),
        tenth(270 + next() * 236),
        0.7,
      ),
    )
  );
};

/** Grass at the right, with tufts. */
const lawn = (): string => {
  const next = jitter(23);
  return (
    layer([700, 300, 980, 292, 1240, 300, 1500, 296, 1500, 880, 690, 880, 712, 420], FARM.lawn, {
      seed: 19,
      amplitude: 3,
    }) +
    each(26, () => {
      const [x, y] = [tenth(740 + next() * 580), tenth(320 + next() * 180)];
      return line(`M${x} ${y}q-4 -10 -8 -12M${x} ${y}v-14M${x} ${y}q4 -10 8 -12`, FARM.lawnDeep, 3.4);
    })
  );
};

/** The path in front: bricks of card. */
const path = (): string =>
  layer([-130, 512, 420, 507, 900, 513, 1500, 508, 1500, 880, -130, 880], FARM.path, {
    seed: 27,
    amplitude: 2.4,
  }) +
  each(5, (row) =>
    each(
      13,
      (i) =>
      flat(roundRect(-108 + i * 128 + (row % 2) * 62, 532 + row * 62, 112, 46, 12, { seed: i + row * 13, wobble: 3 }), FARM.pathDeep, 0.45), // prettier-ignore
    ),
  );

/** A scarecrow that looks kindly at the field; it holds up the label. */
const scarecrow = (): string =>
  stripe('M990 240V508', FARM.woodDeep, 15) +
  stripe('M742 330H1238', FARM.woodDeep, 13) +
  each(
    [742, 1238],
    (x) =>
    each(5, (i) => line(`M${x} 330q${(x < 900 ? -1 : 1) * 18} ${-14 + i * 8} ${(x < 900 ? -1 : 1) * 30} ${-24 + i * 13}`, FARM.goldDeep, 4)), // prettier-ignore
  ) +
  prop('M900 306Q990 284 1080 306L1098 330L1064 334L1074 470H906L916 334L882 330Z', '#B59AC9', {
    outline: 0.16,
    inner: flat(roundRect(1010, 408, 44, 40, 6), '#E9C776') + flat(roundRect(926, 424, 34, 34, 6), '#9FC3C9'),
  }) +
  prop(blob(990, 262, 46, 44, { seed: 6, wobble: 0.03 }), '#EFD9A9', { outline: 0.2 }) +
  dot(6, '#6B563C', 974, 262) +
  dot(6, '#6B563C', 1006, 262) +
  line('M972 282Q990 296 1008 282', '#6B563C', 4) +
  prop(
    'M918 244Q990 216 1062 244Q1050 256 990 250Q930 256 918 244ZM950 238Q956 196 990 196Q1024 196 1030 238Q990 226 950 238Z',
    FARM.gold,
    { outline: 0.2 },
  ) + // prettier-ignore
  line('M952 233Q990 222 1028 233', '#D88A6C', 6);

/** The shelf on which carrots without a bite are counted. */
const shelf = (): string =>
  prop(roundRect(994, 94, 330, 74, 14, { seed: 4, wobble: 1.2 }), FARM.woodLight, {
    shadow: 'object',
    outline: 0.22,
    line: 3,
    inner: slab(980, 152, 360, 24, FARM.wood),
  });

/** The plot with its hedge at the left, scarecrow and barn at the right, the path in front. */
export const garden = (): string =>
  hills() +
  hedge() +
  barn() +
  lawn() +
  plot() +
  scarecrow() +
  path() +
  shelf() +
  grain(-117, -96, 1600, 960, 0.12);
