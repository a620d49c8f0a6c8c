import type { PieceDrawing } from '../../../engine/drawing/index.ts';
import { PRIZES } from './colours.ts';
import { isPlush, plush } from './plush.ts';

/** The plush Klodder that was picked at the stall. */
const piece: PieceDrawing = (rng, keepsake) => {
  const name = keepsake !== undefined && isPlush(keepsake) ? keepsake : rng.pick(PRIZES);
  return `<g transform="translate(0 50) scale(.8)">${plush(name)}</g>`;
};

export default piece;
