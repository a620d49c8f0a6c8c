import { PALETTE } from '../../../engine/drawing/palette.ts';
import { groundShadow, layer, prop, sticker } from '../../../engine/drawing/paper.ts';
import { curve, jitter } from '../../../engine/drawing/points.ts';
import { blob, circle, roundRect, star } from '../../../engine/drawing/shapes.ts';
import { edged, flat, line, slab } from '../../../engine/drawing/strokes.ts';
import { TONES } from './tones.ts';

/**
 * All of the tub is drawn round the middle of its rim: x 0 is its middle, y 0 the top of the rim, so that the
 * layers fit when they are placed at the same point.
 */
const HALF = 464;

/** Hills of foam behind the water. */
export function foam(): string {
  const next = jitter(44);
  let drawing = '';
  for (let i = 0; i < 22; i++) {
    const x = -424 + i * 41;
    const y = -38 + (next() - 0.5) * 14;
    const outline = blob(x, y, 30 + next() * 14, 26 + next() * 10, { seed: i, corners: 14, wobble: 0.05 });
    drawing += flat(outline, i % 3 ? TONES.foam : TONES.foamShade);
  }
  return drawing;
}

/** One strip of paper water; `far` is the one the ducks swim in front of. */
export function water(far: boolean): string {
  const top = far
    ? curve((x) => -26 + Math.sin((x + 686) / 34) * 6, -HALF, HALF, 80)
    : curve((x) => -7 + Math.sin((x + 686) / 30 + 2) * 5, -HALF, HALF, 80);
  return layer([[-HALF, 24], ...top, [HALF, 24]], far ? TONES.waterFar : TONES.waterNear, {
    seed: far ? 22 : 23,
    amplitude: 1.4,
    shadow: 'none',
    edgeWidth: 4,
  });
}

/** The front of the tub with its rim and two feet: in front of water, foam and everything that rises out of it. */
export function tubFront(): string {
  const shade = flat('M-476 84Q4 110 474 84V240H-476z', TONES.tubShade);
  const foot = (x: number) =>
    prop(
      `M${x - 40} 186C${x - 34} 204 ${x - 26} 208 ${x - 28} 216C${x - 40} 220 ${x - 36} 232 ${x - 22} 231H${x + 22}C${x + 36} 232 ${x + 40} 220 ${x + 28} 216C${x + 26} 208 ${x + 34} 204 ${x + 40} 186Z`,
      TONES.foot,
      flat(`M${x + 4} 180H${x + 50}V240H${x + 4}Z`, TONES.footShade, 0.7),
    );
  return (
    groundShadow(0, 228, 420, 14) +
    foot(-330) +
    foot(330) +
    prop('M-468 32L468 32Q454 178 394 200L-394 200Q-454 178 -468 32Z', TONES.tub, shade, { outline: 0.22 }) +
    slab(-470, 30, 940, 12, '#B9CCD6', 6, 0.7) +
    prop(roundRect(-490, 0, 980, 32, 16, { seed: 9 }), TONES.tubRim, { outline: 0.22 })
  );
}

/** The brass bell that closes a split: usable, so with a rim. Its foot is at (0, 0). */
export const tubBell = (): string =>
  sticker('M-52 -12Q-52 2 -40 2H40Q52 2 52 -12Q52 -22 40 -22H-40Q-52 -22 -52 -12Z', '#8C5A3C') +
  sticker('M-40 -22C-40 -62 -24 -78 0 -78C24 -78 40 -62 40 -22Z', TONES.brass, {
    shadow: 'none',
    inner:
      flat('M12 -84Q52 -70 46 -16H22Q30 -58 12 -84Z', TONES.brassShade) +
      line('M-24 -32Q-25 -56 -12 -66', '#FFEDB5', 7),
  }) +
  edged(circle(10, 0, -86), PALETTE.paper, PALETTE.paper, 10) +
  edged(circle(9, 0, -86), TONES.brassShade, PALETTE.ink, 4) +
  line('M-36 -25H36', PALETTE.ink, 4);

/** The pencil line at half height, under which a pop earns the kunstje, without its star. */
export const halfLine = (): string => line('M-473 0H473', PALETTE.pencil, 3, 0.4, '3 13');

/** The star on the head of a duck. */
export const duckStar = (): string => edged(star(15.4, 7), '#F4CB6A', '#B9882A', 2.6);
