import { defineCard, figure } from '../../../engine/drawing/card.ts';

/** A letter flies from the cargo bike to a box. */
export default defineCard({
  left: 60,
  top: 250,
  width: 690,
  things: [
    ['heg', 320, 500],
    ['heg', 960, 500],
    ['stoep', 256, 658],
    ['stoep', 768, 658],
    ['huis-1', 330, 556],
    ['huis-0', 640, 556],
    ['vlag', 690, 530, 1.3],
    ['bus-open', 640, 604, 1.5],
    ['ring-goud', 640, 484, 1.3],
    ['brief', 500, 440, 1.7, -22],
    [figure('moes', 'happy'), 166, 650, 1.25],
    [figure('tik', 'happy'), 300, 640, 1.05],
    ['wiel', 112, 705],
    ['wiel', 362, 705],
    ['bakfiets', 0, 742],
  ],
});
