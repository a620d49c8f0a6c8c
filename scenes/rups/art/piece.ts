import {
  PALETTE,
  PIECE_COLOURS,
  circle,
  inkLine,
  outlined,
  whole,
  type PieceDrawing,
} from '../../../engine/drawing/index.ts';

const { ink, paper } = PALETTE;

/** The butterfly that the caterpillar became. */
const piece: PieceDrawing = (rng) => {
  const [top, low, spot] = [
    rng.pick(PIECE_COLOURS),
    rng.pick(PIECE_COLOURS),
    rng.pick([paper, '#FFD84A', '#CDEBFA']),
  ];
  const tall = whole(rng, 38, 50);
  const wing = `${outlined('M3 6C20 4 40 10 40 26C38 42 16 38 3 14Z', low, `<path d="${circle(6, 26, 24)}" fill="${spot}"/>`)}${outlined(`M3 4C8 -30 30 -${tall} 46 -${tall - 4}C58 -34 46 -2 3 8Z`, top, `<path d="${circle(9, 32, -24)}${circle(4, 44, -30)}${circle(4, 18, -10)}" fill="${spot}"/>`)}`;
  return `${wing}<g transform="scale(-1 1)">${wing}</g>${inkLine('M-2 -22C-4 -36 -12 -42 -16 -42M2 -22C4 -36 12 -42 16 -42', ink, 2.8)}${outlined('M0 -26C6 -26 6 -16 5 -10C6 6 4 24 0 32C-4 24 -6 6 -5 -10C-6 -16 -6 -26 0 -26Z', '#5E3319')}`;
};

export default piece;
