import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop } from '../../../engine/drawing/paper.ts';
import { roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, oval } from '../../../engine/drawing/strokes.ts';
import { each, rows, series } from '../../../engine/drawing/tables.ts';
import { REEF } from './tones.ts';

const { ink } = PALETTE;

/** Round coral with grooves, on the sea floor at (x, y). */
const brain = (x: number, y: number, r: number, fill: string, deep: string): string =>
  prop(`M${x - r} ${y}C${x - r} ${y - r * 1.2} ${x + r} ${y - r * 1.2} ${x + r} ${y}Z`, fill, {
    inner: each(4, (i) => line(`M${x - r} ${y - 12 - i * r * 0.24}q${r * 0.25} -16 ${r * 0.5} 0t${r * 0.5} 0t${r * 0.5} 0t${r * 0.5} 0`, deep, 5, 0.55)), // prettier-ignore
    outline: 0.22,
    line: 3,
  });

/** Tubes that stand together, open at the top: where, how high, and how they lean. */
const tubes = (x: number, y: number, list: readonly number[]): string =>
  each(rows(3, list), ([dx, high, turn]) => {
    const shade = flat(`M4 ${-high}H30V0H10Z`, REEF.tubeDeep, 0.5);
    const tube = prop(roundRect(-19, -high, 38, high, 16, { seed: high }), REEF.tube, { inner: shade, outline: 0.25, line: 3 }); // prettier-ignore
    return place(tube + oval(16, 7, darker(REEF.tubeDeep, 0.35), 0, -high + 6), x + dx, y, { turn });
  });

/** A fan of thin branches. */
function fan(x: number, y: number, long: number, fill: string): string {
  const twig = (turn: number, size: number) =>
    place(line(`M0 0Q6 ${-size * 0.5} 0 ${-size}M1 ${-size * 0.45}q14 -10 17 ${-size * 0.34}M1 ${-size * 0.3}q-14 -12 -16 ${-size * 0.34}`, fill, 10), 0, 0, { turn }); // prettier-ignore
  const twigs = each([-52, -28, -4, 20, 44], (turn, i) => twig(turn, long * (i % 2 ? 1 : 0.86)));
  return place(twigs, x, y);
}

/** Weed that waves. */
const weed = (x: number, y: number, high: number, fill: string): string =>
  each([-22, 0, 22], (dx, i) =>
    line(
      `M${x + dx} ${y}q${i % 2 ? 22 : -20} ${-high * 0.25} 0 ${-high * 0.5}t${i % 2 ? -4 : 6} ${-high * (0.5 - i * 0.06)}`,
      i === 1 ? fill : darker(fill, 0.12),
      13,
    ),
  );

/** Coral that frames the sea on the left; its foot at (0, 0). */
const left = (): string =>
  weed(58, 0, 330, REEF.limeDeep) +
  fan(122, -20, 230, REEF.purple) +
  tubes(34, 0, [0, 300, -5, 44, 226, 4, -30, 238, -10, 82, 150, 9]) +
  brain(150, 4, 78, REEF.rose, REEF.roseDeep) +
  fan(232, -4, 110, lighter(REEF.purple, 0.25));

/** Coral that frames it on the right. */
const right = (): string =>
  weed(-92, 0, 300, REEF.lime) +
  fan(-40, -10, 300, REEF.rose) +
  fan(-150, -4, 170, lighter(REEF.rose, 0.25)) +
  brain(-36, 4, 104, REEF.purple, REEF.purpleDeep) +
  brain(-150, 4, 58, REEF.lime, REEF.limeDeep) +
  tubes(-214, 0, [0, 104, -6, 34, 72, 8]);

const pale = (d: string, fill: string, inner = '') => prop(d, fill, { inner, outline: 0.16, line: 2.6 });
const eye = (x: number, y: number) => dot(5, ink, x, y, 0.75);
/** Who comes to live far behind: octopus, turtle, ray, small shark; they look to the left. */
// prettier-ignore
const LIFE: readonly string[] = [
  each([-44, -22, 0, 22, 44], (x, i) => line(`M${x * 0.5} 6q${x * 0.5} 22 ${x * 0.7} 34t${i % 2 ? 10 : -10} 16`, '#9FA9DB', 13)) +
    pale('M-40 12C-52 -56 52 -56 40 12Q0 30 -40 12Z', '#B3BBE6') + eye(-20, -8) + eye(6, -8) + line('M-14 6q7 5 14 0', ink, 2.6, 0.7),
  pale('M-30 10C-40 34 -60 40 -66 34C-56 22 -52 6 -40 -4Z', '#9CC77F') + pale('M36 8C46 26 60 28 64 22C58 14 54 4 44 -2Z', '#9CC77F') +
    pale('M-54 -4C-74 -24 -98 -12 -94 2C-90 14 -68 12 -52 6Z', '#A9D08C') +
    pale('M-60 6C-56 -38 44 -44 62 6Q0 22 -60 6Z', '#7FAE86', each([-30, 0, 30], (x) => line(`M${x - 14} 16L${x} -20L${x + 14} 16`, '#5E8F6C', 4, 0.7))) + eye(-82, -4),
  line('M62 8Q112 16 140 -6', '#8AA6C8', 7) +
    pale('M-62 2C-40 -16 -20 -54 34 -62C28 -34 48 -10 66 6C40 22 34 40 28 58C-14 48 -40 22 -62 2Z', '#9DB8D8', oval(26, 14, '#C4D6EA', 4, 4)) + eye(-38, -4) +
    line('M-52 8q8 5 14 2', ink, 2.4, 0.6),
  pale('M6 -28L34 -66L46 -26Z', '#7F9DB2') + pale('M104 -2L148 -40L134 0L150 30Z', '#7F9DB2') +
    pale('M-112 2C-84 -40 40 -46 118 0C40 36 -70 40 -112 2Z', '#93AFC2', flat('M-130 10Q0 30 130 8V60H-130Z', '#D4E2EA')) +
    line('M-48 -12q-5 9 0 18M-36 -14q-5 10 0 20', '#6B8798', 3) + eye(-78, -6) + line('M-98 8q14 10 28 4', ink, 2.6, 0.6),
];

/** What stands on the sea floor, and who lives far behind. */
export function scenery(): Record<string, SpriteArt> {
  return {
    'koraal-links': sprite(left(), -60, -350, 320, 10),
    'koraal-rechts': sprite(right(), -290, -340, 110, 10),
    ...series('leven', LIFE, (one) => sprite(one, 156, 76)),
  };
}
