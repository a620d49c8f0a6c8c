import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure } from '../../../engine/drawing/card.ts';
import { stripe } from '../../../engine/drawing/strokes.ts';

/** Rails that part at the points: gravel, sleepers and two rails, as the scene paints them. */
const WAYS = ['M0 474H504C600 474 590 360 680 340H800', 'M504 474C600 474 580 572 677 572H800'];
const rails = sprite(
  WAYS.map((d) => stripe(d, '#B59A6A', 46) + stripe(d, '#D8C39A', 39)).join('') +
    WAYS.map((d) => stripe(d, '#8A6244', 36, 1, '4.600 12.600')).join('') +
    WAYS.map(
      (d) =>
        stripe(d, '#59617F', 25) + stripe(d, '#D8C39A', 17) + stripe(d, '#8A6244', 17, 1, '4.600 12.600'),
    ).join(''),
  0,
  0,
  1366,
  768,
);

/** The train before the points, Fien in her signal box. */
export default defineCard({
  left: 60,
  top: 290,
  width: 680,
  things: [
    [rails, 0, 0],
    ['schaap-links', 640, 440, 1.2],
    ['schaap-links', 150, 370, 1.2],
    ['wissel', 504, 474, 1.2],
    ['wissel-arm', 504, 474, 1.2, -34],
    ['wissel', 677, 572, 1.2],
    ['wagon-2', 225, 474, 1.3],
    ['loc', 366, 474, 1.3],
    ['sein', 444, 408, 1.2],
    ['sein-lamp-rood', 444, 424, 1.2],
    ['sein-arm', 438, 377, 1.2],
    [figure('fien', 'happy'), 200, 786, 2.3],
  ],
});
