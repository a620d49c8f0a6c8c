import { plainSigns } from '../exercise/index.ts';
import type { Span } from './analyse/index.ts';
import { sorted, type Sorted } from './catalogue/buckets.ts';
import type { CategoryId } from './catalogue/ids.ts';
import { practisedCategory, type PractisedCategory } from './catalogue/practice.ts';
import type { Word } from './word.ts';

/** How a word is looked at when a category is practised. */
export interface Focus {
  /** The category itself, or the one of the word that it is contrasted with. */
  category: CategoryId;
  /** The hard spot of that category. */
  spot: Span;
  /** The bucket in which the word falls, where it falls in one. */
  fit?: Sorted;
}

/** Whether the word has the category itself, and is not only a contrast to it. */
export const belongsTo = (word: Word, { id }: Pick<PractisedCategory, 'id'>): boolean =>
  word.spots.some(({ category }) => category === id);

/** How a word is looked at for a category; undefined when it neither has the category nor is a contrast to it. */
export function focusOf(word: Word, { id }: Pick<PractisedCategory, 'id'>): Focus | undefined {
  const fit = sorted(id, word);
  const own = word.spots.find(({ category }) => category === id);
  if (own) return { category: id, spot: own, ...(fit && { fit }) };
  const contrast = fit?.bucket.of?.find(
    (other) => word.listed?.includes(other) || belongsTo(word, { id: other }),
  );
  if (!fit || !contrast) return undefined;
  const letters = fit.from < fit.to ? fit : { from: 0, to: word.text.length };
  const spot = word.spots.find(({ category }) => category === contrast) ?? letters;
  return { category: contrast, spot, fit };
}

/** The kind sentence that explains the word: of a contrast word that of its bucket or of its own category. */
export function hintOf(word: Word, category: PractisedCategory): string {
  const focus = focusOf(word, category);
  if (!focus || focus.category === category.id) return category.hint;
  return focus.fit?.bucket.hint ?? practisedCategory(focus.category).hint;
}

/** Where the parts of a word lie. */
export function spansOf(parts: readonly string[]): Span[] {
  let at = 0;
  return parts.map((part) => ({ from: at, to: (at += part.length) }));
}

/** The whole graphemes that some letters touch, or that stand beside a place between letters, and some more on each side. */
export function wholeGraphemes(word: Pick<Word, 'graphemes'>, { from, to }: Span, more = 0): Span {
  const spans = spansOf(word.graphemes);
  const isPlace = from === to;
  const first = spans.findIndex((span) => (isPlace ? span.to >= from : span.to > from));
  const last = spans.findLastIndex((span) => (isPlace ? span.from <= to : span.from < to));
  return {
    from: spans[Math.max(0, first - more)]!.from,
    to: spans[Math.min(spans.length - 1, last + more)]!.to,
  };
}

/**
 * What is marked of a word that is shown afterwards: its hard spot in whole graphemes, of a compound its last part, for the seam is
 * what counts there, and of a place where no letter comes the one before it. Undefined where nothing of the word is in doubt: of a
 * contrast word that is asked as a whole.
 */
export function markOf(word: Word, { id }: Pick<PractisedCategory, 'id'>): Span | undefined {
  const focus = focusOf(word, { id });
  if (!focus) return undefined;
  const { category, spot, fit } = focus;
  if (category === 'compound-word') return { from: spot.from + 1, to: word.text.length };
  if (category === id) return wholeGraphemes(word, spot);
  if (!fit || fit.to === 0 || fit.to - fit.from === word.text.length) return undefined;
  return wholeGraphemes(word, fit.from < fit.to ? fit : { from: fit.from - 1, to: fit.from });
}

/** The word with other letters in place of a region. */
export const replaced = (text: string, { from, to }: Span, letters: string) =>
  text.slice(0, from) + letters + text.slice(to);

/** Stands for the letters that are left out. */
export const GAP = '___';

/** The word with a gap for a region, or at a place where a letter could be. */
export const gapped = (text: string, region: Span) => replaced(text, region, GAP);

/** The sentence with a part in place of the word; undefined when the word is not in it as a whole. */
export function inSentence(word: Word, part: string): string | undefined {
  const at = word.sentence ? wordAt(word.sentence, word.text) : undefined;
  if (word.sentence === undefined || at === undefined) return undefined;
  const shown = beginsSentence(word) ? asBeginning(part) : part;
  return word.sentence.slice(0, at) + shown + word.sentence.slice(at + word.text.length);
}

/** Whether the word of a sentence begins one: at the very start, or with a capital that it has nowhere else. */
export function beginsSentence({ sentence, text }: Pick<Word, 'sentence' | 'text'>): boolean {
  const at = sentence ? wordAt(sentence, text) : undefined;
  if (sentence === undefined || at === undefined) return false;
  const written = plainSigns(sentence).slice(at, at + text.length);
  return at === 0 || (written !== text && written === asBeginning(text));
}

/** A text as a sentence begins with it: 's Avonds, IJs, Eén; as it is where it has its capital already. */
export function asBeginning(text: string): string {
  const [, small = '', first = '', rest = ''] = /^('[a-z]\s)?(ij|.)(.*)$/su.exec(text) ?? [];
  // Of an e with an accent before another one the capital goes without: Eén.
  return small + (first === 'é' && rest.startsWith('é') ? 'E' : first.toUpperCase()) + rest;
}

/** Where a word stands in a sentence as a whole word, whatever its case and the signs it is written with. */
export function wordAt(sentence: string, text: string): number | undefined {
  const plain = plainSigns(sentence);
  // Signs that can't be seen would move all that is behind them.
  const whole = (plain.length === sentence.length ? plain : sentence).toLowerCase();
  const found = [text, asBeginning(text)].map((form) => wholeWordAt(whole, form.toLowerCase()));
  return found[0] ?? found[1];
}

function wholeWordAt(whole: string, word: string): number | undefined {
  for (let at = whole.indexOf(word); at !== -1; at = whole.indexOf(word, at + 1))
    if (!LETTER.test(whole[at - 1] ?? '') && !LETTER.test(whole[at + word.length] ?? '')) return at;
  return undefined;
}

const LETTER = /\p{L}/u;
