import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { sticker } from '../../../engine/drawing/paper.ts';
import { plate } from '../../../engine/drawing/shapes.ts';
import { line } from '../../../engine/drawing/strokes.ts';

/** A card with a word, written too quickly to be read. */
const word = sprite(
  sticker(plate(180, 64), PALETTE.paper) +
    line('M-56 8q12 -30 20 0t20 -2t18 2q14 -36 22 -4t16 2q10 -20 18 0', PALETTE.ink, 6),
  106,
  50,
);

/** Moes on tiptoe with the net behind a ladybird that has begun to listen. */
export default defineCard({
  left: 352,
  top: 214,
  width: 600,
  things: [
    ['tak', 640, 610, 1.1],
    ['kring', 500, 574, 0.62],
    ['blad', 764, 470, 1.6],
    ['net', 580, 486, 1.9, 52],
    [figure('moes', 'look'), 490, 590, 1.5],
    ['beest-0-op', 764, 436, 1.75],
    ['vraag', 868, 330, 1.5],
    [word, 764, 566],
    ['lichtje', 420, 270, 1.3],
  ],
});
