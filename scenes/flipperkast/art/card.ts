import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { sticker } from '../../../engine/drawing/paper.ts';
import { plate } from '../../../engine/drawing/shapes.ts';
import { line } from '../../../engine/drawing/strokes.ts';

const { ink, paper } = PALETTE;
/** A card that says `ei` and one that says `ij`. */
const card = (letters: string) =>
  sprite(sticker(plate(118, 84), paper, { inner: line(letters, ink, 9) }), 76, 60);
const EI = card('M-30 2H-6A13 14 0 1 0 -10 14M18 -12V18M18 -27V-25');
const IJ = card('M-16 -14V16M-16 -29V-27M18 -14V22Q16 34 4 32M18 -29V-27');

/** The ball on its way from a ruler to the open inkwell, and the keeper below it. */
export default defineCard({
  left: 423,
  top: 330,
  width: 520,
  things: [
    ['punaise-0', 560, 388],
    ['pijl-vast', 683, 478, 1.1, -32],
    ['inktpot', 683, 478, 1.15],
    ['deksel', 772, 556, 1, 40],
    ['elastiek', 505.5, 634],
    ['spat', 618, 610, 1.3],
    ['spat', 632, 584, 1.5],
    ['spat', 644, 560, 1.6],
    ['bal', 656, 530, 1.5],
    ['liniaal-0', 571, 694, 1, -24],
    ['liniaal-1', 795, 694, 1, -27],
    [figure('dok', 'happy'), 683, 764, 1.1],
    [EI, 494, 500, 0.95, -4],
    [IJ, 872, 446, 1, 4],
    ['lamp-aan', 812, 404, 1.1],
  ],
});
