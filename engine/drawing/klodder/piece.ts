import { PALETTE, inkTones } from '../palette.ts';
import { clip } from '../paper.ts';

interface PieceOptions {
  line?: number;
  inner?: string;
  shine?: string;
  transform?: string;
}

/** One part of a figure: flat fill, a shade along the lower right edge, an ink outline. */
export function piece(
  d: string,
  fill: string,
  { line = 4, inner = '', shine = '', transform = '' }: PieceOptions = {},
): string {
  const gloss =
    shine &&
    `<path d="${shine}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>`;
  const body =
    `<path d="${d}" fill="${inkTones(fill).shade}"/>` +
    clip(d, `<path d="${d}" fill="${fill}" transform="translate(-3.5 -4)"/>${inner}${gloss}`) +
    `<path d="${d}" fill="none" stroke="${PALETTE.ink}" stroke-width="${line}" stroke-linejoin="round"/>`;
  return transform ? `<g transform="${transform}">${body}</g>` : body;
}
