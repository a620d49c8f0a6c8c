import { boxOf, distanceTo, isInside, type Polygon } from './outline.ts';

/** Sizes of the mark patterns on the wall (scenes/README.md 2.6), in u. */
const STRIPE = { pitch: 26, step: 3 } as const;
const DOT = { pitch: 24, r: 4.6 } as const;
const CHECK = { size: 15 } as const;

export interface Stroke {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}
export interface Spot {
  x: number;
  y: number;
  r: number;
}

/** Slanting stripes as far as they lie inside the outline. */
export function stripes(polygon: Polygon): Stroke[] {
  const { left, top, right, bottom } = boxOf(polygon);
  const out: Stroke[] = [];
  const first = Math.floor((left + top) / STRIPE.pitch) * STRIPE.pitch;
  for (let sum = first; sum < right + bottom; sum += STRIPE.pitch) {
    let from: number | undefined;
    const until = Math.min(right, sum - top);
    for (let x = Math.max(left, sum - bottom); x <= until + STRIPE.step; x += STRIPE.step) {
      const inside = x <= until && isInside(polygon, x, sum - x);
      if (inside) from ??= x;
      else if (from !== undefined) {
        const to = x - STRIPE.step;
        if (to > from) out.push({ x1: from, y1: sum - from, x2: to, y2: sum - to });
        from = undefined;
      }
    }
  }
  return out;
}

/** Dots in staggered rows, each wholly inside the outline. */
export function dots(polygon: Polygon): Spot[] {
  return grid(polygon, DOT.pitch, DOT.pitch * 0.62, 0.5)
    .filter(({ x, y }) => isInside(polygon, x, y) && distanceTo(polygon, x, y) > DOT.r + 1)
    .map(({ x, y }) => ({ x, y, r: DOT.r }));
}

/** Checks whose middle lies inside the outline; `r` is half a side, smaller along the edge. */
export function checks(polygon: Polygon): Spot[] {
  return grid(polygon, CHECK.size * 2, CHECK.size, 0.5).flatMap(({ x, y }) => {
    if (!isInside(polygon, x, y)) return [];
    const r = Math.min(CHECK.size / 2, distanceTo(polygon, x, y) / Math.SQRT2);
    return r > 2.5 ? [{ x, y, r }] : [];
  });
}

/** Places on rows that are shifted by turns, laid from fixed lines so that two fields beside each other fit. */
function grid(polygon: Polygon, pitchX: number, pitchY: number, shift: number): { x: number; y: number }[] {
  const { left, top, right, bottom } = boxOf(polygon);
  const out: { x: number; y: number }[] = [];
  for (let row = Math.floor(top / pitchY); row * pitchY <= bottom; row++) {
    const offset = (Math.abs(row) % 2) * pitchX * shift;
    for (let column = Math.floor((left - offset) / pitchX); column * pitchX + offset <= right; column++)
      out.push({ x: column * pitchX + offset, y: row * pitchY });
  }
  return out;
}
