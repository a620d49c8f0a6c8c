import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure } from '../../../engine/drawing/card.ts';
import { line } from '../../../engine/drawing/strokes.ts';

/** The course, round the middle of the card. */
const COURSE = 'M-200 96Q-20 150 236 84Q250 -20 190 -150Q90 -190 -20 -176';
const course = sprite(
  line(COURSE, '#FFFDF6', 17, 0.6) + line(COURSE, '#A8321C', 10, 1, '24 20'),
  -300,
  -220,
  300,
  220,
);

/** The boat sails a course that was drawn along the buoys. */
export default defineCard({
  left: 250,
  top: 200,
  width: 600,
  things: [
    [course, 550, 430],
    ['eiland-0', 660, 390, 1],
    ['eiland-1', 370, 300, 1.2],
    ['boei-0', 336, 520, 1.5],
    ['boei-3', 780, 512, 1.5],
    ['boei-2', 740, 272, 1.5],
    ['vlag-0', 298, 478, 1.6],
    ['vlag-2', 742, 470, 1.6],
    ['doek', 545, 522, 1.7],
    [figure('pleun', 'happy'), 496, 548, 0.98],
    ['romp', 545, 570, 1.7],
  ],
});
