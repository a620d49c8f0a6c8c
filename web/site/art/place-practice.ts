import { roundRect, sticker } from '../../../engine/drawing/index.ts';
import { door, pane, place, wall } from './places.ts';

/** A practice with a speaking sign, one child and one grown-up. */
export default () =>
  place(
    wall(0, 210, 128, '#dff1ee', 3) +
      sticker(roundRect(-118, -150, 236, 30, 8, { seed: 6 }), '#1fa39b', { rim: 5 }) +
      sticker('M40 -196Q82 -200 84 -176T56 -154L44 -142L44 -155Q14 -160 14 -178T40 -196Z', '#fffdf6', {
        rim: 4,
      }) +
      '<path d="M34 -182H66M34 -171H56" stroke="#1e2747" stroke-width="4" stroke-linecap="round"/>' +
      pane(-62, -74, 44) +
      pane(66, -74, 44) +
      door(0, '#0b5f5b', 42, 72),
    { name: 'pleun', face: 'happy', x: 120, y: 258, size: 112 },
    { name: 'tik', face: 'look', look: [-0.8, -0.3], x: 196, y: 262, size: 70 },
  );
