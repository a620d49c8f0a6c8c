import { PALETTE, clip, inkLine, whole, type PieceDrawing } from '../../../engine/drawing/index.ts';
import { isStamp, STAMPS } from './names.ts';
import { view } from './stamps.ts';

const { ink, paper, plum } = PALETTE;

/** The postage stamp that was kept of the round, with its postmark. */
const piece: PieceDrawing = (rng, keepsake) => {
  const name = keepsake !== undefined && isStamp(keepsake) ? keepsake : rng.pick(STAMPS);
  let edge = 'M-44 -44';
  for (let i = 0; i < 8; i++) edge += 'q5.5 7 11 0';
  for (let i = 0; i < 8; i++) edge += 'q-7 5.5 0 11';
  for (let i = 0; i < 8; i++) edge += 'q-5.5 -7 -11 0';
  for (let i = 0; i < 8; i++) edge += 'q7 -5.5 0 -11';
  const inner = `<g transform="scale(1.3)">${view(name)}</g>`;
  return `<path d="${edge}Z" fill="${ink}" opacity=".13" transform="translate(0 5)"/><path d="${edge}Z" fill="${paper}" stroke="${ink}" stroke-width="3"/>${clip('M-32 -37H32V37H-32Z', inner)}<g opacity=".5">${inkLine(`M${whole(rng, 2, 12)} -44A26 26 0 1 0 44 4`, plum, 3)}</g>`;
};

export default piece;
