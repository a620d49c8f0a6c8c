import { homeFrom, loopFrom, turnFrom, turnUp } from './loop.ts';
import { bend, type Line, type Spot } from './track.ts';

/** Height of the line that comes out of the tunnel, and where it begins, out of view. */
export const MAIN = { y: 474, from: -420, to: 1640 } as const;
/** That line, straight on. */
const MAIN_LINE: Line = [
  { x: MAIN.from, y: MAIN.y },
  { x: MAIN.to, y: MAIN.y },
];
/** The same and the loop, where there are no stations. */
export const MAIN_AND_LOOP: readonly Line[] = [MAIN_LINE, turnUp(MAIN.y), loopFrom(MAIN.y)];
/** The first points; the home signal stands so far before it. */
export const FIRST_POINTS = 504;
export const SIGNAL_BEFORE = 160;
/** Roofs of stations stand between these heights, and their middles keep away from that when there are few. */
const STATIONS = { top: 222, bottom: 750, margin: [0, 0, 76, 40, 16, 4, 0] } as const;

/** Where a branch of points leads: to other points, or to a station. */
type Branch = { points: number } | { station: number };

/** Two-way points of the yard: state 0 takes the upper branch, state 1 the lower one. */
export interface Points extends Spot {
  id: number;
  branches: readonly [Branch, Branch];
  /** The stations that each branch leads to. */
  stations: readonly [readonly number[], readonly number[]];
}

/** The rails of one exercise: a tree of points from one line to all stations. */
export interface Yard {
  points: readonly Points[];
  /** Height of each station's rails, from top to bottom. */
  heights: readonly number[];
  /** From here on the rails to the stations are straight. */
  straightFrom: number;
}

/** Heights of so many stations with roofs of this height, from top to bottom. */
function heightsOf(count: number, roof: number): number[] {
  const margin = roof / 2 + (STATIONS.margin[count] ?? 0);
  const [top, bottom] = [STATIONS.top + margin, STATIONS.bottom - margin];
  return Array.from({ length: count }, (_, i) => top + ((bottom - top) * i) / Math.max(1, count - 1));
}

/**
 * Lays a tree of points to stations at these heights. A deep tree turns off one station at a time, a shallow one
 * halves them. `straightFrom` is where the rails to the stations are straight.
 */
export function layYard(heights: readonly number[], deep: boolean, straightFrom: number): Yard {
  const levels = levelsOf(heights.length, deep);
  const step = (straightFrom - FIRST_POINTS) / levels;
  const points: Points[] = [];
  const plant = (stations: readonly number[], level: number): Branch => {
    if (stations.length === 1) return { station: stations[0]! };
    const id = points.length;
    const half = splitAt(stations.length, deep);
    const [upper, lower] = [stations.slice(0, half), stations.slice(half)];
    const y = level === 0 ? MAIN.y : mean(stations.map((one) => heights[one]!));
    points.push({
      id,
      x: FIRST_POINTS + level * step,
      y,
      branches: [{ station: 0 }, { station: 0 }],
      stations: [upper, lower],
    });
    points[id]!.branches = [plant(upper, level + 1), plant(lower, level + 1)];
    return { points: id };
  };
  plant(
    heights.map((_, i) => i),
    0,
  );
  return { points, heights, straightFrom };
}

/** How many points lie behind each other on the longest way. */
export function levelsOf(count: number, deep: boolean): number {
  if (count < 2) return 0;
  const half = splitAt(count, deep);
  return 1 + Math.max(levelsOf(half, deep), levelsOf(count - half, deep));
}

const splitAt = (count: number, deep: boolean) => (deep ? 1 : Math.floor(count / 2));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The points that a train meets on its way, in order, and the station where it comes. */
export function wayOf({ points }: Yard, states: readonly number[]): { points: number[]; station: number } {
  const way: number[] = [];
  for (let at = 0; ;) {
    way.push(at);
    const branch = points[at]!.branches[states[at] ?? 0]!;
    if ('station' in branch) return { points: way, station: branch.station };
    at = branch.points;
  }
}

/** The states with which a train comes at `station`; points that are not on its way stay as they are. */
export const statesTo = ({ points }: Yard, station: number, states: readonly number[]): number[] =>
  points.map(({ id, stations: [upper, lower] }) =>
    upper.includes(station) ? 0 : lower.includes(station) ? 1 : (states[id] ?? 0),
  );

/** The line to the station that these states lead to, from out of view to under its roof. */
export function approachOf(yard: Yard, states: readonly number[]): Line {
  const way = wayOf(yard, states);
  const line: Spot[] = [{ x: MAIN.from, y: MAIN.y }];
  for (const id of way.points) {
    const at = yard.points[id]!;
    line.push(...(line.length === 1 ? [{ x: at.x, y: at.y }] : bend(line.at(-1)!, at)));
  }
  const y = yard.heights[way.station]!;
  line.push(...bend(line.at(-1)!, { x: yard.straightFrom, y }), turnFrom(y));
  return line;
}

/** The whole line that a train rides with these states: through the station, and over the loop into the hill. */
export function routeOf(yard: Yard, states: readonly number[]): Line {
  const approach = approachOf(yard, states);
  return [...approach, ...homeFrom(approach.at(-1)!.y).slice(1)];
}

/** Focus rows: one for each station. Points and the signal are in the row of the station at about their height. */
export const rowAt = (heights: readonly number[], y: number): number =>
  100 +
  heights.reduce((best, height, i) => (Math.abs(height - y) < Math.abs(heights[best]! - y) ? i : best), 0);

/** Every piece of rails of the yard and the loop, each once: for drawing. */
export function railsOf(yard: Yard): Line[] {
  const first = yard.points[0]!;
  const rails: Line[] = [loopFrom(yard.heights.at(-1)!), [{ x: MAIN.from, y: MAIN.y }, first]];
  for (const from of yard.points)
    for (const branch of from.branches) {
      const to =
        'points' in branch
          ? yard.points[branch.points]!
          : { x: yard.straightFrom, y: yard.heights[branch.station]! };
      rails.push([from, ...bend(from, to)]);
      if ('station' in branch) rails.push([to, ...turnUp(to.y)]);
    }
  return rails;
}

/** Room between two stations, what rails between them need, and the widest roofs of which two go beside each other. */
const BETWEEN = { stations: 6, rails: 40, widest: 240, columns: 20 } as const;
const SMALLER = 0.02;
/** A picture this small is better off in two columns. */
const SMALL = 0.8;

/** Where a station stands: height of its rails, its size, and how far from the right edge. */
interface Place {
  y: number;
  scale: number;
  aside: number;
}

/**
 * Places for stations with roofs of these sizes, from top to bottom at the right edge. Tall and narrow ones (pictures)
 * stand in two columns when there are many: the rails of the one pass between the roofs of the other.
 */
export function placesFor(roofs: readonly { width: number; height: number }[]): Place[] {
  const tallest = Math.max(...roofs.map(({ height }) => height));
  const widest = Math.max(...roofs.map(({ width }) => width));
  const pitchAt = (scale: number) => {
    const [first, second] = heightsOf(roofs.length, tallest * scale);
    return (second ?? Infinity) - first!;
  };
  const largest = (fits: (scale: number) => boolean) => {
    let scale = 1;
    while (scale > SMALLER * 2 && !fits(scale)) scale -= SMALLER;
    return scale;
  };
  const inLine = largest((scale) => pitchAt(scale) - BETWEEN.stations >= tallest * scale);
  const inTwo = largest(
    (scale) => pitchAt(scale) * 2 - BETWEEN.rails - BETWEEN.stations * 2 >= tallest * scale,
  );
  const two = inLine < SMALL && widest <= BETWEEN.widest;
  const scale = two ? inTwo : inLine;
  return heightsOf(roofs.length, tallest * scale).map((y, i) => ({
    y,
    scale,
    aside: two && i % 2 === 0 ? widest * scale + BETWEEN.columns : 0,
  }));
}

/** ms that a train stands still at least, from `shownMs` on, so that all was readable for `readingMs`. */
export const waitFor = (now: number, shownMs: number, readingMs: number): number =>
  Math.max(0, shownMs + readingMs - now);

/** So many trains brought home without holding them are the kunstje; in a short round all of it. */
export const featGoal = (of: number): number => Math.min(8, of);

/** Half a station master, and where a note may begin. */
const MASTER = { half: 22, left: 52 } as const;
/** Where the middle of a note of this width comes: left of the station master at `x`, or right where there is no room. */
export function noteBeside(x: number, width: number): number {
  const far = width / 2 + MASTER.half;
  return x - far - width / 2 < MASTER.left ? x + far : x - far;
}

/** Room between the parts of a train of this width, so that each has room for its engine and all stay in view. */
export const roomBetween = (width: number, count: number): number =>
  count < 2 ? 0 : Math.max(14, Math.min(116, (1040 - width) / (count - 1)));
