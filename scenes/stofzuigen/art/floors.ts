import { svg } from '../../../engine/drawing/paper.ts';
import { jitter, tenth } from '../../../engine/drawing/points.ts';
import { flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { FLOOR } from './sizes.ts';
import { HOUSE } from './tones.ts';

const SIDE = FLOOR.tile;

/** Dust that lies on a tile. */
function dust(seed: number): string {
  const next = jitter(seed);
  return each(11, () => {
    const [x, y] = [tenth(5 + next() * 66), tenth(5 + next() * 66)];
    return next() < 0.3
      ? line(`M${x} ${y}q4 -5 8 -1t7 -2`, HOUSE.dust, 1.8, 0.5)
      : oval(tenth(1.4 + next() * 2.8), tenth(1 + next() * 1.6), HOUSE.dust, x, y, 0.5);
  });
}

/** What shines where he drove. */
const shine =
  stripe('M14 0L0 14M40 0L0 40', '#FFFFFF', 7, 0.5) +
  flat('M56 44q2 9 11 11q-9 2 -11 11q-2 -9 -11 -11q9 -2 11 -11z', '#FFFFFF', 0.9) +
  flat('M24 50q1 5 6 6q-5 1 -6 6q-1 -5 -6 -6q5 -1 6 -6z', '#FFFFFF', 0.7);

const wood = (fill: string, seams: readonly number[]) =>
  slab(0, 0, SIDE, SIDE, fill) +
  line('M0 25.3H76M0 50.6H76M0 76H76', HOUSE.woodLine, 2) +
  each(seams, (x, i) => stripe(`M${x} ${i * 25.3}v25.3`, HOUSE.woodLine, 2));

const tile = (fill: string) => slab(0, 0, SIDE, SIDE, fill) + stripe('M0 0H76V76H0Z', HOUSE.grout, 4);

const rug = (fill: string) =>
  slab(0, 0, SIDE, SIDE, fill) +
  line(
    each(9, (i) => `M${10 + (i % 3) * 26} ${14 + Math.floor(i / 3) * 24}q5 -7 10 0`),
    '#FFFFFF',
    2.4,
    0.35,
  );

const draw = (inner: string) => svg(inner, 0, 0, SIDE, SIDE);

/** Three floors: boards, kitchen tiles and carpet, dusty and clean. */
export const floors = (): Record<string, string> => ({
  'hout-a': draw(wood(HOUSE.wood, [20, 58, 36]) + dust(1)),
  'hout-b': draw(wood(HOUSE.wood, [44, 12, 66]) + dust(2)),
  'hout-schoon': draw(wood(HOUSE.woodClean, [30, 62, 14]) + shine),
  'tegel-a': draw(tile(HOUSE.tile) + dust(3)),
  'tegel-b': draw(tile(HOUSE.tileB) + dust(4)),
  'tegel-schoon': draw(tile(HOUSE.tileClean) + shine),
  'tapijt-a': draw(rug(HOUSE.rug) + dust(5)),
  'tapijt-b': draw(rug(HOUSE.rugB) + dust(6)),
  'tapijt-schoon': draw(rug(HOUSE.rugClean) + shine),
});
