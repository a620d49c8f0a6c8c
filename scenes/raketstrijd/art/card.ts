import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { sticker } from '../../../engine/drawing/paper.ts';
import { plate } from '../../../engine/drawing/shapes.ts';
import { line } from '../../../engine/drawing/strokes.ts';

/** A card with a word, written too quickly to be read. */
const word = sprite(
  sticker(plate(150, 56), PALETTE.paper) + line('M-50 5q7 -18 13 -3t12 2q8 -22 12 -2t13 0q7 -15 15 -2t12 2q4 -26 10 -2t12 -2', PALETTE.ink, 5.4), // prettier-ignore
  92,
  44,
);

/** The rocket dusts a rock with a word; another one is in bloom already. */
export default defineCard({
  left: 376,
  top: 214,
  width: 612,
  things: [
    ['planeet-0', 866, 346, 1.4, 8],
    ['bewoners', 866, 346, 1.4],
    ['mikring-ster', 548, 378, 1.2, 20],
    ['steen-2', 548, 378, 1.2],
    ['gezicht', 548, 378, 1.2],
    [word, 548, 448, 1.15],
    ['stof-ster', 664, 470, 1.5, 20],
    ['vlam', 838, 632, 1.5, -56],
    ['raket-0', 774, 560, 1.7, -56],
    [figure('fien', 'happy'), 792, 572, 0.66, -56],
    ['raam', 774, 560, 1.7, -56],
    ['losse-ster', 450, 600, 0.9, -10],
    ['losse-ster', 690, 268, 0.7, 14],
  ],
});
