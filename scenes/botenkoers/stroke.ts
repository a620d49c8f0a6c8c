import { lengthOf, route, Track, type Point, type Rock } from './route.ts';

/** A stroke keeps so far from what it is not meant to run through, in u. */
const CLEAR = 50;
/** How many places it has at most, and how far apart they are at least, in u: it never stands still. */
const PLACES = { most: 70, apart: 36 } as const;
/** How long it takes in ms: for each mark, and at most. */
const MS = { each: 200, most: 1500 } as const;

/** The stroke of a hand from a place through some marks in order, and round all others. */
export function strokeThrough(from: Point, marks: readonly Point[], others: readonly Point[]) {
  let at: Point = { x: from.x, y: from.y };
  const legs = marks.map((mark) => {
    const rocks: Rock[] = [...marks, ...others]
      .filter((one) => one !== mark && Math.hypot(one.x - at.x, one.y - at.y) > CLEAR)
      .map(({ x, y }) => ({ x, y, r: CLEAR }));
    const way = route(at, { x: mark.x, y: mark.y }, rocks);
    at = mark;
    return way;
  });
  const length = legs.reduce((sum, leg) => sum + lengthOf(leg), 0);
  const pitch = Math.max(PLACES.apart, length / PLACES.most);
  const path: [number, number][] = [[from.x, from.y]];
  for (const leg of legs) {
    const track = new Track(leg);
    const count = Math.max(1, Math.round(track.length / pitch));
    for (let i = 1; i <= count; i++) {
      const { x, y } = track.at((track.length * i) / count);
      path.push([x, y]);
    }
  }
  return { kind: 'drag', path, ms: Math.min(MS.most, MS.each * marks.length) } as const;
}
