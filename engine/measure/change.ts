import { abilityOf, kept, type Ability, type Scored } from './ability.ts';
import { CLEAR_WORDS, CLEAR_Z, LIKELY_Z } from './terms.ts';

/** What two tests of one pupil say of the time between them. */
export type Finding = 'clearly-up' | 'likely-up' | 'no-difference' | 'likely-down' | 'clearly-down';

/** What a reader has to know beside it: the test measures no further, screen and paper, few words. */
export type Caution = 'at-its-end' | 'other-mode' | 'few-words';

export interface Change {
  begin: Ability;
  end: Ability;
  /** Of the end less the begin, in standard errors of that difference. */
  z: number;
  finding: Finding;
  cautions: Caution[];
}

/** The new words of a test, and how they were taken. */
export interface Taken {
  words: readonly Scored[];
  mode: string;
}

/** A difference in standard errors (*J. Consulting and Clinical Psychology* 1991, 59:12-19). */
export const apart = (from: Ability, to: Ability): number =>
  kept((to.theta - from.theta) / Math.hypot(from.se, to.se));

/**
 * Reliable change between two tests, in the form of item response theory, which is better than sums of right answers from 20 words on
 * and worse below (*Applied Psychological Measurement* 2016, 40:559-572): below it nothing is called clear. How unsure the difficulty of
 * a word is falls out where both tests ask it.
 */
export function changeBetween(begin: Taken, end: Taken): Change {
  const asked = new Set(begin.words.map(({ item }) => item));
  const shared = new Set(end.words.map(({ item }) => item).filter((item) => asked.has(item)));
  const told = (words: readonly Scored[]) =>
    abilityOf(words.map((word) => (shared.has(word.item) ? { ...word, v: 0 } : word)));
  const from = told(begin.words);
  const to = told(end.words);
  const z = apart(from, to);
  const few = Math.min(begin.words.length, end.words.length) < CLEAR_WORDS;
  const otherMode = begin.mode !== end.mode;
  const most = few ? 1 : 2;
  const cautions: Caution[] = [];
  if ([begin, end].some(isAtItsEnd)) cautions.push('at-its-end');
  if (otherMode) cautions.push('other-mode');
  if (few) cautions.push('few-words');
  return { begin: from, end: to, z, finding: findingOf(z, most, otherMode ? 1 : 0), cautions };
}

/** Whether all or none was right. */
const isAtItsEnd = ({ words }: Taken) => words.every(({ right }) => right === words[0]!.right);

/** The word for a difference in standard errors: 2 steps when clear, 1 when likely; at `most` so many, and some `fewer` where it is less sure. */
export function findingOf(z: number, most = 2, fewer = 0): Finding {
  const size = Math.abs(z) >= CLEAR_Z ? 2 : Math.abs(z) >= LIKELY_Z ? 1 : 0;
  switch (Math.max(0, Math.min(size, most) - fewer)) {
    case 0:
      return 'no-difference';
    case 1:
      return z > 0 ? 'likely-up' : 'likely-down';
    default:
      return z > 0 ? 'clearly-up' : 'clearly-down';
  }
}

/** Two parts of one test beside each other. */
export interface Beside {
  z: number;
  /** Whether the first is clearly better (`up`) or worse (`down`); neither is never proof that they are the same. */
  finding: 'up' | 'down' | 'no-difference';
}

/**
 * How a part of an end test (practised words, sentences) compares to its new words. Practised words are only told to go better and
 * sentences only to go less well: that is what the question is.
 */
export function besideNew(
  part: readonly Scored[],
  fresh: readonly Scored[],
  asks: Exclude<Beside['finding'], 'no-difference'>,
): Beside {
  const z = apart(abilityOf(fresh), abilityOf(part));
  const isSo = asks === 'up' ? z >= CLEAR_Z : z <= -CLEAR_Z;
  return { z, finding: isSo ? asks : 'no-difference' };
}
