import { PALETTE, darker } from './palette.ts';
import { circle } from './shapes.ts';

const share = (opacity: number) => (opacity === 1 ? '' : ` opacity="${opacity}"`);

/** A flat piece of paper without an outline. */
export const flat = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${share(opacity)}/>`;

/** A flat piece with a line round it; `prop` and `sticker` do more. */
export const edged = (
  d: string,
  fill: string,
  colour: string = PALETTE.ink,
  width = 3,
  opacity = 1,
): string =>
  `<path d="${d}" fill="${fill}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${share(opacity)}/>`;

const stroked = (d: string, colour: string, width: number, opacity: number, dash: string, ends: string) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${ends}${dash && ` stroke-dasharray="${dash}"`}${share(opacity)}/>`;

/** A line of a pen: round ends and corners. */
export const line = (d: string, colour: string = PALETTE.ink, width = 3, opacity = 1, dash = ''): string =>
  stroked(d, colour, width, opacity, dash, ' stroke-linecap="round" stroke-linejoin="round"');

/** A line that is cut off straight: stripes, seams, slats. */
export const stripe = (d: string, colour: string, width: number, opacity = 1, dash = ''): string =>
  stroked(d, colour, width, opacity, dash, '');

/** A line with an edge on both sides: rope, stem, tail, hook, arm. `width` is with its edge. */
export const cord = (
  d: string,
  colour: string,
  width: number,
  edge = darker(colour, 0.35),
  side = 2,
): string => line(d, edge, width) + line(d, colour, width - side * 2);

/** A round spot at (x, y), as `circle` has them. */
export const dot = (r: number, fill: string, x = 0, y = 0, opacity = 1): string =>
  flat(circle(r, x, y), fill, opacity);

/** An ellipse at (x, y): cheeks, light, puddles. */
export const oval = (rx: number, ry: number, fill: string, x = 0, y = 0, opacity = 1): string =>
  `<ellipse${x ? ` cx="${x}"` : ''}${y ? ` cy="${y}"` : ''} rx="${rx}" ry="${ry}" fill="${fill}"${share(opacity)}/>`;

/** A rectangle from its upper left corner; `r` rounds its corners. */
export const slab = (x: number, y: number, w: number, h: number, fill: string, r = 0, opacity = 1): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''} fill="${fill}"${share(opacity)}/>`;
