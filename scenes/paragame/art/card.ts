import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { sticker } from '../../../engine/drawing/paper.ts';
import { plate } from '../../../engine/drawing/shapes.ts';
import { line } from '../../../engine/drawing/strokes.ts';

/** A card with a word, written too quickly to be read. */
const word = sprite(
  sticker(plate(190, 66), PALETTE.paper) +
    line(
      'M-64 6q8 -22 16 -4t14 2q10 -26 14 -2t16 0q8 -18 18 -2t14 2q4 -34 12 -2t18 -2q10 -16 14 4',
      PALETTE.ink,
      6,
    ),
  110,
  50,
);

/** Under its chute Moes comes down on the circle with the word; a cow looks up. */
export default defineCard({
  left: 352,
  top: 252,
  width: 560,
  things: [
    ['wolk-0', 430, 300, 0.9],
    ['streep', 770, 400],
    ['koe', 430, 486, 0.9],
    ['koe-kop', 461, 445, 0.9, -34],
    ['veld-0', 410, 552, 0.9],
    ['veld-3', 862, 552, 0.9],
    ['veld-1', 640, 556, 1.25],
    ['gloed', 640, 556, 1.25],
    ['schaduw', 636, 562, 1],
    [word, 640, 622],
    ['scherm-0', 626, 456, 1.72, 6],
    [figure('moes', 'happy', { pose: 'jump' }), 626, 520, 1.05],
    ['windzak', 826, 330, 1, 8],
  ],
});
