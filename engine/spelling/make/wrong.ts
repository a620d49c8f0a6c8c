import {
  contextDistractors,
  distractors,
  misspellings,
  type Exists,
  type Misspelling,
} from '../misspell/index.ts';
import { focusOf } from '../focus.ts';
import type { ExerciseRequest, Lexicon } from '../request.ts';
import { needsSentence } from '../word.ts';

/** How many are looked through to find some for one place of the word. */
const MOST = 24;

/**
 * What children write for the word when its category is practised, most plausible first. Some of it is a word itself
 * where the word is asked in its sentence, which tells them apart; otherwise none is.
 */
export const wrongSpellings = (request: ExerciseRequest): Misspelling[] =>
  kept(request, 'new', () => written(request, request.lexicon.has));

/** The rule that each of them breaks, of existing words too: what is typed may be any. */
export const rulesBroken = (request: ExerciseRequest): Map<string, string> =>
  new Map(kept(request, 'any', () => written(request, () => false)).map(({ text, rule }) => [text, rule]));

/** What was found for the words of a bank: a class plays the same words, and finding takes a millisecond for each. */
const found = new WeakMap<Lexicon, Map<string, Misspelling[]>>();
/** Words whose misspellings are kept, some kB each. */
const MOST_KEPT = 4000;

function kept(
  { word, category, lexicon }: ExerciseRequest,
  kind: string,
  find: () => Misspelling[],
): Misspelling[] {
  const ours = found.get(lexicon) ?? new Map<string, Misspelling[]>();
  found.set(lexicon, ours);
  const key = `${kind} ${category.id} ${word.id}`;
  const before = ours.get(key);
  if (before) return before;
  if (ours.size >= MOST_KEPT) ours.clear();
  const now = find();
  ours.set(key, now);
  return now;
}

function written({ word, category, lexicon }: ExerciseRequest, exists: Exists): Misspelling[] {
  const practised = focusOf(word, category)?.category ?? category.id;
  const options = { exists, groep: word.groep, category: practised, limit: MOST };
  if (!needsSentence(word) || word.sentence === undefined) return misspellings(word.text, options);
  return contextDistractors(word.text, word.sentence, {
    ...options,
    ...(word.lemma !== undefined && { lemma: word.lemma }),
  }).filter(({ text }) => !lexicon.refused(text));
}

/** Some of those that go well together beside the word. */
export const spellingsBeside = (request: ExerciseRequest, count: number): Misspelling[] =>
  needsSentence(request.word)
    ? wrongSpellings(request).slice(0, count)
    : distractors(request.word.text, count, {
        exists: request.lexicon.has,
        category: request.category.id,
        groep: request.word.groep,
      });
