import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { star } from '../../../engine/drawing/shapes.ts';
import { cord, dot, flat, line, oval, slab } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { TONE } from './colours.ts';

const { ink, paper, ochre, teal } = PALETTE;

/** An ellipse as a path. */
const round = (rx: number, ry: number, y = 0) =>
  `M${-rx} ${y}A${rx} ${ry} 0 1 1 ${rx} ${y}A${rx} ${ry} 0 1 1 ${-rx} ${y}Z`;

/** A landing circle: cloth with rings, a padded edge, a bit of its foot. */
export const ring = (colour: string): string =>
  flat(round(86, 35, 12), ink, 0.14) +
  flat(round(85, 34, 9), darker(colour, 0.35)) +
  sticker(
    round(85, 34),
    colour,
    flat(round(66, 26), paper) +
      flat(round(48, 18.6), lighter(colour, 0.5)) +
      flat(round(30, 11.6), paper) +
      flat(round(10, 4), colour),
    {
      shadow: 'none',
      rim: 5,
    },
  );

/** The rings light up: this one takes who lands. */
export const glow = (): string =>
  `<ellipse rx="76" ry="30" fill="#FFE46B" opacity=".45"/><ellipse rx="76" ry="30" fill="none" stroke="#FFD84A" stroke-width="13"/><ellipse rx="40" ry="15" fill="none" stroke="#FFD84A" stroke-width="6"/>`;

/** A middle of gold. */
export const gold = (): string =>
  `<g>${flat(round(31, 12.4), ochre)}${line(round(31, 12.4), darker(ochre, 0.4), 3)}<g transform="scale(1 .42)">${flat(star(17, 8), '#FFF3C4')}</g></g>`;

/** The flag of the right one. */
export const flag = (): string =>
  cord('M58 -10V-104', '#C89B62', 8) +
  sticker('M58 -102Q84 -112 104 -98T138 -100V-62Q120 -52 104 -62T58 -64Z', teal, { rim: 4, line: 3 }) +
  line('M84 -84l9 10l18 -18', paper, 6);

/** The spring under the straw. */
export const spring = (): string =>
  line('M-16 0L16 -8L-16 -16L16 -24L-16 -32L16 -40L-16 -48', ink, 8) +
  line('M-16 0L16 -8L-16 -16L16 -24L-16 -32L16 -40L-16 -48', '#C9CEDA', 4.4) +
  prop('M-32 -58H32Q36 -50 32 -46H-32Q-36 -50 -32 -58Z', TONE.coral) +
  line('M-30 0l-12 -16M-20 2l-6 -20M24 2l8 -20M32 0l14 -14M2 3l2 -16', TONE.straw, 5);

/** The fan in an air cushion that went flat. */
export const fan = (): string =>
  prop('M-20 -4H20L14 -24H-14Z', darker(TONE.teal, 0.1)) +
  prop(
    round(40, 15, -34),
    '#E6EEF2',
    each([0, 120, 240], (turn) => place(oval(8, 24, TONE.teal, 0, -20), 0, 0, { turn }))
      .replace(/^/, '<g transform="translate(0 -34) scale(1 .38)">')
      .concat('</g>'),
  ) +
  dot(5, TONE.coral, 0, -34);

export const shadow = (): string => oval(46, 13, ink, 0, 0, 0.26);

/** The stick from a circle to its card, from the top down. */
export const stick = (): string =>
  slab(-5, 0, 10, 100, darker(TONE.wicker, 0.4), 4) + slab(-2.6, 2, 5.2, 96, TONE.wicker, 2);
