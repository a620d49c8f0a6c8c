import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import type { KlodderName } from '../../../engine/drawing/klodder/cast.ts';
import { klodder } from '../../../engine/drawing/klodder/klodder.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { place, sticker } from '../../../engine/drawing/paper.ts';
import { circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line } from '../../../engine/drawing/strokes.ts';
import { each, series, words } from '../../../engine/drawing/tables.ts';
import { ROOM } from './tones.ts';

const { ink, paper, ochre, blue } = PALETTE;

/** A witness peeps over a card: the upper edge of the card is at (0, 0). */
const witness = (name: KlodderName): string =>
  klodder({ name, face: 'look', y: 24, size: name === 'tik' ? 124 : 92, rim: 4, shadow: false });

/** A magnifier, held by its handle. */
const magnifier = (): string =>
  cord('M-2 4L8 18', ROOM.frame, 10, ink, 2.4) +
  edged(circle(18, -10, -14), '#F4FBFF', ink, 3) +
  dot(9, ink, -9, -13) +
  dot(3.4, paper, -6, -17) +
  line(circle(15, -10, -14), ROOM.brass, 4);

/** The golden pen: back in its place, or only where it lay. */
const PEN = 'M-8 -34H8Q11 -10 7 14L0 36L-7 14Q-11 -10 -8 -34Z';
const pen = (): string =>
  place(
    sticker(PEN, ochre, flat('M2 -40H20V40H2Q10 0 2 -40z', '#D8981C') + line('M-4 -28V4', '#FFE9A8', 3.4), {
      rim: 4,
      line: 3,
    }) +
      edged('M-8.6 12H8.6L0 36Z', paper, ink, 3) +
      line('M0 22V32', ink, 2.6) +
      edged('M-9 -20H9V-13H-9Z', '#FFF1C4', ink, 2.4),
    0,
    0,
    { turn: 24 },
  );
const gone = (): string =>
  place(flat(PEN, '#5D4B88') + line(PEN, '#D8CDEB', 3, 1, '6 8'), 0, 0, { turn: 24 });

/** Rays behind somebody who was found. */
const rays = (): string =>
  each(14, (i) =>
    place(flat('M-13 0L-26 -150H26L13 0Z', i % 2 ? '#FFE08A' : '#FFF3C4', 0.9), 0, 0, {
      turn: (i * 360) / 14,
    }),
  ) + dot(84, '#FFF6D8');

/** Lamplight on the wall of portraits, in the evening. */
const light = (): string => flat(roundRect(-282, -207, 564, 414, 30, { seed: 2 }), '#FFE9A8', 0.34);

const button = (sign: string): string =>
  sticker(circle(34), ROOM.brass, flat('M10 -50H60V50H10Q40 0 10 -50z', ROOM.brassDeep) + sign);
const arrow = line('M-16 0H14M3 -13L16 0L3 13', ink, 7);

/** A moth that came to the lamp. */
const moth = (): string =>
  each([-1, 1], (side) =>
    place(
      sticker(
        'M3 -4Q20 -34 42 -26Q44 -4 24 4Q34 22 18 26Q6 22 2 8Z',
        '#E9DDF5',
        dot(6, '#B79AD6', 26, -14) + dot(4, '#B79AD6', 17, 16),
        { rim: 4, line: 2.8 },
      ),
      0,
      0,
      { flip: side < 0 },
    ),
  ) +
  edged('M-5 -16Q0 -22 5 -16L4 22Q0 28 -4 22Z', '#7C6A99', ink, 2.6) +
  line('M-3 -20Q-8 -30 -14 -30M3 -20Q8 -30 14 -30', ink, 2.6) +
  each([-4, 4], (x) => dot(4, paper, x, -14) + dot(2, blue, x, -14));

/** What moves and stands in the office, by the name of its sprite. */
export const things = (): Record<string, SpriteArt> => ({
  ...series('getuige', words('moes pleun dok fien sjaak tik'), (name) =>
    sprite(witness(name), -70, -124, 70, 20),
  ),
  loep: sprite(magnifier(), 36),
  pen: sprite(pen(), 52),
  'pen-weg': sprite(gone(), 52),
  stralen: sprite(rays(), 152),
  lamplicht: sprite(light(), 290, 214),
  verder: sprite(button(arrow), 52),
  terug: sprite(button(place(arrow, 0, 0, { turn: 180 })), 52),
  mot: sprite(moth(), 58, 44),
});
