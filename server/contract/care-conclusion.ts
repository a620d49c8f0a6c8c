import type { Conclusion, OUTCOMES } from './care-plan.ts';
import { DONE_SHARE } from './care-terms.ts';

type Outcome = (typeof OUTCOMES)[number];

/** Minutes of a plan that were done, as a part of what was planned. */
export const doneShareOf = ({ done, planned }: { done: number; planned: number }): number =>
  planned === 0 ? 1 : done / planned;

/**
 * What is proposed after a plan: to stop when all goals are reached, to go on when some are or in part, more of it when nothing moved
 * although most was done; referring is never proposed. `isLittleDone`: nothing moved and little was done, which says little of the approach.
 */
export function proposedConclusion(
  outcomes: readonly Outcome[],
  doneShare: number,
): { conclusion: Conclusion; isLittleDone: boolean } {
  const of = (conclusion: Conclusion, isLittleDone = false) => ({ conclusion, isLittleDone });
  if (outcomes.length > 0 && outcomes.every((one) => one === 'bereikt')) return of('stoppen');
  if (outcomes.some((one) => one === 'bereikt' || one === 'deels')) return of('doorgaan');
  return doneShare >= DONE_SHARE ? of('intensiveren') : of('doorgaan', true);
}
