import { defineCard } from '../../../engine/drawing/card.ts';

/** A squirt at a muddy chicken with a word, beside one that is clean. */
export default defineCard({
  left: 380,
  top: 330,
  width: 560,
  things: [
    ['achter-kar', 520, 574],
    ['kip-0', 520, 596, 1.2],
    ['modder', 520, 596, 1.2],
    ['ogen', 520, 476, 1.2],
    ['voor-kar', 520, 574],
    ['achter-laars', 800, 574],
    ['kip-3', 800, 580, 1.2],
    ['kapsel-strik', 800, 426, 1.2],
    ['ogen-blij', 800, 460, 1.2],
    ['voor-laars', 800, 574],
    ['druppel', 560, 560, 3],
    ['druppel', 590, 596, 3],
    ['druppel', 622, 630, 3],
    ['pistool', 690, 692, 1.6, -138],
    ['ei-hart', 850, 700, 1.7, 10],
  ],
});
