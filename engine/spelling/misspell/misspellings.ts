import type { CategoryId } from '../catalogue/ids.ts';
import { candidates, type Candidate, type Pupil } from './candidates.ts';
import { isPronounceable, isWord, type Exists } from './filter.ts';
import { shapeOf } from './shape.ts';
import { LOANS } from './rules/loan.ts';
import type { Edit, Rule, Shape } from './types.ts';

/** A wrong spelling of a word that children write. */
export interface Misspelling {
  text: string;
  /** Id of the rule that it breaks (D01 to D67). */
  rule: string;
  category: CategoryId;
}

export interface MisspellingOptions extends Pupil {
  /**
   * Whether exactly this spelling is in the word list; other capitals and joined forms are asked for too. What it
   * knows is never given.
   */
  exists: Exists;
  /** How many are wanted at most; 24 unless told. */
  limit?: number;
}

/** How much less likely it is to make one error after another in the same word. */
const SECOND_STEP = 0.55;
/** A second error against one rule tells less than the first error against another. */
const SAME_RULE = 0.82;
/** One-step misspellings that make two steps needless. */
const ENOUGH = 12;
/** Errors that are not made twice in one word. */
const ALONE: ReadonlySet<string> = new Set(['D50', 'D60', 'D61', 'D62']);
/** What is less likely is chance: not given where there are enough likelier ones. */
const LEAST = 0.02;
/** The same for two errors, given or not. */
const LEAST_OF_TWO = 0.05;

/**
 * What children write for a word, most plausible first (X1 to X4): never an existing word, the same for the same input.
 * Errors in two places only where one gives too few, or where a borrowed word is written as it sounds (kado). Fewer
 * than asked, or none, when no more is plausible.
 */
export function misspellings(word: string, options: MisspellingOptions): Misspelling[] {
  const shape = shapeOf(word, options.variant === 'be');
  if (shape.word === '') return [];
  const limit = options.limit ?? 24;
  const all = [...candidates(shape, options)];
  const once = usable(shape, all, options.exists);
  const isShort = once.length < Math.max(limit, ENOUGH);
  const pairs = [...inTwoPlaces(shape, all)];
  const asItSounds = pairs.filter(({ first, second }) => LOANS.includes(first) && LOANS.includes(second));
  const plain = bestOf([...spread(once), ...usable(shape, asItSounds, options.exists)]);
  const more = isShort ? usable(shape, pairs, options.exists) : [];
  const found = [
    ...plain.filter(({ score }, at) => at < ENOUGH / 2 || score >= LEAST),
    ...more.filter(({ text, score }) => score >= LEAST_OF_TWO && !plain.some((one) => one.text === text)),
  ];
  return found.slice(0, limit).map(({ text, rule, category }) => ({ text, rule: rule.id, category }));
}

/** The best of each text that may be shown, likeliest first. */
function usable(shape: Shape, all: readonly Candidate[], exists: Exists): Candidate[] {
  return bestOf(all).filter((candidate) => isFit(shape, candidate, exists));
}

/** The likeliest candidate of each text, in order. */
function bestOf(all: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of all) {
    const known = best.get(candidate.text);
    if (!known || known.score < candidate.score) best.set(candidate.text, candidate);
  }
  return [...best.values()].sort(byScore);
}

function isFit(shape: Shape, { text, rule }: Candidate, exists: Exists): boolean {
  const aboutCapital = rule.id === 'D50';
  if (text === shape.word || (!aboutCapital && text.toLowerCase() === shape.text)) return false;
  return isPronounceable(text) && !isWord(text, exists, aboutCapital);
}

const byScore = (a: Candidate, b: Candidate) => b.score - a.score || (a.text < b.text ? -1 : 1);

/** Likeliest first, where each next one of a rule that was already there counts less. */
function spread(sorted: readonly Candidate[]): Candidate[] {
  const times = new Map<string, number>();
  return sorted
    .map((candidate) => {
      const before = times.get(candidate.rule.id) ?? 0;
      times.set(candidate.rule.id, before + 1);
      return { ...candidate, score: candidate.score * SAME_RULE ** before };
    })
    .sort(byScore);
}

/** A misspelling with two errors. */
interface Pair extends Candidate {
  first: Rule;
  second: Rule;
}

/** Pairs of likely errors that do not overlap. */
function* inTwoPlaces(shape: Shape, all: readonly Candidate[]): Iterable<Pair> {
  const likely = [...all].sort(byScore).slice(0, 20);
  for (const [at, one] of likely.entries()) {
    for (const other of likely.slice(at + 1)) {
      const [left, right] = one.edit.from <= other.edit.from ? [one, other] : [other, one];
      if (left.edit.to > right.edit.from || left.edit.from === right.edit.from) continue;
      if (ALONE.has(one.rule.id) && ALONE.has(other.rule.id)) continue;
      yield {
        ...one,
        text: both(shape.word, left, right.edit),
        score: one.score * other.score * SECOND_STEP,
        first: one.rule,
        second: other.rule,
      };
    }
  }
}

/** The text of the left candidate with the right edit done to it too. */
const both = (word: string, left: Candidate, { from, given, to }: Edit): string =>
  left.text.slice(0, left.text.length - (word.length - from)) + given + word.slice(to);
