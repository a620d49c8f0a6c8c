import { mix, PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, grain, layer, place } from '../../../engine/drawing/paper.ts';
import { arc, curve, jitter, polyline, type Point } from '../../../engine/drawing/points.ts';
import { blob, circle, star } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { SPACE } from './tones.ts';

const { paper } = PALETTE;
const [LEFT, TOP, RIGHT, BOTTOM] = [-130, -110, 1496, 876];

/** A torn sheet below a soft line. */
const sheet = (height: (x: number) => number, fill: string, seed: number): string =>
  layer([...curve(height, LEFT, RIGHT, 40), [RIGHT, BOTTOM], [LEFT, BOTTOM]], fill, {
    seed,
    edge: mix(fill, paper, 0.16),
    edgeWidth: 3,
  });

/** The old giant in the distance, whose ring is torn too. */
const giant = (x: number, y: number, r: number): string => {
  const bands = each(5, (i) =>
    flat(blob(x, y - r * 0.6 + i * r * 0.34, r * 1.1, r * 0.1, { seed: i + 2, wobble: 0.16 }), i % 2 ? SPACE.near : SPACE.giantLight, 0.7)); // prettier-ignore
  const ring = (half: 'back' | 'front') => {
    const [from, to] = half === 'back' ? [180, 360] : [0, 180];
    const bow = polyline(arc(0, 0, r * 1.62, r * 0.34, from, to));
    return place(line(bow, SPACE.ring, 15) + line(bow, mix(SPACE.ring, paper, 0.2), 3), x, y, { turn: -16 });
  };
  return ring('back') + edged(circle(r, x, y), SPACE.giant, mix(SPACE.giant, paper, 0.16), 3) + clip(circle(r, x, y), bands + flat(circle(r, x + r * 0.42, y + r * 0.3), SPACE.near, 0.35)) + ring('front'); // prettier-ignore
};

/** Points of light, the larger ones with arms. */
function speckles(): string {
  const next = jitter(42);
  return each(150, (i) => {
    const [x, y] = [LEFT + next() * (RIGHT - LEFT), TOP + next() * (BOTTOM - TOP)];
    if (i % 13 === 0) return place(flat(star(7, 2.4), '#FFF1C9', 0.7), x, y);
    return dot(0.9 + next() * 1.5, paper, x, y, 0.3 + next() * 0.45);
  });
}

/** Orbits, in pencil, along which planets come to float. */
const orbits = (): string =>
  each([[640, 188], [470, 232], [250, 96]], ([rx, ry]) => line(polyline(arc(683, 446, rx!, ry!, 0, 360, 60)), paper, 2, 0.2, '3 13')); // prettier-ignore

/** The space that the banks lie before. */
export const space = (): string =>
  flat(`M${LEFT} ${TOP}H${RIGHT}V${BOTTOM}H${LEFT}Z`, SPACE.deep) +
  sheet((x) => 250 + Math.sin(x / 170) * 34 - x * 0.09, SPACE.far, 3) +
  sheet((x) => 480 + Math.sin(x / 210 + 2) * 44 - x * 0.17, SPACE.mid, 5) +
  speckles() +
  giant(1118, 470, 128) +
  sheet((x) => 560 + Math.cos(x / 240) * 40 + (x - 500) * 0.12, SPACE.near, 8) +
  flat(blob(330, 640, 360, 80, { seed: 4, wobble: 0.12 }), SPACE.teal, 0.45) +
  flat(blob(1010, 690, 420, 70, { seed: 9, wobble: 0.12 }), SPACE.rose, 0.5) +
  orbits() +
  grain(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP);

/** The edge of a bank: bumps of cotton wool along a line. */
const bumps = (y: number, up: number, seed: number): Point[] => {
  const next = jitter(seed);
  const points: Point[] = [];
  for (let x = -820; x < 820;) {
    const wide = 70 + next() * 70;
    const high = up * (0.75 + next() * 0.5);
    for (let i = 0; i < 10; i++) points.push([x + (wide * i) / 10, y - high * Math.sin((Math.PI * i) / 10)]);
    x += wide;
  }
  return points;
};

/** A bank over (0, 0): `down` is the way its bumps go. */
function bank(down: 1 | -1): string {
  const one = (y: number, fill: string, seed: number, up: number) => {
    const edge = bumps(y * -down, up * -down, seed).map(([x, py]) => [x, py] as const);
    const far = down === 1 ? -260 : 130;
    return layer([...edge, [820, far], [-820, far]], fill, { seed, amplitude: 1.4, edge: SPACE.bankPale, edgeWidth: 3 }); // prettier-ignore
  };
  return (
    one(-52, SPACE.bank, 3, 18) +
    one(-36, SPACE.bankLight, 7, 16) +
    one(-16, SPACE.bankPale, 11, 13) +
    each([-560, -180, 260, 600], (x, i) =>
      oval(70, 13, SPACE.blush, x, (i % 2 ? -8 : 8) * down - 6 * down, 0.6),
    )
  );
}
export const upperBank = (): string => bank(1);
export const lowerBank = (): string => bank(-1);

/** A cloud of the nebula. */
export const nebula = (i: number): string =>
  each(5, (j) => flat(blob(-120 + j * 60, Math.sin(j * 2 + i) * 22, 84, 34 - j * 2, { seed: i * 7 + j, wobble: 0.12 }), i ? SPACE.rose : SPACE.teal, 0.28)); // prettier-ignore

/** Curtains of northern light. */
export const aurora = (): string =>
  each([0, 1, 2], (i) => {
    const low = (x: number) => 60 + i * 46 + Math.sin(x / 150 + i * 2) * 34;
    const fold = [...curve(low, -760, 760, 40), ...curve((x) => low(x) - 120, -760, 760, 40).reverse()];
    return flat(polyline(fold, true), i === 1 ? SPACE.auroraRose : SPACE.aurora, 0.17);
  });
