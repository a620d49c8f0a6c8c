import { has, instead, swaps } from '../shape.ts';
import type { CategoryId } from '../../catalogue/ids.ts';
import { strongForms } from '../../verbs/strong-forms.ts';
import type { Edit, Rule, Shape } from '../types.ts';

const ENDS_IN_DT: readonly CategoryId[] = [
  ...(['verb-present-dt', 'verb-present-t', 'verb-stem', 'verb-participle-weak', 'verb-homophone'] as const),
  ...(['verb-inversion', 'verb-imperative'] as const),
];

/** loopd, wort, gewoont, lantt. */
function* dtForms(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /dt$/g, 't', ['d', 0.95], ['tt', 0.2]);
  if (!has(shape, ...ENDS_IN_DT)) return;
  yield* swaps(shape, /(?<!d)t$/g, 'd', ['dt', 0.3]);
  yield* swaps(shape, /d$/g, 't', ['dt', 0.7]);
}

/** hoopde, woonten, speeldde. */
function* teOrDe(shape: Shape): Iterable<Edit> {
  if (shape.nuclei.length < 2) return;
  const share = has(shape, 'verb-past-weak', 'verb-past-vz-stem', 'verb-participle-adjective') ? 1 : 0.5;
  yield* swaps(shape, /(?<=[^aeioudtë])d(?=en?$)/g, ['t', share], ['dd', 0.6 * share]);
  if (has(shape, 'verb-past-weak')) yield* swaps(shape, /(?<=[iuw])d(?=en?$)/g, ['t', 0.9]);
  yield* swaps(shape, /(?<=[^aeioudtë])t(?=en?$)/g, ['d', share], ['tt', 0.55 * share]);
}

/** melde, schudte, startde. */
function* doubleDT(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /dd(?=en?$)/g, ['d', 1], ['dt', 0.9], ['tt', 0.4], ['t', 0.2]);
  yield* swaps(shape, /tt(?=en?$)/g, ['t', 1], ['td', 0.8], ['dt', 0.35], ['dd', 0.1]);
}

/** beefte, reizde, gevervd. */
function* vzStem(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /fd(?=en?$|$)/g, 'ft', ['vd', 0.95]);
  yield* swaps(shape, /sd(?=en?$|$)/g, 'st', ['zd', 0.95]);
}

/** slaapte for sliep, kreegt, gehelpt: the way weak verbs go. */
function* madeWeak(shape: Shape): Iterable<Edit> {
  for (const { form, weak } of strongForms(shape.text)) {
    const whole = { from: 0, to: shape.text.length };
    yield* instead(shape, whole, [weak, 0.9]);
    if (form === 'past') yield* swaps(shape, /(?<=[^t])$/g, ['t', 0.7]);
  }
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
    name: '-te en -de verwisseld',
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
