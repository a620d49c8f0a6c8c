import { PALETTE, clip, outlined, snapshot, type PieceDrawing } from '../../../engine/drawing/index.ts';

const { paper } = PALETTE;

/** A frame of the film. */
const piece: PieceDrawing = (rng) =>
  outlined(
    'M-52 -40H52V40H-52Z',
    '#343D63',
    `<path d="${[-42, -25, -8, 9, 26, 43].map((x) => `M${x - 5} -36H${x + 5}V-28H${x - 5}ZM${x - 5} 28H${x + 5}V36H${x - 5}Z`).join('')}" fill="${paper}"/>`,
  ) +
  clip('M-46 -23H46V23H-46Z', snapshot(rng, 94, 48)) +
  `<g transform="translate(32 10)">${outlined('M-6 -8L8 0L-6 8Z', paper)}</g>`;

export default piece;
