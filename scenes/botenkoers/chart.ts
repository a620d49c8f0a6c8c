import type { Rng } from '../../engine/exercise/index.ts';
import type { Point, Rock } from './route.ts';

/** An island or a reef, by its sprite. */
export interface Island extends Rock {
  frame: string;
}

/** Where things may lie on the chart. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Where the boat lies before it sails. */
export const HOME: Point = { x: 206, y: 452 };
/** Where buoys and harbours may lie. */
export const AREA: Area = { left: 288, right: 1226, top: 240, bottom: 622 };
/** Air between two things, and between a thing and a rock. */
const GAP = 26;
const SHORE = 18;
/** How far a line keeps from a shore. */
export const CLEAR = 20;
/** So many places are tried for each thing, and so often all of them before an island goes. */
const TRIES = 48;
const ATTEMPTS = 4;

const island = (frame: string, x: number, y: number, r: number): Island => ({ frame, x, y, r });

/** The three sheets of a round, one after each turn: a bay, a sea with reefs, the capes by evening. The first lie longest. */
export const SHEETS: readonly (readonly Island[])[] = [
  [
    island('eiland-0', 704, 432, 66),
    island('eiland-1', 432, 316, 50),
    island('eiland-2', 1010, 330, 56),
    island('eiland-3', 1098, 560, 46),
  ],
  [
    island('eiland-4', 560, 452, 62),
    island('rif-0', 850, 322, 36),
    island('eiland-5', 1064, 482, 58),
    island('rif-1', 372, 574, 34),
    island('rif-0', 780, 580, 36),
  ],
  [
    island('eiland-6', 840, 446, 66),
    island('eiland-7', 496, 318, 54),
    island('rif-1', 446, 566, 34),
    island('eiland-1', 1132, 322, 48),
    island('rif-0', 1096, 574, 36),
  ],
];

/** What lines bend round. */
export const rocksOf = (islands: readonly Rock[]): Rock[] =>
  islands.map(({ x, y, r }) => ({ x, y, r: r + CLEAR }));

/** Where things lie: their middles, what is left of the islands, and how much smaller they have to be. */
export interface Lying {
  spots: Point[];
  islands: readonly Island[];
  scale: number;
}

/** The air between two things of these sizes, in u. */
const between = (a: Point, one: Size, b: Point, two: Size) =>
  Math.max(
    Math.abs(a.x - b.x) - (one.width + two.width) / 2,
    Math.abs(a.y - b.y) - (one.height + two.height) / 2,
  );

/** The water between a thing and a rock. */
function fromShore(at: Point, { width, height }: Size, { x, y, r }: Rock): number {
  const dx = Math.max(0, Math.abs(at.x - x) - width / 2);
  const dy = Math.max(0, Math.abs(at.y - y) - height / 2);
  return Math.hypot(dx, dy) - r;
}

/**
 * Strews things over the chart, each as far from the others as can be found. Where it is too full an island makes room, the last
 * one first, and at last things lie in rows.
 */
export function strew(sizes: readonly Size[], islands: readonly Island[], area: Area, rng: Rng): Lying {
  for (let kept = islands.length; kept >= 0; kept--) {
    const left = islands.slice(0, kept);
    for (let n = 0; n < ATTEMPTS; n++) {
      const spots = tried(sizes, left, area, rng);
      if (spots) return { spots, islands: left, scale: 1 };
    }
  }
  return { ...inRows(sizes, area), islands: [] };
}

function tried(sizes: readonly Size[], rocks: readonly Rock[], area: Area, rng: Rng): Point[] | undefined {
  const spots = new Map<number, Point>();
  // The widest first: they find a place while there is room.
  const order = [...sizes.keys()].sort((a, b) => sizes[b]!.width - sizes[a]!.width);
  for (const i of order) {
    const size = sizes[i]!;
    let best: Point | undefined;
    let most = 0;
    for (let n = 0; n < TRIES; n++) {
      const at = {
        x: Math.round(rng.between(area.left + size.width / 2, area.right - size.width / 2)),
        y: Math.round(rng.between(area.top + size.height / 2, area.bottom - size.height / 2)),
      };
      const airs = [...spots].map(([j, spot]) => between(at, size, spot, sizes[j]!) - GAP);
      const shores = rocks.map((rock) => fromShore(at, size, rock) - SHORE);
      // A shore near by is no harm, another thing is.
      if (shores.some((water) => water < 0)) continue;
      const air = Math.min(400, ...airs) + Math.min(30, ...shores) * 0.2;
      if (Math.min(0, ...airs) < 0 || air <= most) continue;
      best = at;
      most = air;
    }
    if (!best) return undefined;
    spots.set(i, best);
  }
  return sizes.map((_, i) => spots.get(i)!);
}

/** Rows of things, each in the shortest row so far: as few rows as there is room for. */
function inRows(sizes: readonly Size[], area: Area): { spots: Point[]; scale: number } {
  const wide = area.right - area.left;
  const high = area.bottom - area.top;
  const tallest = Math.max(...sizes.map(({ height }) => height));
  const most = Math.max(1, Math.floor(high / (tallest + GAP / 2)));
  for (let count = 1; count <= most; count++) {
    const rows = Array.from({ length: count }, () => ({ length: -GAP, ids: [] as number[] }));
    for (const i of [...sizes.keys()].sort((a, b) => sizes[b]!.width - sizes[a]!.width)) {
      const row = rows.reduce((least, one) => (one.length < least.length ? one : least));
      row.ids.push(i);
      row.length += sizes[i]!.width + GAP;
    }
    const longest = Math.max(...rows.map(({ length }) => length));
    if (longest > wide && count < most) continue;
    const scale = Math.min(1, wide / longest);
    const spots: Point[] = [];
    for (const [n, { length, ids }] of rows.entries()) {
      const air = (wide - length * scale) / (ids.length + 1);
      let x = area.left + air;
      // As they were dealt, not by their width.
      for (const i of ids.sort((a, b) => a - b)) {
        const width = sizes[i]!.width * scale;
        spots[i] = { x: x + width / 2, y: area.top + ((n + 0.5) * high) / count };
        x += width + GAP * scale + air;
      }
    }
    return { spots, scale };
  }
  return { spots: [], scale: 1 };
}
