import { darker, lighter } from '../../../engine/drawing/palette.ts';
import { grain, layer, place } from '../../../engine/drawing/paper.ts';
import { curve, jitter, tenth, type Point } from '../../../engine/drawing/points.ts';
import { blob, box } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, oval } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { REEF } from './tones.ts';

/** From a line down to below the stage. */
const below = (height: (x: number) => number): Point[] => [
  ...curve(height, -130, 1500, 60),
  [1500, 900],
  [-130, 900],
];

/** A bank of rock far away, with round tops. */
function bank(y: number, high: number, long: number, seed: number, fill: string): string {
  const top = (x: number) => y - high * Math.abs(Math.sin(x / long + seed)) - 8 * Math.sin(x / 31 + seed);
  return layer(below(top), fill, { seed, edgeWidth: 3, shadow: 'none' });
}

/** Coral like antlers, far away, its foot at (x, y). */
const antlers = (x: number, y: number, scale: number, fill: string): string =>
  place(line('M0 0V-60M0 -22q-26 -6 -28 -44M0 -34q24 -6 26 -40', fill, 13), x, y, { scale });

/** Light that falls in from the surface. */
const beams = (): string =>
  each(
    [60, 330, 560, 830, 1080, 1290],
    (x, i) =>
    flat(`M${x} -96H${x + 90 + (i % 3) * 34}L${x - 60 + i * 34} 690H${x - 250 + i * 18}Z`, '#FFFFFF', i % 2 ? 0.1 : 0.16), // prettier-ignore
  );

/** Ripples, shells and pebbles on the sand. */
function sand(): string {
  const next = jitter(12);
  const ripples = each(22, (i) => {
    const [x, y] = [tenth(-100 + (i % 11) * 146 + next() * 50), i < 11 ? 690 : 738];
    return line(`M${x} ${tenth(y + next() * 14)}q22 -9 44 0t44 0`, REEF.sandDeep, 3, 0.7);
  });
  const specks = each(70, () => dot(tenth(1.5 + next() * 2.4), REEF.sandDeep, tenth(-110 + next() * 1580), tenth(682 + next() * 170), 0.8)); // prettier-ignore
  const pebbles = each(9, (i) => {
    const [x, y] = [tenth(-60 + i * 178 + next() * 60), tenth(664 + next() * 10)];
    const round = blob(x, y, 20 + next() * 18, 11 + next() * 7, { seed: i + 4, wobble: 0.1 });
    return flat(round, i % 2 ? REEF.stone : lighter(REEF.stone, 0.3), 0.85);
  });
  return ripples + specks + pebbles;
}

/** The reef in four layers: light water, banks far and near, sand. */
export function sea(): string {
  const [pale, dark] = [lighter(REEF.far, 0.16), darker(REEF.deepest, 0.1)];
  const band = (y: number, fill: string, seed: number) =>
    layer(
      below((x) => y + 12 * Math.sin(x / 120 + seed) + 5 * Math.sin(x / 41)),
      fill,
      { seed, edgeWidth: 0, edge: fill, shadow: 'none' },
    );
  return (
    layer(box(-130, -110, 1500, 880), REEF.light, { amplitude: 0, edgeWidth: 0, shadow: 'none' }) +
    `<ellipse cx="683" cy="-70" rx="620" ry="130" fill="#F6FFFA" filter="url(#glow)"/>` +
    band(150, REEF.shallow, 2) +
    band(330, REEF.water, 4) +
    band(520, REEF.deep, 7) +
    bank(600, 120, 190, 3, pale) +
    each([140, 420, 520, 880, 1190], (x, i) => antlers(x, 560, 0.7 + (i % 3) * 0.2, pale)) +
    beams() +
    bank(668, 74, 142, 8, REEF.deepest) +
    each([20, 300, 690, 760, 1090, 1320], (x, i) => antlers(x, 648, 0.9 + (i % 2) * 0.4, dark)) +
    layer(
      below((x) => 668 - 8 * Math.sin(x / 170) - 4 * Math.sin(x / 53)),
      REEF.sand,
      { seed: 21, edgeWidth: 6 },
    ) +
    sand() +
    oval(420, 40, '#FFFFFF', 683, 716, 0.2) +
    grain(-117, -96, 1600, 960, 0.12)
  );
}
