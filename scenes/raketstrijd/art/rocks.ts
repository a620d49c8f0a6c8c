import { darker, PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { jitter } from '../../../engine/drawing/points.ts';
import { blob, circle, star } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { DUST, SPACE, type Dust } from './tones.ts';

const { ink, paper } = PALETTE;

/** Holes of a rock, where they do not lie under its face. */
const HOLES = [[-44, -34, 12], [44, -30, 9], [8, -56, 10], [-56, 4, 8], [54, 8, 12], [-30, 46, 13], [26, 48, 10]] as const; // prettier-ignore

/** A sleepy grey rock, as large as its card needs; its face comes on top. */
export function rock(i: number): string {
  const next = jitter(i + 20);
  const fill = [SPACE.stone, '#BCB6C6', '#AEBACA', '#B9BDBE', '#C2B8BC', '#A9B0C4'][i]!;
  const deep = darker(fill, 0.16);
  const holes = each(HOLES, ([x, y, r]) => {
    const [dx, dy, wide] = [x + (next() - 0.5) * 12, y + (next() - 0.5) * 10, r * (0.7 + next() * 0.5)];
    return (
      oval(wide, wide * 0.8, deep, dx, dy) + oval(wide * 0.8, wide * 0.52, darker(fill, 0.26), dx, dy - 1.5)
    );
  });
  const shade = flat('M30 -80C90 -40 90 70 10 84C60 40 56 -30 30 -80Z', deep, 0.6);
  return sticker(blob(0, 0, 69, 67, { seed: i * 3 + 2, wobble: 0.055, corners: 11 }), fill, shade + holes + oval(20, 8, '#fff', -30, -52, 0.35)); // prettier-ignore
}

const eye = (x: number, lid: number): string =>
  edged(circle(12, x, -20), paper, ink, 3) +
  dot(5, ink, x + (x > 0 ? -2 : 2), -16) +
  (lid > 0 ? edged(`M${x - 12} -20A12 12 0 0 1 ${x + 12} -20L${x + 12} ${-20 + lid}H${x - 12}Z`, '#8F95AD', ink, 3) : ''); // prettier-ignore

/** The face of a rock: nearly asleep, yawning, or wide awake as it cracks. */
export const FACES: Record<string, string> = {
  gezicht: each([-22, 22], (x) => eye(x, 1)) + line('M-8 8Q0 13 8 8', ink, 4),
  'gezicht-gaap':
    line('M-33 -18Q-22 -10 -11 -18M11 -18Q22 -10 33 -18', ink, 4.4) +
    edged(blob(0, 9, 14, 15, { seed: 3 }), '#7C3B57', ink, 3.6) +
    oval(8, 5, PALETTE.pink, 0, 17),
  'gezicht-kiert':
    each([-22, 22], (x) => eye(x, 0)) +
    edged(circle(6, 0, 10), '#7C3B57', ink, 3) +
    line('M4 -70L-6 -52L8 -42L-2 -30M60 20L44 26L40 38', ink, 4),
};

/** The left half of the shell of a rock. */
export const shell = (): string =>
  edged('M-4 -66L-14 -46L2 -30L-16 -8L0 12L-14 34L-2 64C-46 60 -70 30 -68 -4C-66 -38 -40 -64 -4 -66Z', SPACE.stone, ink, 4) + // prettier-ignore
  flat('M-12 -44L2 -30L-16 -8L0 12L-14 34L-6 56C-26 20 -30 -10 -12 -44Z', SPACE.stonePale);

/** A plain rock without a word: no rim, it can't be used. */
export const pebble = (i: number): string =>
  prop(blob(0, 0, 27, 24, { seed: i * 5 + 3, wobble: 0.1, corners: 9 }), SPACE.stoneDeep, oval(7, 5, darker(SPACE.stoneDeep, 0.2), -8, -4) + oval(5, 3.6, darker(SPACE.stoneDeep, 0.2), 10, 7) + flat('M8 -30C40 -20 40 30 4 30C24 10 24 -10 8 -30Z', darker(SPACE.stoneDeep, 0.16), 0.7), { outline: 0.45 }); // prettier-ignore

/** The shape of each kind of dust, `r` large. */
function mark(kind: Dust, r: number): string {
  switch (kind) {
    case 'A':
      return circle(r * 0.86);
    case 'B':
      return `M0 ${-r}L${r} ${r * 0.8}H${-r}Z`;
    case 'C':
      return `M${-r * 0.8} ${-r * 0.8}H${r * 0.8}V${r * 0.8}H${-r * 0.8}Z`;
    case 'D':
      return `M0 ${-r}L${r} 0L0 ${r}L${-r} 0Z`;
    case 'kam':
      return `M${-r} ${-r * 0.7}H${r}V${r * 0.7}H${r * 0.66}V0H${r * 0.33}V${r * 0.7}H0V0H${-r * 0.33}V${r * 0.7}H${-r * 0.66}V0H${-r}Z`;
    default:
      return star(r * 1.1, r * 0.5);
  }
}

/** Dust on its way. */
export const dust = (kind: Dust): string =>
  each(5, (i) => dot(3, SPACE.gold, 24 * Math.cos(i * 1.26), 24 * Math.sin(i * 1.26), 0.8)) +
  sticker(mark(kind, 14), DUST[kind], { rim: 4, line: 3, shadow: 'none' });

/** The ring that a first hit paints around a rock: of the dust that it was. */
export const ring = (kind: Dust): string =>
  line(circle(85), paper, 11, 0.95, '30 14.5') +
  line(circle(85), DUST[kind], 6, 1, '27 17.5') +
  each(4, (i) => place(sticker(mark(kind, 10), DUST[kind], { rim: 3, line: 2.6, shadow: 'none' }), 85 * Math.cos((i * Math.PI) / 2 + 0.78), 85 * Math.sin((i * Math.PI) / 2 + 0.78))); // prettier-ignore
