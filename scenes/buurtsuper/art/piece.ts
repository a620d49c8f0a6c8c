import {
  PALETTE,
  PIECE_COLOURS,
  inkLine,
  outlined,
  whole,
  type PieceDrawing,
} from '../../../engine/drawing/index.ts';

const { ink, paper } = PALETTE;

/** A receipt of words. */
const piece: PieceDrawing = (rng) => {
  const rows = Array.from(
    { length: 5 },
    (_, i) => `M-20 ${-26 + i * 11}H${whole(rng, -4, 8)}M14 ${-26 + i * 11}H22`,
  ).join('');
  return (
    outlined(
      'M-30 -50H30V44L24 50L18 44L12 50L6 44L0 50L-6 44L-12 50L-18 44L-24 50L-30 44Z',
      paper,
      `<path d="M-32 -52H32V-36H-32Z" fill="${rng.pick(PIECE_COLOURS)}"/>`,
    ) +
    inkLine(rows, '#8D97AD', 3) +
    inkLine('M-20 30H22', ink, 2.4) +
    `<path d="M-18 35V42M-13 35V42M-9 35V42M-4 35V42M2 35V42M6 35V42M12 35V42M17 35V42" stroke="${ink}" stroke-width="2.600"/>`
  );
};

export default piece;
