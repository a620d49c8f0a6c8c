import { defineCard, figure } from '../../../engine/drawing/card.ts';

/** Snow flies from the cannon into a hat that is held up. */
export default defineCard({
  left: 300,
  top: 300,
  width: 620,
  things: [
    ['spar-wit', 560, 640, 1],
    ['spar-wit', 880, 660, 1.2],
    ['paal', 760, 590, 1.4],
    ['richel', 760, 590, 1.5],
    ['klodder-kijk', 760, 590, 1.6],
    ['hoed-0', 760, 462, 1.6],
    ['sneeuwbal', 730, 340, 1.3],
    ['sneeuwbal', 610, 352, 0.6],
    ['sneeuwbal', 540, 410, 0.4],
    [figure('fien', 'happy'), 352, 700, 1.05],
    ['loop', 430, 600, 1.3, -46],
    ['onderstel', 430, 600, 1.3],
    ['wijzer', 430, 610, 1.3, 40],
  ],
});
