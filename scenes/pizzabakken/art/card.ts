import { defineCard, figure } from '../../../engine/drawing/card.ts';

/** Sjaak behind a long pizza that is on its way into the fire. */
export default defineCard({
  left: 500,
  top: 165,
  width: 760,
  things: [
    ['vlammetje', 1088, 404],
    ['vlammetje', 1244, 404],
    ['vlam', 1166, 404],
    ['rail', 706, 202],
    ['bon', 640, 208, 1, 2],
    ['bon', 750, 208, 1, -2],
    [figure('sjaak', 'happy', { hat: 'chef' }), 880, 416, 1.6],
    ['rand', 0, 0],
    ['blad', 760, 560, 0.83],
    ['steel', 1160, 561],
    ['pizza-kort', 760, 560],
    ['tomaat', 575, 560, 1.3],
    ['basilicum', 760, 560, 1.3],
    ['paddenstoel', 945, 560, 1.3],
    ['bel', 1180, 690],
  ],
});
