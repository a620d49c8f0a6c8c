import { CLEAR_Z } from './terms.ts';
import { expectedOf, kept, type Ability } from './ability.ts';

/** What one plan changed: a difference in logits with its variance. */
export interface Effect {
  delta: number;
  variance: number;
}

/** A mean over plans with the ends of its interval of 95 %; `spread` is the variance between plans, `q` how far they differ. */
export interface MeanEffect {
  mean: number;
  low: number;
  high: number;
  spread: number;
  q: number;
}

/**
 * The mean of plans by random effects (*Controlled Clinical Trials* 1986, 7:177-188): plans differ, and one that was measured exactly
 * does not drown the others. A RangeError without plans.
 */
export function meanEffect(effects: readonly Effect[]): MeanEffect {
  if (effects.length === 0) throw new RangeError('A mean takes at least one plan.');
  const sum = (of: (effect: Effect) => number) => effects.reduce((all, effect) => all + of(effect), 0);
  const weight = ({ variance }: Effect) => 1 / variance;
  const weights = sum(weight);
  const fixed = sum((effect) => weight(effect) * effect.delta) / weights;
  const q = sum((effect) => weight(effect) * (effect.delta - fixed) ** 2);
  const scale = weights - sum((effect) => weight(effect) ** 2) / weights;
  // Of one plan nothing is known of how plans differ.
  const spread = effects.length < 2 ? 0 : Math.max(0, (q - (effects.length - 1)) / scale);
  const whole = (effect: Effect) => 1 / (effect.variance + spread);
  const wholes = sum(whole);
  const mean = sum((effect) => whole(effect) * effect.delta) / wholes;
  const off = CLEAR_Z / Math.sqrt(wholes);
  return {
    mean: kept(mean),
    low: kept(mean - off),
    high: kept(mean + off),
    spread: kept(spread),
    q: kept(q),
  };
}

/** Difference of two changes of one plan, as of new words and of control words. */
export const differenceOf = (one: Effect, other: Effect): Effect => ({
  delta: one.delta - other.delta,
  variance: one.variance + other.variance,
});

/** How one ability of a test differs from another, that is not of the same words. */
export const effectBetween = (from: Ability, to: Ability): Effect => ({
  delta: to.theta - from.theta,
  variance: from.se ** 2 + to.se ** 2,
});

/** Where somebody stands, and the difficulties of all words that this is about. */
export interface Standing {
  ability: Ability;
  bank: readonly number[];
}

/**
 * The mean share of right answers of some who stand there, when each has become better by so many logits: a mean change said in shares
 * of the words that it is about. A RangeError without anybody.
 */
export function meanShare(standing: readonly Standing[], by = 0): number {
  if (standing.length === 0) throw new RangeError('A mean takes at least one.');
  const shares = standing.map(
    ({ ability: { theta, se }, bank }) => expectedOf({ theta: theta + by, se }, bank).p,
  );
  return kept(shares.reduce((sum, share) => sum + share, 0) / shares.length);
}
