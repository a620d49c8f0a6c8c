import { FARTHEST, INTERVAL_ERRORS, NEAR_ENOUGH } from './terms.ts';

/** A word that was answered in a test: its difficulty in logits, the variance of that, and whether it was right. */
export interface Scored {
  item: string;
  d: number;
  v: number;
  right: boolean;
}

/** An ability in logits with its standard error, which counts how unsure the difficulties are. */
export interface Ability {
  theta: number;
  se: number;
}

/** A share of right answers that is expected over all words, 0 to 1, with the ends of its interval of 80 %. */
export interface Expected {
  p: number;
  low: number;
  high: number;
}

const chance = (theta: number, d: number) => 1 / (1 + Math.exp(d - theta));

/** Six decimals: what is stored and what is reckoned with are the same number. */
export const kept = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

/**
 * Ability by weighted likelihood (*Psychometrika* 1989, 54:427-450): finite too where all or none is right. What is written is not
 * guessed, so that there is no lower bound. Words of which the difficulty falls out of a comparison have `v` 0. At least one word,
 * else a RangeError.
 */
export function abilityOf(words: readonly Pick<Scored, 'd' | 'v' | 'right'>[]): Ability {
  if (words.length === 0) throw new RangeError('An ability takes at least one word.');
  const right = words.filter((word) => word.right).length;
  /** Above 0 while the ability is looked for too low. */
  const slope = (theta: number) => {
    let expected = 0;
    let information = 0;
    let skew = 0;
    for (const { d } of words) {
      const p = chance(theta, d);
      expected += p;
      information += p * (1 - p);
      skew += p * (1 - p) * (1 - 2 * p);
    }
    return right - expected + skew / (2 * information);
  };
  let low = -FARTHEST;
  let high = FARTHEST;
  while (high - low > NEAR_ENOUGH) {
    const middle = (low + high) / 2;
    if (slope(middle) > 0) low = middle;
    else high = middle;
  }
  const theta = (low + high) / 2;
  const weights = words.map(({ d }) => chance(theta, d) * (1 - chance(theta, d)));
  const information = weights.reduce((sum, weight) => sum + weight, 0);
  const unsure = words.reduce((sum, { v }, i) => sum + (weights[i]! / information) ** 2 * v, 0);
  return { theta: kept(theta), se: kept(Math.sqrt(1 / information + unsure)) };
}

/** What somebody of an ability writes right of a bank of words with these difficulties. A RangeError without words. */
export function expectedOf({ theta, se }: Ability, bank: readonly number[]): Expected {
  if (bank.length === 0) throw new RangeError('What is expected takes at least one word.');
  const at = (ability: number) => kept(bank.reduce((sum, d) => sum + chance(ability, d), 0) / bank.length);
  return { p: at(theta), low: at(theta - INTERVAL_ERRORS * se), high: at(theta + INTERVAL_ERRORS * se) };
}
