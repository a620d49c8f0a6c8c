import { DEEP, PALETTE, mix } from '../palette.ts';
import { circle } from '../shapes.ts';

const { ink, paper } = PALETTE;

export type MarkLetter = 'A' | 'B' | 'C' | 'D';

/** The four bucket marks: colour, text on it, and shape (scenes/README.md 2.6). Teams, lanes and switches use them too. */
export const MARK_STYLE = {
  A: { fill: DEEP.blue, text: paper },
  B: { fill: PALETTE.ochre, text: ink },
  C: { fill: DEEP.coral, text: paper },
  D: { fill: '#9FDCC8', text: ink },
} as const satisfies Record<MarkLetter, { fill: string; text: string }>;

/** Outline of a mark's shape around (0, 0): circle, triangle, square, diamond, about 38 across at scale 1. */
export function markShape(mark: MarkLetter, s = 1): string {
  switch (mark) {
    case 'A':
      return circle(19 * s);
    case 'B':
      return `M0 ${-21 * s}L${22 * s} ${17 * s}H${-22 * s}Z`;
    case 'C':
      return `M${-17 * s} ${-17 * s}H${17 * s}V${17 * s}H${-17 * s}Z`;
    case 'D':
      return `M0 ${-23 * s}L${21 * s} 0L0 ${23 * s}L${-21 * s} 0Z`;
  }
}

/** The edge pattern of a mark over a plate of w x h: plain, stripes, dots, checks. It repeats every 24 u. */
export function markPattern(mark: MarkLetter, w: number, h: number): string {
  const { fill, text } = MARK_STYLE[mark];
  const tone = text === ink ? mix(fill, ink, 0.42) : mix(fill, '#FFFFFF', 0.5);
  const [x0, y0] = [-w / 2, -h / 2];
  let out = '';
  switch (mark) {
    case 'A':
      return '';
    case 'B':
      for (let x = x0 - 240; x < -x0 + 240; x += 24) out += `M${x} ${-y0}L${x + h} ${y0}`;
      return `<path d="${out}" stroke="${tone}" stroke-width="7"/>`;
    case 'C':
      for (let y = y0 + 6, row = 0; y < -y0 + 6; y += 11, row++)
        for (let x = x0 - 24 + (row % 2) * 6; x < -x0 + 24; x += 12) out += circle(3.1, x, y);
      return `<path d="${out}" fill="${tone}"/>`;
    case 'D':
      for (let y = y0, row = 0; y < -y0; y += 8, row++)
        for (let x = x0 - 24 + (row % 2) * 12; x < -x0 + 24; x += 24) out += `M${x} ${y}h12v8h-12Z`;
      return `<path d="${out}" fill="${tone}"/>`;
  }
}

/** The badge of a mark in its text colour, as on a Bakteken. */
export function markBadge(mark: MarkLetter): string {
  const { text } = MARK_STYLE[mark];
  return `<path d="${markShape(mark, 0.86)}" fill="${text}" stroke="${text}" stroke-width="4" stroke-linejoin="round"/>`;
}

/** The badge of "klopt": mark A with a tick. */
export const fitsBadge = `<circle r="21" fill="${paper}"/><path d="M-10 0L-3 8L11 -9" fill="none" stroke="${DEEP.blue}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The badge of "klopt niet": mark B with a cross. */
export const fitsNotBadge =
  `<path d="M0 -25L25 18H-25Z" fill="${ink}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>` +
  `<path d="M-7 -2L7 11M7 -2L-7 11" stroke="${PALETTE.ochre}" stroke-width="5" stroke-linecap="round"/>`;

/** A mark as a sticker of its own, for a pot, a flag or a lane. */
export function markToken(mark: MarkLetter): string {
  const { fill } = MARK_STYLE[mark];
  const d = markShape(mark, 1.1);
  return (
    `<path d="${d}" fill="${paper}" stroke="${paper}" stroke-width="16" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>`
  );
}
