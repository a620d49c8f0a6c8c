import { defineCard, figure } from '../../../engine/drawing/card.ts';

/** The stream falls on a flower that has just opened. */
export default defineCard({
  left: 330,
  top: 190,
  width: 640,
  things: [
    ['regenboog', 640, 330, 2],
    ['perk-1', 380, 360, 1.2],
    ['perk-4', 900, 352, 1.2],
    ['plas', 640, 560, 2],
    ['bloem-0-3', 640, 556, 2.5],
    ['bloem-5-0', 440, 520, 1.4],
    ['bloem-2-0', 860, 520, 1.4],
    ['bij', 740, 260, 1.3],
    [figure('pleun', 'proud'), 430, 668, 1.6],
    ['spuit', 560, 668, 1.7, 18],
  ],
});
