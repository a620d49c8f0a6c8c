import { cloud, grain, groundShadow, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { darker, lighter } from '../../../engine/drawing/palette.ts';
import { curve } from '../../../engine/drawing/points.ts';
import { blob, box } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';
import { YARD } from './tones.ts';

const hill = (height: (x: number) => number, fill: string, seed: number) =>
  layer([...curve(height, -130, 1500, 40), [1500, 900], [-130, 900]], fill, { seed, amplitude: 2 });

/** The barn on the left, with the opening of its hay door under the roof. */
const barn =
  layer(box(-200, 236, 402, 486), YARD.barn, { seed: 11, amplitude: 1.6, edgeWidth: 3 }) +
  each(13, (i) => stripe(`M${-104 + i * 40} 244V484`, YARD.barnDeep, 3, 0.6)) +
  layer([-220, 250, -220, 128, 330, 128, 436, 250], YARD.roof, { seed: 12, amplitude: 2, edgeWidth: 4 }) +
  each(3, (row) =>
    line(`M${-190 + row * 18} ${168 + row * 30}H${352 + row * 26}`, YARD.roofLight, 5, 0.8, '38 12'),
  ) +
  slab(-130, 470, 534, 20, darker(YARD.barn, 0.3), 0, 0.5) +
  prop('M372 250H402V488H372Z', YARD.trim, { outline: 0.25 });

/** A tree whose crown is three sheets of paper. */
const tree = (x: number, y: number, s: number) =>
  place(
    prop('M-12 0Q-6 -60 -10 -110H12Q8 -60 16 0Z', '#A07B55', { outline: 0.3 }) +
      each(
        rows(3, [-34, -128, 52, 38, -132, 50, 0, -176, 58]),
        ([cx, cy, r], i) =>
          `<path d="${blob(cx, cy, r, r * 0.92, { seed: i + 3, wobble: 0.06 })}" fill="${['#9CC47C', '#A9CF88', '#B6D896'][i]}"/>`,
      ),
    x,
    y,
    { scale: s },
  );

/** Wash on a line between the tree and the well: it is bath day. */
const wash =
  line('M726 300Q840 338 962 290', '#B79A76', 3.4) +
  each(
    [
      ['#F4A6BE', 764, 312, -3],
      ['#FFFDF6', 826, 322, 2],
      ['#9DB3D3', 888, 318, 4],
    ] as const,
    ([fill, x, y, turn]) =>
      place(
        prop('M-26 0H26V56Q0 62 -26 56Z', fill, {
          outline: 0.22,
          inner: stripe('M-30 18H30M-30 40H30', lighter(fill, 0.5), 6),
        }),
        x,
        y,
        { turn },
      ),
  );

const fence = each(16, (i) => {
  const x = 430 + i * 68;
  return prop(`M${x - 9} 372L${x} 362L${x + 9} 372V446H${x - 9}Z`, '#F3E3C8', { line: 2, outline: 0.2 });
});

/** Puddles of mud: where the chickens were. */
const puddle = (x: number, y: number, s: number) =>
  place(
    oval(96, 17, darker(YARD.sandDeep, 0.3), 0, 2, 0.5) +
      oval(92, 16, YARD.mudLight) +
      oval(58, 8, YARD.mud, 12, 3) +
      oval(20, 3, '#FFFFFF', -34, -5, 0.5),
    x,
    y,
    { scale: s },
  );

/** Sky, fields, barn and a sandy yard; what chickens hide in stands before it. */
export const yard = (): string =>
  slab(-117, -96, 1600, 700, YARD.sky) +
  dot(70, '#FFF3CF', 1240, 152, 0.9) +
  dot(48, '#FFE39A', 1240, 152) +
  cloud(520, 206, 1.1, 0.9) +
  cloud(1000, 190, 0.9, 0.85) +
  cloud(1440, 250, 1.1, 0.8) +
  hill((x) => 318 - 34 * Math.sin((x + 120) / 240), YARD.far, 3) +
  hill((x) => 372 - 20 * Math.sin((x - 60) / 170), YARD.field, 5) +
  each(9, (i) =>
    line(`M${470 + i * 110} ${398 + (i % 2) * 10}q30 -12 60 0`, darker(YARD.field, 0.12), 3, 0.6),
  ) +
  tree(470, 420, 0.86) +
  tree(944, 396, 0.62) +
  hill((x) => 414 - 10 * Math.sin(x / 120), YARD.near, 7) +
  `<path d="M430 390H1500M430 424H1500" stroke="#F3E3C8" stroke-width="9"/>` +
  fence +
  wash +
  barn +
  hill((x) => 470 - 8 * Math.sin((x + 40) / 150), YARD.sand, 9) +
  each(rows(3, [390, 500, 0.7, 950, 512, 0.9, 1330, 506, 0.6]), ([x, y, s]) => puddle(x, y, s)) +
  groundShadow(640, 470, 190, 12, 0.1) +
  hill((x) => 664 - 7 * Math.sin((x - 90) / 130), YARD.path, 13) +
  each(rows(2, [60, 700, 330, 690, 560, 748, 640, 690, 960, 742, 1180, 690, 1010, 690]), ([x, y]) =>
    line(`M${x} ${y}l16 -5M${x + 8} ${y + 4}l14 2`, YARD.strawDeep, 3.4, 0.7),
  ) +
  flat('M-117 842H1483V864H-117Z', YARD.sandDeep) +
  grain(-117, -96, 1600, 960, 0.1);
