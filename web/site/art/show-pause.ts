import { klodder, PALETTE } from '../../../engine/drawing/index.ts';
import { showDrawing } from './show-kit.ts';

const { ink, paper, ochre } = PALETTE;

/** A clock with a quarter of an hour, and somebody who rests. */
export default () =>
  showDrawing(
    `<g transform="translate(18 26)"><circle cx="150" cy="124" r="74" fill="${paper}" stroke="${ink}" stroke-width="5"/><path d="M150 124V50A74 74 0 0 1 224 124Z" fill="${ochre}"/><path d="M150 66V124L192 124" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/></g>` +
      klodder({ name: 'fien', face: 'sleep', pose: 'sit', x: 360, y: 248, size: 140 }),
    '#dff1fb',
  );
