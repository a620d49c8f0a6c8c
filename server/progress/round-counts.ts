import type { AnswerRow, DayCountRow } from '../data/schema.ts';
import { dayNameOf } from './day-name.ts';

/** A longer pause between two answers is not practice: at most this much of it counts, in ms. */
export const LONGEST_GAP_MS = 60_000;

/** What a round adds to a day of a category. */
export type Share = Omit<DayCountRow, 'pupil_id'>;

/** An answer as it is counted. */
export type Countable = Pick<AnswerRow, 'n' | 'at' | 'category' | 'correct' | 'decides'>;

/**
 * What the answers of one round add up to, per day and category. Practice time is the time between answers in the order
 * in which they were given, from the start of the round on; whatever the order in which they came in, it is the same.
 */
export function sharesOf(answers: readonly Countable[], startedAt: number): Share[] {
  const shares = new Map<string, Share>();
  let before = startedAt;
  for (const answer of answers.toSorted((a, b) => a.n - b.n)) {
    const at = Math.max(before, answer.at);
    const day = dayNameOf(at);
    const key = `${day} ${answer.category}`;
    const share = shares.get(key) ?? { day, category: answer.category, ...NOTHING };
    share.tries++;
    share.answers += answer.decides;
    share.correct += answer.decides && answer.correct;
    share.ms += Math.min(LONGEST_GAP_MS, at - before);
    share.last_at = Math.max(share.last_at, at);
    shares.set(key, share);
    before = at;
  }
  return [...shares.values()];
}

const NOTHING = { answers: 0, correct: 0, tries: 0, ms: 0, last_at: 0 };

/** What has to be added to the days so that `before` becomes `now`. */
export function difference(before: readonly Share[], now: readonly Share[]): Share[] {
  const earlier = new Map(before.map((share) => [`${share.day} ${share.category}`, share]));
  const changes = now.map((share) => {
    const { answers, correct, tries, ms } = earlier.get(`${share.day} ${share.category}`) ?? NOTHING;
    earlier.delete(`${share.day} ${share.category}`);
    return {
      ...share,
      answers: share.answers - answers,
      correct: share.correct - correct,
      tries: share.tries - tries,
      ms: share.ms - ms,
    };
  });
  // A late answer may move later ones to another day.
  const gone = [...earlier.values()].map((share) => ({
    ...share,
    answers: -share.answers,
    correct: -share.correct,
    tries: -share.tries,
    ms: -share.ms,
  }));
  return [...changes, ...gone].filter(({ answers, correct, tries, ms }) => answers || correct || tries || ms);
}
