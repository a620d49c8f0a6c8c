import {
  PALETTE,
  blob,
  circle,
  curve,
  groundShadow,
  jitter,
  layer,
  prop,
  roundRect,
  star,
  sticker,
} from '../../../engine/drawing/index.ts';
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
    drawing += `<path d="${outline}" fill="${i % 3 ? TONES.foam : TONES.foamShade}"/>`;
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
  const shade = `<path d="M-476 84Q4 110 474 84V240H-476z" fill="${TONES.tubShade}"/>`;
  const foot = (x: number) =>
    prop(
      `M${x - 40} 186C${x - 34} 204 ${x - 26} 208 ${x - 28} 216C${x - 40} 220 ${x - 36} 232 ${x - 22} 231H${x + 22}C${x + 36} 232 ${x + 40} 220 ${x + 28} 216C${x + 26} 208 ${x + 34} 204 ${x + 40} 186Z`,
      TONES.foot,
      {
        inner: `<path d="M${x + 4} 180H${x + 50}V240H${x + 4}Z" fill="${TONES.footShade}" opacity=".7"/>`,
      },
    );
  return (
    groundShadow(0, 228, 420, 14) +
    foot(-330) +
    foot(330) +
    prop('M-468 32L468 32Q454 178 394 200L-394 200Q-454 178 -468 32Z', TONES.tub, {
      outline: 0.22,
      inner: shade,
    }) +
    '<rect x="-470" y="30" width="940" height="12" rx="6" fill="#B9CCD6" opacity=".7"/>' +
    prop(roundRect(-490, 0, 980, 32, 16, { seed: 9 }), TONES.tubRim, { outline: 0.22 })
  );
}

/** The brass bell that closes a split: usable, so with a rim. Its foot is at (0, 0). */
export const tubBell = (): string =>
  sticker('M-52 -12Q-52 2 -40 2H40Q52 2 52 -12Q52 -22 40 -22H-40Q-52 -22 -52 -12Z', '#8C5A3C') +
  sticker('M-40 -22C-40 -62 -24 -78 0 -78C24 -78 40 -62 40 -22Z', TONES.brass, {
    shadow: 'none',
    inner:
      `<path d="M12 -84Q52 -70 46 -16H22Q30 -58 12 -84Z" fill="${TONES.brassShade}"/>` +
      `<path d="M-24 -32Q-25 -56 -12 -66" fill="none" stroke="#FFEDB5" stroke-width="7" stroke-linecap="round"/>`,
  }) +
  `<path d="${circle(10, 0, -86)}" fill="${PALETTE.paper}" stroke="${PALETTE.paper}" stroke-width="10"/>` +
  `<path d="${circle(9, 0, -86)}" fill="${TONES.brassShade}" stroke="${PALETTE.ink}" stroke-width="4"/>` +
  `<path d="M-36 -25H36" stroke="${PALETTE.ink}" stroke-width="4" stroke-linecap="round"/>`;

/** The pencil line at half height, under which a pop earns the kunstje, without its star. */
export const halfLine = (): string =>
  `<path d="M-473 0H473" stroke="${PALETTE.pencil}" stroke-opacity=".4" stroke-width="3" stroke-dasharray="3 13" stroke-linecap="round"/>`;

/** The star on the head of a duck. */
export const duckStar = (): string =>
  `<path d="${star(15.4, 7)}" fill="#F4CB6A" stroke="#B9882A" stroke-width="2.6" stroke-linejoin="round"/>`;
