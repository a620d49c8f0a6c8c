import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure } from '../../../engine/drawing/card.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { line } from '../../../engine/drawing/strokes.ts';

/** A letter on its disc, written too quickly to be read. */
const letter = (d: string) => sprite(line(d, PALETTE.ink, 6), 24, 24);

/** The boat rows along a word; where a new part begins a lily has opened. */
export default defineCard({
  left: 330,
  top: 240,
  width: 640,
  things: [
    ['slinger', 600, 262],
    ['kurk', 560, 392, 1.5],
    ['kurk', 650, 392, 1.5],
    ['kurk', 740, 392, 1.5],
    ['kurk', 830, 392, 1.5],
    ['kurk', 920, 392, 1.5],
    [letter('M-12 -16V14M-12 4Q0 -10 10 4T10 14'), 560, 390],
    [letter('M12 10Q-14 18 -12 -2T12 -4V14'), 650, 390],
    [letter('M-12 -20V14M12 -8L-8 4L12 14'), 740, 390],
    [letter('M-12 2H12Q10 -14 -4 -12T-10 10Q0 18 12 10'), 830, 390],
    [letter('M-10 -12V14M-10 -2Q-2 -14 12 -10'), 920, 390],
    ['lelie', 695, 480, 1.5],
    ['romp-achter', 690, 668, 1],
    [figure('moes', 'happy'), 384, 646, 0.72],
    [figure('pleun', 'happy'), 452, 646, 0.72],
    [figure('dok', 'happy'), 520, 646, 0.72],
    [figure('tik', 'happy'), 634, 646, 0.72],
    ['trom', 580, 620],
    ['romp', 690, 668, 1],
    ['mast', 690, 648],
    ['lamp', 690, 534, 1.2],
    ['riem', 398, 640, 1.1, 34],
    ['riem', 466, 640, 1.1, 34],
    ['riem', 534, 640, 1.1, 34],
    ['kring', 400, 690, 1],
    ['kring', 500, 692, 1],
  ],
});
