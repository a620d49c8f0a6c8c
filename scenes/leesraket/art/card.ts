import { defineCard, figure } from '../../../engine/drawing/card.ts';

/** A part hangs above the rocket, Fien beside it. */
export default defineCard({
  left: 20,
  top: 96,
  width: 600,
  things: [
    ['loopkat', 300, 132, 1.5],
    ['touw', 300, 140, 1],
    ['touw', 300, 190, 0.6],
    ['deel-0', 306, 282, 1.9, -4],
    ['mik', 300, 420, 1],
    ['deel-3', 300, 474, 1.9],
    ['deel-2', 304, 590, 1.9],
    [figure('fien', 'proud'), 110, 520, 2.1],
  ],
});
