import { defineCard, figure } from '../../../engine/drawing/card.ts';

/** A film of stick puppets on the screen, the projector beside it. */
export default defineCard({
  left: 640,
  top: 130,
  width: 640,
  things: [
    ['bundel', 1100, 272],
    ['pop-koning', 720, 424, 1.4],
    ['pop-olifant', 900, 424, 1.3, 4],
    ['projector', 1176, 352, 1.2],
    ['spoel', 1111, 194, 1.2, 37],
    ['spoel', 1241, 194, 1.2, 37],
    ['slinger', 1176, 352, 1.2, -178],
    [figure('omavlek', 'proud'), 905, 596, 1.9],
    ['popcorn-0', 760, 330, 1.2, -120],
    ['popcorn-1', 1020, 400, 1.2, -160],
  ],
});
