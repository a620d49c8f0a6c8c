import { klodder } from '../../../engine/drawing/index.ts';
import { scenery } from '../../ui/scenery.ts';
import type { Drawing } from '../build/drawn.ts';

/** All seven on the hills, for where a page is shared (1200 x 630). */
export default (): Drawing => ({
  svg: scenery(
    klodder({ name: 'fien', face: 'happy', x: 230, y: 700, size: 190 }) +
      klodder({ name: 'moes', face: 'happy', x: 470, y: 800, size: 260 }) +
      klodder({ name: 'tik', face: 'proud', pose: 'jump', x: 700, y: 690, size: 170 }) +
      klodder({ name: 'dok', face: 'happy', x: 860, y: 790, size: 220 }) +
      klodder({ name: 'pleun', face: 'proud', x: 1120, y: 810, size: 270 }) +
      klodder({ name: 'sjaak', face: 'happy', x: 1360, y: 740, size: 210 }),
  ).replace('viewBox="0 0 1600 900"', 'viewBox="0 60 1600 840"'),
  width: 1200,
  height: 630,
  format: 'jpeg',
});
