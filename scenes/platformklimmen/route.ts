import { wayTo } from '../../engine/stage/index.ts';
import { flightTime, FOOT, MOVE, ROOF, type Floor, type Ladder, type Shelf, type Spot } from './rules.ts';

/** What the climber does next, standing on a shelf. */
export type Move =
  | { do: 'stay' }
  | { do: 'walk'; x: number }
  | { do: 'jump'; x: number; to: string }
  | { do: 'drop'; to: string }
  | { do: 'climb'; ladder: Ladder; to: string };

/** A way from one shelf to another: where it may begin, and what is done there. */
interface Edge {
  to: string;
  from: [left: number, right: number];
  act(x: number): Move;
}

/** Room kept to the edge of a shelf when jumping off or landing. */
const EDGE = 18;
/** So far outside a plank a jump clears its end. */
const ROUND = 70;
/** How thick a plank is. */
const PLANK_THICK = 16;
/** Near enough to begin. */
const NEAR = 3;
const PASSABLE = new Set<Shelf['kind']>(['ledge', 'step', 'spring', 'cushion']);

export const shelfOf = (floor: Floor, id: string): Shelf | undefined =>
  floor.shelves.find((shelf) => shelf.id === id);

/** The farthest that a jump with a rise carries, in u. */
export const reachOf = (rise: number): number => (flightTime(rise) ?? 0) * MOVE.run;

/** Every way to leave a shelf by oneself: over gaps, up through ledges, down, and by ladder. */
function edgesFrom(floor: Floor, from: Shelf): Edge[] {
  const edges: Edge[] = [];
  for (const to of floor.shelves) if (to !== from) edges.push(...between(floor, from, to));
  for (const ladder of floor.ladders) {
    const to = ladder.lower === from.id ? ladder.upper : ladder.upper === from.id ? ladder.lower : '';
    if (to) edges.push({ to, from: [ladder.x, ladder.x], act: () => ({ do: 'climb', ladder, to }) });
  }
  return edges;
}

function between(floor: Floor, from: Shelf, to: Shelf): Edge[] {
  const rise = to.up - from.up;
  const left = Math.max(from.left, to.left) + EDGE;
  const right = Math.min(from.right, to.right) - EDGE;
  // Movers are for who likes them: nobody is sent there.
  if (to.kind === 'step' || to.kind === 'spring' || to.kind === 'stair') return [];
  if (from.kind === 'plank' || to.kind === 'plank') return aroundPlank(from, to);
  if (right >= left) {
    if (rise > 0 && rise < MOVE.jump - 12 && to.kind === 'ledge')
      return [{ to: to.id, from: [left, right], act: (x) => ({ do: 'jump', x, to: to.id }) }];
    if (rise < 0 && PASSABLE.has(from.kind) && isNextBelow(floor, from, to, (left + right) / 2))
      return [{ to: to.id, from: [left, right], act: () => ({ do: 'drop', to: to.id }) }];
    return [];
  }
  return over(from, to, rise);
}

/** A plank is hard from below: one jumps up round its ends, and off them. */
function aroundPlank(from: Shelf, to: Shelf): Edge[] {
  const [low, plank] = to.kind === 'plank' ? [from, to] : [to, from];
  const rise = plank.up - low.up;
  if (low.kind === 'plank' || rise <= 0 || rise >= MOVE.jump - 12) return [];
  return [
    { outside: plank.left - ROUND, inside: plank.left + EDGE },
    { outside: plank.right + ROUND, inside: plank.right - EDGE },
  ].flatMap(({ outside, inside }): Edge[] => {
    if (outside < low.left + EDGE || outside > low.right - EDGE) return [];
    const [start, land] = to === plank ? [outside, inside] : [inside, outside];
    return [{ to: to.id, from: [start, start], act: () => ({ do: 'jump', x: land, to: to.id }) }];
  });
}

/** A jump sideways, where it is not too far. */
function over(from: Shelf, to: Shelf, rise: number): Edge[] {
  if (to.kind === 'cushion' || rise >= MOVE.jump - 12) return [];
  const isRight = to.left > from.left;
  const start = isRight ? from.right - EDGE : from.left + EDGE;
  const land = isRight ? Math.max(to.left, from.right) + EDGE : Math.min(to.right, from.left) - EDGE;
  if (Math.abs(land - start) > reachOf(rise)) return [];
  return [{ to: to.id, from: [start, start], act: () => ({ do: 'jump', x: land, to: to.id }) }];
}

/** Whether nothing catches who drops from one shelf to another. */
function isNextBelow({ shelves }: Floor, from: Shelf, to: Shelf, x: number): boolean {
  return !shelves.some(
    ({ kind, up, left, right }) =>
      kind !== 'step' && kind !== 'spring' && up < from.up && up > to.up && x >= left && x <= right,
  );
}

/** The next thing to do on the way from one spot to another; undefined when there is no way. */
export function nextMove(floor: Floor, from: Spot, goal: Spot): Move | undefined {
  const isFar = Math.abs(from.x - goal.x) > NEAR;
  const levels = levelOf(goal.shelf) - levelOf(from.shelf);
  if (floor.stairs && levels !== 0) return byLadder(floor, from, levels > 0);
  if (floor.stairs && isFar) return { do: 'walk', x: goal.x };
  if (from.shelf === goal.shelf) return isFar ? { do: 'walk', x: goal.x } : { do: 'stay' };
  const edge = firstEdge(floor, from.shelf, goal.shelf);
  if (!edge) return undefined;
  const x = Math.min(edge.from[1], Math.max(edge.from[0], goal.x));
  return Math.abs(from.x - x) <= NEAR ? edge.act(x) : { do: 'walk', x };
}

/** The lowest board, what is on and over the base, and the board over the hall. */
const levelOf = (shelf: string) => (shelf === FOOT ? 0 : shelf === ROOF ? 2 : 1);

/** Where all is walked one ladder leads up from each level, and down to it. */
function byLadder({ ladders }: Floor, { shelf, x }: Spot, up: boolean): Move | undefined {
  const level = levelOf(shelf);
  const ladder = ladders.find(({ lower, upper }) => levelOf(up ? lower : upper) === level);
  if (!ladder) return undefined;
  if (Math.abs(ladder.x - x) > NEAR) return { do: 'walk', x: ladder.x };
  return { do: 'climb', ladder, to: up ? ladder.upper : ladder.lower };
}

/** The first edge of the way with the fewest shelves. */
function firstEdge(floor: Floor, from: string, to: string): Edge | undefined {
  const edges = (id: string) => {
    const shelf = shelfOf(floor, id);
    return shelf ? edgesFrom(floor, shelf) : [];
  };
  const way = wayTo(
    from,
    (id) => id === to,
    (id) => edges(id).map((edge) => edge.to),
  );
  return edges(from).find((edge) => edge.to === way?.[0]);
}

/** The highest shelf at a place in the hall. */
export function topAt({ shelves }: Pick<Floor, 'shelves'>, x: number): Shelf | undefined {
  return shelves
    .filter(({ id, left, right }) => id !== ROOF && x >= left && x <= right)
    .reduce<Shelf | undefined>((top, shelf) => (top && top.up >= shelf.up ? top : shelf), undefined);
}

/** Stairs are walked up by themselves, up to this rise in u and this far ahead. */
const STAIRS = { rise: 52, ahead: 8 } as const;

/** The stair that one walks up next, at a height above the base and in a direction, -1 or 1. */
export function stairAhead({ shelves }: Floor, x: number, dir: number, up: number): Shelf | undefined {
  const ahead = x + dir * STAIRS.ahead;
  return shelves.find(
    (shelf) =>
      ahead >= shelf.left && ahead <= shelf.right && shelf.up > up + 4 && shelf.up - up <= STAIRS.rise,
  );
}

/** The plank that a head at this height above the base is right under. */
export const plankOver = ({ shelves }: Floor, head: number): Shelf | undefined =>
  shelves.find(({ kind, up }) => kind === 'plank' && Math.abs(up - head - PLANK_THICK) < 8);

/** How far a place above a shelf may be from it to mean that shelf; below it counts only a little. */
const MEANT = { above: 190, below: 34, beside: 60 } as const;

/** The spot that is meant by a place, given as x and height above the base. */
export function spotAt(floor: Floor, x: number, up: number): Spot | undefined {
  let best: Spot | undefined;
  let least = Infinity;
  for (const { id, kind, left, right, up: surface } of floor.shelves) {
    if (kind === 'spring' || kind === 'step') continue;
    // Nobody walks under the stairs.
    if (floor.stairs && levelOf(id) === 1 && topAt(floor, x)?.id !== id) continue;
    const over = up - surface;
    if (over < -MEANT.below || over > MEANT.above) continue;
    const to = Math.min(right - EDGE, Math.max(left + EDGE, x));
    const beside = Math.abs(to - x);
    if (beside > MEANT.beside) continue;
    const cost = Math.abs(over) + beside * 2;
    if (cost < least) [best, least] = [{ shelf: id, x: to }, cost];
  }
  return best;
}
