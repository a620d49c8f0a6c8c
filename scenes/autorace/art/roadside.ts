import { klodder } from '../../../engine/drawing/klodder/klodder.ts';
import { PALETTE, darker, lighter } from '../../../engine/drawing/palette.ts';
import { place, prop } from '../../../engine/drawing/paper.ts';
import { blob, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { TONE } from './colours.ts';

const { ink } = PALETTE;
const shade = (rx: number) => oval(rx, rx * 0.13, ink, 0, 0, 0.16);

/** A tree folded of paper. */
export const tree = (): string =>
  shade(70) +
  prop('M-10 0V-40H10V0Z', '#C99A6B') +
  each(
    [
      [78, -34, 84],
      [62, -86, 76],
      [44, -136, 68],
    ] as const,
    ([half, y, high], i) =>
      prop(
        `M${-half} ${y}L0 ${y - high}L${half} ${y}Z`,
        i % 2 ? '#8CC06E' : TONE.lime,
        flat(`M0 ${y - high}L${half} ${y}H0Z`, ink, 0.1),
      ),
  );

export const cone = (): string =>
  shade(48) +
  prop('M-50 0L-44 -12H44L50 0Z', TONE.coral) +
  prop(
    'M-34 -12L-10 -108Q0 -116 10 -108L34 -12Z',
    TONE.coral,
    slab(-40, -50, 80, 20, TONE.cream) + slab(-40, -90, 80, 16, TONE.cream),
  );

/** A standing pencil, as long as a lamp post. */
export const pencil = (): string =>
  shade(30) +
  prop(
    'M-19 0V-196L0 -238L19 -196V0Z',
    TONE.ochre,
    slab(-6, -200, 12, 200, lighter(TONE.ochre)) +
      slab(10, -200, 12, 200, ink, 0, 0.12) +
      flat('M-22 -196L0 -240L22 -196Q10 -206 0 -196Q-10 -206 -22 -196Z', '#F0D3A6'),
  ) +
  flat('M-6 -224L0 -238L6 -224Z', ink) +
  prop('M-20 0V-22H20V0Z', TONE.pink);

export const mug = (): string =>
  shade(72) +
  line('M58 -92Q104 -92 100 -58Q96 -28 56 -34', darker(TONE.teal, 0.35), 20) +
  line('M58 -92Q104 -92 100 -58Q96 -28 56 -34', TONE.teal, 13) +
  prop(
    'M-64 -116H64L58 -8Q0 6 -58 -8Z',
    TONE.teal,
    flat('M-70 -76H70V-56H-70Z', TONE.cream) + flat('M26 -120H70V0H22Z', ink, 0.1),
  ) +
  edged('M-64 -116Q0 -132 64 -116Q0 -100 -64 -116Z', '#7A4A32', darker(TONE.teal, 0.35), 3);

/** A tent of a folded sheet of squared paper. */
export const tent = (): string =>
  shade(104) +
  prop(
    'M-104 0L-8 -132L96 0Z',
    '#DCEBFA',
    stripe(
      each(8, (i) => `M-110 ${-16 * i - 8}H110`),
      '#B7D3EE',
      2,
    ) + flat('M-8 -140L100 4H30Z', ink, 0.1),
  ) +
  prop('M-44 0L-8 -92L22 0Z', '#9DB8D8') +
  line('M-8 -132V-168', '#C99A6B', 5) +
  flat('M-6 -168L34 -156L-6 -142Z', TONE.coral);

/** A paperclip as tall as a sign. */
export const clip = (): string =>
  shade(36) +
  cord('M-6 -2V-132Q-6 -164 22 -164Q50 -164 50 -132V-52Q50 -28 30 -28Q10 -28 10 -52V-120', TONE.plum, 13);

export const sharpener = (): string =>
  shade(66) +
  prop('M-66 0L-52 -70H52L66 0Z', TONE.steel, flat('M12 -80H80V0H26Z', ink, 0.1)) +
  edged('M-34 -58L34 -46L30 -26L-36 -38Z', '#EEF1F6', darker(TONE.steel, 0.4), 3) +
  dot(7, darker(TONE.steel, 0.35), 0, -42) +
  line('M-50 -70Q-40 -104 -8 -96Q22 -88 10 -112Q0 -128 -20 -116', '#F0D3A6', 12) +
  line('M-50 -70Q-40 -104 -8 -96Q22 -88 10 -112Q0 -128 -20 -116', TONE.coral, 4);

/** A lamp that bends over the road. */
export const lamp = (): string =>
  shade(44) +
  prop('M-40 0Q-36 -18 0 -18T40 0Z', '#5F6C93') +
  cord('M0 -14L-20 -130L48 -216', '#5F6C93', 14) +
  dot(9, TONE.ochre, -20, -130) +
  prop(
    'M30 -246L92 -218L60 -154Q16 -170 6 -200Z',
    TONE.coral,
    flat('M70 -240L100 -210L66 -150L48 -160Z', ink, 0.12),
  ) +
  flat('M8 -196Q24 -166 58 -156Q24 -140 6 -164Z', '#FFF1B8');

/** Blobs that cheer, on a thick book. */
export const crowd = (turn: number): string => {
  const names = (['pleun', 'dok', 'sjaak', 'tik', 'moes', 'fien'] as const).slice(turn * 3, turn * 3 + 3);
  return (
    shade(120) +
    each(names, (name, i) =>
      place(klodder({ name, face: 'happy', size: 66, rim: 0 }), (i - 1) * 68, -36 - (i % 2) * 6),
    ) +
    prop(
      roundRect(-116, -44, 232, 42, 8, { seed: 3 + turn, wobble: 1 }),
      turn ? TONE.plum : TONE.blue,
      slab(-120, -34, 224, 22, TONE.cream),
    )
  );
};

/** A streak of wind beside who drives fast, to the left. */
export const streak = (): string => line('M-70 -14Q0 -10 70 10', '#FFFFFF', 9, 0.8);

/** Wind behind somebody: flat on the road, it points ahead. */
export const stream = (): string =>
  each([0, 1, 2], (i) =>
    line(
      `M${-62 + i * 4} ${26 - i * 24}Q0 ${-18 - i * 24} ${62 - i * 4} ${26 - i * 24}`,
      '#FFFFFF',
      11 - i * 2,
      0.8 - i * 0.15,
    ),
  );

/** Chequered, across the road. */
export const finish = (): string =>
  slab(-200, -34, 400, 68, TONE.cream) +
  each(20, (i) => slab(-200 + (i % 10) * 40 + (i < 10 ? 0 : 20), i < 10 ? -34 : 0, 20, 34, '#4A4F6B'));

/** The upright brushes of the car wash, and the one that rolls over the roof. */
const bristles = (fill: string, n: number) => each(n, (i) => blobAt(fill, i));
const blobAt = (fill: string, i: number) =>
  flat(
    blob(0, -22 - i * 40, 62 - (i % 2) * 8, 28, { seed: i + 2, wobble: 0.16, corners: 18 }),
    i % 2 ? lighter(fill, 0.25) : fill,
  );
export const brush = (): string =>
  oval(60, 9, ink, 0, 2, 0.18) + bristles('#4FA9D6', 7) + slab(-9, -318, 18, 44, TONE.steel, 5);
export const roller = (): string =>
  slab(-230, -9, 460, 18, TONE.steel, 6) +
  each(8, (i) =>
    flat(
      blob(-161 + i * 46, 0, 32, 44 - (i % 2) * 6, { seed: i + 20, wobble: 0.16, corners: 16 }),
      i % 2 ? '#F7B9CC' : TONE.pink,
    ),
  );
export const suds = (): string =>
  each([-24, -6, 18, 4], (x, i) =>
    edged(blob(x, i % 2 ? -8 : 6, 22, 20, { seed: i + 5 }), '#FFFFFF', '#BFD9EC', 3),
  ) + dot(5, '#DCEEF8', -10, -6);
