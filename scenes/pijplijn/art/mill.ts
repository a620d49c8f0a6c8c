import { PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { box, circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { FRUITS, MILL } from './colours.ts';

const { ink, paper } = PALETTE;

/** The wall of square tiles, two windows with the orchard behind, and the floor. */
const wall = () =>
  slab(-117, -96, 1600, 960, MILL.wall) +
  each(17, (i) => stripe(`M${-110 + i * 96} -96V680`, MILL.wallLine, 3)) +
  each(9, (i) => stripe(`M-117 ${-70 + i * 96}H1483`, MILL.wallLine, 3)) +
  each([70, 1160], (x) => orchard(x)) +
  layer(box(-130, 668, 1496, 880), MILL.floor, { seed: 3 }) +
  each(9, (i) => stripe(`M${-160 + i * 210} 864L${60 + i * 160} 676`, MILL.floorDeep, 4, 0.6));

/** A window: trees with oranges. */
const orchard = (x: number) => {
  const pane = roundRect(x - 86, -60, 172, 200, 18, { seed: x, wobble: 1 });
  const tree = (tx: number, ty: number, r: number) =>
    stripe(`M${tx} ${ty}V150`, MILL.woodDeep, 9) +
    dot(r, MILL.leaf, tx, ty) +
    dot(r * 0.7, '#85C15F', tx - 8, ty - 8) +
    each(
      [
        [-0.5, 0.2],
        [0.4, -0.3],
        [0.2, 0.55],
      ] as const,
      ([a, b]) => dot(6, FRUITS[0].fill, tx + r * a, ty + r * b),
    );
  return (
    clip(
      pane,
      slab(x - 90, -70, 180, 220, '#CFEAF7') +
        oval(120, 60, '#BFE0A0', x, 150) +
        tree(x - 44, 66, 32) +
        tree(x + 40, 84, 28),
    ) +
    `<path d="${pane}" fill="none" stroke="${MILL.steel}" stroke-width="9"/>` +
    stripe(`M${x} -58V138`, MILL.steel, 6)
  );
};

/** The sheet of steel on which pipes and barrels hang. */
const panel = () =>
  layer(box(210, 244, 1336, 662), MILL.panel, { seed: 8, amplitude: 1.6, shadow: 'object' }) +
  flat(roundRect(222, 256, 588, 396, 14, { wobble: 1 }), MILL.panelDeep, 0.6) +
  each([222, 1324], (x) =>
    each([256, 650], (y) => dot(6, MILL.steelDeep, x, y) + dot(2.5, MILL.steel, x - 1.5, y - 1.5)),
  ) +
  each(3, (i) => cable(330 + i * 200));

/** A lamp over the board. */
const cable = (x: number) =>
  line(`M${x} -96V214`, MILL.steelDeep, 3) +
  prop(`M${x - 30} 240Q${x - 26} 214 ${x} 212Q${x + 26} 214 ${x + 30} 240Z`, MILL.pump, { outline: 0.3 }) +
  oval(17, 6, MILL.lit, x, 241);

/** The pump: a tank with fruit above, its body, and the standing pipe that leads to the rows. */
const pump = () =>
  // What leads from the tap to the standing pipe.
  stripe('M104 496H186', ink, 34) +
  stripe('M104 496H186', MILL.glass, 27) +
  stripe('M186 276V650', ink, 34) +
  stripe('M186 276V650', MILL.glass, 27) +
  line('M178 296V630', MILL.shine, 4, 0.8) +
  each([276, 650], (y) => edged(`M163 ${y - 8}H209V${y + 8}H163Z`, MILL.brass, ink, 3)) +
  prop('M46 262H162L150 650H58Z', MILL.pump, {
    outline: 0.35,
    line: 3,
    inner:
      flat('M120 250H170V660H112Z', MILL.pumpDeep, 0.5) + stripe('M40 436H170M40 556H170', MILL.pumpDeep, 8),
  }) +
  prop('M36 214Q36 196 104 196Q172 196 172 214L154 266H54Z', MILL.glass, {
    outline: 0.4,
    line: 3,
    inner: each(
      [
        [70, 240],
        [104, 232],
        [138, 240],
        [86, 256],
        [122, 256],
      ] as const,
      ([x, y], i) =>
        dot(19, i === 3 ? FRUITS[1].fill : FRUITS[0].fill, x, y) + dot(5, FRUITS[0].light, x - 6, y - 6),
    ),
  }) +
  each([58, 150], (x) => slab(x - 10, 646, 20, 36, MILL.pumpDeep, 4));

/** A crate of fruit on the floor. */
const crate = (x: number, y: number, kind: number) => {
  const { fill, light } = FRUITS[kind]!;
  return place(
    each(
      [
        [-44, -36],
        [-15, -42],
        [16, -38],
        [44, -34],
      ] as const,
      ([a, b]) => dot(19, fill, a, b) + dot(5, light, a - 6, b - 7),
    ) +
      prop('M-70 -32H70V22H-70Z', MILL.wood, { outline: 0.4, inner: stripe('M-80 -6H80', MILL.woodDeep, 5) }),
    x,
    y,
  );
};

/** The shelf for the bottles of the kunstje. */
const shelf = () =>
  prop('M884 752H1200V766H884Z', MILL.wood, { outline: 0.4 }) +
  each([910, 1174], (x) => flat(`M${x} 766L${x + 12} 766L${x} 786Z`, MILL.woodDeep));

/** The juice factory. */
export const mill = () =>
  wall() +
  `<ellipse cx="700" cy="690" rx="560" ry="14" fill="${ink}" opacity=".08"/>` +
  panel() +
  pump() +
  shelf() +
  crate(208, 752, 0) +
  flat(circle(0.1), paper);
