import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { blob, plate } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval } from '../../../engine/drawing/strokes.ts';
import { each, rows, series } from '../../../engine/drawing/tables.ts';
import { DIG } from './tones.ts';

const { ink } = PALETTE;

/** A tile that can be dug: raked sand, or clay. */
const tile = (fill: string, inner: string, seed: number): string =>
  sticker(plate(70, 70, 16, { seed, wobble: 0.9 }), fill, { inner, rim: 4, line: 3, shadow: 'none' });

/** What lies on the sand: ripples of the wind, pebbles, or a tuft that withered. */
const ON_SAND = [
  each(3, (i) => line(`M-26 ${-18 + i * 15}q9 -7 18 0t18 0`, DIG.sandDeep, 3)),
  each(rows(3, [-16, -10, 6, 8, -16, 4, 16, 4, 7, -8, 10, 4]), ([x, y, r]) =>
    oval(r, r * 0.75, DIG.sandDeep, x, y),
  ) + line('M-26 24q9 -7 18 0M4 20q9 -7 18 0', DIG.sandDeep, 3),
  line('M-2 8L-8 -12M0 8V-18M2 8L10 -10M4 8L16 0', DIG.strawDeep, 3.4) +
    line('M-28 18q9 -7 18 0t18 0M-24 -20q8 -6 14 0', DIG.sandDeep, 3),
];
const sand = (on: string, i: number): string =>
  tile(
    DIG.sand,
    flat('M-40 14Q-10 30 40 10V40H-40z', DIG.sandDeep, 0.6) + on + oval(14, 5, DIG.sandLight, -14, -27),
    3 + i,
  );

const CRACKS = 'M-8 -34L2 -14L-10 2L6 16L-2 36M2 -14L24 -22M-10 2L-32 8M6 16L28 24';
const clay = (isCracked: boolean): string =>
  tile(
    DIG.clay,
    flat('M-40 12Q0 26 40 8V40H-40z', DIG.clayDeep, 0.85) +
      each(rows(3, [-18, -16, 8, 16, -8, 6, -4, 14, 7, 20, 20, 5]), ([x, y, r]) =>
        oval(r, r * 0.7, DIG.clayDeep, x, y),
      ) +
      (isCracked ? line(CRACKS, DIG.crack, 4.4) : line('M-24 -26q10 -6 20 0', '#D49A82', 4)),
    5,
  );

/** A foot of a dinosaur, its three toes up. */
const print = (x: number, y: number, scale: number): string =>
  place(
    flat(
      'M0 15Q-9 14 -8 4Q-17 -2 -15 -10Q-8 -8 -5 -3Q-5 -14 0 -19Q5 -14 5 -3Q8 -8 15 -10Q17 -2 8 4Q9 14 0 15Z',
      DIG.sandLight,
    ),
    x,
    y,
    { scale },
  );
/** Where prints lie in a hole, by how many there are: one behind the other, walking up. */
const PRINTS: readonly (readonly number[])[] = [
  [],
  [0, 0, 1],
  [-10, 12, 0.86, 10, -12, 0.86],
  [-11, 19, 0.74, 11, 2, 0.74, -9, -18, 0.74],
];

/** A hole; it looks the same from all sides, as it is turned the way the prints go. */
const hole = (prints: number): string =>
  prop(blob(0, 0, 39, 39, { seed: 4, wobble: 0.05, corners: 16 }), DIG.holeRim, { outline: 0.3 }) +
  flat(blob(0, 0, 34, 34, { seed: 6, wobble: 0.05, corners: 16 }), DIG.hole) +
  flat(blob(0, 0, 27, 27, { seed: 8, wobble: 0.06, corners: 14 }), DIG.holeDeep, 0.75) +
  each(rows(3, PRINTS[prints]!), ([x, y, scale]) => print(x, y, scale));

/** Something white looks out of the hole: one stroke more, with the brush. */
const find = (): string =>
  sticker(blob(0, 0, 37, 37, { seed: 4, wobble: 0.05, corners: 16 }), DIG.hole, {
    inner:
      flat(blob(0, 4, 28, 26, { seed: 8, wobble: 0.06 }), DIG.holeDeep, 0.8) +
      place(
        edged(
          'M-20 -8Q-28 -18 -18 -22Q-12 -24 -10 -14L12 -4Q22 -12 27 -3Q30 5 21 8Q24 16 15 18Q7 18 6 9L-14 0Q-24 6 -27 -1Q-28 -8 -20 -8Z',
          DIG.bone,
          ink,
          3,
        ),
        0,
        -2,
      ) +
      flat('M-44 20Q-20 8 0 18Q20 6 44 18V44H-44z', DIG.sandDeep) +
      line('M-30 22q8 -5 16 0M4 24q8 -5 16 0', DIG.sand, 3),
    rim: 5,
    line: 3.4,
    shadow: 'none',
  }) +
  each(rows(3, [-26, -30, 5, 30, -24, 4, 24, -36, 3]), ([x, y, r]) =>
    line(`M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`, DIG.lit, 3),
  );

/** The worm that knows where to dig. */
const worm = (): string =>
  line('M0 18Q-12 4 -2 -10Q8 -20 2 -32', ink, 25) +
  line('M0 18Q-12 4 -2 -10Q8 -20 2 -32', DIG.worm, 18) +
  line('M-11 4q8 5 15 0M-8 -8q8 6 16 2M1 -18q5 3 10 0', DIG.wormDeep, 3) +
  each(
    [-4, 7],
    (x) =>
      edged(`M${x - 4.6} -35a4.6 6 0 1 0 9.2 0a4.6 6 0 1 0 -9.2 0`, PALETTE.paper, ink, 2) +
      dot(2.4, ink, x, -36),
  ) +
  line('M-2 -24q4 3 8 -1', ink, 2.4) +
  flat('M-20 20Q-10 10 0 14Q12 8 20 20z', DIG.sandDeep);

/** What the pit is made of, by the name of its sprite. */
export const pit = (): Record<string, SpriteArt> => ({
  ...series('zand', ON_SAND, (on, i) => sprite(sand(on, i), 44)),
  klei: sprite(clay(false), 44),
  'klei-barst': sprite(clay(true), 44),
  ...series('kuil', 4, (prints) => sprite(hole(prints), 44)),
  vondst: sprite(find(), 48),
  worm: sprite(worm(), -30, -52, 30, 26),
});
