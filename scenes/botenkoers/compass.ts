import { STEPS, type Heading } from '../../engine/stage/index.ts';
import type { Point } from './route.ts';

/** How much farther something seems for each u that it lies aside, where nothing lies straight that way. */
const ASIDE = 2;
/** It lies that way when it is at least so far that way, in u. */
const LEAST = 12;

/** The one of which a measure is least; none where it is never a number. */
function least<T>(all: readonly T[], measure: (one: T) => number): T | undefined {
  let best: T | undefined;
  let most = Infinity;
  for (const one of all) {
    const size = measure(one);
    if (size < most) [best, most] = [one, size];
  }
  return best;
}

/**
 * The nearest of some places in a direction: first of those that lie more that way than aside, then of all that way. Where there
 * are none, the farthest on the other side: as on a globe one comes round again.
 */
export function nearestTo<T extends Point>(
  from: Point,
  heading: Heading,
  places: readonly T[],
): T | undefined {
  const [dx, dy] = STEPS[heading];
  const along = ({ x, y }: Point) => (x - from.x) * dx + (y - from.y) * dy;
  const aside = ({ x, y }: Point) => Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
  const seems = (one: Point) => along(one) + ASIDE * aside(one);
  return (
    least(places, (one) =>
      along(one) > 0 && aside(one) <= along(one) ? Math.hypot(along(one), aside(one)) : NaN,
    ) ??
    least(places, (one) => (along(one) > LEAST ? seems(one) : NaN)) ??
    least(places, (one) => (along(one) < -LEAST ? seems(one) : NaN))
  );
}
