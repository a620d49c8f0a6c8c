import { circle, sticker } from '../../../engine/drawing/index.ts';
import { door, pane, place, roof, wall } from './places.ts';

/** A school with a bell and two who go in. */
export default () =>
  place(
    wall(0, 300, 104, '#f6d9a8', 2) +
      roof(0, 330, 104, 54, '#ee6a50') +
      wall(0, 74, 150, '#f2b632', 5) +
      roof(0, 92, 150, 40, '#a8321c') +
      sticker(circle(15, 0, -122), '#fffdf6', { rim: 0, line: 3 }) +
      '<path d="M0 -131V-122L7 -118" fill="none" stroke="#1e2747" stroke-width="3" stroke-linecap="round"/>' +
      [-112, -66, 66, 112].map((x) => pane(x, -58)).join('') +
      door(0, '#2f6fde'),
    { name: 'moes', face: 'happy', pose: 'walk', x: 92, y: 252, size: 92 },
    { name: 'tik', face: 'proud', x: 336, y: 258, size: 72 },
    { name: 'sjaak', face: 'happy', pose: 'walk', x: 268, y: 256, size: 82 },
  );
