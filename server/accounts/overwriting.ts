import { changedMeanwhile } from '../licence/periods.ts';

/** Fields of which each may be left out. */
type Maybe<T> = { [K in keyof T]?: T[K] | undefined };

/**
 * Throws `conflict` when somebody else changed, meanwhile, what is to be changed: what stands there `now` is neither what it `was` for
 * who changes it, nor what they wish. Other fields each keep what was written there.
 */
export function refuseOverwriting<T extends object>(now: T, wish: Maybe<T>, was: Maybe<T>): void {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  for (const key of Object.keys(wish) as (keyof T)[])
    if (wish[key] !== undefined && was[key] !== undefined)
      if (!same(was[key], now[key]) && !same(wish[key], now[key])) throw changedMeanwhile();
}
