import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, place, prop } from '../../../engine/drawing/paper.ts';
import { arc, polyline } from '../../../engine/drawing/points.ts';
import { blob, circle, drop, plate, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { SPACE } from './tones.ts';

const { ink, paper, coral, ochre, moss, plum, pink, blue, teal } = PALETTE;

/** The planets: ground, fields, flowers, and their ring where they have one. */
export const PLANETS = [
  ['#8CC474', '#B9DE86', pink, ochre],
  ['#7CC6E8', '#B9DE86', coral, '#FFF4DC'],
  ['#F4A6BE', '#F9CFDC', '#8E57C4', teal],
  ['#F6CF7A', '#F9E3B0', coral, ''],
  ['#B690DC', '#D3BDEB', ochre, pink],
  ['#6FC7B8', '#A5DDD2', '#FFF4DC', coral],
  ['#F09A80', '#F7BFAE', blue, ochre],
  ['#A9D8F2', '#D5ECF9', pink, ''],
  ['#C9DE7A', '#E0ECB0', plum, '#7CC6E8'],
  ['#E7A9D4', '#F3CFE7', moss, '#FFF4DC'],
  ['#8FA8EE', '#B8C8F6', ochre, ''],
  ['#7BC28F', '#ACDDB8', coral, '#B690DC'],
] as const;
const R = 54;

/** A flower on a planet, its foot at (0, 0). */
const flower = (tone: string, size: number): string =>
  line(`M0 0V${-18 * size}`, darker(moss, 0.2), 3.4) +
  oval(5, 2.6, moss, 4, -7 * size) +
  place(each(5, (i) => dot(4.6 * size, tone, 5.2 * size * Math.sin(i * 1.257), -5.2 * size * Math.cos(i * 1.257))) + dot(3.6 * size, '#FFE27A'), 0, -20 * size); // prettier-ignore

/** A planet in bloom, with its ring before and behind it. */
export function planet([ground, field, bloom, ring]: (typeof PLANETS)[number], i: number): string {
  const half = (from: number, to: number) => {
    const bow = polyline(arc(0, 0, 86, 21, from, to));
    return ring ? place(line(bow, darker(ring, 0.5), 13) + line(bow, ring, 8.4), 0, 4, { turn: -14 + (i % 3) * 12 }) : ''; // prettier-ignore
  };
  const around = each([-52, -24, 26, 54], (angle, n) => {
    const turn = (angle * Math.PI) / 180;
    return place(flower(bloom, n % 2 ? 1.05 : 0.8), R * Math.sin(turn), -R * Math.cos(turn), { turn: angle });
  });
  const fields =
    flat(blob(-22, -20, 34, 20, { seed: i + 3, wobble: 0.16 }), field) +
    flat(blob(26, 22, 30, 18, { seed: i + 9, wobble: 0.16 }), field) +
    flat(blob(-18, 40, 18, 8, { seed: i + 5, wobble: 0.16 }), field) +
    each(
      [
        [-30, -18],
        [-14, -24],
        [18, 20],
        [34, 24],
        [24, 30],
        [-22, -8],
      ],
      ([x, y]) => dot(3.6, bloom, x, y) + dot(1.4, '#FFE27A', x, y),
    ) + // prettier-ignore
    flat('M20 -60C66 -40 66 46 10 58C46 30 46 -26 20 -60Z', darker(ground, 0.24), 0.4) +
    oval(12, 6, '#fff', -24, -38, 0.5);
  return half(180, 360) + around + edged(circle(R), ground, darker(ground, 0.5), 3.4) + clip(circle(R), fields) + half(0, 180); // prettier-ignore
}

/** Two who live there and wave, standing on its upper side. */
export const dwellers = (): string =>
  each(
    [
      [-12, coral, -8],
      [13, teal, 8],
    ] as const,
    ([x, tone, turn]) => {
      const arm = x < 0 ? 'M-8 0Q-17 -6 -16 -16M8 0Q13 -2 15 4' : 'M8 0Q17 -6 16 -16M-8 0Q-13 -2 -15 4';
      return place(line(arm, darker(tone, 0.3), 4.4) + edged(drop(0, 0, 1), tone, ink, 2.6) + each([-4, 4], (dx) => oval(2.9, 4, paper, dx, 2) + dot(1.6, ink, dx, 2.6)) + line('M-3 10Q0 13 3 10', ink, 2), x, -R - 14, { turn }); // prettier-ignore
    },
  );

/** A little house, its ground at (0, 0). */
export const house = (): string =>
  edged(roundRect(-12, -20, 24, 22, 2), '#FFF4DC', ink, 2.8) +
  edged('M-17 -18L0 -36L17 -18Z', coral, ink, 2.8) +
  flat(roundRect(-4, -11, 8, 12, 2), '#7A4F33') +
  dot(2.6, '#FFE27A', 7, -12) +
  edged(roundRect(6, -36, 5, 9, 1), '#C9CEDA', ink, 2);

/** The largest planet of all comes up with a picnic on it; its top is at y -230. */
export function picnic(): string {
  const round = circle(640, 0, 410);
  const cloth = 'M-96 -196L96 -196L150 -140H-150Z';
  const checks = stripe('M-60 -210L-100 -130M-20 -210L-34 -130M20 -210L34 -130M60 -210L100 -130', coral, 15, 0.75) + stripe('M-170 -168H170', coral, 14, 0.5); // prettier-ignore
  return (
    each([-430, -350, 266, 346, 430, 500, -500], (x, i) => {
      const y = 410 - Math.sqrt(640 ** 2 - x ** 2);
      return place(flower([pink, ochre, coral, plum][i % 4]!, 1.9), x, y + 4, { turn: x / 11 });
    }) +
    edged(round, SPACE.grass, darker(SPACE.grass, 0.4), 4) +
    clip(round, flat(blob(-260, -60, 240, 70, { seed: 4, wobble: 0.1 }), SPACE.grassDeep, 0.6) + flat(blob(300, -40, 260, 80, { seed: 8, wobble: 0.1 }), SPACE.grassDeep, 0.6)) + // prettier-ignore
    prop(cloth, paper, checks, { outline: 0.4 }) +
    place(basket(), 2, -176) +
    each([-58, 62], (x) => place(prop(plate(44, 12, 6), '#7CC6E8', { outline: 0.4 }) + dot(8, ochre, -6, -6) + dot(7, coral, 8, -6), x, -156)) // prettier-ignore
  );
}

const basket = (): string =>
  line('M-24 -20Q0 -62 24 -20', '#8A5A36', 6) +
  prop(roundRect(-30, -24, 60, 34, 8), '#C8955B', stripe('M-40 -13H40M-40 -2H40', '#A9744F', 4), {
    outline: 0.5,
  }) + // prettier-ignore
  edged('M-22 -24Q-10 -40 2 -24Z', lighter(coral, 0.1), ink, 2.4) +
  edged('M2 -24Q14 -36 24 -24Z', '#8CC474', ink, 2.4);
