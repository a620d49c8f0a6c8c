import { cloud, roundRect, sticker } from '../../../engine/drawing/index.ts';
import { door, pane, place, roof, wall } from './places.ts';

/** A house with smoke from its chimney, somebody at the door and somebody on the grass. */
export default () =>
  place(
    sticker(roundRect(44, -196, 26, 120, 4), '#c99a6b', { rim: 4 }) +
      cloud(66, -212, 0.35) +
      wall(0, 170, 96, '#f9e3d5', 4) +
      roof(0, 208, 96, 84, '#8e57c4') +
      pane(-48, -54, 36) +
      pane(0, -124, 30) +
      door(42, '#ee6a50', 40, 66),
    { name: 'dok', face: 'happy', x: 330, y: 256, size: 104 },
    { name: 'fien', face: 'happy', pose: 'sit', x: 104, y: 258, size: 80 },
  );
