import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, darker, lighter } from '../../../engine/drawing/palette.ts';
import { groundShadow, place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { blob, drop, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, rows, series } from '../../../engine/drawing/tables.ts';
import { bar, thing, weave } from './parts.ts';
import { YARD } from './tones.ts';

const { ink, paper, coral, teal, ochre, blue } = PALETTE;

/** The water pistol: it points to the right, and is held at (0, 0). */
const pistol =
  sticker(
    'M-26 -16H34Q44 -16 46 -6H66V8H46Q44 16 30 16H12L4 40Q2 46 -6 44L-16 42Q-22 40 -20 32L-14 14H-26Z',
    coral,
    {
      rim: 5,
      inner: flat('M-30 6H70V20H-30Z', darker(coral, 0.2)) + slab(58, -8, 12, 18, ochre),
    },
  ) +
  sticker(roundRect(-18, -40, 46, 26, 11, { seed: 3, wobble: 1 }), '#BFE6F7', {
    rim: 4,
    line: 3.4,
    inner: flat('M-20 -28Q0 -22 30 -28V-10H-20Z', blue, 0.75),
  }) +
  line('M6 18Q16 24 12 32', ink, 4);

const water = edged(drop(0, 0, 0.5), YARD.water, blue, 2) + dot(2, paper, -2, 2);

const pail = 'M-36 -30H36L28 34Q0 42 -28 34Z';
const bucket =
  bar('M-34 -30Q0 -74 34 -30', '#C9CEDA', 8) +
  sticker(pail, teal, {
    rim: 5,
    inner: flat('M-40 6H40V14H-40Z', darker(teal, 0.25)) + flat('M-40 -34H40V-24H-40Z', lighter(teal, 0.4)),
  }) +
  oval(32, 8, YARD.water, 0, -30) +
  line('M-32 -30Q0 -20 32 -30', ink, 3.4);

/** A post with an arm and a rope to pull; its foot is (0, 0). */
const post =
  groundShadow(14, 0, 54, 9) +
  bar('M26 -4L26 -138L-30 -150', YARD.wood, 15) +
  bar('M-6 -146V-118', '#E2BE88', 8);

/** A gulp of water that falls. */
const gulp =
  flat('M-40 0Q-46 60 -60 96Q-40 112 -18 100Q0 118 20 100Q44 112 60 92Q46 56 40 0Z', YARD.water, 0.9) +
  flat('M-14 6Q-20 60 -26 84Q-10 92 -4 60ZM16 6Q18 50 30 80Q36 60 26 6Z', paper, 0.75);

const SPLATS = [
  [0, 0, 30, -30, 16, 12, 32, 10, 9, -26, -22, 8, 24, -26, 7],
  [0, 0, 26, -34, -8, 9, 26, 24, 11, 34, -14, 6, -18, 28, 7],
  [0, 0, 34, 38, 20, 8, -40, 12, 10, -12, -38, 9, 24, -34, 6],
] as const;
const splat = (spots: readonly number[], seed: number): string =>
  each(rows(3, spots), ([x, y, r], i) => flat(blob(x, y, r, r, { seed: seed + i, wobble: 0.14 }), YARD.mud)) +
  flat(`M-8 10V58Q-2 66 4 58V10Z`, YARD.mud) +
  dot(7, YARD.mudLight, -8, -10, 0.9);

const PETAL = 'M-13 -30Q-20 -86 0 -104Q20 -86 13 -30Z';

/** Mud that flies off all at once. */
const flower =
  each(10, (i) => place(flat(PETAL, i % 2 ? YARD.mud : YARD.mudLight), 0, 0, { turn: i * 36 })) +
  each(10, (i) => place(dot(8, YARD.mudDeep, 0, -122), 0, 0, { turn: i * 36 + 18 })) +
  dot(38, YARD.mud) +
  dot(20, YARD.waterLight, 0, 0, 0.9);

const towel = prop(roundRect(-46, -34, 92, 68, 12, { seed: 5 }), '#F4A6BE', {
  line: 3.4,
  outline: 0.9,
  inner: stripe('M-50 -18H50M-50 18H50', paper, 8) + flat('M8 -40H50V40H8Z', darker('#F4A6BE', 0.12), 0.6),
});

/** The basket for the eggs; its foot is (0, 0). */
const basket =
  groundShadow(0, -2, 70, 9) +
  bar('M-50 -56Q0 -146 50 -56', YARD.wicker, 11) +
  thing('M-62 -58Q0 -44 62 -58L48 -6Q0 4 -48 -6Z', YARD.wicker, weave(3, 8, -70, -48, 18, 16));

/** A rooster on the ridge, its beak to the right; `crows` opens it. */
const rooster = (crows: boolean): string =>
  each(
    [
      ['#2C6B50', -26],
      ['#3F8F6B', -6],
      ['#1C4A9E', 14],
    ] as const,
    ([fill, turn]) => place(thing('M0 0Q-50 -10 -52 -54Q-20 -50 6 -8Z', fill), -22, -30, { turn }),
  ) +
  line('M-6 -8V4M8 -8V4', '#E0A030', 6) +
  thing(
    'M-34 -34Q-30 -6 4 -6Q34 -8 30 -46L34 -70Q26 -88 10 -80Q0 -72 2 -54Q-12 -40 -34 -34Z',
    '#D9774F',
    flat('M-40 -26Q0 -14 40 -30V0H-40Z', '#A8482C', 0.6),
  ) +
  thing('M8 -80Q4 -98 14 -96Q18 -106 24 -96Q34 -100 32 -84Q30 -76 24 -78Z', YARD.comb) +
  edged(crows ? 'M32 -76L54 -86L38 -68L54 -60L32 -62Z' : 'M33 -76L54 -68L33 -62Z', YARD.beak, ink, 2.6) +
  dot(6, paper, 24, -72) +
  dot(3.4, ink, 26, -72) +
  edged('M28 -60Q38 -52 32 -44Q24 -48 28 -60Z', YARD.comb, ink, 2.4);

const slat = thing('M-20 -48L0 -72L20 -48V170H-20Z', YARD.trim, flat('M6 -80H30V180H6Z', '#EBD9BD', 0.7));

/** One length of the fence of the parade, 320 wide. */
const fence =
  thing('M-162 -22H162V-2H-162ZM-162 34H162V54H-162Z', YARD.trim) +
  each(5, (i) => place(slat, -128 + i * 64, 0));

/** The hedge behind the parade, as wide as the fence: the yard is out of sight. */
const hedge = thing(
  'M-162 176V-74Q-148 -108 -112 -96Q-84 -122 -50 -98Q-20 -120 10 -96Q44 -122 76 -98Q110 -118 132 -94Q154 -100 162 -74V176Z',
  '#8FB573',
  flat('M-170 -50Q-80 -20 0 -48T170 -50V180H-170Z', '#7DA565', 0.8),
);

export const tools = (): Record<string, SpriteArt> => ({
  pistool: sprite(pistol, -40, -54, 82, 58),
  druppel: sprite(water, 12),
  emmer: sprite(bucket, -50, -84, 50, 56),
  emmerpaal: sprite(post, -50, -164, 74, 16),
  gulp: sprite(gulp, -70, -4, 70, 120),
  ...series('spat', SPLATS, (spots, i) => sprite(splat(spots, i * 9 + 2), 60, 72)),
  modderbloem: sprite(flower, 140),
  handdoek: sprite(towel, 56, 44),
  mandje: sprite(basket, -74, -112, 74, 12),
  haan: sprite(rooster(false), -90, -112, 62, 12),
  'haan-kraait': sprite(rooster(true), -90, -112, 62, 12),
  hek: sprite(fence, -164, -76, 164, 176),
  haag: sprite(hedge, -164, -124, 164, 178),
});
