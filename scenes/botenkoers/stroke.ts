import { route, type Point, type Rock } from './route.ts';

/** A stroke keeps so far from what it is not meant to run through, in u. */
const CLEAR = 58;
/** Places that it passes on the way to each mark, and how long it takes in ms: for each, and at most. */
const PLACES = 3;
const MS = { each: 190, most: 1500 } as const;

/** The stroke of a hand from a place through some marks in order, and round all others. */
export function strokeThrough(from: Point, marks: readonly Point[], others: readonly Point[]) {
  const path: [number, number][] = [[from.x, from.y]];
  let at: Point = { x: from.x, y: from.y };
  for (const mark of marks) {
    const rocks: Rock[] = [...marks, ...others]
      .filter((one) => one !== mark && Math.hypot(one.x - at.x, one.y - at.y) > CLEAR)
      .map(({ x, y }) => ({ x, y, r: CLEAR }));
    const way = route(at, mark, rocks).slice(1);
    const every = Math.ceil(way.length / PLACES);
    path.push(
      ...way.filter((_, i) => (way.length - 1 - i) % every === 0).map(({ x, y }): [number, number] => [x, y]),
    );
    at = mark;
  }
  return { kind: 'drag', path, ms: Math.min(MS.most, MS.each * marks.length) } as const;
}
