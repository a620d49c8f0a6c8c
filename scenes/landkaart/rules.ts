import type { MapTask } from './data.ts';
import type { Edge, Island, Point } from './island.ts';

/** Where the ferry lands. */
export const JETTY = 'steiger';

/** The node of a place. */
export const nodeOf = (anchor: number): string => String(anchor + 1);

const isDone = ({ state }: MapTask) => state === 'klaar' || state === 'goud';
const isShut = ({ state }: MapTask) => state === 'dicht';

/**
 * Where the pupil stands when the map opens: at the place of the game that was just left, at the jetty when that had no
 * place on the path, else at the first place where there is something to do.
 */
export function startNode(places: readonly MapTask[], left: string | undefined): string {
  const task =
    left === undefined
      ? (places.find((place) => !isShut(place) && !isDone(place)) ?? places[0])
      : places.find(({ id }) => id === left);
  return task ? nodeOf(task.anchor) : JETTY;
}

/** The next place in walking order, after `node`, where there is something to do. */
export function nextToDo(places: readonly MapTask[], node: string): string {
  const open = places.filter((place) => !isShut(place)).sort((a, b) => a.anchor - b.anchor);
  const todo = open.filter((place) => !isDone(place));
  const list = todo.length > 0 ? todo : open;
  const next = list.find(({ anchor }) => anchor + 1 > (Number(node) || 0)) ?? list[0];
  return next ? nodeOf(next.anchor) : JETTY;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const WAY: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};
/** An arrow takes a path that leaves within this cosine of its own way (about 53 degrees). */
const LEAST_COSINE = 0.6;

/** A stretch of a walk: the points to pass up to a node. */
export interface Leg {
  to: string;
  points: readonly Point[];
}
/** A walk from node to node. */
export type Walk = readonly Leg[];

const lengthOf = (points: readonly Point[]) =>
  points
    .slice(1)
    .reduce((sum, point, i) => sum + Math.hypot(point.x - points[i]!.x, point.y - points[i]!.y), 0);

/** The edges that begin or end at a node, each turned so that it begins there. */
function edgesAt(edges: readonly Edge[], node: string): Edge[] {
  return edges.flatMap((edge) => {
    if (edge.from === node) return [edge];
    if (edge.to === node)
      return [{ ...edge, from: edge.to, to: edge.from, points: edge.points.toReversed() }];
    return [];
  });
}

/** The shortest walk over open edges (Dijkstra); undefined when there is none. */
export function shortestWalk(edges: readonly Edge[], from: string, to: string): Walk | undefined {
  const best = new Map<string, { far: number; walk: Walk }>([[from, { far: 0, walk: [] }]]);
  const open = new Set([from]);
  while (open.size > 0) {
    const node = [...open].reduce((a, b) => (best.get(b)!.far < best.get(a)!.far ? b : a));
    open.delete(node);
    const { far, walk } = best.get(node)!;
    if (node === to) return walk;
    for (const edge of edgesAt(edges, node)) {
      const there = far + lengthOf(edge.points);
      if (there >= (best.get(edge.to)?.far ?? Infinity)) continue;
      best.set(edge.to, {
        far: there,
        walk: [...walk, { to: edge.to, points: edge.points }],
      });
      open.add(edge.to);
    }
  }
  return undefined;
}

/** The node that an arrow key leads to from `node`, over the open edge that leaves most in that direction. */
export function neighbour(edges: readonly Edge[], node: string, direction: Direction): string | undefined {
  const way = WAY[direction];
  const cosine = ({ points }: Edge) => {
    const [a, b] = [
      points[0],
      points.find((point) => Math.hypot(point.x - points[0]!.x, point.y - points[0]!.y) > 20),
    ];
    if (!a || !b) return -1;
    return ((b.x - a.x) * way.x + (b.y - a.y) * way.y) / Math.hypot(b.x - a.x, b.y - a.y);
  };
  const best = edgesAt(edges, node)
    .map((edge) => ({ to: edge.to, fits: cosine(edge) }))
    .filter(({ fits }) => fits >= LEAST_COSINE)
    .sort((a, b) => b.fits - a.fits)[0];
  return best?.to;
}

/**
 * The edges that may be walked: those to open places, and what lies between or beside them. An edge is open when both
 * its ends are; a node that is no place is open when a path from the jetty over open places reaches it.
 */
export function openEdges({ edges }: Island, isOpen: (place: string) => boolean): Edge[] {
  const isPlace = (node: string) => /^\d+$/.test(node);
  const reached = new Set([JETTY]);
  for (let grown = true; grown;) {
    grown = false;
    for (const { from, to } of edges) {
      for (const [a, b] of [
        [from, to],
        [to, from],
      ] as const) {
        if (reached.has(a) && !reached.has(b) && (!isPlace(b) || isOpen(b))) {
          reached.add(b);
          grown = true;
        }
      }
    }
  }
  return edges.filter(({ from, to }) => reached.has(from) && reached.has(to));
}

/** The node nearest to a point, within `reach` u. */
export function nearestNode({ nodes }: Island, { x, y }: Point, reach: number): string | undefined {
  let best: string | undefined;
  let least = reach;
  for (const [name, at] of nodes) {
    const far = Math.hypot(at.x - x, at.y - y);
    if (far >= least) continue;
    least = far;
    best = name;
  }
  return best;
}

/** What fits on a roof sign: as many of the parts of `ei|ij` as there is room for, each letter about `letter` u wide. */
export function signParts(sign: string, room: number, letter: number): string[] {
  const parts = sign.split('|');
  const width = (count: number) => parts.slice(0, count).join('').length * letter + (count - 1) * 14;
  let count = parts.length;
  while (count > 1 && width(count) > room) count--;
  return parts.slice(0, count);
}
