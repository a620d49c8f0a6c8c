import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { layer, place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { box, circle } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';
import { FRUITS, MILL } from './colours.ts';

const { ink, paper, coral, teal } = PALETTE;
type Juice = (typeof FRUITS)[number] | undefined;

/** A bottle of the kunstje, empty or with a juice; its middle is (0, 0). */
const bottle = (juice: Juice) => {
  const d = 'M-6 -34H6V-20Q16 -14 16 -2V30Q16 36 10 36H-10Q-16 36 -16 30V-2Q-16 -14 -6 -20Z';
  return juice
    ? prop(d, juice.fill, {
        outline: 0.5,
        line: 3,
        inner: flat('M6 -40H20V40H6Z', juice.deep, 0.5) + flat('M-20 4H20V22H-20Z', paper),
      }) +
        slab(-8, -40, 16, 9, MILL.wood, 3) +
        line('M-10 -4V28', juice.light, 4)
    : `<g stroke-dasharray="6 5">${edged(d, '#F4FAF6', MILL.steelDeep, 2.6)}</g>`;
};

/** A glass of the juice bar; its middle is (0, 0). */
const glass = (juice: Juice) =>
  edged('M-28 -36H28L20 36H-20Z', '#EFF8F6', ink, 3.5) +
  (juice
    ? flat('M-25 -22Q-8 -28 0 -22Q12 -16 25 -22L19 33H-19Z', juice.fill) +
      flat('M8 -20H24L18 33H8Z', juice.deep, 0.4)
    : '') +
  line('M-19 -26L-14 24', MILL.shine, 4, 0.9) +
  (juice ? dot(3, juice.light, 2, 8) + dot(4, juice.light, 8, -8) + dot(2.5, juice.light, -6, 18) : '');

const straw = () =>
  line('M-6 36L4 -22L18 -30', ink, 12) +
  line('M-6 36L4 -22L18 -30', paper, 7) +
  line('M-6 36L4 -22L18 -30', coral, 7, 1, '7 9');
const slice = () =>
  edged(circle(17), FRUITS[0].fill, ink, 3) +
  dot(12, FRUITS[0].light) +
  each(6, (i) => place(line('M0 0V-12', FRUITS[0].fill, 2.5), 0, 0, { turn: i * 60 }));

/** The bar: a plank on a striped front. */
const bar = () =>
  layer(box(-500, -10, 500, 120), teal, { seed: 4 }) +
  each(10, (i) => flat(`M${-490 + i * 100} -6H${-440 + i * 100}V112H${-490 + i * 100}Z`, MILL.foam, 0.9)) +
  prop('M-520 -32H520V-6H-520Z', MILL.wood, {
    line: 3,
    outline: 0.4,
    inner: stripe('M-530 -26H530', '#DCA873', 6),
  });

const fly = () =>
  sticker('M-16 0Q-22 -18 -4 -16Q6 -30 22 -18Q28 -8 14 -2Q22 12 4 14Q-14 14 -16 0Z', '#8FA7B8', {
    rim: 5,
    line: 3,
    inner: oval(16, 9, MILL.glass, 8, -14),
  }) +
  dot(6, coral, -10, -4) +
  dot(2, ink, -12, -5) +
  line('M-4 14L-6 21M6 13L8 20', ink, 3);

/** The shelf of bottles, what the finale brings, and the fruit fly. */
export const extras = (): Record<string, SpriteArt> => ({
  'fles-leeg': sprite(bottle(undefined), 20, 44),
  ...series('fles', FRUITS.slice(0, 3), (one) => sprite(bottle(one), 20, 44)),
  'glas-leeg': sprite(glass(undefined), 32, 40),
  ...series('glas', FRUITS.slice(0, 3), (one) => sprite(glass(one), 32, 40)),
  rietje: sprite(straw(), 26, 44),
  schijf: sprite(slice(), 20),
  toog: sprite(bar(), -530, -44, 530, 136),
  vlieg: sprite(fly(), 34),
});
