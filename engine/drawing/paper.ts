import { hashText } from '../exercise/rng.ts';
import { PALETTE, darker, lighter } from './palette.ts';
import { torn, type Outline } from './points.ts';
import { blob } from './shapes.ts';

const { ink, paper } = PALETTE;

/**
 * Shows `inner` only inside the outline. The id follows from the outline, so that the same drawing is the same
 * text every time and two on one page can't disagree.
 */
export function clip(outline: string, inner: string): string {
  const id = `c${hashText(outline).toString(36)}`;
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

/** Moves, turns and scales a piece of drawing. */
export const place = (
  inner: string,
  x: number,
  y: number,
  { scale = 1, flip = false, turn = 0 } = {},
): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 && !flip ? '' : ` scale(${flip ? -scale : scale} ${scale})`}">${inner}</g>`;

/** Soft shadows of `layer`, `sticker` and `prop`; baked into textures, never run live. */
export type Shadow = 'sheet' | 'object' | 'sticker' | 'none';

/** The filters that `layer`, `sticker`, `prop` and `grain` refer to; `svg()` puts them in by itself. */
export const FILTERS = `<defs>
<filter id="sheet" x="-5%" y="-12%" width="110%" height="130%"><feDropShadow dx="0" dy="-2" stdDeviation="7" flood-color="${ink}" flood-opacity=".2"/></filter>
<filter id="object" x="-10%" y="-10%" width="120%" height="130%"><feDropShadow dx="0" dy="5" stdDeviation="6" flood-color="${ink}" flood-opacity=".2"/></filter>
<filter id="sticker" x="-25%" y="-25%" width="150%" height="160%"><feDropShadow dx="0" dy="5" stdDeviation="3" flood-color="${ink}" flood-opacity=".24"/></filter>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="glow" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="26"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".32 .36" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .16  0 0 0 0 .16  0 0 0 .9 -.36"/></filter>
</defs>`;

const shadowed = (shadow: Shadow) => (shadow === 'none' ? '' : ` filter="url(#${shadow})"`);

interface LayerOptions {
  seed?: number;
  amplitude?: number;
  edge?: string;
  edgeWidth?: number;
  shadow?: Shadow;
}

/** One sheet of torn paper: soft shadow, light fibre edge, face. Depth comes from three or four of these. */
export function layer(
  points: Outline,
  fill: string,
  {
    seed = 1,
    amplitude = 2.6,
    edge = lighter(fill, 0.72),
    edgeWidth = 5,
    shadow = 'sheet',
  }: LayerOptions = {},
): string {
  const fibres = torn(points, { seed: seed + 50, amplitude: amplitude * 1.2 });
  return (
    `<g${shadowed(shadow)}><path d="${fibres}" fill="${edge}" stroke="${edge}" stroke-width="${edgeWidth}" stroke-linejoin="round"/></g>` +
    `<path d="${torn(points, { seed, amplitude })}" fill="${fill}"/>`
  );
}

interface StickerOptions {
  /** Drawn inside the outline: the one shade tone, patterns, highlights. */
  inner?: string;
  rim?: number;
  line?: number;
  shadow?: Shadow;
}

/** What lies within an outline may be given by itself, before the options. */
const withInner = <O extends { inner?: string }>(inner: string | O, options: O): O =>
  typeof inner === 'string' ? { inner, ...options } : inner;

/** A thing that can be used: white rim round an ink outline, flat fill. A white rim means: you can use it. */
export const sticker = (
  outline: string,
  fill: string,
  within: string | StickerOptions = '',
  options: StickerOptions = {},
): string => {
  const { inner = '', rim = 6, line = 4, shadow = 'sticker' } = withInner(within, options);
  return (
    `<g><path d="${outline}" fill="${paper}" stroke="${paper}" stroke-width="${line + rim * 2}" stroke-linejoin="round"${shadowed(shadow)}/>` +
    `<path d="${outline}" fill="${fill}"/>${inner && clip(outline, inner)}` +
    `<path d="${outline}" fill="none" stroke="${ink}" stroke-width="${line}" stroke-linejoin="round"/></g>`
  );
};

interface PropOptions {
  inner?: string;
  line?: number;
  /** Share of ink in the outline. */
  outline?: number;
  shadow?: Shadow;
}

/** Scenery: no rim, a thin outline in a darker tone of its own fill. */
export const prop = (
  shape: string,
  fill: string,
  within: string | PropOptions = '',
  options: PropOptions = {},
): string => {
  const { inner = '', line = 2.5, outline = 0.3, shadow = 'none' } = withInner(within, options);
  return (
    `<g${shadowed(shadow)}><path d="${shape}" fill="${fill}"/>${inner && clip(shape, inner)}` +
    `<path d="${shape}" fill="none" stroke="${darker(fill, outline)}" stroke-width="${line}" stroke-linejoin="round"/></g>`
  );
};

/** Paper grain over a rectangle: large areas only, kept faint. */
export const grain = (x: number, y: number, w: number, h: number, opacity = 0.12): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" filter="url(#grain)" opacity="${opacity}"/>`;

const PUFFS = [
  [0, 0, 46, 24],
  [-34, 8, 30, 18],
  [36, 8, 32, 18],
  [8, -16, 28, 24],
  [-16, -8, 24, 22],
] as const;

/** A cloud of cotton wool, about 140 wide at scale 1. */
export const cloud = (x: number, y: number, scale = 1, opacity = 1): string =>
  `<g opacity="${opacity}" filter="url(#object)">${PUFFS.map(
    ([dx, dy, rx, ry], i) =>
      `<path d="${blob(x + dx * scale, y + dy * scale, rx * scale, ry * scale, { seed: i + 3, wobble: 0.05, corners: 14 })}" fill="#FBFDFF"/>`,
  ).join('')}</g>`;

/** A soft contact shadow on the ground. */
export const groundShadow = (x: number, y: number, rx: number, ry = rx * 0.16, opacity = 0.16): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${ink}" opacity="${opacity}"/>`;

/** A whole SVG document around a drawing, with the filters it may refer to. */
export const svg = (inner: string, x: number, y: number, w: number, h: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${inner.includes('url(#') ? FILTERS : ''}${inner}</svg>`;
