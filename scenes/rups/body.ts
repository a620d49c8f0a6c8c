import { wayTo } from '../../engine/stage/index.ts';
import { around, type Spot } from './grid.ts';

/** A caterpillar: its cells from head to tail. */
export type Body = readonly Spot[];

/** One cell on; the tail follows. */
export const crawl = (body: Body, to: Spot): Spot[] => [to, ...body.slice(0, -1)];

/** Whether it lies in its own way there. Its tail is gone by the time the head comes. */
const isOwn = (body: Body, to: Spot) => body.slice(0, -1).includes(to);

/** Whether there is no way left but over its own back. */
const isTrapped = (body: Body, walls: ReadonlySet<Spot>) =>
  around(body[0]!).every((to) => walls.has(to) || isOwn(body, to));

/**
 * Whether the head can't go there. It waits for its own tail too, but never for ever: one that lies all around itself
 * climbs over its own back.
 */
export const isBlocked = (body: Body, to: Spot | undefined, walls: ReadonlySet<Spot>): boolean =>
  to === undefined || walls.has(to) || (isOwn(body, to) && !isTrapped(body, walls));

/**
 * The next cell on the way to one of `goals`, around walls and its own body; undefined when it is there or can't get
 * there. It counts on the tail to move along; where that is not enough it goes on until there is a way.
 */
export function nextStep(body: Body, goals: ReadonlySet<Spot>, walls: ReadonlySet<Spot>): Spot | undefined {
  const head = body[0]!;
  if (goals.has(head)) return undefined;
  const leaves = (to: Spot, move: number) => {
    const at = body.indexOf(to);
    return at < 0 || at >= body.length - move;
  };
  const isGoal = (to: Spot) => goals.has(to);
  const free = (at: Spot) => around(at).filter((to) => !walls.has(to));
  const way = wayTo(head, isGoal, (at, move) => free(at).filter((to) => leaves(to, move)));
  if (way) return way[0];
  const over = wayTo(head, isGoal, free);
  if (!over) return undefined;
  return [...over.slice(0, 1), ...around(head)].find((to) => !isBlocked(body, to, walls));
}
