import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { jitter } from '../../../engine/drawing/points.ts';
import { blob, circle, drop } from '../../../engine/drawing/shapes.ts';
import { dot, flat } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { ROOM } from './sizes.ts';
import { TONES } from './tones.ts';

/** A dab of foam about `r` wide: heaped bubbles with their own little shine. */
function foam(r: number, seed: number): string {
  const next = jitter(seed);
  const puffs = Array.from({ length: 11 }, (_, i) => {
    const angle = (i / 11) * Math.PI * 2 + next();
    const far = r * (0.35 + next() * 0.4);
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far * 0.86, r: r * (0.26 + next() * 0.2) };
  });
  const bubbles = each(9, () => {
    const angle = next() * Math.PI * 2;
    const far = r * next() * 0.75;
    const size = r * (0.06 + next() * 0.1);
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    return `<path d="${circle(size, x, y)}" fill="#fff" fill-opacity=".8" stroke="${TONES.soapLine}" stroke-width="1.8"/><path d="${circle(size * 0.28, x - size * 0.3, y - size * 0.35)}" fill="${TONES.soapShade}"/>`;
  });
  return (
    flat(blob(0, 4, r * 0.86, r * 0.76, { seed, wobble: 0.08 }), TONES.soapShade) +
    each(puffs, (one) => dot(one.r, TONES.soapShade, one.x, one.y + 3)) +
    flat(blob(0, 0, r * 0.82, r * 0.72, { seed, wobble: 0.08 }), TONES.soap) +
    each(puffs, (one) => dot(one.r * 0.96, TONES.soap, one.x, one.y - 1)) +
    bubbles
  );
}

const breath = (): string =>
  `<g filter="url(#soft)"><path d="${blob(0, 0, ROOM.width / 2 - 26, ROOM.height / 2 - 22, { seed: 8, wobble: 0.07, corners: 16 })}" fill="#F4F9FC" opacity=".95"/></g>`;

const glint = (): string =>
  `<g opacity=".85"><path d="M-70 170L20 -170H86L-4 170Z" fill="#fff" opacity=".75"/><path d="M20 170L110 -170H132L42 170Z" fill="#fff" opacity=".5"/></g>`;

/** Foam, breath and shine. */
export const soapSprites = (): Record<string, SpriteArt> => ({
  schuim: sprite(foam(42, 14), -48, -44, 48, 48),
  vlok: sprite(foam(22, 5), -26, -24, 26, 26),
  druppel: sprite(
    `<path d="${drop(0, 0, 0.62)}" fill="#8CC8E6" stroke="${PALETTE.ink}" stroke-opacity=".45" stroke-width="2"/><path d="${circle(2, -2, 3)}" fill="#fff"/>`,
    12,
    14,
  ),
  'druppel-inkt': sprite(flat(drop(0, 0, 0.5), PALETTE.ink), 10, 12),
  adem: sprite(breath(), ROOM.width / 2, ROOM.height / 2),
  glans: sprite(glint(), -80, -174, 136, 174),
});
