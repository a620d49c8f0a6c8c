import { STEPS, type Heading } from '../../engine/stage/index.ts';
import type { Point } from './route.ts';

/** How much farther something seems for each u that it lies aside. */
const ASIDE = 2;
/** It lies that way when it is at least so far that way, in u. */
const LEAST = 12;

/**
 * The nearest of some places in a direction; where none lies that way, the farthest on the other side: as on a globe one comes
 * round again.
 */
export function nearestTo<T extends Point>(
  from: Point,
  heading: Heading,
  places: readonly T[],
): T | undefined {
  const [dx, dy] = STEPS[heading];
  let best: T | undefined;
  let least = Infinity;
  let round: T | undefined;
  let most = Infinity;
  for (const place of places) {
    const along = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    if (along > LEAST && along + aside * ASIDE < least) [best, least] = [place, along + aside * ASIDE];
    if (along < -LEAST && along + aside * ASIDE < most) [round, most] = [place, along + aside * ASIDE];
  }
  return best ?? round;
}
