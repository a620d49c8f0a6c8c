import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { groundShadow, place, sticker } from '../../../engine/drawing/paper.ts';
import { blob, circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';

const { ink, paper, coral, moss, ochre, blue, plum, teal } = PALETTE;
const THIN = { rim: 4, line: 3.2 } as const;
/** So much larger than they are written down, products stand on the belt. */
const LARGE = 1.08;

const drawn = (outline: string, fill: string, inner: string): string =>
  sticker(outline, fill, { inner, ...THIN });
/** Light along the left side of what is round. */
const shine = (x: number, from: number, to: number): string => stripe(`M${x} ${from}V${to}`, paper, 6, 0.6);

const milk = drawn(
  'M-32 0V-74L-20 -104H20L32 -74V0Z',
  paper,
  slab(-40, -60, 80, 36, blue) +
    flat('M10 -110H40V10H10Z', ink, 0.07) +
    line('M-32 -74H32', ink, 2.6) +
    edged('M-12 -42Q-14 -54 -4 -52Q8 -58 12 -46Q16 -34 2 -33Q-10 -32 -12 -42Z', paper, ink, 2.2),
);
const can = drawn(
  'M-33 -84Q0 -96 33 -84V-4Q0 8 -33 -4Z',
  coral,
  slab(-40, -66, 80, 44, '#FFE9C7') +
    edged(circle(16, 0, -44), '#E2503F', ink, 2.4) +
    flat('M-9 -58L0 -52L9 -58L4 -66H-4Z', moss) +
    oval(33, 8, '#D8DEE8', 0, -85) +
    shine(-24, -74, -6),
);
const jar = drawn(
  'M-30 -66Q-38 -60 -38 -46V-14Q-38 0 -22 0H22Q38 0 38 -14V-46Q38 -60 30 -66Z',
  plum,
  slab(-26, -48, 52, 32, paper, 6) +
    each([-10, 0, 10], (x, i) => dot(7, '#7A3FB3', x, i === 1 ? -36 : -28)) +
    shine(-30, -52, -12),
) + sticker(roundRect(-32, -86, 64, 22, 7), ochre, { inner: stripe('M-22 -90V-60M-4 -90V-60M14 -90V-60', '#FFE3A0', 8), ...THIN }); // prettier-ignore
const bread = drawn(
  'M-52 -34Q-60 -66 -28 -70Q0 -78 30 -70Q60 -66 52 -34V-8Q52 0 44 0H-44Q-52 0 -52 -8Z',
  '#D9964E',
  flat('M-60 -18H60V4H-60Z', '#B9763A', 0.6) +
    each([-26, 0, 26], (x) => line(`M${x - 8} -52L${x + 8} -64`, '#F6D9A4', 7)),
);
const cheese = drawn(
  'M-50 0V-34L34 -74Q52 -60 52 -38V0Z',
  '#F7CE46',
  flat('M-60 -30L34 -70L60 -34Z', '#FFE48A') +
    each([[-26, -14, 8], [6, -10, 6], [26, -26, 9], [-4, -40, 5]] as const, ([x, y, r]) => dot(r, '#DDA92A', x, y)), // prettier-ignore
);
const bananas = drawn(
  'M-44 -60Q-40 -20 0 -18Q34 -20 42 -66L30 -70Q60 -10 10 0Q-48 6 -56 -58Z',
  '#F9D648',
  line('M-46 -44Q-34 -8 8 -9Q36 -12 42 -50', '#C99B22', 3) + flat('M26 -76H48V-56H26Z', '#7A5A2A'),
);
const bottle = drawn(
  'M-10 -116H10V-92Q26 -80 26 -62V-6Q26 0 20 0H-20Q-26 0 -26 -6V-62Q-26 -80 -10 -92Z',
  '#8FCB6A',
  slab(-30, -54, 60, 32, paper) +
    edged(circle(11, 0, -38), '#F2C744', ink, 2.2) +
    slab(-14, -120, 28, 14, moss) +
    shine(-17, -74, -8),
);
const cereal = drawn(
  roundRect(-38, -106, 76, 106, 5, { wobble: 0.6 }),
  teal,
  flat('M18 -120H50V10H18Z', ink, 0.09) +
    slab(-30, -98, 48, 18, paper, 4) +
    edged('M-34 -30Q-6 -18 22 -30Q20 -6 -6 -6Q-32 -6 -34 -30Z', paper, ink, 2.4) +
    each([-22, -8, 6], (x, i) => edged(circle(8, x, -38 - (i % 2) * 8), ochre, ink, 2)),
);
const apples =
  each(
    [
      [-24, -24],
      [24, -24],
      [0, -60],
    ] as const,
    ([x, y]) =>
      // prettier-ignore
      drawn(blob(x, y, 26, 25, { seed: 4, wobble: 0.03 }), '#E4574B', dot(7, lighter('#E4574B', 0.6), x - 10, y - 9)) + // prettier-ignore
    line(`M${x} ${y - 22}q2 -8 8 -10`, '#7A4A2A', 4),
  ) + flat('M6 -94q16 -12 24 2q-14 10 -24 -2Z', moss);
const eggs = drawn(
  'M-58 -34H58L50 0H-50Z',
  '#C9CDD8',
  stripe('M-30 -40V6M0 -40V6M30 -40V6', '#A7ADBD', 4) + flat('M-62 -34H62V-24H-62Z', '#E2E5EC'),
);
const shells = each([-40, -14, 14, 40], (x) =>
  edged(blob(x, -42, 13, 18, { seed: 3, wobble: 0.02 }), '#FFEBD2', ink, 2.8),
);

const KINDS = [milk, can, jar, bread, cheese, bananas, bottle, cereal, apples, shells + eggs] as const;

/** All that is sold, by its foot. */
export const goods = (): Record<string, SpriteArt> =>
  series('waar', KINDS, (one) =>
    sprite(groundShadow(0, 2, 44, 7) + place(one, 0, 0, { scale: LARGE }), -74, -142, 74, 16),
  );
