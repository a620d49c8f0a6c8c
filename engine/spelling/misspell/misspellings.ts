import type { CategoryId } from '../catalogue/ids.ts';
import { variantsOf } from '../variants.ts';
import { byScore, candidates, type Candidate, type Pupil } from './candidates.ts';
import { isPronounceable, isWord, type Exists } from './filter.ts';
import { shapeOf } from './shape.ts';
import { asHeard, inTwoPlaces } from './steps.ts';
import type { Shape } from './types.ts';

/** A wrong spelling of a word that children write. */
export interface Misspelling {
  text: string;
  /** Id of the rule that it breaks (D01 to D68). */
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

/** How many are given unless told. */
const MOST = 24;
/** A second error against one rule tells less than the first error against another. */
const SAME_RULE = 0.82;
/** One-step misspellings that make two steps needless. */
const ENOUGH = 12;
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
  const shape = shapeOf(word, options.variant === 'be', options.category);
  if (shape.word === '') return [];
  const all = [...candidates(shape, options)].sort(byScore);
  const once = usable(shape, all, options);
  const asItSounds = usable(shape, asHeard(shape.word, all), options);
  const plain = bestOf([...spread(once), ...asItSounds]);
  const more = once.length < ENOUGH ? usable(shape, inTwoPlaces(shape.word, all), options) : [];
  const found = [
    ...plain.filter(({ score }, at) => at < ENOUGH / 2 || score >= LEAST),
    ...more.filter(({ text, score }) => score >= LEAST_OF_TWO && !plain.some((one) => one.text === text)),
  ];
  return found
    .slice(0, options.limit ?? MOST)
    .map(({ text, rule, category }) => ({ text, rule: rule.id, category }));
}

/** The best of each text that may be shown, likeliest first. */
function usable(shape: Shape, all: readonly Candidate[], options: MisspellingOptions): Candidate[] {
  return bestOf(all).filter((candidate) => isFit(shape, candidate, options));
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

/** Whether a form may be shown (X3). A capital too many is an error only where capitals are practised. */
function isFit(shape: Shape, { text, rule }: Candidate, { exists, category }: MisspellingOptions): boolean {
  const aboutCapital = rule.id === 'D50';
  const isTooMany = shape.word === shape.text && category !== 'capital-letters';
  if (text === shape.word || variantsOf(shape.word).includes(text)) return false;
  if (text.toLowerCase() === shape.text && (!aboutCapital || isTooMany)) return false;
  return isPronounceable(text) && !isWord(text, exists, aboutCapital);
}

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
