import { PALETTE, type PieceDrawing } from '../../../engine/drawing/index.ts';
import { egg } from './eggs.ts';
import { EGGS, isEgg } from './names.ts';

const { ink, ochre } = PALETTE;

/** The painted egg that was kept of the round, in its cup. */
const piece: PieceDrawing = (rng, keepsake) => {
  const name = keepsake !== undefined && isEgg(keepsake) ? keepsake : rng.pick(EGGS);
  const turn = rng.between(-8, 8).toFixed(1);
  const cup = `<path d="M-26 14H26Q24 36 8 38L12 50H-12L-8 38Q-24 36 -26 14Z" fill="${ochre}" stroke="${ink}" stroke-width="3.500" stroke-linejoin="round"/>`;
  return `<g transform="translate(0 -8) rotate(${turn}) scale(1.45)">${egg(name)}</g>${cup}`;
};

export default piece;
