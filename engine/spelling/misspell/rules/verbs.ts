import { has, instead, swaps } from '../shape.ts';
import type { CategoryId } from '../../catalogue/ids.ts';
import { VERB_STEMS } from '../../analyse/lexicon/verbs.ts';
import { isBareThird } from '../../verbs/exceptions.ts';
import { isPastOnD } from '../../verbs/is-strong.ts';
import { regularisedForms, strongForms } from '../../verbs/strong-forms.ts';
import type { Edit, Rule, Shape } from '../types.ts';

const ENDS_IN_DT: readonly CategoryId[] = [
  ...(['verb-present-dt', 'verb-present-t', 'verb-stem', 'verb-participle-weak', 'verb-homophone'] as const),
  ...(['verb-inversion', 'verb-imperative'] as const),
];

/** Forms that are the stem alone. */
const STEMS: readonly CategoryId[] = ['verb-stem', 'verb-inversion', 'verb-imperative', 'verb-present-t'];

/** loopd, wort, gewoont, lantt. */
function* dtForms(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /dt$/g, 't', ['d', 0.95], ['tt', 0.2]);
  yield* tAfterStem(shape);
  if (!has(shape, ...ENDS_IN_DT)) return;
  yield* swaps(shape, /(?<!d)t$/g, 'd', ['dt', 0.3], ['tt', 0.2]);
  yield* swaps(shape, /d$/g, 't', ['dt', 0.7]);
  // Where the stem ends in it too (praat), a t that is left out is no forgotten ending.
  if (has(shape, 'verb-present-t', 'verb-homophone')) yield* swaps(shape, /(?<=[^t])t$/g, ['', 0.9]);
  if (has(shape, 'verb-participle-weak')) yield* swaps(shape, /(?<!(.)\1)[dt]$/g, ['', 0.6]);
}

/** loopt for loop, kant for kan, zett: a t where the stem is enough. */
function* tAfterStem(shape: Shape): Iterable<Edit> {
  const { text } = shape;
  const isForm = has(shape, ...STEMS) || isBareThird(text) || (text.endsWith('t') && VERB_STEMS.has(text));
  if (!isForm) return;
  yield* swaps(shape, /t$/g, ['tt', 1], ['dt', 0.2]);
  yield* swaps(shape, /(?<=[^aeiou][ao])$/g, [text.at(-1)! + 't', 0.8]);
  yield* swaps(shape, /(?<=[^dt]|^)(?<![^aeiou][ao])$/g, ['t', 0.8]);
}

/** hoopde, woonten, speeldde, werke; and one did it where it says that more did: speelden. */
function* teOrDe(shape: Shape): Iterable<Edit> {
  if (shape.nuclei.length < 2) return;
  const isPast = has(shape, 'verb-past-weak', 'verb-past-vz-stem');
  const isAdjective = has(shape, 'verb-participle-adjective');
  const share = isPast || isAdjective ? 1 : 0.5;
  const double = isAdjective ? 0 : share;
  yield* swaps(shape, /(?<=[^aeioudtë])d(?=en?$)/g, ['t', share], ['dd', 0.6 * double]);
  if (isPast) yield* swaps(shape, /(?<=[iuw])d(?=en?$)/g, ['t', 0.9]);
  yield* swaps(shape, /(?<=[^aeioudtë])t(?=en?$)/g, ['d', share], ['tt', 0.55 * double]);
  if (!isPast) return;
  yield* swaps(shape, /(?<=[^dt])[dt](?=en?$)/g, ['', 0.6]);
  yield* swaps(shape, /(?<=[dt]e)$/g, ['n', 0.25]);
}

/** melde, schudte, startde. */
function* doubleDT(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /dd(?=en?$)/g, ['d', 1], ['dt', 0.9], ['tt', 0.4], ['t', 0.2]);
  yield* swaps(shape, /tt(?=en?$)/g, ['t', 1], ['td', 0.8], ['dt', 0.35], ['dd', 0.1]);
  yield* longVowelBeforeTt(shape);
  yield* asThePast(shape);
}

/** prate for praatte: the past written as the infinitive or the plural sounds. */
function* longVowelBeforeTt(shape: Shape): Iterable<Edit> {
  for (const { index, 0: found } of shape.text.matchAll(/(?<=[^aeiou])([aeou])\1([dt])\2(?=en?$)/g))
    yield* instead(shape, { from: index, to: index + 4 }, [found[0]! + found[2]!, 0.5]);
}

/** de verbrandde kaas, de vergrootte foto: the past where the participle stands before a noun. */
function* asThePast(shape: Shape): Iterable<Edit> {
  const isAdjective = has(shape, 'verb-participle-adjective');
  if (!isAdjective && !VERB_STEMS.has(shape.text.replace(/^ge(?=.{3})|e$/g, ''))) return;
  const share = isAdjective ? 1 : 0.4;
  yield* swaps(shape, /(?<=[^aeioudt]|[aeiou]{2})([dt])(?=e$)/g, ['$&$&', share]);
  for (const { index, 0: found } of shape.text.matchAll(/(?<=[^aeiou])[aeou][dt](?=e$)/g)) {
    const [vowel, letter] = [found[0]!, found[1]!];
    const other = letter === 'd' ? 't' : 'd';
    yield* instead(
      shape,
      { from: index, to: index + 2 },
      [vowel + vowel + letter + letter, share],
      [vowel + vowel + letter, 0.6 * share],
    );
    yield* instead(
      shape,
      { from: index + 1, to: index + 2 },
      [letter + letter, 0.5 * share],
      [other, 0.3 * share],
    );
  }
}

/** beefte, reizde, gevervd. */
function* vzStem(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /fd(?=en?$|$)/g, 'ft', ['vd', 0.95], ['vt', 0.3]);
  yield* swaps(shape, /sd(?=en?$|$)/g, 'st', ['zd', 0.95], ['zt', 0.3]);
}

/** slaapte for sliep, kreegt, gehelpt: the way weak verbs go. */
function* madeWeak(shape: Shape): Iterable<Edit> {
  for (const { form, weak } of strongForms(shape.text)) {
    const whole = { from: 0, to: shape.text.length };
    yield* instead(shape, whole, [weak, 0.9]);
    if (form === 'past') yield* swaps(shape, /(?<=[^td])$/g, ['t', 0.7]);
  }
  if (isPastOnD(shape.text)) yield* swaps(shape, /$/g, ['t', 0.7]);
  for (const { text, share } of regularisedForms(shape.text))
    yield* instead(shape, { from: 0, to: shape.text.length }, [text, share]);
}

/** Verb forms. */
export const VERBS: readonly Rule[] = [
  {
    id: 'D56',
    name: 'd, t of dt bij werkwoorden',
    weights: [0.6, 0.95, 0.95],
    be: 1,
    categories: ENDS_IN_DT,
    edits: dtForms,
  },
  {
    id: 'D57',
    name: 'Uitgang -te of -de',
    weights: [0.5, 0.9, 0.7],
    be: 1,
    categories: ['verb-past-weak', 'verb-participle-adjective', 'verb-participle-weak', 'verb-past-vz-stem'],
    edits: teOrDe,
  },
  {
    id: 'D58',
    name: 'Verleden tijd: dubbele d of t',
    weights: [0.5, 0.9, 0.85],
    be: 1,
    categories: ['verb-past-dt-stem', 'verb-participle-adjective'],
    edits: doubleDT,
  },
  {
    id: 'D59',
    name: 'Verleden tijd bij een v- of z-werkwoord',
    weights: [0.5, 0.85, 0.9],
    be: 1,
    categories: ['verb-past-vz-stem', 'verb-participle-weak'],
    edits: vzStem,
  },
  {
    id: 'D60',
    name: 'Sterk werkwoord',
    weights: [0.7, 0.6, 0.25],
    be: 1,
    categories: ['verb-strong'],
    edits: madeWeak,
  },
];
