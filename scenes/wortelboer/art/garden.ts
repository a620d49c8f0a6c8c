import { cloud, grain, layer, prop } from '../../../engine/drawing/paper.ts';
import { curve, jitter, tenth } from '../../../engine/drawing/points.ts';
import { blob, box, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';
import { FARM } from './tones.ts';

/** Scenery far from what matters: hardly an outline. */
const faint = (shape: string, fill: string, inner = '') => prop(shape, fill, { outline: 0.18, inner });

/** Small things strewn over a rectangle. */
function strew(
  seed: number,
  count: number,
  area: readonly [number, number, number, number],
  draw: (x: number, y: number, size: number) => string,
) {
  const next = jitter(seed);
  const [left, top, right, bottom] = area;
  const one = () =>
    draw(tenth(left + next() * (right - left)), tenth(top + next() * (bottom - top)), tenth(2 + next() * 4));
  return each(count, one);
}

/** Sky and hills behind the farm. */
const hills = (): string =>
  slab(-117, -96, 1600, 960, FARM.sky) +
  cloud(1110, 44, 0.9, 0.9) +
  cloud(250, 30, 0.7, 0.8) +
  layer([...curve((x) => 168 - 26 * Math.sin(x / 210), -130, 1500, 40), [1500, 880], [-130, 880]], FARM.far, { seed: 3 }) + // prettier-ignore
  layer([...curve((x) => 204 - 16 * Math.sin((x + 300) / 150), -130, 1500, 40), [1500, 880], [-130, 880]], FARM.hill, { seed: 5 }); // prettier-ignore

/** A barn of faded red at the right. */
const barn = (): string =>
  layer(box(1176, 262, 1420, 480), FARM.barn, { seed: 8, amplitude: 1.4, edgeWidth: 3 }) +
  each(9, (i) => stripe(`M${1196 + i * 26} 266V476`, FARM.barnDeep, 2.4, 0.5)) +
  layer([1150, 268, 1196, 196, 1440, 196, 1440, 268], FARM.roof, { seed: 9, amplitude: 1.6, edgeWidth: 4 }) +
  stripe('M1256 350V482M1300 350V482M1250 352H1306', FARM.barnDeep, 8);

/** A bumpy hedge between the field and the hills, with blossom. */
const hedge = (): string =>
  layer([...curve((x) => 232 - 14 * Math.abs(Math.sin(x / 40)), -130, 1160, 110), [1160, 330], [-130, 330]], FARM.hedge, { seed: 11 }) + // prettier-ignore
  strew(31, 64, [-120, 240, 1150, 258], (x, y, size) => dot(size * 0.7, FARM.hedgeDeep, x, y, 0.7)) +
  strew(34, 22, [-120, 232, 1150, 252], (x, y, size) => dot(size * 0.8, '#F7DDE2', x, y, 0.9));

/** The plot: a sheet of pale earth, raked between the beds, with a string along its edge. */
const plot = (): string =>
  layer([-130, 252, 300, 246, 704, 252, 722, 380, 716, 520, -130, 520], FARM.earth, { seed: 14 }) +
  each(4, (i) =>
    each(3, (k) =>
      line(`M-120 ${256 + i * 86 + k * 7 - 6}q200 ${6 - k * 4} 400 0t420 0`, FARM.earthDeep, 2.6, 0.45),
    ),
  ) + // prettier-ignore
  strew(17, 40, [20, 262, 690, 506], (x, y, size) =>
    oval(size * 1.3, size * 0.7, FARM.earthDeep, x, y, 0.7),
  ) +
  each([262, 346, 430, 506], (y) => stripe(`M698 ${y - 22}v26`, FARM.woodDeep, 9)) +
  line('M698 246Q692 290 698 330T698 414T698 490', FARM.card, 4);

/** Grass at the right, with tufts and pumpkins. */
const lawn = (): string =>
  layer([700, 300, 980, 292, 1240, 300, 1500, 296, 1500, 880, 690, 880, 712, 420], FARM.lawn, { seed: 19 }) +
  strew(23, 26, [740, 320, 1320, 500], (x, y) =>
    line(`M${x - 8} ${y - 12}l8 12v-14v14l8 -12`, FARM.lawnDeep, 3.4),
  ) +
  each(rows(3, [770, 462, 30, 832, 478, 22]), ([x, y, r]) => {
    const ribs = each([-0.5, 0.5], (k) =>
      line(`M${x + k * r} ${y - r}q${k * r * 0.8} ${r} 0 ${2 * r}`, '#E09B60', 4),
    );
    const skin = blob(x, y, r * 1.25, r, { seed: r, wobble: 0.02 });
    return faint(skin, '#F0B27A', ribs) + line(`M${x} ${y - r}q2 -10 9 -12`, FARM.leafDeep, 6, 0.7);
  });

/** The path in front: bricks of card. */
const path = (): string =>
  layer([-130, 512, 420, 507, 900, 513, 1500, 508, 1500, 880, -130, 880], FARM.path, { seed: 27 }) +
  each(65, (i) => flat(roundRect(-108 + (i % 13) * 128 + (Math.floor(i / 13) % 2) * 62, 532 + Math.floor(i / 13) * 62, 112, 46, 12, { seed: i, wobble: 3 }), FARM.pathDeep, 0.45)); // prettier-ignore

/** A scarecrow that looks kindly at the field; it holds up the label. */
const scarecrow = (): string =>
  stripe('M990 240V508', FARM.woodDeep, 15) +
  stripe('M742 330H1238', FARM.woodDeep, 13) +
  each([-1, 1], (side) =>
    line(
      `M${990 + side * 278} 306L${990 + side * 248} 330l${side * 32} -8l${-side * 32} 8l${side * 30} 26`,
      FARM.goldDeep,
      5,
    ),
  ) + // prettier-ignore
  faint(
    'M900 306Q990 284 1080 306L1098 330L1064 334L1074 470H906L916 334L882 330Z',
    '#B59AC9',
    slab(1010, 408, 44, 40, '#E9C776', 6) + slab(926, 424, 34, 34, '#9FC3C9', 6),
  ) +
  faint(blob(990, 262, 46, 44, { seed: 6, wobble: 0.03 }), '#EFD9A9') +
  each([974, 1006], (x) => dot(6, '#6B563C', x, 262)) +
  line('M972 282Q990 296 1008 282', '#6B563C', 4) +
  faint('M918 244Q990 216 1062 244Q1050 256 990 250Q930 256 918 244Z', FARM.gold) +
  faint('M950 238Q956 196 990 196Q1024 196 1030 238Q990 226 950 238Z', FARM.gold) +
  line('M952 233Q990 222 1028 233', '#D88A6C', 6);

/** The shelf on which carrots without a bite are counted. */
const shelf = (): string =>
  prop(roundRect(994, 94, 330, 74, 14, { seed: 4 }), FARM.woodLight, { shadow: 'object', outline: 0.22, line: 3, inner: slab(980, 152, 360, 24, FARM.wood) }); // prettier-ignore

/** The plot with its hedge at the left, scarecrow and barn at the right, the path in front. */
export const garden = (): string =>
  [hills(), hedge(), barn(), lawn(), plot(), scarecrow(), path(), shelf(), grain(-117, -96, 1600, 960)].join(
    '',
  );
