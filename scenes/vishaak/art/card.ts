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
  left: 384,
  top: 124,
  width: 576,
  things: [
    [figure('pleun', 'happy'), 456, 282, 1.3],
    ['hengel', 500, 234, 1.05],
    ['molen', 518, 251, 1.05],
    ['lijn', 706, 247, 0.85, -18],
    ['mik', 792, 424, 1.5],
    ['vis-2', 792, 424, 1.6],
    ['pupil', 810, 406, 1.6],
    ['haak', 742, 350, 1.6, -18],
    [sprite(word, 120, 60), 792, 502],
    ['vinnen', 792, 468, 1.5],
    ['vis-0', 520, 430, 1.1],
    ['pupil', 540, 418, 1.1],
    ['laars', 600, 500, 1],
  ],
});
