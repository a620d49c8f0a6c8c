import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { sticker } from '../../../engine/drawing/paper.ts';
import { plate } from '../../../engine/drawing/shapes.ts';
import { line } from '../../../engine/drawing/strokes.ts';

const { ink, paper } = PALETTE;
const word =
  sticker(plate(200, 78, 16), paper, { rim: 6 }) + line('M-64 10q16 -34 32 0t32 0t32 0t28 -4', ink, 8);

/** Pleun lets the hook down on a fish that holds up a word. */
export default defineCard({
  left: 372,
  top: 160,
  width: 560,
  things: [
    [figure('pleun', 'happy'), 452, 276, 1.3],
    ['hengel', 496, 226, 1.05],
    ['lijn', 702, 240, 1.5, -18],
    ['haak', 752, 392, 1.5, -18],
    ['mik', 796, 470, 1.4],
    ['vis-3', 796, 470, 1.5],
    ['pupil', 820, 456, 1.5],
    [sprite(word, 120, 60), 796, 552],
    ['vinnen', 796, 516, 1.5],
    ['vis-0', 520, 420, 1.1],
    ['pupil', 540, 408, 1.1],
    ['laars', 640, 530, 1],
  ],
});
