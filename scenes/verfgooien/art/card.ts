import { sprite } from '../../../engine/drawing/art.ts';
import { defineCard, figure } from '../../../engine/drawing/card.ts';
import { edged } from '../../../engine/drawing/strokes.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { MURALS } from './murals.ts';

/** The fish on the wall, its first fields painted and the others still pencil. */
const PAINTED = [PALETTE.blue, PALETTE.ochre, PALETTE.coral];
const mural = sprite(
  MURALS.vis!.map(({ d }, i) =>
    edged(d, PAINTED[i] ?? '#F2F0EE', PAINTED[i] ? PALETTE.ink : '#8D93A6', 4),
  ).join(''),
  0,
  0,
  1030,
  410,
);

/** Moes throws paint at a fish on the wall. */
export default defineCard({
  left: 90,
  top: 150,
  width: 760,
  things: [
    [mural, 200, 150, 0.9],
    ['detail-oog', 511, 310],
    ['detail-schubben', 619, 330, 1.1],
    ['klodder-water', 640, 260, 1.5, 60],
    [figure('moes', 'happy', { pose: 'hold' }), 260, 640, 2.2],
    ['kwast', 372, 510, 1.5, 24],
    ['pot-A', 500, 700, 1.05],
    ['pot-B', 700, 700, 1.05],
  ],
});
