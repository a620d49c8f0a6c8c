import { defineCard, figure } from '../../../engine/drawing/card.ts';

/** Sjaak hits the piñata, and sweets fly out. */
export default defineCard({
  left: 380,
  top: 150,
  width: 560,
  things: [
    ['touw', 716, 170, 3],
    ['ster', 716, 336, 1.5, 10],
    ['barst-3', 716, 336, 1.5, 10],
    ['gezicht-lach', 716, 336, 1.5, 10],
    ['snoep-0', 590, 470, 1.5, 20],
    ['snoep-3', 850, 480, 1.5, -20],
    ['snoep-2', 872, 240, 1.4, 30],
    ['snoep-5', 740, 510, 1.4],
    ['snoep-1', 654, 520, 1.2, -30],
    [figure('sjaak', 'happy'), 478, 540, 1.5],
    ['knuppel', 540, 440, 1.3, 62],
  ],
});
