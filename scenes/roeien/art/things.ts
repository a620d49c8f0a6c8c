import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { plate } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval, slab } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { TONE } from './colours.ts';

const { ink, paper } = PALETTE;

/** A slab of cork with a sheet of paper on it, as wide as a letter has room. */
export const cork = (): string =>
  oval(30, 7, ink, 0, 33, 0.12) +
  place(prop(plate(56, 58, 15), TONE.cork, { outline: 0.4 }), 0, 5) +
  edged(plate(56, 56, 15), '#FFFAF0', darker(TONE.cork, 0.4), 2.5);

/** A loose letter's disc with an edge of this tone, which can be hooked. */
export const disc = (edge: string): string =>
  oval(40, 9, ink, 0, 38, 0.14) +
  place(sticker(plate(76, 72, 24), edge, { shadow: 'none' }), 0, 5) +
  edged(plate(76, 70, 24), '#FFFAF0', darker(edge, 0.45), 3);

const LEAF = 'M-26 10A26 11 0 1 1 26 10A26 11 0 1 1 -26 10Z';
const BUD = 'M0 -32C13 -19 18 -5 12 9Q0 16 -12 9C-18 -5 -13 -19 0 -32Z';
const leaf = (rim: number) =>
  sticker(LEAF, TONE.leaf, flat('M0 10L30 0V12Z', darker(TONE.leaf, 0.25)), { rim, line: 3, shadow: 'none' });

/** A lily that is shut. */
export const bud = (): string =>
  leaf(4) +
  line(BUD, paper, 11) +
  edged(BUD, TONE.pink, ink, 3) +
  flat('M-11 8Q-14 -1 -10 -8Q0 4 10 -8Q14 -1 11 8Q0 15 -11 8Z', darker(TONE.leaf, 0.12));

/** An open one, in these tones. */
export const lily = (petal: string, heart: string): string => {
  const one = (turn: number, fill: string) =>
    place(edged('M0 2C-13 -7 -13 -26 0 -39C13 -26 13 -7 0 2Z', fill, ink, 2.6), 0, 4, { turn });
  const rim = each([-72, -36, 0, 36, 72], (turn) =>
    place(line('M0 2C-13 -7 -13 -26 0 -39C13 -26 13 -7 0 2Z', paper, 12), 0, 4, { turn }),
  );
  return (
    rim +
    leaf(4) +
    one(-72, darker(petal, 0.12)) +
    one(72, darker(petal, 0.12)) +
    one(-36, petal) +
    one(36, petal) +
    one(0, lighter(petal, 0.4)) +
    edged('M-13 4Q0 -11 13 4Q0 13 -13 4Z', heart, ink, 2.4)
  );
};

/** A leaf that is out of play: grey, hatched with a pencil. */
export const noBud = (): string =>
  edged(LEAF, TONE.grey, PALETTE.pencil, 2.5) +
  clip(LEAF, line('M-24 22L-4 -2M-10 24L10 -2M4 24L24 0', PALETTE.pencil, 3));

/** The buoy with a flag where the word ends. */
export const flag = (): string =>
  oval(20, 5, ink, 0, 22, 0.14) +
  cord('M0 14V-66', TONE.pole, 6) +
  prop('M-16 6H16L11 22H-11Z', TONE.coral, flat('M-18 12H18V17H-18Z', TONE.cream)) +
  prop(
    'M2 -66H38V-40H2Z',
    TONE.cream,
    each(6, (i) => slab(2 + (i % 3) * 12, -66 + Math.floor(i / 3) * 13, 12, 13, i % 2 ? ink : TONE.cream)),
  );

/** What a sign stands on in the water. */
export const post = (): string =>
  each([-44, 44], (x) => oval(14, 4, paper, x, 16, 0.8) + cord(`M${x} 16V-44`, TONE.pole, 11));

const eyes = (x: number, y: number, apart = 7) =>
  each([x - apart / 2, x + apart / 2], (at) => dot(2.4, ink, at, y));
const pennant = (x: number, y: number, fill: string) =>
  line(`M${x} ${y + 22}V${y - 20}`, TONE.pole, 2.6) +
  edged(`M${x} ${y - 20}l18 6l-18 7Z`, fill, darker(fill, 0.35), 1.8);

/** Those who cheer on the bank: a duck, a frog, a hedgehog, a mole. */
export const FANS = [
  pennant(17, -24, TONE.coral) +
    prop('M-16 0Q-24 -20 -8 -26Q-12 -46 4 -46Q18 -44 12 -26Q20 -18 14 0Z', '#FBE08A') +
    edged('M10 -36L22 -33L10 -29Z', '#E88A2E', darker('#E88A2E'), 1.6) +
    eyes(4, -37, 6),
  pennant(-18, -20, TONE.ochre) +
    prop(
      'M-18 0Q-22 -28 -10 -30Q-8 -40 0 -32Q8 -40 10 -30Q22 -28 18 0Z',
      '#8CC06A',
      oval(11, 9, '#D8EDBE', 0, -4),
    ) +
    eyes(0, -31, 14) +
    line('M-7 -20Q0 -14 7 -20', ink, 2.2),
  pennant(20, -20, TONE.teal) +
    prop(
      'M-22 0L-24 -12L-18 -16L-20 -26L-10 -27L-6 -36L2 -30L10 -34L12 -22Q22 -16 20 0Z',
      '#A07C5B',
      oval(12, 12, '#EBD2B0', 9, -8),
    ) +
    eyes(10, -12, 8) +
    dot(3, ink, 19, -8),
  pennant(-19, -22, TONE.plum) +
    prop('M-17 0Q-20 -38 0 -38Q20 -38 17 0Z', '#6E6880', oval(9, 7, TONE.pink, 2, -16)) +
    eyes(1, -27, 10),
] as const;

/** A swan that looks on, and can be tapped. */
export const swan = (): string =>
  oval(40, 7, paper, 0, 16, 0.8) +
  sticker(
    'M-38 -6Q-30 -26 -6 -22Q10 -20 16 -22Q8 -44 20 -54Q34 -60 38 -46Q36 -40 30 -44Q24 -44 28 -28Q34 -8 20 8Q-8 20 -30 10Q-40 4 -38 -6Z',
    paper,
    flat('M-44 0Q-10 12 30 0V24H-44Z', '#DDE6EA') + line('M-24 -8Q-8 2 12 -8', '#B9C6CE', 3),
    { rim: 5 },
  ) +
  edged('M36 -50L52 -44L37 -40Z', '#E88A2E', ink, 2.4) +
  dot(2.8, ink, 29, -50);
