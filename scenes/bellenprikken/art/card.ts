import { defineCard } from '../../../engine/drawing/card.ts';

/** Prik the cactus before a bath full of bubbles. */
export default defineCard({
  left: -10,
  top: 130,
  width: 640,
  things: [
    ['schuim', 686, 445],
    ['water-ver', 686, 445],
    ['eend', 520, 420, 1.1, 2],
    ['water-voor', 686, 447],
    ['bel-empty-51', 330, 300, 1.15],
    ['glans-51', 330, 300, 1.15, 40],
    ['bel-empty-51', 470, 250, 1.5],
    ['glans-51', 470, 250, 1.5, 36],
    ['bel-empty-51', 575, 330, 1],
    ['glans-51', 575, 330, 1, 30],
    ['kuip', 686, 446],
    ['cactus-arm', 206, 466, 1.4],
    ['naald', 244, 404, 1.4, 40],
    ['cactus-lijf', 136, 584, 1.4],
    ['cactus-ogen', 136, 437, 1.4],
    ['cactus-pupil', 122, 437, 1.4],
    ['cactus-pupil', 180, 437, 1.4],
    ['mond-happy', 136, 494, 1.4],
  ],
});
