import type { MapTask } from './data.ts';
import type { Edge, Island, Point } from './island.ts';

/** The node of a place. */
export const nodeOf = (anchor: number): string => String(anchor + 1);

/** Nothing left to do; what has its turn all the same is not done by its stars. */
const isDone = ({ state, turn }: MapTask) => (state === 'klaar' || state === 'goud') && turn === undefined;
const isShut = ({ state }: MapTask) => state === 'dicht';

/** What is for today, first what the teacher set ready; what was done and gathers dust comes last. */
const TODAY: Partial<Record<MapTask['state'], number>> = {
  klaargezet: 0,
  toets: 0,
  bezig: 1,
  open: 2,
  opfrissen: 3,
};

const turnOf = ({ turn, state }: MapTask): number => turn ?? TODAY[state] ?? 9;

/** The first place with something to do today. */
const forToday = (places: readonly MapTask[]): MapTask | undefined =>
  [...places]
    .filter((place) => !isShut(place) && !isDone(place))
    .sort((a, b) => turnOf(a) - turnOf(b) || a.anchor - b.anchor)[0];

/**
 * Where the pupil stands when the map opens: at the place of the game that was just left, at `home` when that has no
 * place here, else where today's work is.
 */
export function startNode(places: readonly MapTask[], left: string | undefined, home: string): string {
  const task = left === undefined ? (forToday(places) ?? places[0]) : places.find(({ id }) => id === left);
  return task ? nodeOf(task.anchor) : home;
}

/** Whether there is a place with something to do. */
export const hasToDo = (places: readonly MapTask[]): boolean =>
  places.some((place) => !isShut(place) && !isDone(place));

/**
 * The next place after `node` where there is something to do, in walking order, or in the order of their turns where places have one;
 * else the next open one, if any.
 */
export function nextToDo(places: readonly MapTask[], node: string): string | undefined {
  const open = places.filter((place) => !isShut(place)).sort((a, b) => a.anchor - b.anchor);
  const todo = open.filter((place) => !isDone(place));
  if (todo.some(({ turn }) => turn !== undefined)) {
    const inTurn = todo.toSorted((a, b) => turnOf(a) - turnOf(b) || a.anchor - b.anchor);
    const here = inTurn.findIndex(({ anchor }) => nodeOf(anchor) === node);
    return nodeOf(inTurn[(here + 1) % inTurn.length]!.anchor);
  }
  const list = todo.length > 0 ? todo : open;
  const next = list.find(({ anchor }) => anchor + 1 > (Number(node) || 0)) ?? list[0];
  return next && nodeOf(next.anchor);
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The way that each arrow key means. */
export const ARROWS: Partial<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const WAY: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};
/** An arrow never leads over a path that leaves further from its own way than this cosine (about 84 degrees). */
const LEAST_COSINE = 0.1;
/** How far along a path one looks to see where it goes, in u. */
const LOOK_AHEAD = 56;

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

/** Which way a path goes at its beginning, as a cosine with each arrow. */
function cosinesOf({ points }: Edge): Record<Direction, number> {
  const [from] = points;
  const there = points.find((point) => Math.hypot(point.x - from!.x, point.y - from!.y) > LOOK_AHEAD);
  const to = there ?? points.at(-1)!;
  const far = Math.hypot(to.x - from!.x, to.y - from!.y) || 1;
  const cosine = ({ x, y }: Point) => ((to.x - from!.x) * x + (to.y - from!.y) * y) / far;
  return { left: cosine(WAY.left), right: cosine(WAY.right), up: cosine(WAY.up), down: cosine(WAY.down) };
}

type Arrows = Partial<Record<Direction, string>>;

/**
 * Gives every path at a node an arrow of its own: as many paths as can be, and of those ways the one that fits best. So
 * two paths that both go up are still reached by two arrows.
 */
function arrowsAt(edges: readonly Edge[], node: string): Arrows {
  const paths = edgesAt(edges, node).map((edge) => ({ to: edge.to, fits: cosinesOf(edge) }));
  const best = { score: -1, arrows: {} as Arrows };
  const assign = (at: number, arrows: Arrows, score: number) => {
    const path = paths[at];
    if (!path) {
      if (score > best.score) Object.assign(best, { score, arrows });
      return;
    }
    assign(at + 1, arrows, score);
    for (const way of Object.keys(WAY) as Direction[])
      // One more path weighs more than any fit.
      if (!arrows[way] && path.fits[way] >= LEAST_COSINE)
        assign(at + 1, { ...arrows, [way]: path.to }, score + 4 + path.fits[way]);
  };
  assign(0, {}, 0);
  return best.arrows;
}

/** The node that an arrow key leads to from `node`; undefined where there is no path that way, or a shut one. */
export function neighbour(
  edges: readonly Edge[],
  node: string,
  direction: Direction,
  isOpen: (edge: Edge) => boolean = () => true,
): string | undefined {
  const to = arrowsAt(edges, node)[direction];
  const joins = ({ from, to: end }: Edge) => (from === node && end === to) || (from === to && end === node);
  return edges.some((edge) => joins(edge) && isOpen(edge)) ? to : undefined;
}

/**
 * The edges that may be walked: those to open places, and what lies between or beside them. An edge is open when both
 * its ends are; a node that is no place is open when a path from `home` over open places reaches it.
 */
export function openEdges(
  { edges, home }: Pick<Island, 'edges' | 'home'>,
  isOpen: (place: string) => boolean,
): Edge[] {
  const isPlace = (node: string) => /^\d+$/.test(node);
  const reached = new Set([home]);
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

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** What a place takes up around its node: building and roof, name, step. */
const PLACE_BOXES: readonly Box[] = [
  { left: -84, top: -186, right: 84, bottom: -70 },
  { left: -92, top: -74, right: 92, bottom: -28 },
  { left: -28, top: -30, right: 28, bottom: 24 },
];
/** What stands besides, around its foot. */
const THING_BOX: Box = { left: -76, top: -130, right: 76, bottom: 20 };
const FRIEND_BOX: Box = { left: -30, top: -54, right: 30, bottom: 8 };
const BRIDGE_BOX: Box = { left: -44, top: -56, right: 44, bottom: 40 };
const CORE_BOX: Box = { left: 43, top: 84, right: 1323, bottom: 740 };
const STRIDE = 12;
/** Half of the width of a path; to hang over one is as bad as to hang this much further away. */
const PATH = { half: 22, cost: 700 } as const;

/**
 * The best place near `wanted` where something of this size covers no place, thing, bridge or friend on an island, and if
 * it can be no path; higher or lower counts twice as much as aside. `middle` is that of the island on the chart, so that
 * the answer is one of the stage. `wanted` itself where all is full.
 */
export function freeSpot(
  {
    nodes,
    things,
    friends,
    middle,
    edges,
    bridges,
  }: Omit<Island, 'home' | 'filler' | 'above' | 'inks' | 'origin'>,
  size: Box,
  wanted: Point,
): Point {
  const [dx, dy] = [middle.x - 683, middle.y - 384];
  const around = (box: Box, { x, y }: Point): Box => ({
    left: x - dx + box.left,
    right: x - dx + box.right,
    top: y - dy + box.top,
    bottom: y - dy + box.bottom,
  });
  const step: Box = { left: -PATH.half, top: -PATH.half, right: PATH.half, bottom: PATH.half };
  const paths = edges.flatMap(({ points }) => points.map((at) => around(step, at)));
  const taken = [
    ...[...nodes]
      .filter(([name]) => /^\d+$/.test(name))
      .flatMap(([, at]) => PLACE_BOXES.map((box) => around(box, at))),
    ...[...things.values()].map((at) => around(THING_BOX, at)),
    ...[...bridges.values()].map(({ at }) => around(BRIDGE_BOX, at)),
    ...friends.map((at) => around(FRIEND_BOX, at)),
  ];
  const clear = (box: Box, others: readonly Box[]) =>
    others.every(
      (other) =>
        box.right <= other.left ||
        other.right <= box.left ||
        box.bottom <= other.top ||
        other.bottom <= box.top,
    );
  let best = wanted;
  let least = Infinity;
  for (let x = CORE_BOX.left - size.left; x + size.right <= CORE_BOX.right; x += STRIDE)
    for (let y = CORE_BOX.top - size.top; y + size.bottom <= CORE_BOX.bottom; y += STRIDE) {
      const far = Math.hypot(x - wanted.x, 2 * (y - wanted.y));
      if (far >= least) continue;
      const box = { left: x + size.left, right: x + size.right, top: y + size.top, bottom: y + size.bottom };
      if (!clear(box, taken)) continue;
      const cost = far + (clear(box, paths) ? 0 : PATH.cost);
      if (cost >= least) continue;
      least = cost;
      best = { x, y };
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
