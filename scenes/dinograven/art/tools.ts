import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';
import { DIG } from './tones.ts';

const STICK = { rim: 4, line: 3.2 } as const;

/** The spade, its point where it digs. */
const spade = (): string =>
  sticker(roundRect(-6, -116, 12, 72, 5, { seed: 2, wobble: 1 }), DIG.wood, {
    ...STICK,
    inner: stripe('M4 -120V-40', DIG.woodDeep, 5),
  }) +
  sticker(roundRect(-19, -128, 38, 15, 7, { seed: 4, wobble: 1 }), DIG.cloth, STICK) +
  sticker('M-24 -52Q0 -60 24 -52V-26Q20 -8 0 0Q-20 -8 -24 -26Z', DIG.steel, {
    ...STICK,
    inner: flat('M4 -64V6H30V-64z', DIG.steelDeep, 0.8) + line('M-14 -42V-24', PALETTE.paper, 4, 0.8),
  });

/** The brush that lays bare what was found, its hairs where it wipes. */
const brush = (): string =>
  sticker('M-7 -54Q-10 -84 -6 -104Q0 -112 6 -104Q10 -84 7 -54Z', DIG.roof, {
    ...STICK,
    inner: flat('M2 -116V-50H14V-116z', DIG.roofDeep, 0.8),
  }) +
  sticker('M-16 -34Q-24 -14 -14 -2Q0 4 14 -2Q24 -14 16 -34Z', DIG.straw, {
    ...STICK,
    inner: each(5, (i) => line(`M${-12 + i * 6} -30L${-14 + i * 7} -4`, DIG.strawDeep, 2.6)),
  }) +
  sticker(roundRect(-18, -58, 36, 26, 5, { seed: 3, wobble: 1 }), DIG.steel, {
    ...STICK,
    inner: stripe('M-24 -45H24', DIG.steelDeep, 4),
  });

/** A lantern on the boards of the pit; it burns in the evening. */
const lantern = (burns: boolean): string =>
  (burns ? flat(circle(58, 0, -36), DIG.lit, 0.26) + flat(circle(38, 0, -36), DIG.lit, 0.34) : '') +
  line('M-12 -58Q0 -80 12 -58', PALETTE.ink, 3.4) +
  prop(roundRect(-17, -58, 34, 46, 9, { seed: 5, wobble: 1 }), burns ? DIG.lit : DIG.glass, {
    outline: 0.6,
    line: 3,
    inner: burns
      ? oval(8, 14, PALETTE.paper, 0, -32) + flat('M-20 -18H20V-8H-20z', DIG.litDeep)
      : flat('M-20 -12L14 -60H22V-8z', DIG.glassDeep),
  }) +
  each([-62, -14], (y) =>
    prop(roundRect(-20, y, 40, 11, 4, { seed: 6, wobble: 0.8 }), DIG.woodDeep, { outline: 0.5, line: 3 }),
  );

/** The moon of the evening, with the stars around it. */
const moon = (): string =>
  flat(circle(58), DIG.lit, 0.16) +
  place(
    prop('M16 -36Q-34 -34 -36 4Q-30 40 12 38Q-16 22 -14 0Q-12 -24 16 -36Z', DIG.lit, {
      inner: flat('M-40 10Q-20 34 16 40L-40 46z', DIG.litDeep, 0.6) + oval(4, 5, DIG.litDeep, -24, -4),
      outline: 0.3,
    }),
    0,
    0,
    { turn: 12 },
  ) +
  each(rows(3, [30, -30, 4, 48, 6, 3, 22, 26, 3.4, -58, -40, 3]), ([x, y, r]) => dot(r, DIG.bone, x, y));

/** What is dug with, and what gives light, by the name of its sprite. */
export const tools = (): Record<string, SpriteArt> => ({
  schop: sprite(spade(), -34, -140, 34, 10),
  kwast: sprite(brush(), -34, -120, 34, 12),
  lantaarn: sprite(lantern(true), -62, -98, 62, 26),
  'lantaarn-uit': sprite(lantern(false), -26, -84, 26, 4),
  maan: sprite(moon(), 70, 66),
});
