import { klodder } from '../../../engine/drawing/klodder/klodder.ts';
import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, place, prop } from '../../../engine/drawing/paper.ts';
import { circle, star } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';
import { PARTS, SITE, type Mark } from './colours.ts';

const { ink, paper, coral, ochre } = PALETTE;
/** Outline of a part around its middle: a ring of tin, seen from the side. */
const RING =
  'M-54 -31H54Q59 -31 59 -26Q54 0 59 26Q59 31 54 31H-54Q-59 31 -59 26Q-54 0 -59 -26Q-59 -31 -54 -31Z';
const tin = (inner: string, fill: string, shape = RING) =>
  prop(shape, fill, { inner, outline: 1, line: 3.4 });

/** A round window; who lives behind it looks out. */
const porthole = (x: number, r = 19): string =>
  dot(r, SITE.steel, x) +
  dot(r - 5, '#35506B', x) +
  oval(4.6, 6.4, paper, x - 5, 1) +
  oval(4.6, 6.4, paper, x + 6, 1) +
  dot(2.4, ink, x - 4, 2) +
  dot(2.4, ink, x + 7, 2) +
  `<circle cx="${x}" r="${r}" fill="none" stroke="${ink}" stroke-width="3"/>`;

const MARKS: Record<Mark, (deep: string) => string> = {
  oog: () => porthole(0, 21),
  ogen: () => porthole(-26, 18) + porthole(26, 18),
  band: () => flat('M-70 -9H70V11H-70z', coral) + each(5, (i) => dot(3.4, paper, -44 + i * 22, 1)),
  schuin: (deep) => each(5, (i) => flat(`M${-64 + i * 30} 34l22 -70h14l-22 70z`, deep)),
  ruiten: () =>
    each(20, (i) => {
      const [x, y] = [-60 + (i % 10) * 12, -12 + Math.floor(i / 10) * 12];
      return (i + Math.floor(i / 10)) % 2 ? '' : flat(`M${x} ${y}h12v12h-12z`, ink);
    }),
  luik: () =>
    edged('M-18 -22H18Q22 -22 22 -16V22H-22V-16Q-22 -22 -18 -22Z', SITE.steel) +
    line('M-8 -12H8M-8 -2H8', ink, 3) +
    dot(4, coral, 14, 10),
  vinnen: () => porthole(0, 17) + flat('M-60 -12h22v24h-22zM38 -12h22v24H38z', ochre),
  ster: () => place(edged(star(22, 10), paper, ink, 3), 0, 1),
};

const rivets = each(6, (i) => dot(2, ink, -45 + i * 18, -24, 0.5) + dot(2, ink, -45 + i * 18, 24, 0.5));
const part = (fill: string, deep: string, mark: Mark): string =>
  tin(
    flat('M26 -40H70V40H26Q34 0 26 -40z', deep, 0.8) +
      MARKS[mark](deep) +
      stripe('M-60 -18H60M-60 18H60', ink, 1.6, 0.3) +
      rivets,
    fill,
  );

/** What a wrong part turns out to be: cardboard, with a window of pencil. */
const cardboard = (): string =>
  tin(
    flat('M26 -40H70V40H26Q34 0 26 -40z', SITE.cardDeep, 0.8) +
      line('M-20 0a20 19 0 1 0 40 0a20 19 0 1 0 -40 0M-8 3h1M8 3h1', PALETTE.pencil, 3) +
      flat('M-64 -34l30 0l-8 16l-28 0z', '#F1E2C2', 0.9),
    SITE.card,
  );

/** The motor with its fins, which stands on the lift from the first; placed by its foot. */
const motor = (): string =>
  edged('M-34 -30L-50 -2Q0 8 50 -2L34 -30Z', SITE.steel, ink, 3.4) +
  flat('M10 -30L16 3Q36 2 50 -2L34 -30Z', '#A9B7C4') +
  each([-1, 1], (side) =>
    place(
      prop('M50 -84Q98 -52 96 -4Q96 2 90 0L50 -26Z', coral, flat('M50 -60Q84 -40 92 4L50 -10z', '#D4523A'), {
        outline: 1,
        line: 3.4,
      }),
      0,
      0,
      { flip: side < 0 },
    ),
  ) +
  prop('M-58 -92H58L56 -30Q56 -24 50 -24H-50Q-56 -24 -56 -30Z', '#FFF8E6', {
    inner:
      flat('M24 -100H80V-10H24z', '#E6D9B8') +
      flat('M-70 -46H70V-34H-70z', ochre) +
      MARKS.ster('').replace('<g transform="translate(0 1)', '<g transform="translate(0 -66)'),
    outline: 1,
    line: 3.4,
  });

/** The nose, in which Fien sits; placed by the middle of its lowest ring. */
const capsule = (): string => {
  const shape = 'M-58 31Q-60 -44 0 -96Q60 -44 58 31Z';
  const pane = circle(27, 0, -8);
  return (
    line('M0 -94V-112', ink, 4) +
    edged(circle(7, 0, -114), ochre) +
    tin(
      flat('M20 -100Q70 -40 64 40H26Q44 -30 20 -100z', '#D4523A') + flat('M-70 12H70V40H-70z', '#FFF8E6'),
      coral,
      shape,
    ) +
    dot(34, SITE.steel, 0, -8) +
    flat(pane, '#BFE3F2') +
    clip(pane, place(klodder({ name: 'fien', face: 'happy', pose: 'stand' }), 0, 26, { scale: 0.62 })) +
    `<circle cy="-8" r="27" fill="none" stroke="${ink}" stroke-width="3"/><circle cy="-8" r="34" fill="none" stroke="${ink}" stroke-width="3"/>`
  );
};

const flame = (): string =>
  flat('M-44 -6Q-58 60 -22 104Q-14 130 0 156Q14 130 22 104Q58 60 44 -6Z', '#F58A4B') +
  flat('M-28 -6Q-36 46 -12 84Q-6 102 0 118Q6 102 12 84Q36 46 28 -6Z', '#FFC94F') +
  flat('M-14 -6Q-16 26 0 66Q16 26 14 -6Z', '#FFF6D6');

/** All that the rocket is made of. */
export const rocket = (): Record<string, SpriteArt> => ({
  ...series('deel', PARTS, ({ tin: fill, deep, mark }) => sprite(part(fill, deep, mark), 64, 36)),
  'deel-goud': sprite(part(SITE.gold, SITE.goldDeep, 'ster'), 64, 36),
  karton: sprite(cardboard(), 64, 36),
  motor: sprite(motor(), -104, -98, 104, 12),
  capsule: sprite(capsule(), -66, -126, 66, 38),
  vlam: sprite(flame(), -60, -10, 60, 160),
});
