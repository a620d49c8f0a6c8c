import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, edged, flat, line, oval, slab } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { TONE } from './colours.ts';

const { ink, paper } = PALETTE;

/** The two kinds of bamboo: light, dark. */
const KINDS = { groen: [TONE.green, TONE.greens], goud: [TONE.gold, TONE.golds] } as const;
export type Kind = keyof typeof KINDS;

const VEINS = [
  'M-20 -24q14 -4 24 0M2 28q10 3 20 0',
  'M-6 -26q12 4 24 0M-22 26q10 -3 18 0',
  'M-24 -20q8 3 16 0M-2 30q12 -4 22 0',
];

/** A segment, open at both sides: rim, line, and a body on which a letter can be read. */
export const segment = (kind: Kind, i: number): string => {
  const [light, dark] = KINDS[kind];
  return (
    slab(-30, -50, 60, 100, paper) +
    slab(-30, -44, 60, 88, ink) +
    slab(-30, -40, 60, 80, light) +
    slab(-30, -40, 60, 7, lighter(light, 0.75)) +
    slab(-30, 27, 60, 13, dark) +
    line(VEINS[i]!, dark, 2.6, 0.8)
  );
};

/** The left end, closed; `leafy` the right one with two leaves. */
const cap = (kind: Kind): string => {
  const [light, dark] = KINDS[kind];
  return (
    flat('M0 -50H-16Q-34 -50 -34 -32V32Q-34 50 -16 50H0Z', paper) +
    flat('M0 -44H-14Q-28 -44 -28 -30V30Q-28 44 -14 44H0Z', ink) +
    flat('M0 -40H-13Q-24 -40 -24 -29V29Q-24 40 -13 40H0Z', light) +
    flat('M0 27H-24V30Q-24 40 -13 40H0Z', dark) +
    line('M-11 -38V38', dark, 4)
  );
};

const LEAF = 'M0 0C12 -20 40 -28 62 -18C48 2 22 12 0 0Z';
export const leftEnd = cap;
export const rightEnd = (kind: Kind): string =>
  place(
    sticker(LEAF, TONE.leaf, line('M2 0Q30 -6 58 -17', darker(TONE.leaf, 0.2), 2.5), {
      shadow: 'none',
      rim: 5,
      line: 3.5,
    }),
    14,
    -38,
    { turn: -16 },
  ) +
  place(cap(kind), 0, 0, { flip: true }) +
  place(
    sticker(LEAF, TONE.jade, line('M2 0Q30 -6 58 -17', darker(TONE.jade, 0.2), 2.5), {
      shadow: 'none',
      rim: 5,
      line: 3.5,
    }),
    20,
    -26,
    { turn: 26, scale: 0.8 },
  );

/** A fresh cut: the hollow end of a part, at its left or right. */
export const cutEnd = (kind: Kind, side: -1 | 1): string => {
  const [light, dark] = KINDS[kind];
  return (
    oval(15, 50, paper, side * 3, 0) +
    oval(11, 44, ink, side * 2, 0) +
    oval(8, 40, lighter(light, 0.85), side * 2, 0) +
    oval(4, 26, dark, side * 2.5, 0)
  );
};

const nub = (y: number) =>
  sticker(circle(10, 0, y), '#8DB85C', flat(`M-12 ${y + 2}H12V${y + 12}H-12Z`, '#6E9A45'), {
    rim: 4,
    line: 3,
    shadow: 'none',
  });
/** A knot between two segments, where can be cut. */
export const knot = (): string => line('M0 -40V40', '#86A94F', 4, 0.9) + nub(-52) + nub(52);

/** The same, cut: light falls through. */
export const cutLine = (): string =>
  flat('M0 -72L15 0L0 72L-15 0Z', '#FFDF7A', 0.55) +
  edged('M0 -68L8 0L0 68L-8 0Z', '#FFFDF0', '#B07A12', 3) +
  line('M-13 -60l-7 -7M13 -60l7 -7M-13 60l-7 7M13 60l7 7', '#B07A12', 4);

/** A mark of chalk where it should be cut. */
export const chalk = (): string =>
  line('M0 -62V62', ink, 11) +
  line('M0 -62V62', paper, 6, 1, '12 10') +
  each([-1, 1], (s) => edged(`M0 ${s * 56}L-13 ${s * 76}H13Z`, paper, ink, 3.5));

/** A stick of the bridge, seen from its side. */
export const plank = (kind: Kind): string => {
  const [light, dark] = KINDS[kind];
  return (
    cord('M-22 4V-46', TONE.wood, 8) +
    line('M-34 -44H34', darker(TONE.wood, 0.2), 10) +
    line('M-34 -44H34', TONE.red, 6) +
    prop(roundRect(-33, -14, 66, 30, 10), light, slab(-40, 6, 80, 14, dark) + line('M-8 -16V18', dark, 4), {
      outline: 0.5,
      line: 3,
    }) +
    oval(6, 11, dark, 27, 1, 0.7)
  );
};

/** A stand of crossed bamboo with a fork; its fork is y = 0. */
export const stand = (): string =>
  each([-1, 1], (s) => cord(`M${s * 22} -14Q${s * 16} 8 0 18L${s * -34} 244`, TONE.greens, 12)) +
  line('M-9 20H9', TONE.wood, 9);
