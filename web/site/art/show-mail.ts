import { klodder, PALETTE, roundRect, sticker } from '../../../engine/drawing/index.ts';
import { showDrawing } from './show-kit.ts';

const { ink, paper } = PALETTE;

/** A letter that comes in. */
export default () =>
  showDrawing(
    sticker(roundRect(130, 78, 220, 144, 10, { seed: 4 }), paper, { rim: 5 }) +
      `<path d="M134 88L240 168L346 88" fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>` +
      klodder({ name: 'tik', face: 'happy', pose: 'jump', x: 406, y: 150, size: 82 }),
    '#cdebfa',
  );
