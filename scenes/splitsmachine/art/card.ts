import { defineCard, figure } from '../../../engine/drawing/card.ts';

/** The blades have cut a cake on the belt in two. */
export default defineCard({
  left: 60,
  top: 212,
  width: 680,
  things: [
    ['rol', 330, 590],
    ['rol', 506, 590],
    ['rol', 683, 590],
    ['band', 638, 556],
    ['trechter', 176, 262],
    ['trechter-voor', 176, 140],
    ['mes', 433, 277],
    ['mes-neer', 533, 380],
    ['mes', 633, 277],
    ['plak-2-0', 407, 477, 1.01],
    ['plak-2-1', 467, 477, 1.01],
    ['kap-links-2', 377, 477],
    ['snede-rechts-2', 497, 477],
    ['plak-2-2', 603, 477, 1.01],
    ['plak-2-0', 663, 477, 1.01],
    ['snede-links-2', 573, 477],
    ['snede-rechts-2', 693, 477],
    ['goot', 455, 634],
    ['goot', 607, 634],
    ['pot-wakker', 455, 690],
    ['pot-wakker', 607, 690],
    [figure('dok', 'oops'), 200, 690, 2.1],
  ],
});
