/** A place in u of the mural. */
export interface Point {
  x: number;
  y: number;
}
export type Polygon = readonly Point[];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Straight pieces that one curve becomes. */
const PIECES = 14;

/** The outline of an SVG path of M, L, C, Q and Z in whole coordinates, as straight pieces. */
export function outline(path: string): Point[] {
  const points: Point[] = [];
  let at: Point = { x: 0, y: 0 };
  for (const [, command = '', rest = ''] of path.matchAll(/([MLCQ])([^MLCQZ]*)/g)) {
    const numbers = [...rest.matchAll(/-?\d+(?:\.\d+)?/g)].map(([n]) => Number(n));
    const size = { M: 1, L: 1, Q: 2, C: 3 }[command] ?? 1;
    for (let i = 0; i + size * 2 <= numbers.length; i += size * 2) {
      const handles = Array.from({ length: size }, (_, k) => ({
        x: numbers[i + k * 2]!,
        y: numbers[i + k * 2 + 1]!,
      }));
      const pieces = size === 1 ? 1 : PIECES;
      for (let piece = 1; piece <= pieces; piece++) points.push(onCurve([at, ...handles], piece / pieces));
      at = handles.at(-1)!;
    }
  }
  return points.filter(({ x, y }, i) => i === 0 || x !== points[i - 1]!.x || y !== points[i - 1]!.y);
}

/** De Casteljau: the place at share `t` of a curve with these handles. */
function onCurve(handles: Polygon, t: number): Point {
  if (handles.length === 2 && t === 1) return handles[1]!;
  if (handles.length === 1) return handles[0]!;
  return onCurve(
    handles.slice(1).map(({ x, y }, i) => ({
      x: handles[i]!.x + (x - handles[i]!.x) * t,
      y: handles[i]!.y + (y - handles[i]!.y) * t,
    })),
    t,
  );
}

export function boxOf(polygon: Polygon): Box {
  const xs = polygon.map(({ x }) => x);
  const ys = polygon.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Whether a place lies inside the outline. */
export function isInside(polygon: Polygon, x: number, y: number): boolean {
  let inside = false;
  let previous = polygon.at(-1)!;
  for (const point of polygon) {
    const crosses = point.y > y !== previous.y > y;
    if (crosses && x < ((previous.x - point.x) * (y - point.y)) / (previous.y - point.y) + point.x)
      inside = !inside;
    previous = point;
  }
  return inside;
}

/** Distance from a place to the nearest point of the outline. */
export function distanceTo(polygon: Polygon, x: number, y: number): number {
  let least = Infinity;
  let previous = polygon.at(-1)!;
  for (const point of polygon) {
    const [dx, dy] = [point.x - previous.x, point.y - previous.y];
    const along = ((x - previous.x) * dx + (y - previous.y) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.min(1, Math.max(0, along));
    least = Math.min(least, Math.hypot(previous.x + dx * t - x, previous.y + dy * t - y));
    previous = point;
  }
  return least;
}

/** More room than this around a place is of no use; from there on nearer to the middle is better. */
const ENOUGH = 46;

/** The place inside with room around it, near the middle: where a card hangs and a throw lands. */
export function roomiest(polygon: Polygon): Point {
  const { left, top, right, bottom } = boxOf(polygon);
  const step = Math.max(4, Math.min(right - left, bottom - top) / 14);
  let best = { x: (left + right) / 2, y: (top + bottom) / 2 };
  let most = -Infinity;
  for (let y = top + step / 2; y < bottom; y += step) {
    for (let x = left + step / 2; x < right; x += step) {
      if (!isInside(polygon, x, y)) continue;
      const off = Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
      const room = Math.min(ENOUGH, distanceTo(polygon, x, y)) - off / 20;
      if (room > most) [best, most] = [{ x, y }, room];
    }
  }
  return best;
}

/** The outline as if its middle was blown up from `from`: how far paint has flowed at share `t`. */
export const grown = (polygon: Polygon, from: Point, t: number): Point[] =>
  polygon.map(({ x, y }) => ({ x: from.x + (x - from.x) * t, y: from.y + (y - from.y) * t }));
