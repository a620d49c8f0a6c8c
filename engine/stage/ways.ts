/**
 * The shortest way from one place to the nearest that is a goal: the places to go to one after another, the goal included;
 * empty where one stands on it, undefined where none can be reached. `beside` says where one can go from a place with move
 * number `move`, from 1; of ways of the same length the one is taken that it names first.
 */
export function wayTo<T>(
  from: T,
  isGoal: (at: T) => boolean,
  beside: (at: T, move: number) => Iterable<T>,
): T[] | undefined {
  if (isGoal(from)) return [];
  const came = new Map<T, T>([[from, from]]);
  let edge = [from];
  for (let move = 1; edge.length > 0; move++) {
    const next: T[] = [];
    for (const at of edge)
      for (const to of beside(at, move)) {
        if (came.has(to)) continue;
        came.set(to, at);
        if (isGoal(to)) return traced(came, from, to);
        next.push(to);
      }
    edge = next;
  }
  return undefined;
}

function traced<T>(came: ReadonlyMap<T, T>, from: T, to: T): T[] {
  const way: T[] = [];
  for (let at = to; at !== from; at = came.get(at)!) way.unshift(at);
  return way;
}
