import { analyse, normalise, type Refusal } from './analyse/index.ts';
import { sorted } from './catalogue/buckets.ts';
import type { CategoryId } from './catalogue/ids.ts';
import { wordAt } from './focus.ts';
import type { HardSpot, Word } from './word.ts';

/** What is known of a word besides its letters. */
export interface WordFacts {
  /** A sentence with the word in it. */
  sentence?: string;
  /** Infinitive and form (tt1, tt3, tt2i, vtev, vd, gw), of a verb form. */
  lemma?: string;
  verbForm?: string;
  /** School year 3 to 8; without it the errors of the years in which its spelling is taught are made. */
  groep?: number;
}

/** Why a text can't be asked as a word of a category. */
export type NoWord = Refusal | 'verb-needs-sentence' | 'other-category';

/** The school year of a word of which none is told: no word is too late for it. */
const ANY_YEAR = 8;

/** Any Dutch word as the makers of exercises know it, in view of one category. */
export function wordFor(text: string, category: CategoryId, facts: WordFacts): Word | { refused: NoWord } {
  const normal = normalise(text);
  if ('refused' in normal) return normal;
  const found = analyse(text);
  const { word, graphemes, syllables } = found;
  const { sentence, lemma, verbForm: form, groep = ANY_YEAR } = facts;
  const inIt = sentence !== undefined && wordAt(sentence, word) !== undefined ? { sentence } : undefined;
  const known = { id: word, text: word, graphemes, syllables, groep, ...inIt };
  if (category.startsWith('verb-')) {
    if (!inIt || lemma === undefined || form === undefined) return { refused: 'verb-needs-sentence' };
    const spots = [verbSpot(category, word, lemma, form)];
    return { ...known, spots, lemma, form, listed: [category] };
  }
  const spots: HardSpot[] = found.categories
    .filter(({ id }) => !id.startsWith('verb-'))
    .map(({ id, from, to }) => ({ category: id, from, to }));
  // Where nothing is hard, it is written as it sounds.
  if (spots.length === 0) spots.push({ category: 'cvc', from: 0, to: word.length });
  return spots.some((spot) => spot.category === category)
    ? { ...known, spots }
    : { refused: 'other-category' };
}

/** The letters in doubt of a verb form: what its card leaves out, else the whole word. */
function verbSpot(category: CategoryId, text: string, lemma: string, form: string): HardSpot {
  const fit = sorted(category, { text, spots: [], listed: [category], lemma, form });
  return fit && fit.from < fit.to
    ? { category, from: fit.from, to: fit.to }
    : { category, from: 0, to: text.length };
}
