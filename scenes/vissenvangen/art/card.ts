import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { sticker } from '../../../engine/drawing/paper.ts';
import { arc, polyline } from '../../../engine/drawing/points.ts';
import { plate } from '../../../engine/drawing/shapes.ts';
import { dot, line } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';

const { ink, paper, coral } = PALETTE;
/** The rope round the fish, nearly closed. */
const ring = arc(0, 0, 176, 132, -30, 285);
const rope =
  line(polyline(ring), '#6E4A2A', 15) +
  line(polyline(ring), '#F3D9A4', 9) +
  each(
    ring.filter((_, i) => i % 3 === 0),
    ([x, y], i) => dot(15, ink, x, y) + dot(11, i % 2 ? paper : coral, x, y),
  );
const word =
  sticker(plate(210, 78, 16), paper, { rim: 6 }) + line('M-66 10q16 -34 32 0t32 0t32 0t30 -4', ink, 8);

/** The boat closes its loop round a fish with a word. */
export default defineCard({
  left: 340,
  top: 180,
  width: 600,
  things: [
    ['rimpel', 420, 260, 1.4],
    ['rimpel', 860, 580, 1.4],
    ['visje-1', 890, 300, 1.6],
    ['visje-0', 400, 540, 1.6],
    [sprite(rope, 210, 170), 640, 400],
    ['boot', 748, 286, 1.42, 24],
    [figure('pleun', 'happy'), 742, 312, 1.2],
    ['staart-0', 574, 376, 1.9],
    ['vis-0-1', 640, 376, 1.9],
    ['pupil', 674, 360, 1.9],
    [sprite(word, 130, 60), 640, 486],
  ],
});
