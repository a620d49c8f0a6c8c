import { curl } from '../../../engine/drawing/index.ts';
import { darker, PALETTE } from '../../../engine/drawing/palette.ts';
import { place, sticker } from '../../../engine/drawing/paper.ts';
import { circle, roundRect, star } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { SPACE } from './tones.ts';

const { ink, paper, coral, ochre, teal, blue, plum, pink } = PALETTE;

/** What the rockets wear: hull, fins, and what is painted on them. */
export const OUTFITS = [
  { hull: coral, fin: ochre, paint: 'band' },
  { hull: teal, fin: coral, paint: 'dots' },
  { hull: ochre, fin: blue, paint: 'star' },
  { hull: '#FFF4DC', fin: coral, paint: 'checks' },
  { hull: '#7FB7E8', fin: ochre, paint: 'slant' },
  { hull: pink, fin: plum, paint: 'dots' },
  { hull: '#8CC474', fin: '#FFF4DC', paint: 'band' },
  { hull: '#B690DC', fin: ochre, paint: 'star' },
] as const;
type Outfit = (typeof OUTFITS)[number];

const HULL =
  'M0 -64C24 -50 34 -22 33 8C33 24 27 36 19 44Q0 50 -19 44C-27 36 -33 24 -33 8C-34 -22 -24 -50 0 -64Z';

const PAINTS: Record<Outfit['paint'], (fin: string) => string> = {
  band: (fin) => stripe('M-40 30H40', fin, 9) + stripe('M-40 -44H40', fin, 7),
  dots: (fin) => each([[-20, 28], [0, 34], [20, 28], [-12, -44], [11, -46]], ([x, y]) => dot(4.6, fin, x, y)), // prettier-ignore
  star: (fin) => place(flat(star(9, 4), fin), 0, 32) + stripe('M-40 -45H40', fin, 6),
  checks: (fin) => each(8, (i) => flat(roundRect(-34 + i * 9, i % 2 ? 25 : 34, 9, 9, 1), fin)) + flat('M-40 -66H40V-44H-40Z', fin), // prettier-ignore
  slant: (fin) => stripe('M-46 40L-6 20M-24 50L40 18', fin, 8) + flat('M-40 -70H40V-46Q0 -38 -40 -46Z', fin),
};

/** A rocket with its nose up; its window is empty and dark. */
export function rocket({ hull, fin, paint }: Outfit): string {
  const wing = (side: 1 | -1) =>
    place(sticker('M26 4C50 14 56 36 50 58C42 46 30 42 18 42Z', fin, flat('M40 20C56 30 58 46 52 60L34 44Z', darker(fin, 0.2), 0.7), { rim: 5, line: 3.6 }), 0, 0, { flip: side === -1 }); // prettier-ignore
  return (
    wing(1) +
    wing(-1) +
    sticker(
      HULL,
      hull,
      PAINTS[paint](fin) +
        flat('M10 -70C40 -50 44 40 20 52C30 10 28 -30 10 -70Z', darker(hull, 0.24), 0.55) +
        oval(4, 13, '#fff', -20, -34, 0.5),
      { rim: 5, line: 4 },
    ) + // prettier-ignore
    edged('M-9 40Q0 36 9 40L7 62Q0 66 -7 62Z', darker(fin, 0.1), ink, 3.4) +
    flat(circle(24, 0, -8), '#3B4378')
  );
}

/** The frame of its window, before the pilot. */
export const pane = (): string =>
  line(circle(25, 0, -8), ink, 11) +
  line(circle(25, 0, -8), '#F3E3B8', 5.6) +
  each(6, (i) => dot(1.7, ink, 25 * Math.cos((i * Math.PI) / 3), -8 + 25 * Math.sin((i * Math.PI) / 3))) +
  line('M-15 -18A18 18 0 0 1 -4 -25', '#fff', 3, 0.8);

/** Wet ink out of its tail, from (0, 0) down. */
export const flame = (): string =>
  edged('M-10 0C-18 18 -8 26 0 50C8 26 18 18 10 0Q0 -6 -10 0Z', SPACE.wetInk, paper, 3) +
  flat('M-5 4C-9 14 -4 20 0 32C4 20 9 14 5 4Z', paper, 0.85);

export const inkSpot = (): string => dot(9, SPACE.wetInk) + dot(3, paper, -3, -3, 0.8);

/** Where dust would go: dots ahead of the nose, from (0, 0) up. */
export const sight = (): string =>
  each(6, (i) => dot(4.6 - i * 0.5, ink, 0, -8 - i * 21, 0.7) + dot(3.2 - i * 0.4, paper, 0, -8 - i * 21));

/** Krul as a rocket of one pencil line, around his middle. */
export const krul = (): string => curl({ shape: 'rocket', size: 84, y: 32, face: 'happy' });
