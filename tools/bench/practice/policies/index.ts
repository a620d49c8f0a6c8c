import { elo } from './elo.ts';
import { fsrs } from './fsrs.ts';
import { motor } from './motor.ts';
import type { Made, Policy } from './policy.ts';
import { fixed, random, staircase } from './simple.ts';

export type { Policy, Made } from './policy.ts';
export { oracle, WISDOMS, type Wisdom } from './oracle.ts';

/** The policies that see no more than the product does, by the name under which they are reported. */
export const POLICIES = {
  motor,
  willekeurig: random,
  vast: fixed,
  trap: staircase,
  fsrs,
  elo: (made: Made) => elo(made, { isPerCategory: true, isTimed: false }),
  'elo-tijd': (made: Made) => elo(made, { isPerCategory: true, isTimed: true }),
  'elo-één': (made: Made) => elo(made, { isPerCategory: false, isTimed: true }),
  'elo-koud': (made: Made) => elo(made, { isPerCategory: true, isTimed: false, isCold: true }),
  rekentuin: (made: Made) => elo(made, { isPerCategory: false, isTimed: true, isCold: true, isGarden: true }),
} satisfies Record<string, (made: Made) => Policy>;

export type PolicyName = keyof typeof POLICIES;
