import { isItem, slotsOf, type Dealt, type RawAnswer } from './exercise.ts';
import { judge, type Verdict } from './judge.ts';

/** The step of the feedback ladder that an answer leads to (scenes/README.md 1.4). */
export type Step = 'goed' | 'nogeens' | 'onthul';

/** One graded answer. The same on the pupil's screen and on the server, which is the judge of record. */
export interface Graded {
  given: RawAnswer;
  verdict: Verdict;
  step: Step;
  /** Which try at this exercise (or at this item of it), from 1. */
  tryNo: number;
  /** Whether this answer decides the exercise's first-try result; true for exactly one answer of a finished exercise. */
  decides: boolean;
  /** Whether the exercise is over with this answer. */
  last: boolean;
}

/** What the next answer to the same exercise asks of the ones before it. */
type Earlier = Pick<Graded, 'given' | 'step' | 'decides'>;

/** The item an answer is about, or -1 for a whole answer. */
export const itemOf = (given: RawAnswer): number => {
  if (!isItem(given)) return -1;
  return 'slot' in given ? given.slot : given.place;
};

/**
 * Grades an answer in the light of the earlier answers to the same exercise, oldest first.
 * Whole answers: a first miss gives a second chance where the exercise allows it, a second miss reveals.
 * Item by item: each item has its own tries; the exercise is over when every item is right or revealed.
 */
export function grade(dealt: Dealt, earlier: readonly Earlier[], given: RawAnswer): Graded {
  const verdict = judge(dealt, given);
  const item = itemOf(given);
  const sameItem = earlier.filter((answer) => itemOf(answer.given) === item);
  const tryNo = sameItem.length + 1;
  const step: Step = verdict.right
    ? 'goed'
    : tryNo === 1 && dealt.exercise.secondChance
      ? 'nogeens'
      : 'onthul';
  const settled = new Set(
    earlier.filter((answer) => answer.step !== 'nogeens').map((answer) => itemOf(answer.given)),
  );
  if (step !== 'nogeens') settled.add(item);
  const last = item === -1 ? step !== 'nogeens' : settled.size >= slotsOf(dealt.exercise);
  // Two tabs may answer the same exercise: only the first result counts.
  const decided = earlier.some((answer) => answer.decides);
  const decides = !decided && (verdict.right ? last : true);
  return { given, verdict, step, tryNo, decides, last };
}
