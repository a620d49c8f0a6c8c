import { MOST_TOLD, type Mistake, type PupilWords } from '../contract/progress.ts';
import { toldRule } from '../live/mistake-wording.ts';
import { dayNameOf } from './day-name.ts';
import type { Asked } from './words-asked.ts';

/** Days on end on which a word must have been right at once. */
const RIGHT_DAYS = 2;

/**
 * What words that were asked, newest first, say: those that were written wrong at first, with the rule and what came after it,
 * and those that are mastered. A word is mastered when it was right at once on each of the last two days on which it was asked.
 */
export function wordsIn(
  newest: readonly Asked[],
  speechOf: (word: string) => string,
): Omit<PupilWords, 'from' | 'to'> {
  const wrong = newest.flatMap(({ how, ...asked }) =>
    typeof how === 'object' ? [{ ...asked, ...how, ruleName: toldRule({ ...asked, ...how }) }] : [],
  );
  const mistakes = wrong
    .slice(0, MOST_TOLD)
    .map(({ round, id, at, word, shown, group, then, isTyped, ruleName }): Mistake => ({
      // Ids are unique within their round.
      id: `${round}/${id}`,
      at,
      word,
      written: shown,
      category: group,
      ...(ruleName !== undefined && { rule: ruleName }),
      then,
      isTyped: isTyped === true,
      speech: speechOf(word),
    }));
  const rules = new Map<string, number>();
  for (const { ruleName } of wrong)
    if (ruleName !== undefined) rules.set(ruleName, (rules.get(ruleName) ?? 0) + 1);
  const mastered = [...Map.groupBy(newest, ({ group, word }) => `${group} ${word}`).values()]
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

/** Whether all answers of the last days were right; `newest` are those of one word, newest first. */
function isMastered(newest: readonly Asked[]): boolean {
  const days = new Set<string>();
  for (const { at, how } of newest) {
    days.add(dayNameOf(at));
    if (days.size > RIGHT_DAYS) return true;
    if (how !== 1) return false;
  }
  return days.size === RIGHT_DAYS;
}
