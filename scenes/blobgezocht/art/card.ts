import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { sticker } from '../../../engine/drawing/paper.ts';
import { plate } from '../../../engine/drawing/shapes.ts';
import { line } from '../../../engine/drawing/strokes.ts';

/** The word of a witness, as a pen writes it. */
const word = sprite(
  sticker(plate(196, 84, 16, { seed: 3 }), PALETTE.paper) +
    line('M-66 6Q-58 -20 -50 4Q-44 18 -36 -4V-28V6Q-26 -18 -16 2Q-10 16 0 0Q8 -20 16 -2Q22 14 30 0Q38 -20 46 -6L62 4', PALETTE.ink, 7), // prettier-ignore
  116,
  60,
);

/** Portraits, some turned over, one looked at through the magnifier; a witness holds up a word. */
export default defineCard({
  left: 34,
  top: 214,
  width: 564,
  things: [
    ['portret-0', 122, 306, 1.5],
    ['gezicht-10-rechts', 122, 306, 1.5],
    ['hoed-1', 122, 306, 1.5],
    ['achterkant', 268, 306, 1.5],
    ['portret-2', 414, 306, 1.5],
    ['gezicht-01-links', 414, 306, 1.5],
    ['hoed-3', 414, 306, 1.5],
    ['achterkant', 122, 452, 1.5],
    ['portret-1', 268, 452, 1.5],
    ['gezicht-12-recht', 268, 452, 1.5],
    ['hoed-2', 268, 452, 1.5],
    ['achterkant', 122, 598, 1.5],
    ['achterkant', 268, 598, 1.5],
    ['achterkant', 560, 306, 1.5],
    ['getuige-1', 456, 520, 1.9],
    [word, 456, 566, 1.36],
    ['loep', 292, 488, 2.4, 4],
  ],
});
