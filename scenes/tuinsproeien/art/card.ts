import { defineCard, figure } from '../../../engine/drawing/card.ts';

/** The stream falls on a flower that has just opened, between two that are still thirsty. */
export default defineCard({
  left: 330,
  top: 190,
  width: 640,
  things: [
    ['regenboog', 640, 330, 2],
    ['perk-1', 372, 366, 1.2],
    ['perk-4', 920, 360, 1.2],
    ['plas', 690, 566, 1.7],
    ['bloem-2-0', 884, 566, 1.5],
    ['bloem-5-0', 420, 470, 1.2],
    ['bloem-0-3', 690, 560, 2.3],
    ['straal', 520, 560, 1],
    ['bij', 812, 300, 1.3],
    ['spuit', 500, 656, 1.5, 10],
    [figure('pleun', 'proud'), 410, 668, 1.5],
  ],
});
