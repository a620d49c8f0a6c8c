import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { sticker } from '../../../engine/drawing/paper.ts';
import { plate } from '../../../engine/drawing/shapes.ts';
import { line } from '../../../engine/drawing/strokes.ts';

/** The word behind a hatch, as a pen writes it. */
const word = sprite(
  sticker(plate(196, 84, 16, { seed: 3 }), PALETTE.paper) +
    line('M-66 6Q-58 -20 -50 4Q-44 18 -36 -4V-28V6Q-26 -18 -16 2Q-10 16 0 0Q8 -20 16 -2Q22 14 30 0Q38 -20 46 -6L62 4', PALETTE.ink, 7), // prettier-ignore
  116,
  60,
);

/** An open hatch and a shut one in the board, a hand's breadth above the buzzer. */
export default defineCard({
  left: 360,
  top: 232,
  width: 640,
  things: [
    ['lampjes-0', 683, 368, 1],
    [word, 520, 330, 1.25],
    ['lamp-aan', 408, 284, 1.7],
    ['luik-links', 704, 330, 1.9],
    ['luik-rechts', 932, 330, 1.9],
    ['lamp-uit', 716, 256, 1.7],
    ['lessenaar', 683, 610, 1.3],
    ['fiche-3', 470, 590, 1.9],
    ['zoemer-gloed', 683, 560, 1.9],
    ['zoemer-voet', 683, 568, 1.9],
    ['zoemer-aan', 683, 542, 1.9],
    ['hulp-aan', 890, 592, 1.5],
    ['hulp-slakkenstem', 890, 592, 1.5],
  ],
});
