import { createRng } from '../exercise/rng.ts';

/** A point in units. */
export type Point = readonly [x: number, y: number];
/** Points along an outline; where all are plain numbers, x and y may simply follow each other. */
export type Outline = readonly Point[] | readonly number[];

const isFlat = (outline: Outline): outline is readonly number[] => typeof outline[0] === 'number';

/** The points of an outline, however it was written. */
export const pointsOf = (outline: Outline): readonly Point[] =>
  isFlat(outline) ? outline.flatMap((x, i) => (i % 2 ? [] : [[x, outline[i + 1]!] as const])) : outline;

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
  outline: Outline,
  { seed = 1, amplitude = 2.4, step = 7, closed = true }: TornOptions = {},
): string {
  const points = pointsOf(outline);
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
export const polyline = (points: Outline, closed = false): string =>
  `M${pointsOf(points)
    .map(([x, y]) => `${tenth(x)} ${tenth(y)}`)
    .join('L')}${closed ? 'Z' : ''}`;

/** A soft closed line through the points (Catmull-Rom). */
export function smooth(outline: Outline): string {
  const points = pointsOf(outline);
  const at = (i: number) => points[(i + points.length) % points.length] ?? [0, 0];
  let d = `M${tenth(at(0)[0])} ${tenth(at(0)[1])}`;
  points.forEach((p1, i) => {
    const [p0, p2, p3] = [at(i - 1), at(i + 1), at(i + 2)];
    d += `C${tenth(p1[0] + (p2[0] - p0[0]) / 6)} ${tenth(p1[1] + (p2[1] - p0[1]) / 6)} `;
    d += `${tenth(p2[0] - (p3[0] - p1[0]) / 6)} ${tenth(p2[1] - (p3[1] - p1[1]) / 6)} ${tenth(p2[0])} ${tenth(p2[1])}`;
  });
  return `${d}Z`;
}
