import { MARK_STYLE, type MarkLetter } from '../../../engine/drawing/index.ts';
import { PALETTE, mix } from '../../../engine/drawing/palette.ts';

/** The colours of one paint as they lie on the wall. */
export interface Paint {
  fill: number;
  /** The same a little thinner, so that two fields of one paint beside each other differ. */
  thin: number;
  /** The washed-out coat that a card leaves behind. */
  pale: number;
  /** The mark's pattern on it. */
  pattern: number;
  edge: number;
}

const number = (hex: string) => parseInt(hex.slice(1), 16);

/** The paints of the four marks; the tones of the patterns are those of the signs. */
export const PAINTS = Object.fromEntries(
  (Object.keys(MARK_STYLE) as MarkLetter[]).map((mark) => {
    const { fill, text } = MARK_STYLE[mark];
    const onLight = text === PALETTE.ink;
    return [
      mark,
      {
        fill: number(onLight ? fill : mix(fill, PALETTE.paper, 0.12)),
        thin: number(mix(fill, PALETTE.paper, 0.28)),
        pale: number(mix(fill, PALETTE.paper, 0.62)),
        pattern: number(onLight ? mix(fill, PALETTE.ink, 0.42) : mix(fill, '#FFFFFF', 0.5)),
        edge: number(mix(fill, PALETTE.ink, 0.45)),
      },
    ];
  }),
) as Record<MarkLetter, Paint>;

/** Pencil and ink of the lines on the wall, and the light round the field that is asked. */
export const LINES = {
  pencil: number(mix(PALETTE.pencil, PALETTE.paper, 0.3)),
  ink: number(PALETTE.ink),
  lit: number(PALETTE.ochre),
  paper: number(PALETTE.paper),
} as const;
