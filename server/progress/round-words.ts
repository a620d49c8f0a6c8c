import type { Form } from '../../engine/exercise/index.ts';
import type { Mistake } from '../contract/progress.ts';
import type { AnswerRow } from '../data/schema.ts';

/** Forms in which a pupil makes the spelling: what is wrong there was really written so. */
const WRITTEN: ReadonlySet<Form> = new Set<Form>(['type', 'build']);

/** What was written wrong at the first try, and what came after it. */
interface Miswritten extends Pick<AnswerRow, 'id' | 'shown' | 'rule'> {
  then: Mistake['then'];
  /** It is kept how it was typed. */
  isTyped?: true;
}

/** A word that was asked: how long after its round began, in ms; whether it was right at once, or what was written instead. */
export type AskedWord = [word: string, after: number, how: 1 | 0 | Miswritten];

/** The words of a round, by the category in which they were asked: what is kept of it, so that years are read round by round. */
export type RoundWords = Record<string, AskedWord[]>;

/** An answer, as far as it says something of its word. */
export type Telling = Pick<
  AnswerRow,
  'id' | 'exercise_id' | 'n' | 'category' | 'word' | 'shown' | 'correct' | 'decides' | 'rule' | 'typed' | 'at'
>;

/** What the answers of one round say of its words. */
export function roundWordsOf(answers: readonly Telling[], form: Form, startedAt: number): RoundWords {
  const inOrder = answers.toSorted((a, b) => a.n - b.n);
  const later = Map.groupBy(
    inOrder.filter(({ decides }) => decides === 0),
    ({ exercise_id }) => exercise_id,
  );
  const words: RoundWords = {};
  for (const answer of inOrder.filter(({ decides }) => decides === 1)) {
    const { id, shown, rule, typed, word, at, correct, exercise_id } = answer;
    const miswritten = (): Miswritten => ({
      id,
      shown,
      rule,
      then: after(answer, later.get(exercise_id) ?? []),
      ...(typed !== null && { isTyped: true }),
    });
    const how = correct === 1 ? 1 : WRITTEN.has(form) ? miswritten() : 0;
    (words[answer.category] ??= []).push([word, at - startedAt, how]);
  }
  return words;
}

/** What was written after a first try, up to what was right; laying the next tile of the same word is nothing new. */
function after(first: Telling, later: readonly Telling[]): Mistake['then'] {
  const then: Mistake['then'] = [];
  for (const { shown, correct } of later.filter(({ n }) => n > first.n)) {
    if (shown !== (then.at(-1)?.written ?? first.shown)) then.push({ written: shown, right: correct === 1 });
    if (correct === 1) break;
  }
  return then;
}
