import { SPELLING_IDS } from '../../engine/spelling/catalogue/index.ts';
import { wayOf } from '../../engine/spelling/misspell/index.ts';
import type { AnswerRow } from '../data/schema.ts';
import { nameOfRule } from './broken-rule.ts';
import { toldAnswer } from './answer-text.ts';

/** As many misspellings as a school makes on a day: each is looked into once. */
const MOST_KEPT = 5000;

type Broken = Pick<AnswerRow, 'rule' | 'word' | 'shown' | 'category'>;

const kept = new Map<string, string | undefined>();

/** Which of opposite mistakes a wrong answer was, by the rule that was found in it; undefined where the rule serves one. */
export function wayBroken({ rule, word, shown, category: practised }: Broken): string | undefined {
  const { given, chosen } = toldAnswer(shown);
  if (rule === null || chosen) return undefined;
  const key = `${rule} ${practised} ${word} ${given}`;
  if (!kept.has(key)) {
    const category = SPELLING_IDS.find((id) => id === practised);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, wayOf(rule, word, given, { ...(category && { category }) })?.name);
  }
  return kept.get(key);
}

/** What went wrong in an answer, in a teacher's words: the rule, and in which way where that can be opposite ones. */
export function toldRule(row: Broken): string | undefined {
  const name = nameOfRule(row.rule);
  const way = name === undefined ? undefined : wayBroken(row);
  return way === undefined ? name : `${name}: ${way}`;
}
