import {
  PALETTE,
  PIECE_COLOURS,
  blob,
  inkLine,
  mix,
  outlined,
  star,
  whole,
  type PieceDrawing,
} from '../../../engine/drawing/index.ts';

const { ink } = PALETTE;

/** A piece of brick wall with paint on it. */
const piece: PieceDrawing = (rng) => {
  const wall = rng.pick(['#EADCC2', '#DDE2EC', '#F2D9CF']);
  const bricks = inkLine(
    'M-50 -22H50M-50 0H50M-50 22H50M-20 -44V-22M18 -44V-22M-36 -22V0M0 -22V0M34 -22V0M-20 0V22M18 0V22M-36 22V44M0 22V44M34 22V44',
    mix(wall, ink, 0.16),
    2,
  );
  const paint = Array.from(
    { length: 6 },
    (_, i) =>
      `<path d="${blob(whole(rng, -34, 34), whole(rng, -28, 28), whole(rng, 9, 20), whole(rng, 8, 17), { seed: i + whole(rng, 1, 400), wobble: 0.3, corners: 11 })}" fill="${rng.pick(PIECE_COLOURS)}"/>`,
  ).join('');
  return outlined(
    'M-50 -44H50V44H-50Z',
    wall,
    bricks +
      paint +
      `<path d="${star(whole(rng, 10, 18), 7)}" transform="translate(${whole(rng, -20, 20)} ${whole(rng, -14, 14)})" fill="#fff"/>`,
  );
};

export default piece;
