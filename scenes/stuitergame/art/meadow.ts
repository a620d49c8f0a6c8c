import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { grain, groundShadow, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { curve, jitter, tenth } from '../../../engine/drawing/points.ts';
import { blob, box, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, oval } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { SKY } from './tones.ts';

const { coral, ochre, plum, paper } = PALETTE;

/** Wind in the sky: bands of pale paper and curls of a pen. */
const wind = (): string =>
  layer([...curve((x) => 190 + 26 * Math.sin(x / 210), -130, 1500, 40), [1500, 880], [-130, 880]], '#C8E7F8', { seed: 4, edgeWidth: 3, shadow: 'none' }) + // prettier-ignore
  layer([...curve((x) => 330 + 22 * Math.sin(x / 260 + 2), -130, 1500, 40), [1500, 880], [-130, 880]], '#D5EDF9', { seed: 6, edgeWidth: 3, shadow: 'none' }) + // prettier-ignore
  each([[210, 250, 1], [1130, 214, -1], [880, 372, 1], [470, 396, -1]] as const, ([x, y, way]) =>
    place(line('M-70 0Q-10 -16 34 -4Q62 6 54 22Q42 34 32 22Q28 12 40 10M-46 16Q-12 6 14 12', '#FFFFFF', 5, 0.75), x, y, { flip: way < 0 })); // prettier-ignore

/** A village far away: a church, houses and a mill. */
const village = (): string =>
  each([[236, 472, 1], [286, 478, 0.8], [330, 474, 0.9], [1010, 470, 0.9], [1064, 474, 1]] as const, ([x, y, s]) =>
    place(prop('M-22 0V-26L0 -44L22 -26V0Z', SKY.wall, { outline: 0.12, line: 2 }) + flat('M-26 -24L0 -47L26 -24Z', SKY.roof) + flat('M-6 0V-14H6V0Z', '#D8C7A4'), x, y, { scale: s })) + // prettier-ignore
  place(
    prop('M-14 0V-62H14V0Z', SKY.wall, { outline: 0.12, line: 2 }) +
      flat('M-18 -60L0 -112L18 -60Z', '#9FB7C9') +
      dot(6, '#9FB7C9', 0, -44),
    384,
    476,
  ) + // prettier-ignore
  place(
    prop('M-20 0L-13 -66H13L20 0Z', SKY.wall, { outline: 0.12, line: 2 }) +
      flat('M-16 -64Q0 -88 16 -64Z', SKY.roof),
    936,
    474,
  );

/** The sails of its mill, that turn. */
export const sails = (): string =>
  each(4, (i) => place(line('M0 0V-54', '#A98E6B', 3) + flat('M2 -12H13V-52H2Z', paper, 0.9), 0, 0, { turn: 24 + i * 90 })); // prettier-ignore

/** Tufts of grass and daisies before the meadow. */
function flowers(): string {
  const next = jitter(12);
  return each(34, (i) => {
    const [x, y] = [tenth(-90 + i * 46 + next() * 26), tenth(700 + next() * 56)];
    const tuft = line('M-8 0Q-9 -12 -14 -18M0 0V-21M8 0Q9 -12 14 -18', SKY.blades, 4);
    if (i % 3 !== 1) return place(tuft, x, y);
    const petal = [paper, lighter(coral, 0.3), lighter(plum, 0.4)][i % 2 ? 0 : 1 + (i % 4 ? 1 : 0)]!;
    return place(line('M0 0V-24', SKY.blades, 4) + each(6, (k) => place(oval(4.4, 7.4, petal, 0, -8), 0, -27, { turn: k * 60 })) + dot(5, ochre, 0, -27), x, y); // prettier-ignore
  });
}

/** Round trees on the hills. */
const trees = (): string =>
  each([[70, 520, 34], [128, 530, 26], [1236, 520, 36], [1300, 534, 28], [560, 520, 20], [596, 526, 16], [800, 524, 18]] as const, ([x, y, r]) =>
    line(`M${x} ${y + r * 0.6}V${y + r + 16}`, '#A98E6B', r * 0.22) + prop(blob(x, y, r, r * 1.08, { seed: x, wobble: 0.06 }), SKY.hillDeep, { inner: flat(blob(x + r * 0.4, y + r * 0.3, r, r, { seed: x + 1 }), darker(SKY.hillDeep, 0.08), 0.6), outline: 0.12, line: 2 })); // prettier-ignore

/** A wide sky over hills and a meadow. */
export function meadow(): string {
  const ground = (y: number, high: number, wide: number, turn: number) =>
    [...curve((x) => y + high * Math.sin(x / wide + turn), -130, 1500, 40), [1500, 880] as const, [-130, 880] as const]; // prettier-ignore
  return (
    layer(box(-117, -96, 1483, 864), SKY.top, { amplitude: 0, edgeWidth: 0, shadow: 'none' }) +
    wind() +
    layer(ground(478, 14, 190, 0.4), SKY.far, { seed: 11, edgeWidth: 4 }) +
    village() +
    layer(ground(530, 20, 240, 2.4), SKY.hill, { seed: 12, edgeWidth: 4 }) +
    trees() +
    layer(ground(600, 9, 310, 1), SKY.grass, { seed: 13, edgeWidth: 6 }) +
    each(
      [
        [200, 640, 130],
        [700, 630, 190],
        [1180, 646, 140],
      ] as const,
      ([x, y, r]) => flat(blob(x, y, r, 13, { seed: x }), SKY.grassDeep, 0.5),
    ) + // prettier-ignore
    groundShadow(683, 668, 330, 16, 0.1) +
    flowers() +
    flat(roundRect(-130, 770, 1620, 120, 4), SKY.grassDeep, 0.5) +
    grain(-117, -96, 1600, 960, 0.12)
  );
}
