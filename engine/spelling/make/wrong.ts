import {
  contextDistractors,
  distractors,
  misspellings,
  type Exists,
  type Misspelling,
} from '../misspell/index.ts';
import { focusOf } from '../focus.ts';
import type { ExerciseRequest } from '../request.ts';
import { needsSentence } from '../word.ts';

/** How many are looked through to find some for one place of the word. */
const MOST = 24;

/**
 * What children write for the word when its category is practised, most plausible first. Some of it is a word itself
 * where the word is asked in its sentence, which tells them apart; otherwise none is.
 */
export const wrongSpellings = (request: ExerciseRequest): readonly Misspelling[] =>
  request.lexicon.memo.recall('wrong', request.category.id, request.word, () =>
    written(request, request.lexicon.has),
  );

/** The misspellings by their text, existing words too: what is typed may be any. */
export const misspelledAs = (request: ExerciseRequest): ReadonlyMap<string, Misspelling> =>
  request.lexicon.memo.recall(
    'broken',
    request.category.id,
    request.word,
    () => new Map(written(request, () => false).map((one) => [one.text, one])),
  );

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
export function spellingsBeside(request: ExerciseRequest, count: number): readonly Misspelling[] {
  const { word, category, lexicon } = request;
  if (needsSentence(word)) return wrongSpellings(request).slice(0, count);
  const options = { exists: lexicon.has, category: category.id, groep: word.groep };
  return lexicon.memo.recall('beside', `${category.id} ${count}`, word, () =>
    distractors(word.text, count, options),
  );
}
