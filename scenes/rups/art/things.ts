import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { DEEP, PALETTE } from '../../../engine/drawing/palette.ts';
import { groundShadow, place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { smooth } from '../../../engine/drawing/points.ts';
import { blob, circle, plate } from '../../../engine/drawing/shapes.ts';
import { edged, flat, line } from '../../../engine/drawing/strokes.ts';
import { series } from '../../../engine/drawing/tables.ts';
import { GARDEN } from './colours.ts';

const { ink, paper, blue } = PALETTE;
const round = 'stroke-linecap="round" stroke-linejoin="round"';

/** A twig on the lawn, in the way. */
function branch(seed: number): string {
  const wood = smooth([-25, 5, -12, -5, 4, -2, 24, -10, 26, -3, 8, 7, -8, 5, -24, 13]);
  const side = seed % 2 ? 'M-4 -2Q-4 -14 -12 -20' : 'M6 0Q12 10 20 14';
  const tip =
    seed % 3
      ? place(prop('M0 0Q8 -12 22 -6Q14 8 0 0Z', '#9ACB6A'), seed % 2 ? -14 : 14, seed % 2 ? -16 : -8, {
          turn: seed * 40,
        })
      : '';
  return (
    groundShadow(0, 12, 28, 7, 0.2) +
    `<path d="${side}" fill="none" stroke="${GARDEN.woodDeep}" stroke-width="9" ${round}/><path d="${side}" fill="none" stroke="${GARDEN.wood}" stroke-width="5" ${round}/>` +
    prop(wood, GARDEN.wood, flat('M-40 8L40 -2V40H-40Z', GARDEN.woodDeep, 0.5)) +
    `<ellipse cx="-22" cy="9" rx="3" ry="4.5" fill="#E0BC90" stroke="${GARDEN.woodDeep}" stroke-width="2"/>` +
    tip
  );
}

/** The plate of a steering arrow. */
const arrowPlate = (): string =>
  sticker(plate(66, 66, 20, { seed: 6 }), blue, flat('M-40 16H40V40H-40Z', DEEP.blue, 0.75), { rim: 5 });

/** An ant that sits and watches, without its hat. */
const ant = (): string =>
  groundShadow(0, 22, 20, 4) +
  `<g fill="none" stroke="${ink}" stroke-width="3.4" ${round}><path d="M-10 8L-18 20M-3 10L-6 22M6 10L8 22M12 8L20 19M-8 -18Q-12 -26 -17 -26M4 -20Q6 -28 12 -29"/></g>` +
  `<path d="${blob(12, 6, 11, 10, { seed: 3 })}" fill="#5A4A6B" stroke="${ink}" stroke-width="2.6"/><path d="${blob(-1, 4, 8, 8, { seed: 4 })}" fill="#6B5A7E" stroke="${ink}" stroke-width="2.6"/>` +
  edged(blob(-3, -9, 13, 12, { seed: 5 }), '#6B5A7E', ink, 2.8) +
  `<g fill="#fff"><ellipse cx="-8" cy="-10" rx="4.6" ry="5.6"/><ellipse cx="2" cy="-10" rx="4.6" ry="5.6"/></g><g fill="${ink}"><circle cx="-8.6" cy="-9" r="2.6"/><circle cx="1.4" cy="-9" r="2.6"/></g>` +
  line('M-7 -2.4Q-3 1 1 -2.4', ink, 2.2);

const HATS = ['#EE6A50', '#1FA39B', '#8E57C4', '#2F6FDE'] as const;
/** An ant's hat; it stands on (0, 0). */
const hat = (fill: string): string =>
  prop('M-9 0V-14Q0 -18 9 -14V0Z', fill, flat('M-12 -6H12V-1H-12Z', paper, 0.85), { outline: 0.5 }) +
  prop('M-15 -2Q0 4 15 -2Q15 4 0 5Q-15 4 -15 -2Z', fill, { outline: 0.5 });

/** Twigs, arrows and the ants. */
export const things = (): Record<string, SpriteArt> => ({
  'tak-0': sprite(branch(1), -34, -32, 36, 24),
  'tak-1': sprite(branch(2), -34, -32, 36, 26),
  'tak-2': sprite(branch(3), -34, -32, 36, 24),
  'pijl-knop': sprite(arrowPlate(), -46, -44, 46, 50),
  pijl: sprite(
    `<path d="M0 17V-14M-15 1L0 -15L15 1" fill="none" stroke="${paper}" stroke-width="8.5" ${round}/>`,
    24,
  ),
  mier: sprite(ant(), -26, -34, 28, 28),
  ...series('hoed', HATS, (fill) => sprite(hat(fill), -18, -20, 18, 8)),
  stip: sprite(edged(circle(9), paper), 12),
});
