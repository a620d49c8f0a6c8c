import { defineCard, figure } from '../../../engine/drawing/card.ts';

/** The ball has just hit a pile of cans. */
export default defineCard({
  left: 400,
  top: 205,
  width: 640,
  things: [
    ['plank', 683, 297, 1.96],
    ['pluche-konijn', 500, 288, 0.9],
    ['pluche-ster', 645, 288, 0.9],
    ['pluche-draak', 790, 288, 0.9],
    ['pluche-kroon', 935, 288, 0.9],
    ['plank', 683, 629, 1.96],
    ['blik-mos', 812, 566, 1.5],
    ['blik-oker', 925, 566, 1.5],
    ['deuk-koraal', 850, 432, 1.5, 24],
    ['deuk-blauw', 968, 402, 1.3, 62],
    ['bal', 700, 465, 1.6],
    [figure('sjaak', 'proud'), 530, 678, 2.1],
  ],
});
