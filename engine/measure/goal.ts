import type { Expected } from './ability.ts';
import { FEWEST_WORDS, LIKELY_Z, TARGET_LEEWAY, TARGETS } from './terms.ts';

export type Outcome = 'bereikt' | 'deels' | 'niet te zeggen' | 'niet';

/** What the end test says of a goal: what was expected before, where there was a valid test, and the difference of both. */
export interface GoalMeasured {
  target: number;
  end: Expected;
  /** New words of the end test that the goal is about. */
  words: number;
  start?: { p: number; z: number };
}

/** Proposes the outcome of a goal; who writes the evaluation may choose another, with a reason. */
export function outcomeOf({ target, end, words, start }: GoalMeasured): Outcome {
  if (words < FEWEST_WORDS) return 'niet te zeggen';
  if (end.p >= target && end.low >= target - TARGET_LEEWAY) return 'bereikt';
  if (!start) return end.low < target && target <= end.high ? 'niet te zeggen' : 'niet';
  const halfWay = start.p + (target - start.p) / 2;
  return end.p >= halfWay && start.z >= LIKELY_Z ? 'deels' : 'niet';
}

/** The target that is proposed, by steps of 0.05; none for who writes nearly all of it right already (ours). */
export function proposedTarget(now: number): number | undefined {
  if (now >= 0.85) return undefined;
  // In whole hundredths: steps of 0.05 are no numbers of two.
  const hundredths = Math.min(90, Math.max(70, Math.round(now * 100) + 25));
  return (Math.round(hundredths / 5) * 5) / 100;
}

/** Whether a target may be asked for from this start. */
export const isTarget = (target: number, start: number): boolean =>
  target >= TARGETS.least && target <= TARGETS.most && target > start + TARGETS.above;
