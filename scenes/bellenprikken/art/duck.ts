import { PALETTE } from '../../../engine/drawing/palette.ts';
import { prop } from '../../../engine/drawing/paper.ts';
import { smooth } from '../../../engine/drawing/points.ts';
import { edged, flat } from '../../../engine/drawing/strokes.ts';
import { TONES } from './tones.ts';

const BODY = smooth([
  -52, 2, -58, -22, -40, -10, -8, -14, -8, -40, 14, -60, 40, -48, 42, -24, 34, -8, 46, 12, 30, 36, -30, 38,
]);

/** A rubber duck that looks to the right; it floats on (0, 10). */
export const duck = (): string =>
  prop(BODY, TONES.duck, flat('M-70 16Q0 36 60 10V60H-70z', TONES.duckShade, 0.8), { shadow: 'object' }) +
  prop('M40 -42Q64 -40 62 -32Q58 -22 38 -26Z', TONES.beak) +
  edged('M-30 4Q-6 -2 4 10Q-10 28 -30 4Z', TONES.duckShade, TONES.duckLine, 2.5) +
  `<circle cx="24" cy="-40" r="5" fill="${PALETTE.ink}"/><circle cx="25.6" cy="-41.6" r="1.7" fill="#fff"/>`;
