import {
  contextDistractors,
  distractors,
  madeBy,
  misspellings,
  type Exists,
  type Misspelling,
} from '../misspell/index.ts';
import { BUCKET_PLANS, type Sorted } from '../catalogue/buckets.ts';
import { practisedCategory } from '../catalogue/practice.ts';
import { focusOf, replaced, type Focus } from '../focus.ts';
import type { ExerciseRequest } from '../request.ts';
import { needsSentence, type Word } from '../word.ts';
import { lettersIn } from './letters.ts';

/** How many are looked through to find some for one place of the word. */
const MOST = 24;

/**
 * What children write for the word when its category is practised, most plausible first. Some of it is a word itself
 * where the word is asked in its sentence, which tells them apart; otherwise none is.
 */
export const wrongSpellings = (request: ExerciseRequest): readonly Misspelling[] =>
  request.lexicon.memo.recall('wrong', request.category.id, request.word, () =>
    written(request, request.lexicon.has).filter(({ text }) => isTaught(request.word, text)),
  );

/** Letters that are taught from groep 5 on: beside words of earlier years no c, q, x or y is laid. */
const LATER = /[qxy]|c(?!h)/i;
const LATER_FROM = 5;

/** Whether a misspelling has no letter that pupils of the word have not met, unless the word itself has such. */
const isTaught = (word: Word, text: string): boolean =>
  word.groep >= LATER_FROM || !LATER.test(text) || LATER.test(word.text);

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

/**
 * Those that break the practised rule, in one place, and nothing else: of a verb form the other forms of its verb. A contrast word
 * that has nothing to do with the rule (doos, when f and v are practised) may break that rule only, not its own.
 */
export const ruledSpellings = (request: ExerciseRequest): readonly Misspelling[] =>
  request.lexicon.memo.recall('ruled', request.category.id, request.word, () => {
    const { word, category } = request;
    const focus = focusOf(word, category);
    const practised = practisedCategory(focus?.category ?? category.id);
    const isApart = practised.id !== category.id && focus?.fit?.bucket.apart === true;
    const rules = isApart ? category.rules : [...practised.rules, ...category.rules];
    const made = word.lemma === undefined ? madeBy(rules, word.text, practised.id) : undefined;
    return wrongSpellings(request).filter(
      ({ text, rule }) => rules.includes(rule) && (made === undefined || made.has(text)),
    );
  });

/** Some of those that go well together beside the word. */
export function spellingsBeside(request: ExerciseRequest, count: number): readonly Misspelling[] {
  const { word, category, lexicon } = request;
  if (needsSentence(word)) return wrongSpellings(request).slice(0, count);
  const options = { exists: lexicon.has, category: category.id, groep: word.groep };
  return lexicon.memo.recall('beside', `${category.id} ${count}`, word, () =>
    distractors(word.text, MOST, options)
      .filter(({ text }) => isTaught(word, text))
      .slice(0, count),
  );
}

/** The rule that each wrong bucket breaks, by its id: where its label is other letters for those of the word, what makes them. */
export function rulesBroken(
  { word, category, lexicon }: ExerciseRequest,
  focus: Focus,
  fit: Sorted,
): Readonly<Record<string, string>> {
  if (fit.bucket.label !== lettersIn(word, fit)) return {};
  return lexicon.memo.recall('buckets', category.id, word, () => {
    const practised = practisedCategory(focus.category);
    const made = madeBy([...practised.rules, ...category.rules], word.text, focus.category);
    return Object.fromEntries(
      BUCKET_PLANS[category.id].buckets.flatMap(({ id, label }) => {
        const rule = made.get(replaced(word.text, fit, label));
        return rule === undefined ? [] : [[id, rule]];
      }),
    );
  });
}
