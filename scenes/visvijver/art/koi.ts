import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop } from '../../../engine/drawing/paper.ts';
import { blob, star } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval } from '../../../engine/drawing/strokes.ts';
import { each, rows, series } from '../../../engine/drawing/tables.ts';
import { GOLD, KOI, type Kind } from './tones.ts';

const { ink, paper } = PALETTE;

/** A koi from above, its head up: broad shoulders, a slim end for the tail. */
const BODY = 'M0 -56C18 -56 27 -40 28 -20C29 6 16 28 8 44H-8C-16 28 -29 6 -28 -20C-27 -40 -18 -56 0 -56Z';
const FIN = 'M20 -22Q50 -20 58 6Q42 12 22 2Z';
const TAIL = 'M-7 0Q-14 16 -30 40Q-12 40 0 26Q12 40 30 40Q14 16 7 0Z';

const spots = (table: readonly number[], fill: string, seed: number): string =>
  each(rows(4, table), ([x, y, rx, ry], i) =>
    flat(blob(x, y, rx, ry, { seed: seed + i, wobble: 0.2 }), fill),
  );

const MARKS: Record<Kind, (patch: string) => string> = {
  wolken: (patch) => spots([2, -40, 19, 13, -8, -6, 20, 15, 8, 24, 13, 10], patch, 3),
  kop: (patch) =>
    flat('M-40 -70H40V-36Q20 -24 0 -28Q-20 -24 -40 -36z', patch) + spots([6, 12, 10, 8], patch, 9),
  spatten: (patch) =>
    spots([-12, -34, 9, 7, 14, -12, 10, 12, -12, 8, 8, 10, 4, 30, 7, 7], patch, 12) +
    spots([8, -46, 10, 7], '#EE6A50', 20),
  rug: (patch) => flat('M-6 -44Q0 -52 6 -44L8 36H-8z', patch, 0.9),
  flank: (patch) =>
    flat('M-40 -30Q-18 -10 -18 20L-12 50H-40z', patch) + flat('M40 -30Q18 -10 18 20L12 50H40z', patch),
  ster: (patch) => place(edged(star(16, 7), patch, '#E8AE2C', 2), 0, -6),
};

interface Look {
  ground: string;
  deep: string;
  patch: string;
  kind: Kind;
}

const body = ({ ground, deep, patch, kind }: Look): string =>
  each([1, -1], (side) =>
    place(prop(FIN, ground, flat('M20 -8Q40 -2 58 8L22 6z', deep), { outline: 0.75, line: 3 }), 0, 0, {
      flip: side < 0,
    }),
  ) +
  each([1, -1], (side) => line(`M${side * 8} -53Q${side * 14} -64 ${side * 20} -64`, ink, 2.4)) +
  prop(BODY, ground, {
    inner:
      flat('M12 -60Q40 -40 34 10L10 50H-2Q22 10 12 -60z', deep, 0.75) +
      MARKS[kind](patch) +
      // Scales, as a pen hints at them.
      line('M-12 0q6 6 12 0q6 6 12 0M-9 14q5 5 9 0q5 5 9 0', ink, 1.6, 0.28),
    outline: 0.82,
    line: 3.4,
  }) +
  line('M0 -14V22', ink, 2, 0.25) +
  each(
    [1, -1],
    (side) =>
      edged(`M${side * 17 - 7} -38a7 8 0 1 0 14 0a7 8 0 1 0 -14 0`, paper, ink, 2.4) +
      dot(3.4, ink, side * 17, -40),
  ) +
  line('M-5 -50q5 4 10 0', ink, 2.4) +
  oval(4, 2.6, '#F4A6BE', -9, -44, 0.9) +
  oval(4, 2.6, '#F4A6BE', 9, -44, 0.9);

const tail = ({ ground, deep }: Look): string =>
  prop(
    TAIL,
    ground,
    flat('M0 0Q10 20 30 44H4z', deep, 0.8) +
      line('M-5 8Q-10 22 -20 34M5 8Q10 22 20 34M0 10V24', ink, 1.8, 0.35),
    {
      outline: 0.82,
      line: 3.2,
    },
  );

/** All koi, and their tails, which go by themselves. */
export const koi = (): Record<string, SpriteArt> => ({
  ...series('koi', KOI, (look) => sprite(body(look), 64, 70)),
  ...series('staart', KOI, (look) => sprite(tail(look), -34, -4, 34, 46)),
  'koi-goud': sprite(body(GOLD), 64, 70),
  'staart-goud': sprite(tail(GOLD), -34, -4, 34, 46),
});
