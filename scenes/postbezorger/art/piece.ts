import { PALETTE, clip, inkLine, snapshot, whole, type PieceDrawing } from '../../../engine/drawing/index.ts';

const { ink, paper, plum } = PALETTE;

/** A postage stamp with a view and its postmark. */
const piece: PieceDrawing = (rng) => {
  let edge = 'M-44 -44';
  for (let i = 0; i < 8; i++) edge += 'q5.5 7 11 0';
  for (let i = 0; i < 8; i++) edge += 'q-7 5.5 0 11';
  for (let i = 0; i < 8; i++) edge += 'q-5.5 -7 -11 0';
  for (let i = 0; i < 8; i++) edge += 'q7 -5.5 0 -11';
  return `<path d="${edge}Z" fill="${ink}" opacity=".13" transform="translate(0 5)"/><path d="${edge}Z" fill="${paper}" stroke="${ink}" stroke-width="3"/>${clip('M-32 -32H32V32H-32Z', snapshot(rng, 66, 66))}${inkLine('M-32 -32H32V32H-32Z', ink, 2)}<g opacity=".5">${inkLine(`M${whole(rng, 2, 12)} -44A26 26 0 1 0 44 4`, plum, 3)}</g>`;
};

export default piece;
