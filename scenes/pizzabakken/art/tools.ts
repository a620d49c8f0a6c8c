import { PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, prop, sticker } from '../../../engine/drawing/paper.ts';
import { torn } from '../../../engine/drawing/points.ts';
import { circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { edged, flat, line, slab, stripe } from '../../../engine/drawing/strokes.ts';

/** The brass bell: rung when a pizza is ready for the oven. */
export const bell = (): string =>
  sticker('M-76 44Q-78 30 -64 28L64 28Q78 30 76 44L74 54Q72 62 62 62L-62 62Q-72 62 -74 54Z', '#A9784E', {
    inner: flat('M-80 48H80V70H-80z', '#825636'),
    shadow: 'object',
  }) +
  sticker('M-62 30C-62 -26 -34 -48 0 -48C34 -48 62 -26 62 30Z', PALETTE.ochre, {
    inner:
      '<path d="M18 -60C52 -36 50 10 40 40H80V-60Z" fill="#D4951C"/><path d="M-44 18C-44 -12 -32 -28 -16 -34" stroke="#FFE9A8" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M-66 24H66" stroke="#B97C12" stroke-width="7"/>',
    shadow: 'none',
  }) +
  sticker('M-13 -48Q-15 -64 0 -65Q15 -64 13 -48Z', '#D4951C', { rim: 0, line: 3.6, shadow: 'none' });

/** The pizza wheel; its blade turns by itself. */
export const wheelBlade = (): string =>
  sticker(circle(38), '#DDE3EC', {
    inner: flat('M-50 10Q0 34 50 10V50H-50z', '#B6BECC') + line('M-24 -14A28 28 0 0 1 -4 -27', '#FFFFFF', 6),
    shadow: 'none',
  }) +
  line('M-26 8L-14 4M26 -8L14 -4M6 26L4 16', PALETTE.ink, 3, 0.45) +
  edged(circle(9), PALETTE.ochre, PALETTE.ink, 3.6);

/** The grip of the pizza wheel, from the hub up. */
export const wheelGrip = (): string =>
  sticker('M-6 0L-6 -46L-15 -54L-13 -122Q-12 -134 0 -134Q12 -134 13 -122L15 -54L6 -46L6 0Z', PALETTE.coral, {
    inner:
      '<path d="M-20 -54H20V8H-20z" fill="#C7CBD6"/><path d="M3 -140H30V-54H3z" fill="#C94A34" opacity=".7"/><path d="M-7 -118V-74" stroke="#FFC2B2" stroke-width="4" stroke-linecap="round"/>',
    shadow: 'none',
  });

/** The rail on which tickets hang. */
export const rail = (): string =>
  '<g filter="url(#object)"><rect x="-150" y="-6" width="300" height="13" rx="6" fill="#B98A5C"/><rect x="-150" y="-6" width="300" height="4" rx="2" fill="#D9B083"/></g>';

const SCRIBBLE = line('M-28 40h56M-28 60h40M-28 80h50', '#E3D5B8', 7);

/** A ticket with its clip, hanging from (0, 0); a blank one leaves room for the order itself. */
export function ticket(scribbled: boolean): string {
  const paper = torn([-48, 0, 48, 0, 48, 118, 32, 110, 16, 118, 0, 110, -16, 118, -32, 110, -48, 118], {
    seed: 612,
    amplitude: 0.8,
  });
  const clipPeg = edged(roundRect(-9, -16, 18, 34, 6, { seed: 3, wobble: 1 }), '#C98F63', '#8d5f3e', 2.5);
  return `<g filter="url(#object)"><path d="${paper}" fill="${PALETTE.paper}"/></g>${scribbled ? SCRIBBLE : ''}${clipPeg}`;
}

const HEART = 'M0 12C-18 0 -16 -14 -8 -14C-3 -14 0 -10 0 -7C0 -10 3 -14 8 -14C16 -14 18 0 0 12Z';

/** One heart of a guest's patience; the empty one is only a line. */
export const heart = (full: boolean): string =>
  full
    ? prop(HEART, PALETTE.coral, {
        inner: flat('M4 -20Q24 -8 4 16H30V-20z', '#C94A34') + line('M-8 -9q-3 1 -3 5', '#FFD6CC'),
        outline: 0.6,
      })
    : flat(HEART, '#FFFDF6', 0.75) + stripe(HEART, PALETTE.pencil, 2.5, 1, '4 4');

/** A speech balloon with room for two lines; its tail points at the guest in front. */
export function bubble(): string {
  const outline =
    'M-122 -50H122Q142 -50 142 -30V30Q142 50 122 50H-122Q-142 50 -142 32L-184 42L-142 8V-30Q-142 -50 -122 -50Z';
  return `<g filter="url(#object)"><path d="${outline}" fill="${PALETTE.paper}" stroke="#C9BB9B" stroke-width="2.5" stroke-linejoin="round"/></g>`;
}

/** A photo around its middle: room for a pizza, and for its word below. The scene stretches it to that word. */
export function photo(): string {
  const card = roundRect(-114, -74, 228, 148, 8, { seed: 21, wobble: 1.2 });
  return (
    `<g filter="url(#object)"><path d="${card}" fill="${PALETTE.paper}"/></g>` +
    clip(
      roundRect(-102, -62, 204, 82, 6, { seed: 22, wobble: 1 }),
      slab(-110, -70, 220, 96, '#CFE6DF') + flat('M-110 -4Q0 -16 110 -4V32H-110z', '#DDB585'),
    )
  );
}

/** The peg that holds a photo on its line. */
export const peg = (): string =>
  `<path d="${roundRect(-9, -18, 18, 36, 6, { seed: 3, wobble: 1 })}" fill="#C98F63" stroke="#8d5f3e" stroke-width="2.5"/><path d="M-5 2H5" stroke="#8d5f3e" stroke-width="2.5"/>`;

const NOTE = 'M-3 8V-26L22 -32V2A9 7 0 1 1 15 -5V-21L4 -18V14A9 7 0 1 1 -3 8Z';

/** A note of the guests' song. */
export const note = (colour: string): string => sticker(NOTE, colour, { rim: 4, line: 3, shadow: 'none' });
