import { MOST_TOLD, type Mistake, type PupilWords } from '../contract/progress.ts';
import type { Form } from '../../engine/exercise/index.ts';
import { toldRule } from '../live/mistake-wording.ts';
import { listCategory } from '../words/practice-items.ts';
import { dayNameOf } from './day-name.ts';
import type { Try } from './repository.ts';

/** Forms in which a pupil makes the spelling: what is wrong there was really written so. */
const WRITTEN: ReadonlySet<Form> = new Set<Form>(['type', 'build']);
/** Days on end on which a word must have been right at once. */
const RIGHT_DAYS = 2;

const categoryOf = ({ category, list }: Try) => (list === null ? category : listCategory(list));

/**
 * What tries say of words: those that were written wrong at first, with the rule and what came after it, and those that
 * are mastered. A word is mastered when it was right at once on each of the last two days on which it was asked.
 */
export function wordsIn(
  tries: readonly Try[],
  speechOf: (word: string) => string,
): Omit<PupilWords, 'from' | 'to'> {
  const newest = tries.filter(({ decides }) => decides === 1).sort((a, b) => b.at - a.at);
  const later = Map.groupBy(
    tries.filter(({ decides }) => decides === 0),
    keyOf,
  );
  const wrong = newest.filter(({ correct, form }) => correct === 0 && WRITTEN.has(form));
  const mistakes = wrong.slice(0, MOST_TOLD).map((answer): Mistake => {
    const rule = toldRule(answer);
    return {
      // Ids are unique within their round.
      id: `${answer.round_id}/${answer.id}`,
      at: answer.at,
      word: answer.word,
      written: answer.shown,
      category: categoryOf(answer),
      ...(rule !== undefined && { rule }),
      then: after(answer, later.get(keyOf(answer)) ?? []),
      speech: speechOf(answer.word),
    };
  });
  const rules = new Map<string, number>();
  for (const answer of wrong) {
    const name = toldRule(answer);
    if (name !== undefined) rules.set(name, (rules.get(name) ?? 0) + 1);
  }
  const mastered = [...Map.groupBy(newest, (answer) => `${categoryOf(answer)} ${answer.word}`).values()]
    .filter(isMastered)
    .map(([last]) => last!.word);
  return {
    mistakes,
    mistakesTotal: wrong.length,
    rules: [...rules].map(([rule, count]) => ({ rule, count })).sort((a, b) => b.count - a.count),
    mastered: mastered.slice(0, MOST_TOLD),
    masteredTotal: mastered.length,
  };
}

const keyOf = ({ round_id, exercise_id }: Try) => `${round_id} ${exercise_id}`;

/** What was written after a first try, up to what was right; laying the next tile of the same word is nothing new. */
function after(first: Try, later: readonly Try[]): Mistake['then'] {
  const then: Mistake['then'] = [];
  for (const { shown, correct } of later.filter(({ n }) => n > first.n).sort((a, b) => a.n - b.n)) {
    if (shown !== (then.at(-1)?.written ?? first.shown)) then.push({ written: shown, right: correct === 1 });
    if (correct === 1) break;
  }
  return then;
}

/** Whether all answers of the last days were right; `newest` are those of one word, newest first. */
function isMastered(newest: readonly Try[]): boolean {
  const days = new Set<string>();
  for (const { at, correct } of newest) {
    days.add(dayNameOf(at));
    if (days.size > RIGHT_DAYS) return true;
    if (correct === 0) return false;
  }
  return days.size === RIGHT_DAYS;
}
