import { darker, lighter } from '../../../engine/drawing/palette.ts';
import { clip, place, prop } from '../../../engine/drawing/paper.ts';
import { blob, circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, oval, slab } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';
import { SEA } from './colours.ts';

const tree = (x: number, y: number, s: number, fill = SEA.grassDeep): string =>
  place(
    flat('M-3 0V-12H3V0Z', SEA.wood) +
      prop('M-15 -10L0 -44L15 -10Z', fill, {
        outline: 0.35,
        inner: flat('M2 -50H20V0H2Z', darker(fill, 0.14)),
      }),
    x,
    y,
    { scale: s },
  );

const palm = (x: number, y: number, s: number): string =>
  place(
    line('M0 0Q6 -20 2 -38', SEA.wood, 6) +
      each([-150, -100, -30, 20], (turn) =>
        place(flat('M0 0Q18 -14 34 4Q16 -2 0 0Z', '#77A865'), 2, -38, { turn }),
      ),
    x,
    y,
    { scale: s },
  );

const house = (x: number, y: number, s = 1, roof = SEA.roof): string =>
  place(
    prop('M-16 0V-20H16V0Z', SEA.wall, { outline: 0.4, inner: flat('M-5 0V-13H5V0Z', SEA.wood) }) +
      prop('M-21 -18L0 -38L21 -18Z', roof, { outline: 0.4 }),
    x,
    y,
    { scale: s },
  );

const mountain = (x: number, y: number, w: number, h: number, fill: string, cap: string): string =>
  prop(`M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}Z`, fill, {
    outline: 0.35,
    inner:
      flat(`M${x} ${y - h - 4}L${x + w + 4} ${y + 2}H${x + w * 0.2}Z`, darker(fill, 0.12)) +
      flat(
        `M${x} ${y - h - 6}L${x - w * 0.36} ${y - h * 0.62}L${x - w * 0.1} ${y - h * 0.7}L${x + w * 0.06} ${y - h * 0.56}L${x + w * 0.36} ${y - h * 0.62}Z`,
        cap,
      ),
  });

/** A lighthouse, by its foot. */
const tower = (x: number, y: number): string =>
  place(
    prop('M-13 0L-9 -50H9L13 0Z', SEA.wall, {
      outline: 0.4,
      inner: flat('M-14 -12H14V-24H-14ZM-14 -36H14V-48H-14Z', SEA.roof),
    }) +
      prop(roundRect(-9, -64, 18, 15, 4), '#FFE39A', { outline: 0.45 }) +
      prop('M-13 -63L0 -78L13 -63Z', SEA.roof, { outline: 0.4 }),
    x,
    y,
  );

/** Land of about radius `r`: foam, beach, grass with height lines, and what stands on it. */
function island(r: number, seed: number, inner: string, grass: string = SEA.grass): string {
  const shape = (k: number, dy = 0) => blob(0, dy, r * k, r * k * 0.86, { seed, wobble: 0.07 });
  return (
    flat(shape(1.16, 2), '#EAF6EC', 0.9) +
    prop(shape(0.98), SEA.sand, { outline: 0.3, line: 2.5 }) +
    flat(shape(0.78, -3), grass) +
    clip(
      shape(0.78, -3),
      flat(blob(r * 0.2, r * 0.42, r * 0.8, r * 0.4, { seed }), darker(grass, 0.1), 0.7),
    ) +
    line(shape(0.52, -5), lighter(grass, 0.45), 2.2, 0.8, '7 6') +
    inner
  );
}

const ROCKS = rows(4, [-18, 4, 17, 0.2, 12, -8, 20, 0, 20, 14, 12, 0.1, -4, 18, 10, 0.25]);

/** Reefs: stones that just come above the water. */
const reef = (seed: number): string =>
  oval(40, 30, '#EAF6EC', 0, 6, 0.85) +
  each(ROCKS, ([x, y, s, tone], i) => {
    const at = seed ? -x : x;
    const fill = darker(SEA.rock, tone);
    return prop(blob(at, y, s, s * 0.78, { seed: seed + i + 3, wobble: 0.12, corners: 7 }), fill, {
      outline: 0.4,
      inner: flat(blob(at - 4, y - 6, s * 0.6, s * 0.4, { seed: i }), lighter(fill, 0.35)),
    });
  }) +
  line('M-34 24q8 -8 16 0M8 30q8 -8 16 0', '#FFFFFF', 3, 0.9);

/** Eight islands, by radius as the chart has them. */
export const ISLANDS: readonly (readonly [r: number, drawing: string])[] = [
  [66, island(66, 3, tree(-26, 14, 1) + tree(-4, 4, 1.2) + house(24, 22, 1.05) + tree(34, -14, 0.8))],
  [50, island(50, 5, palm(-8, 12, 1.05) + palm(12, 16, 0.85), '#C6D79A')],
  [56, island(56, 7, mountain(-4, 18, 34, 56, '#C7A27C', SEA.snow) + tree(30, 18, 0.75))],
  [46, island(46, 9, house(-8, 14, 0.95, '#6FA7A0') + tree(18, 14, 0.8))],
  [
    62,
    island(
      62,
      11,
      mountain(6, 20, 40, 62, '#B98570', '#E98B6B') + oval(7, 4, '#FFD98A', 6, -40) + palm(-34, 18, 0.8),
    ),
  ],
  [58, island(58, 13, tree(-24, 8, 0.9) + tree(0, -4, 0.9) + tree(22, 10, 1) + tree(-6, 20, 1.05))],
  [66, island(66, 15, tower(2, 6) + house(-30, 22, 0.8) + tree(32, 22, 0.8))],
  [
    54,
    island(
      54,
      17,
      mountain(-14, 16, 26, 40, '#A9B7BE', SEA.snow) + mountain(14, 20, 24, 34, '#B7C4CA', SEA.snow),
      '#CBDDB8',
    ),
  ],
];

export const REEFS = [reef(0), reef(4)];

/** The home port on the coast at the left: quay, houses, a crane and a lamp. */
export function port(): string {
  const coast = blob(-58, -2, 96, 150, { seed: 21, wobble: 0.06 });
  return (
    clip(
      'M-63 -170H140V170H-63Z',
      flat(blob(-52, 0, 112, 164, { seed: 21, wobble: 0.06 }), '#EAF6EC', 0.9) +
        prop(coast, SEA.sand, {
          outline: 0.3,
          inner: flat(blob(-72, -4, 86, 136, { seed: 21 }), SEA.grass),
        }),
    ) +
    tree(-40, -70, 1) +
    tree(-14, -84, 0.8) +
    prop('M-30 -14H52V6H-30Z', SEA.wood, { outline: 0.4, inner: slab(-34, 0, 100, 8, SEA.woodDeep) }) +
    prop('M34 4H40V22H34ZM6 4H12V20H6Z', SEA.woodDeep, { outline: 0.4 }) +
    house(-34, -14, 1.25) +
    house(-2, -14, 1, '#6FA7A0') +
    line('M12 -14V-96', SEA.woodDeep, 5) +
    prop(roundRect(4, -108, 16, 18, 5), '#FFE39A', { outline: 0.45 }) +
    tree(-40, 70, 1.1) +
    tree(-12, 92, 0.8) +
    dot(4, SEA.woodDeep, 44, -18)
  );
}

/** Quays behind the sign of a harbour. */
export const QUAYS = [
  house(-24, 18, 1) + house(6, 18, 1.2, '#6FA7A0') + house(34, 18, 0.9, SEA.brass),
  house(-22, 18, 1.2, SEA.brass) + tower(12, 18) + house(36, 18, 0.9),
  house(-26, 18, 0.9, '#6FA7A0') + house(2, 18, 1.25) + house(32, 18, 1, '#B58CC0'),
].map(
  (houses) =>
    prop(roundRect(-52, 12, 104, 22, 8), SEA.rock, {
      outline: 0.35,
      inner: slab(-56, 24, 120, 12, SEA.rockDeep, 0, 0.6),
    }) + houses,
);

/** A bank of sand that comes up. */
export const bank = (): string =>
  oval(76, 27, '#EAF6EC', 0, 6, 0.9) +
  prop(blob(0, 4, 64, 20, { seed: 6, wobble: 0.06 }), SEA.sand, {
    outline: 0.3,
    inner: oval(40, 8, lighter(SEA.sand, 0.5), -8, -2),
  }) +
  each([-34, -6, 22, 40], (x) => dot(2.4, darker(SEA.sand, 0.3), x, 8)) +
  prop(circle(5, 32, 0), '#E98B6B', { line: 2 });
