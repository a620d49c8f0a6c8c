import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { dot, line } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';

const { ink, paper } = PALETTE;
/** The arc of the leap, over one box. */
const arc = each(7, (i) => {
  const share = (i + 1) / 8;
  const [x, y] = [share * 190, -130 * 4 * share * (1 - share)];
  return dot(9, ink, x, y, 0.6) + dot(6, paper, x, y);
});
const letter = (d: string) => sprite(line(d, ink, 8), 40);
const A = letter('M12 -12V14M12 0a13 13 0 1 0 -.1 2');
const P = letter('M-12 -12V28M-12 0a13 13 0 1 1 .1 2');
const E = letter('M-13 2H13a13 13 0 1 0 -4 9');

/** One leaps from box to box over a pit of foam. */
export default defineCard({
  left: 404,
  top: 176,
  width: 560,
  things: [
    ['rollen', 684, 546, 2],
    ['doos-0', 500, 500, 1.1],
    [A, 498, 512, 1.1],
    ['doos-1', 600, 500, 1.1],
    [P, 598, 508, 1.1],
    ['doos-2', 700, 500, 1.1],
    [E, 698, 512, 1.1],
    ['vlag', 560, 452, 1.1],
    ['pallet', 850, 470, 1.1],
    ['bel-paal', 894, 470, 1.1],
    ['bel', 894, 352, 1.1],
    [sprite(arc, -10, -150, 200, 20), 602, 432],
    [figure('dok'), 700, 330, 0.95],
    ['schuim-0', 500, 592],
    ['schuim-1', 690, 592],
    ['schuim-2', 880, 592],
  ],
});
