import type { Rect } from '../thing.ts';

interface Point {
  x: number;
  y: number;
}

/** Steps in u in which a clear place is looked for, and the air that is kept around it. */
const STEP = { x: 40, y: 24 } as const;
const AIR = 10;

/**
 * Where something of this size covers nothing that is taken: at `wanted` when that is clear, else at the nearest clear
 * place within `area`, else where it covers least. Places are middles; all in u.
 */
export function clearPlace(
  size: { width: number; height: number },
  wanted: Point,
  taken: readonly Rect[],
  area: Rect,
): Point {
  const covered = ({ x, y }: Point) =>
    taken.reduce((sum, rect) => sum + overlap(rect, x - size.width / 2, y - size.height / 2, size), 0);
  const least = covered(wanted);
  if (least === 0) return wanted;
  let best = { place: wanted, covers: least, far: 0 };
  const [left, right] = inside(area.x, area.width, size.width);
  const [top, bottom] = inside(area.y, area.height, size.height);
  for (let y = top; y <= bottom; y += STEP.y)
    for (let x = left; x <= right; x += STEP.x) {
      const place = { x, y };
      const covers = covered(place);
      const far = Math.hypot(x - wanted.x, y - wanted.y);
      if (covers < best.covers || (covers === best.covers && far < best.far)) best = { place, covers, far };
    }
  return best.place;
}

/** Where the middle of something of `size` may lie between two edges. */
const inside = (from: number, length: number, size: number): [number, number] =>
  size > length ? [from + length / 2, from + length / 2] : [from + size / 2, from + length - size / 2];

function overlap(rect: Rect, x: number, y: number, { width, height }: { width: number; height: number }) {
  const across = Math.min(rect.x + rect.width + AIR, x + width) - Math.max(rect.x - AIR, x);
  const down = Math.min(rect.y + rect.height + AIR, y + height) - Math.max(rect.y - AIR, y);
  return across > 0 && down > 0 ? across * down : 0;
}
