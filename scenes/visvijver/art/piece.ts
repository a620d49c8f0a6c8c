import {
  PALETTE,
  blob,
  circle,
  inkLine,
  outlined,
  whole,
  type PieceDrawing,
} from '../../../engine/drawing/index.ts';

const { ink, paper, coral, ochre } = PALETTE;

/** A koi seen from above, in its pond. */
const piece: PieceDrawing = (rng) => {
  const colour = rng.pick([coral, ochre, paper, '#F59A6E']);
  const patch = rng.pick([coral, '#E5486B', ink, ochre].filter((other) => other !== colour));
  return (
    `<path d="${blob(0, 4, 58, 46, { seed: whole(rng, 1, 90), wobble: 0.08, corners: 13 })}" fill="#7CC6E8" stroke="#4F9FC6" stroke-width="3"/>` +
    `<g transform="rotate(${whole(rng, -40, 20)})">${outlined('M-30 0C-40 -14 -52 -16 -54 -14C-50 -4 -50 6 -54 16C-46 16 -38 10 -30 2Z', colour)}` +
    `${outlined('M42 0C40 -18 12 -22 -8 -14C-20 -9 -28 -4 -34 0C-28 5 -20 10 -8 15C12 22 40 18 42 0Z', colour, `<path d="${blob(whole(rng, -8, 4), -6, 14, 10, { seed: whole(rng, 1, 90), wobble: 0.3 })}${blob(24, whole(rng, -4, 8), 9, 9, { seed: whole(rng, 1, 90), wobble: 0.3 })}" fill="${patch}"/>`)}` +
    `${outlined('M6 -16C2 -28 -8 -30 -14 -28C-12 -20 -8 -15 -4 -14Z', colour)}<path d="${circle(3, 33, -6)}" fill="${ink}"/></g>` +
    inkLine('M-40 30Q-30 26 -20 30M18 34Q28 30 38 34', '#EAF6FF', 3)
  );
};

export default piece;
