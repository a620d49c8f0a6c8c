import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { blob, plate } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, oval } from '../../../engine/drawing/strokes.ts';
import { each, rows, series } from '../../../engine/drawing/tables.ts';
import { DIG } from './tones.ts';

const { ink } = PALETTE;

/** A bone of the back: a broad body with a spine on top and a knob at each side. */
const VERTEBRA =
  'M-30 -24Q-24 -32 -14 -31Q-10 -41 0 -41Q10 -41 14 -31Q24 -32 30 -24Q44 -28 47 -16Q49 -6 41 -2Q49 4 46 15Q42 26 30 22Q22 31 0 31Q-22 31 -30 22Q-42 26 -46 15Q-49 4 -41 -2Q-49 -6 -47 -16Q-44 -28 -30 -24Z';
const shade = flat('M-60 14Q0 34 60 10V50H-60z', DIG.boneDeep, 0.8);

/** What is asked for in a place: the plaster of a bone. */
const place0 = (): string => flat(VERTEBRA, '#FFFFFF', 0.16) + line(VERTEBRA, '#E6F3F1', 3.4, 0.95, '9 8');

const white = (d: string, inner = '') => prop(d, DIG.bone, { inner: inner || shade, outline: 0.55, line: 3 });

const rib = (): string =>
  line('M-6 -12Q-30 20 -8 52', DIG.boneLine, 13) +
  line('M6 -12Q26 22 10 46', DIG.boneLine, 11) +
  line('M6 -12Q26 22 10 46', DIG.boneDeep, 6) +
  line('M-6 -12Q-30 20 -8 52', DIG.bone, 8);

const leg = (): string =>
  white('M-14 -26Q0 -34 14 -26Q18 -14 10 -6L12 16Q20 20 16 30L20 46Q34 46 36 54Q10 62 -14 56Q-16 48 -4 44L-10 28Q-16 20 -8 14L-10 -6Q-20 -14 -14 -26Z') + // prettier-ignore
  line('M2 50v6M14 50v6', DIG.boneLine, 3) +
  oval(5, 4, DIG.boneDeep, 2, 21);

const tail = (): string =>
  each(
    rows(3, [86, -22, 9, 70, -12, 12, 50, -5, 15, 27, -1, 19, 2, 0, 22]),
    ([x, y, r]) =>
    place(white(blob(0, 0, r, r * 0.92, { seed: r, wobble: 0.08 })) + line(`M${-r * 0.3} ${-r * 0.3}q${r * 0.3} ${-r * 0.2} ${r * 0.6} 0`, DIG.boneLine, 2.4), x, y), // prettier-ignore
  );

/** What makes a head its own: horns, a frill, a crest, or none. */
const CROWNS = [
  '',
  white('M-20 -30Q-34 -64 -54 -66Q-44 -46 -38 -26Z') + white('M4 -34Q4 -66 -8 -78Q18 -68 22 -34Z'),
  white(
    'M20 -40Q60 -64 62 -10Q66 24 34 26Q20 -4 20 -40Z',
    flat('M40 -50Q70 -10 40 30H70V-60z', DIG.boneDeep),
  ) + each(rows(2, [46, -34, 52, -12, 46, 10]), ([x, y]) => dot(5, DIG.boneLine, x, y)),
  white('M-16 -36Q10 -86 52 -70Q62 -62 46 -52Q30 -46 24 -28Z'),
];
/** A skull that looks to the left, on a neck. */
const skull = (kind: number): string =>
  CROWNS[kind]! +
  white(
    'M-78 -2Q-84 -22 -58 -28Q-44 -46 -14 -46Q18 -48 30 -30Q42 -20 38 -2Q30 14 8 12L-62 12Q-76 10 -78 -2Z',
    flat('M-90 2Q-20 12 44 -6V30H-90z', DIG.boneDeep, 0.7),
  ) +
  white('M-64 16Q-30 24 8 16Q26 12 28 22Q14 40 -20 36Q-56 36 -64 16Z') +
  line('M-66 12l5 9l6 -9l6 9l6 -9l6 9l6 -9l6 9l6 -9', ink, 2.6) +
  oval(13, 14, '#3D3350', -4, -20) +
  dot(5.4, PALETTE.paper, -7, -23) +
  oval(5, 3.6, '#6A5B7A', -62, -12) +
  line('M-18 -40q8 -7 18 -4', DIG.boneLine, 3.4);

/** A whole skeleton, small: of words that are home. */
const small = (kind: number): string =>
  place(tail(), 44, -58, { scale: 0.5 }) +
  each([-14, 22], (x) => place(leg(), x, -28, { scale: 0.56 })) +
  each([-6, 8, 21], (x) => place(rib(), x, -54, { scale: 0.52 })) +
  each([-34, -16, 2, 20, 38], (x, i) =>
    place(white(VERTEBRA), x, -62 + (i === 0 ? -6 : 0), { scale: 0.27 }),
  ) +
  place(skull(kind), -48, -84, { scale: 0.66 });

/** All bones, by the name of their sprite. */
export const bones = (): Record<string, SpriteArt> => ({
  bot: sprite(sticker(VERTEBRA, DIG.bone, { inner: shade, rim: 4, line: 3.4 }), 60, 54),
  wervel: sprite(white(VERTEBRA) + oval(9, 8, DIG.boneDeep, 0, -3), 54, 46),
  plek: sprite(place0(), 54, 46),
  rib: sprite(rib(), 36, 60),
  poot: sprite(leg(), 42, 64),
  staart: sprite(tail(), -26, -36, 100, 30),
  ...series('schedel', 4, (kind) => sprite(skull(kind), -90, -84, 72, 44)),
  ...series('dino', 4, (kind) => sprite(small(kind), -112, -146, 104, 12)),
  steen: sprite(
    prop(plate(236, 106, 30, { seed: 5, wobble: 5 }), DIG.fossil, {
      inner:
        flat('M-120 30Q0 50 120 20V60H-120z', DIG.fossilDeep) +
        line('M92 -40q14 4 12 18q-6 12 -16 6q-8 -8 0 -12', DIG.fossilDeep, 4) +
        line('M-108 34q12 -8 22 0M-110 -36l14 10', DIG.fossilDeep, 4),
      outline: 0.5,
      line: 3.4,
      shadow: 'object',
    }),
    126,
    64,
  ),
});
