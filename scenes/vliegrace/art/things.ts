import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { arc, polyline } from '../../../engine/drawing/points.ts';
import { circle, plate, star } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { RINGS, TONE } from './colours.ts';

const { ink, paper } = PALETTE;

/** A pencil that stands with its tip up, `high` u. */
const pencil = (x: number, high: number, fill: string, turn: number) =>
  place(
    prop(
      `M-11 0V${-high + 26}L0 ${-high}L11 ${-high + 26}V0Z`,
      fill,
      flat(`M-12 ${-high + 30}H12V${-high - 4}H-12Z`, '#F3D9B1') +
        flat(`M-5 ${-high + 12}H5L0 ${-high - 2}Z`, darker(fill, 0.3)) +
        slab(-3, -high + 28, 6, high, lighter(fill, 0.3)),
    ),
    x,
    0,
    { turn },
  );

/** What stands on the desk, by its foot. */
export const THINGS_DRAWN = [
  pencil(-44, 92, TONE.teal, -5) +
    pencil(-14, 118, TONE.coral, 2) +
    pencil(14, 84, TONE.ochre, -2) +
    pencil(44, 104, TONE.plum, 6),
  prop(plate(150, 26, 6), TONE.plum, slab(-75, -2, 150, 5, paper)).replace(
    '<g',
    '<g transform="translate(0 -13)"',
  ) +
    prop(plate(130, 24, 6), TONE.teal, slab(-65, -2, 130, 5, paper)).replace(
      '<g',
      '<g transform="translate(8 -38)"',
    ) +
    prop(plate(112, 22, 6), TONE.ochre, slab(-56, -2, 112, 5, paper)).replace(
      '<g',
      '<g transform="translate(-6 -61)"',
    ),
  prop(
    'M-52 0V-34Q-52 -44 -42 -44H34L52 -30V0Z',
    TONE.steel,
    flat('M-30 -46L20 -46L2 -18H-14Z', darker(TONE.steel, 0.24)) + dot(8, darker(TONE.steel, 0.4), 32, -18),
  ) + line('M-40 -46q-14 -16 2 -26q16 -6 10 8', TONE.tea, 5),
  prop('M-36 0Q-44 -34 -30 -54H30Q44 -34 36 0Z', '#BFDDE6', slab(-44, -34, 88, 24, paper)) +
    prop('M-26 -54V-72H26V-54Z', TONE.coral) +
    dot(7, TONE.coral, 0, -22),
  prop(
    'M-56 0Q-60 -44 0 -48Q60 -44 56 0Z',
    TONE.pink,
    line('M-40 -10Q0 -30 40 -10', darker(TONE.pink, 0.2), 3),
  ) +
    each(
      [-28, -4, 24],
      (x, i) =>
        line(`M${x} -40l${(i - 1) * 8} -34`, '#8A93A8', 3) +
        dot(6, [TONE.blue, TONE.ochre, TONE.teal][i]!, x + (i - 1) * 8, -76),
    ),
];

/** What warms the air: a cup of tea, a candle, a small stove lamp. Its rim says that it can be used. */
const RIM = { rim: 4, line: 3 } as const;
export const WARM = [
  line('M34 -52q30 -2 24 22q-6 16 -30 14', paper, 23) +
    line('M34 -52q30 -2 24 22q-6 16 -30 14', ink, 15) +
    line('M34 -52q30 -2 24 22q-6 16 -30 14', TONE.cup, 9) +
    sticker(
      'M-44 -66H44Q44 -8 18 0H-18Q-44 -8 -44 -66Z',
      TONE.cup,
      each([-22, 2, 26], (x) => dot(8, TONE.teal, x, -34)),
      RIM,
    ) +
    edged('M-44 -66A44 9 0 1 1 44 -66A44 9 0 1 1 -44 -66Z', TONE.tea, darker(TONE.cup, 0.55), 2.5),
  sticker('M-40 0Q-46 -12 -40 -16H40Q46 -12 40 0Z', TONE.plum, RIM) +
    sticker(
      'M-24 -14V-52Q0 -60 24 -52V-14Z',
      TONE.sheet,
      flat('M-26 -60H26V-44Q12 -30 6 -46Q-8 -34 -26 -42Z', paper),
      RIM,
    ) +
    line('M0 -56v-7', ink, 3) +
    line('M0 -92Q15 -74 9 -64Q0 -56 -9 -64Q-15 -74 0 -92Z', paper, 8) +
    flat('M0 -92Q15 -74 9 -64Q0 -56 -9 -64Q-15 -74 0 -92Z', TONE.ochre) +
    flat('M0 -80Q7 -70 4 -64Q0 -60 -4 -64Q-7 -70 0 -80Z', '#FFF3C4'),
  sticker(
    'M-46 0V-48Q-46 -64 -30 -64H30Q46 -64 46 -48V0Z',
    TONE.coral,
    slab(-34, -40, 68, 28, darker(TONE.coral, 0.4), 8),
    RIM,
  ) +
    line('M-26 -18q6 -14 12 0t12 0t12 0t12 0', '#FFD27A', 5) +
    slab(-30, -70, 60, 8, darker(TONE.coral, 0.35), 4),
];

/** A swirl of warm air, and one that is not there yet. */
const SWIRL = 'M-20 8C-14 16 14 16 16 2C17 -10 -6 -14 -8 -3C-8 5 6 6 6 -1';
export const swirl = (): string =>
  line(SWIRL, paper, 16) + line(SWIRL, ink, 11) + line(SWIRL, '#FF8A3D', 6.5);
export const emptySwirl = (): string => line(SWIRL, darker(TONE.tea, 0.45), 11) + line(SWIRL, '#D9C3A0', 6.5);

/** A star of folded paper; in the evening of gold. */
export const starOf = (fill: string): string =>
  sticker(star(25, 12), fill, flat('M0 -30L6 -6L30 -8L0 30Z', ink, 0.1), RIM);

/** A ring: its half behind, and its half before who flies through. */
const half = (colour: string, i: number, from: number, to: number) => {
  const d = polyline(arc(0, 0, 30, 80, from, to, 24));
  return (
    line(d, paper, 23) +
    line(d, ink, 16) +
    line(d, colour, 10) +
    stripe(d, lighter(colour, 0.55), 10, 0.9, i % 2 ? '7 12' : '16 40')
  );
};
export const RING_BACKS = RINGS.map((colour, i) => half(darker(colour, 0.16), i, 270, 450));
export const RING_FRONTS = RINGS.map((colour, i) => half(colour, i, 90, 270));

/** The film of soap in a ring, and the light of the one that takes who flies on. */
export const film = (): string =>
  oval(27, 76, '#CDE9F2', 0, 0, 0.4) +
  line('M-14 -44Q-22 -16 -18 10', paper, 6, 0.85) +
  oval(5, 12, TONE.pink, 12, 36, 0.5);
export const glow = (): string =>
  oval(34, 86, '#FFE46B', 0, 0, 0.3) +
  `<ellipse rx="30" ry="80" fill="none" stroke="#FFD84A" stroke-width="11"/>`;

/** The gate: a pencil tip down, the whirl that carries it, an arm to each card. */
export const mast = (): string =>
  prop(
    'M-13 8V280L0 320L13 280V8Z',
    TONE.coral,
    slab(-4, 0, 8, 280, lighter(TONE.coral, 0.35)) +
      flat('M-14 276H14V330H-14Z', '#F3D9B1') +
      flat('M-6 302H6L0 324Z', ink) +
      slab(-14, 0, 28, 26, TONE.pink) +
      slab(-14, 24, 28, 12, TONE.steel),
    { outline: 0.5 },
  );
export const whirl = (): string =>
  prop('M0 0Q-30 -18 -78 -10Q-84 0 -78 6Q-30 10 0 0Z', TONE.teal, { outline: 0.5 }) +
  prop('M0 0Q30 -18 78 -10Q84 0 78 6Q30 10 0 0Z', TONE.ochre, { outline: 0.5 }) +
  edged(circle(8), TONE.steel, ink, 2.5);
export const arm = (): string =>
  slab(0, -5, 100, 10, darker(TONE.tea, 0.35), 4) + slab(0, -3, 100, 5, lighter(TONE.tea, 0.2), 2);

/** What the tow plane tows a word with. */
export const rope = (): string => cord('M0 0Q24 6 50 0', '#E2BE88', 7);
export const pennant = (): string =>
  prop('M4 -26H-46L-32 0L-46 26H4Z', TONE.plum, slab(-50, -6, 60, 12, lighter(TONE.plum, 0.5)), {
    outline: 0.5,
  });

export const streak = (): string => line('M-70 0H70', paper, 5, 0.85) + line('M-20 12H40', paper, 3.5, 0.7);
export const shadow = (): string => oval(66, 10, ink, 0, 0, 0.26);

/** The landing strip of the finale, and the folded cup. */
export const strip = (): string =>
  slab(-520, -17, 1040, 44, darker(TONE.ruler, 0.3), 6) +
  slab(-520, -22, 1040, 42, TONE.ruler, 6) +
  line(
    each(51, (i) => `M${-500 + i * 20} -20v${i % 5 ? 12 : 22}`),
    TONE.tick,
    3,
  ) +
  each(9, (i) => slab(-440 + i * 105, 6, 54, 7, paper, 3));
export const trophy = (): string =>
  line('M-44 -108q-44 6 -30 44q10 18 36 18M44 -108q44 6 30 44q-10 18 -36 18', ink, 15) +
  line('M-44 -108q-44 6 -30 44q10 18 36 18M44 -108q44 6 30 44q-10 18 -36 18', TONE.ochre, 8) +
  sticker(
    'M-50 -124H50L34 -52L12 -40V-22L34 0H-34L-12 -22V-40L-34 -52Z',
    TONE.ochre,
    flat('M-50 -124L0 -60L50 -124Z', '#FFE08A') + flat('M0 -60L34 -52L12 -40V-22L34 0H0Z', ink, 0.12),
    { rim: 5 },
  ) +
  place(flat(star(15, 7), paper), 0, -94);
