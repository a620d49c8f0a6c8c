import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, mix } from '../../../engine/drawing/palette.ts';
import { groundShadow, prop } from '../../../engine/drawing/paper.ts';
import { blob, circle, roundRect, star } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { TONES } from './tones.ts';

const { ink, paper, ochre } = PALETTE;
const round = 'stroke-linecap="round" stroke-linejoin="round" fill="none"';

/** The snail that crosses wet paint; it goes to the right and stands on (0, 0). */
export function snail(stretched: boolean): string {
  const reach = stretched ? 12 : 0;
  const foot = `M-40 0C-44 -10 -30 -14 -16 -13L${18 + reach} -14C${22 + reach} -26 ${24 + reach} -34 ${36 + reach} -34C${48 + reach} -34 ${50 + reach} -20 ${44 + reach} -12C${40 + reach} -3 ${34 + reach} 0 ${26 + reach} 0Z`;
  const eye = (x: number) =>
    `<path d="M${x - 4 + reach} -32L${x + reach} -50" stroke="${mix('#E8C9A0', ink, 0.35)}" stroke-width="3.4" ${round}/>` +
    `<path d="${circle(5.6, x + reach, -52)}" fill="#fff" stroke="${ink}" stroke-width="2.4"/><path d="${circle(2.2, x + 1.4 + reach, -52)}" fill="${ink}"/>`;
  return (
    groundShadow(0, 1, 44, 5, 0.12) +
    eye(36) +
    eye(48) +
    prop(foot, '#E8C9A0', flat('M-50 -6H70V4H-50z', '#D5B080'), { outline: 0.42 }) +
    `<path d="M${36 + reach} -17q4 3 8 0" stroke="${ink}" stroke-width="2.4" ${round}/>` +
    prop(circle(22, -9, -27), '#C58BB4', dot(22, '#D7A6C9', -3, -20), { outline: 0.42 }) +
    `<path d="M-9 -27q6 -7 11 0t-6 13t-19 -4t3 -22t24 -4" stroke="${mix('#C58BB4', ink, 0.42)}" stroke-width="3" ${round}/>`
  );
}

/** A card that is still folded shut, on a pin: nothing of what it says is in view, and it has no rim. */
export const foldedCard = (): string => {
  const line = mix(paper, ink, 0.42);
  return (
    groundShadow(2, 27, 30, 4, 0.14) +
    prop('M-35 -18Q0 -22 35 -17L33 25Q0 28 -34 24Z', paper, {
      inner: flat('M-40 12Q0 16 40 11V34H-40z', mix(paper, ink, 0.08)),
      outline: 0.42,
    }) +
    `<path d="M-35 -18L-2 5L35 -17" stroke="${line}" stroke-width="2.6" ${round}/>` +
    prop(circle(7, 0, -20), PALETTE.coral, { outline: 0.42 }) +
    dot(2.2, '#fff', -2, -22, 0.7)
  );
};

/** One straight piece of the frame, drawn short: the scene stretches it to the length of a side. */
export const frameBar = (): string =>
  slab(-30, -22, 60, 44, TONES.gold) +
  `<rect x="-30" y="-22" width="60" height="9" fill="${mix(TONES.gold, paper, 0.5)}"/><rect x="-30" y="9" width="60" height="13" fill="${TONES.goldDeep}"/>` +
  slab(-30, -5, 60, 4, mix(TONES.goldDeep, TONES.gold, 0.4)) +
  stripe('M-30 -22H30M-30 22H30', mix(TONES.goldDeep, ink, 0.4), 3);

/** A corner of the frame with a carved flower. */
export const frameCorner = (): string => {
  const petals = each(
    [0, 72, 144, 216, 288],
    (turn) =>
      `<ellipse cy="-13" rx="8" ry="11" transform="rotate(${turn})" fill="${mix(TONES.gold, paper, 0.55)}" stroke="${TONES.goldDeep}" stroke-width="2"/>`,
  );
  return (
    prop(roundRect(-38, -38, 76, 76, 14, { seed: 5, wobble: 1.4 }), TONES.gold, {
      inner: flat('M-40 14L40 10V44H-40z', TONES.goldDeep),
      outline: 0.5,
      shadow: 'object',
    }) +
    petals +
    edged(circle(7), PALETTE.coral, TONES.goldDeep, 2)
  );
};

/** The tube in which rises how much of the wall is painted; its room is 30 x 196 around (0, 0). */
export const gauge = (): string =>
  prop(roundRect(-23, -108, 46, 220, 20, { seed: 3, wobble: 1 }), TONES.wood, {
    shadow: 'object',
    outline: 0.36,
  }) +
  prop(roundRect(-15, -98, 30, 196, 13, { seed: 4, wobble: 0.8 }), '#F7F3E8', { outline: 0.3 }) +
  each([0.25, 0.5, 0.75], (share) => stripe(`M-15 ${98 - 196 * share}h9`, '#B7A98A', 3));

/** What fills the tube: one row of paint, stretched by the scene from its lower end. */
export const gaugeFill = (): SpriteArt => ({
  ...sprite(slab(-12, -10, 24, 20, PALETTE.coral) + slab(-8, -10, 5, 20, '#F79E8B'), 12, 10),
  originY: 1,
});

/** The star at the height that is the goal; bright when it was reached. */
export const goalStar = (reached: boolean): string =>
  edged(star(15, 7), reached ? ochre : '#F4EBD2', reached ? ink : '#9C8C66');

/** The brush with which Moes signs; its tip is (0, 0). */
export const brush = (): string =>
  `<g transform="rotate(28)">` +
  prop('M-9 -34Q-12 -12 0 0Q12 -12 9 -34Z', PALETTE.blue, { outline: 0.5 }) +
  prop('M-10 -52H10V-32H-10z', TONES.tin, { outline: 0.5 }) +
  prop('M-7 -52Q-11 -104 0 -116Q11 -104 7 -52Z', TONES.wood, { outline: 0.45 }) +
  '</g>';

const line = (d: string, width = 4.5) =>
  `<path d="${d}" stroke="${ink}" stroke-opacity=".85" stroke-width="${width}" ${round}/>`;

/** What a painted cell gets: eyes, leaves, windows. Each around (0, 0), about 60 across. */
export const details: Record<string, SpriteArt> = {
  oog: sprite(
    `<ellipse rx="19" ry="24" fill="#fff" stroke="${ink}" stroke-width="4"/><ellipse cx="-4" cy="2" rx="10" ry="13" fill="${ink}"/><path d="${circle(4.4, -1, -4)}" fill="#fff"/>`,
    26,
    30,
  ),
  schubben: sprite(line('M-28 -16q10 14 20 0q10 14 20 0M-18 8q10 14 20 0q10 14 20 0'), -36, -26, 36, 30),
  nerf: sprite(line('M-22 26Q-4 2 22 -28M-10 12l-14 -10M-8 12l16 6M4 -4l-13 -12M6 -5l16 4'), 34, 36),
  raam: sprite(
    `<path d="${roundRect(-17, -20, 34, 40, 6, { seed: 2, wobble: 1 })}" fill="#FFF3C9" stroke="${ink}" stroke-width="4"/>${line('M0 -19V19M-16 0H16', 3.4)}`,
    24,
    28,
  ),
  deur: sprite(
    edged('M-20 34V-12Q-20 -34 0 -34Q20 -34 20 -12V34Z', '#FFF3C9', ink, 4) + dot(3.4, ink, 10, 4),
    28,
    42,
  ),
  klok: sprite(edged(circle(24), '#fff', ink, 4) + line('M0 -14V0L10 7'), 30),
  patrijspoort: sprite(
    `<path d="${circle(27)}" fill="#fff" stroke="${ink}" stroke-width="4"/><path d="${circle(18)}" fill="#BFE3F4" stroke="${ink}" stroke-width="3"/><path d="M-9 3Q-9 -8 2 -10" stroke="#fff" stroke-width="4" ${round}/>`,
    34,
  ),
  kraters: sprite(
    `<path d="${circle(9, -14, -6)}${circle(6, 12, 10)}${circle(5, 8, -14)}" fill="${ink}" fill-opacity=".16" stroke="${ink}" stroke-opacity=".5" stroke-width="3"/>`,
    -30,
    -26,
    26,
    24,
  ),
  glans: sprite(
    `<path d="M-18 12Q-22 -12 2 -22M14 -23l1 -1" stroke="#fff" stroke-opacity=".9" stroke-width="8" ${round}/>`,
    -30,
    -34,
    28,
    22,
  ),
  bloemhart: sprite(
    `<path d="${blob(0, 0, 22, 21, { seed: 4, wobble: 0.05 })}" fill="#FFF3C9" stroke="${ink}" stroke-width="4"/>${line('M-7 -5h1M6 -6h1M0 6h1M-9 7h1M9 5h1', 4)}`,
    30,
  ),
  lach: sprite(`${line('M-14 -12v2M14 -12v2', 7)}${line('M-15 6Q0 22 15 6')}`, 26, 24),
  sprinkels: sprite(line('M-24 -8l7 4M-4 -14l5 6M18 -10l-3 8M-14 12l8 -2M10 10l7 3', 5.5), -34, -24, 30, 24),
  lint: sprite(edged('M-8 -31H8V31H-8z', '#FFF3C9', ink, 2.6) + line('M0 -24V24', 1.8), 14, 36),
};
