import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { line } from '../../../engine/drawing/strokes.ts';

const { ink } = PALETTE;
const letter = (d: string) => sprite(line(d, ink, 9), 40);
const B = letter('M-11 -28V14M-11 0a13 13 0 1 1 .1 2');
const O = letter('M-14 2a14 14 0 1 1 .1 1');
const P = letter('M-12 -12V28M-12 0a13 13 0 1 1 .1 2');
const QUILT = [0, 1, 2, 3, 0, 1, 2, 3] as const;
const LOW = [4, 16, 26, 33, 33, 26, 16, 4] as const;

/** Tik is shot from the blanket through a cloud with a letter. */
export default defineCard({
  left: 403,
  top: 250,
  width: 560,
  things: [
    ['rand-0', 800, 362, 1.1],
    ['wolk-0', 800, 362, 1.1],
    [P, 800, 358, 1.1],
    ['wolk-0', 560, 330, 1.1],
    [B, 560, 340, 1.1],
    ['wolk-0', 938, 476, 1.1],
    [O, 938, 478, 1.1],
    ['stip', 664, 592, 1.1],
    ['stip', 688, 556, 1.1],
    ['stip', 714, 520, 1.1],
    [figure('tik'), 744, 506, 0.9, 22],
    [figure('moes', 'proud'), 500, 664, 0.9],
    [figure('pleun', 'proud'), 806, 664, 0.9],
    ...QUILT.map((kind, i) => [`lap-${kind}`, 536 + i * 33, 612 + LOW[i]!, 1, (i - 3.5) * -9] as const),
    ['knoop', 520, 612],
    ['knoop', 784, 612],
  ],
});
