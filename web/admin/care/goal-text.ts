import type { GoalInput, GoalStart } from '../../../server/contract/care-plan.ts';
import { PLAN_TARGETS } from '../../../server/contract/care-terms.ts';
import { dayText, percentOf } from './labels.ts';
import { text } from './edit-wording.ts';

/** Of whom and until when a goal is. */
export interface GoalAround {
  firstName: string;
  /** The last day of the plan. */
  to: string;
}

/** What is known of the category of a goal. */
export interface GoalKnown {
  title: string;
  start: GoalStart | null;
}

/** A goal of a category in a sentence that can be measured; empty while no target is chosen. */
export function goalText(
  { target }: Pick<GoalInput, 'target'>,
  { title, start }: GoalKnown,
  { firstName, to }: GoalAround,
): string {
  if (target === null) return '';
  const said = { day: dayText(to), name: firstName, target: percentOf(target), category: title };
  return start === null
    ? text('goals.sentence', said)
    : text('goals.sentenceNow', { ...said, now: percentOf(start.p) });
}

/** Whether a goal says what, how much, that it can be done, and until when; each for who writes it. */
export function smartOf(
  { text: said, target, category }: GoalInput,
  start: GoalStart | null,
): Record<'what' | 'much' | 'able' | 'own', boolean> {
  const from = start?.p ?? 0;
  return {
    what: category !== undefined && said.trim() !== '',
    much: target !== null && target >= PLAN_TARGETS.least && target <= PLAN_TARGETS.most,
    able:
      target !== null && target >= from + PLAN_TARGETS.toBegin && (start === null || target <= from + FAR),
    own: said.trim() !== '',
  };
}

/** More than this is seldom won in twelve weeks. */
const FAR = 0.4;
