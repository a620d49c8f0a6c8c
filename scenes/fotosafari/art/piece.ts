import {
  PALETTE,
  clip,
  inkLine,
  outlined,
  snapshot,
  whole,
  type PieceDrawing,
} from '../../../engine/drawing/index.ts';

const { ink, paper } = PALETTE;

/** A photo: a Klodder in a landscape, on white card. */
const piece: PieceDrawing = (rng) =>
  `<g transform="rotate(${whole(rng, -5, 5)})">${outlined('M-46 -48H46V52H-46Z', paper)}${clip('M-38 -40H38V28H-38Z', `<g transform="translate(0 -6)">${snapshot(rng, 78, 70)}</g>`)}${inkLine('M-38 -40H38V28H-38Z', ink, 2.4)}</g>`;

export default piece;
