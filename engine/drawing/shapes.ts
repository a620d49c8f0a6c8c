import { createRng } from '../exercise/rng.ts';

/** A point in units. */
export type Point = readonly [x: number, y: number];

/** Rounds to a tenth of a unit: finer than any screen shows, and shorter SVG. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A stream of numbers 0 to 1 that follows from the seed: the same shape every time it is drawn. */
export const jitter = (seed: number): (() => number) => createRng(`drawing/${seed}`).next;

interface TornOptions {
  seed?: number;
  /** How far the edge strays, in units. */
  amplitude?: number;
  /** Distance between two kinks. */
  step?: number;
  closed?: boolean;
}

/** Path along the points as if torn by hand: slow drift with fast fibres on top. */
export function torn(
  points: readonly Point[],
  { seed = 1, amplitude = 2.4, step = 7, closed = true }: TornOptions = {},
): string {
  const next = jitter(seed);
  const out: string[] = [];
  let drift = 0;
  points.forEach(([x0, y0], i) => {
    const end = closed ? points[(i + 1) % points.length] : points[i + 1];
    if (!end) {
      out.push(`${x0} ${y0}`);
      return;
    }
    const [x1, y1] = end;
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    const kinks = Math.max(1, Math.round(length / step));
    for (let j = 0; j < kinks; j++) {
      const t = j / kinks;
      drift = drift * 0.82 + (next() - 0.5) * amplitude * 0.9;
      const off = drift + (next() - 0.5) * amplitude * 0.7;
      const x = x0 + (x1 - x0) * t - ((y1 - y0) / length) * off;
      const y = y0 + (y1 - y0) * t + ((x1 - x0) / length) * off;
      out.push(`${tenth(x)} ${tenth(y)}`);
    }
  });
  return `M${out.join('L')}${closed ? 'Z' : ''}`;
}

/** Points of a function of x, from `x0` to `x1`. */
export const curve = (
  height: (x: number, t: number) => number,
  x0: number,
  x1: number,
  steps = 24,
): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const x = x0 + ((x1 - x0) * i) / steps;
    return [x, height(x, i / steps)] as const;
  });

/** Points of an arc of an ellipse, angles in degrees, clockwise from the right. */
export const arc = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  steps = 28,
): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const;
  });

/** Straight lines through the points. */
export const polyline = (points: readonly Point[], closed = false): string =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** A soft closed line through the points (Catmull-Rom). */
export function smooth(points: readonly Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length] ?? [0, 0];
  let d = `M${tenth(at(0)[0])} ${tenth(at(0)[1])}`;
  points.forEach((p1, i) => {
    const [p0, p2, p3] = [at(i - 1), at(i + 1), at(i + 2)];
    d += `C${tenth(p1[0] + (p2[0] - p0[0]) / 6)} ${tenth(p1[1] + (p2[1] - p0[1]) / 6)} `;
    d += `${tenth(p2[0] - (p3[0] - p1[0]) / 6)} ${tenth(p2[1] - (p3[1] - p1[1]) / 6)} ${tenth(p2[0])} ${tenth(p2[1])}`;
  });
  return `${d}Z`;
}

/** An ellipse cut by hand: `wobble` is the share by which the radius strays. */
export function blob(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  { seed = 1, wobble = 0.03, corners = 12 } = {},
): string {
  const next = jitter(seed);
  return smooth(
    Array.from({ length: corners }, (_, i) => {
      const angle = (i / corners) * Math.PI * 2;
      const reach = 1 + (next() - 0.5) * 2 * wobble;
      return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach] as const;
    }),
  );
}

/** A slightly uneven rectangle with round corners, from its top left corner. */
export function roundRect(
  x: number,
  y: number,
  w: number,
  h: number,
  r = 14,
  { seed = 1, wobble = 2 } = {},
): string {
  const next = jitter(seed);
  const j = () => tenth((next() - 0.5) * 2 * wobble);
  const right = x + w;
  const bottom = y + h;
  return (
    `M${x + r} ${y + j()}L${right - r} ${y + j()}Q${right + j()} ${y} ${right + j()} ${y + r}L${right + j()} ${bottom - r}` +
    `Q${right} ${bottom + j()} ${right - r} ${bottom + j()}L${x + r} ${bottom + j()}Q${x + j()} ${bottom} ${x + j()} ${bottom - r}` +
    `L${x + j()} ${y + r}Q${x} ${y + j()} ${x + r} ${y + j()}Z`
  );
}

/** The same, centred on (0, 0): the plate of cards, tiles and signs. */
export const plate = (w: number, h: number, r = 14, { seed = 1, wobble = 1.2 } = {}): string =>
  roundRect(-w / 2, -h / 2, w, h, r, { seed, wobble });

/** A full circle as a path. */
export const circle = (r: number, cx = 0, cy = 0): string =>
  `M${cx - r} ${cy}A${r} ${r} 0 1 1 ${cx + r} ${cy}A${r} ${r} 0 1 1 ${cx - r} ${cy}Z`;

/** A drop of ink with its tip up; at scale 1 it is 22 wide and 32 high. */
export function drop(x = 0, y = 0, scale = 1): string {
  const s = scale;
  return (
    `M${x} ${y - 15 * s}C${x + 4 * s} ${y - 6 * s} ${x + 11 * s} ${y - s} ${x + 11 * s} ${y + 6 * s}` +
    `A${11 * s} ${11 * s} 0 0 1 ${x - 11 * s} ${y + 6 * s}C${x - 11 * s} ${y - s} ${x - 4 * s} ${y - 6 * s} ${x} ${y - 15 * s}Z`
  );
}

/** A five-pointed star. */
export const star = (outer: number, inner: number): string =>
  polyline(
    Array.from({ length: 10 }, (_, i) => {
      const r = i % 2 ? inner : outer;
      return [r * Math.sin((i * Math.PI) / 5), -r * Math.cos((i * Math.PI) / 5)] as const;
    }),
    true,
  );
