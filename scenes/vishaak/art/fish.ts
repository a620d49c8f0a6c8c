import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { place, sticker } from '../../../engine/drawing/paper.ts';
import { circle } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';
import { EYES } from './sizes.ts';

const { ink, paper, coral, ochre, plum, moss, pink, blue } = PALETTE;

interface Kind {
  fill: string;
  outline: string;
  /** Fins on its back, behind the body. */
  back: string;
  inner: string;
}

const TAIL = 'M-30 0C-42 -6 -50 -26 -60 -26C-56 -10 -56 8 -60 24C-50 26 -42 6 -30 2Z';
const spots = (fill: string, list: readonly (readonly [number, number, number])[]) =>
  each(list, ([x, y, r]) => dot(r, fill, x, y));

/** Six fish that look to the right: a puffer, an eel-like one, a moonfish, a striped one, one with a sail, a flat one. */
const KINDS: readonly Kind[] = [
  {
    fill: ochre,
    outline: 'M38 2C38 -22 20 -35 0 -35C-22 -35 -38 -20 -38 0C-38 22 -20 35 0 35C22 35 38 22 38 2Z',
    back: each(7, (i) => place(flat('M-6 0L0 -13L6 0Z', darker(ochre, 0.2)), 0, 0, { turn: i * 26 - 78 })), // prettier-ignore
    inner: spots('#FBE3A4', [[-22, -14, 6], [-8, -24, 5], [-26, 6, 5], [-12, -6, 4]]), // prettier-ignore
  },
  {
    fill: moss,
    outline: 'M44 2C40 -18 18 -27 -8 -26C-30 -24 -40 -12 -42 0C-40 14 -28 26 -6 27C20 28 40 20 44 2Z',
    back: flat('M-26 -20Q-8 -46 16 -24Z', darker(moss, 0.25)),
    inner: each(3, (i) => line(`M-44 ${-14 + i * 13}q9 -9 18 0t18 0t18 0`, lighter(moss, 0.45), 4.5)),
  },
  {
    fill: plum,
    outline: 'M34 0C32 -24 18 -38 -2 -37C-22 -36 -34 -20 -34 0C-34 20 -22 36 -2 37C18 38 32 24 34 0Z',
    back: flat('M-16 -32Q-4 -52 10 -33Z', darker(plum, 0.25)) + flat('M-16 32Q-4 50 10 33Z', darker(plum, 0.25)), // prettier-ignore
    inner: line('M-14 -40Q4 0 -14 40', lighter(plum, 0.5), 8) + line('M-30 -30Q-16 0 -30 30', lighter(plum, 0.5), 6), // prettier-ignore
  },
  {
    fill: coral,
    outline: 'M40 0C34 -22 16 -33 -6 -32C-28 -30 -38 -14 -40 0C-38 14 -28 30 -6 32C16 33 34 22 40 0Z',
    back: flat('M-20 -28L-12 -44L-4 -31L6 -43L12 -28Z', darker(coral, 0.25)),
    inner: stripe('M-26 -40V40M-6 -40V40', '#FFE3DA', 10),
  },
  {
    fill: blue,
    outline: 'M38 2C38 -22 24 -32 2 -32C-22 -32 -36 -18 -38 2C-36 22 -22 33 2 33C24 33 38 24 38 2Z',
    back: flat('M-30 -20C-26 -52 4 -54 22 -28Z', darker(blue, 0.2)) + line('M-22 -26V-40M-8 -32V-46M6 -32V-43', lighter(blue, 0.4), 2.6), // prettier-ignore
    inner: spots('#A9C6F5', [[-26, 0, 5], [-14, 12, 5], [-18, -12, 4], [-2, 20, 4], [-30, 14, 3]]), // prettier-ignore
  },
  {
    fill: pink,
    outline: 'M42 4C44 -16 26 -28 4 -28C-20 -28 -36 -14 -42 4C-34 20 -16 30 6 29C28 28 40 20 42 4Z',
    back: flat('M-22 -20Q-14 -42 4 -28Z', darker(pink, 0.25)) + flat('M6 -27Q16 -40 22 -24Z', darker(pink, 0.25)), // prettier-ignore
    inner: flat('M-46 -30H10Q-20 -8 -46 10Z', darker(pink, 0.2), 0.45) + line('M-34 6q6 6 12 0M-24 -8q6 6 12 0M-18 14q6 6 12 0', paper, 3.2), // prettier-ignore
  },
];

function body({ fill, outline, back, inner }: Kind, at: { x: number; y: number }): string {
  const belly = flat('M-50 12Q0 34 50 8V50H-50Z', lighter(fill, 0.55), 0.75);
  const mouth = at.x + 12;
  return (
    back +
    sticker(TAIL, darker(fill, 0.08), {
      inner: line('M-34 0H-54M-36 -4L-54 -16M-36 4L-54 14', darker(fill, 0.3), 2.4, 0.7),
      rim: 5,
      line: 3.4,
    }) +
    sticker(outline, fill, {
      inner: inner + belly + oval(6, 4, '#F08FA8', at.x - 2, at.y + 20, 0.8),
      rim: 5,
      line: 3.6,
    }) + // prettier-ignore
    edged(circle(11, at.x, at.y), paper, ink, 2.8) +
    line(`M${mouth - 10} ${at.y + 22}q6 5 11 -2`, ink, 3)
  );
}

const pupil = (x = 0, y = 0): string => dot(5.6, ink, x, y) + dot(2, paper, x + 1.8, y - 2);

/** Two small fins that hold a card at its upper edge. */
const fins = (): string =>
  each(
    [-1, 1],
    (side) =>
    place(edged('M-9 -7C-2 -12 10 -8 11 1C10 9 2 13 -5 9C-11 5 -12 -3 -9 -7Z', '#FFF3DC', ink, 3) + line('M1 2V8M6 1V6', ink, 2), side * 24, 6, { turn: side * 8 }), // prettier-ignore
  );

/** Six kinds of fish, and what shows of them over the rim of a tub. */
export function fishes(): Record<string, SpriteArt> {
  return {
    ...series('vis', KINDS, (kind, i) => sprite(body(kind, EYES[i]!), -68, -56, 54, 56)),
    ...series('kop', KINDS, (kind, i) => sprite(body(kind, EYES[i]!) + pupil(EYES[i]!.x, EYES[i]!.y - 3), -68, -56, 54, 56)), // prettier-ignore
    pupil: sprite(pupil(), 8),
    vinnen: sprite(fins(), 42, 20),
  };
}
