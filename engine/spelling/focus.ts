import type { CategoryDefinition, CategoryBucket, Confusion, Focus, HardSpot, Region, Word } from './word.ts';

/** Letters of a word, `from` (included) to `to` (not included). */
export interface Span {
  from: number;
  to: number;
}

/** The entry of a category that fits a word, the hard spot that it looks at, and the letters that it leaves out. */
export interface Focused<F extends Focus> {
  focus: F;
  spot: HardSpot;
  region: Span;
}

/** The confusion of the category that fits the word; undefined when none does. */
export const confusionOf = (word: Word, category: CategoryDefinition): Focused<Confusion> | undefined =>
  firstFit(word, category, category.confusions);

/** The bucket of the category that the word belongs in; undefined when none fits. */
export const bucketOf = (word: Word, category: CategoryDefinition): Focused<CategoryBucket> | undefined =>
  firstFit(word, category, category.buckets);

/** The hard spot of the category, or of a category it is contrasted with. */
export const spotOf = (word: Word, category: CategoryDefinition): HardSpot | undefined =>
  word.spots.find((spot) => spot.category === category.id) ??
  (confusionOf(word, category) ?? bucketOf(word, category))?.spot;

/** Whether the word has the category itself, and is not only a contrast to it. */
export const belongsTo = (word: Word, category: CategoryDefinition): boolean =>
  word.spots.some((spot) => spot.category === category.id);

/** The kind sentence that explains the word; a contrast word may need another than its category. */
export function hintOf(word: Word, category: CategoryDefinition): string {
  const focus = belongsTo(word, category)
    ? undefined
    : (confusionOf(word, category) ?? bucketOf(word, category))?.focus;
  return focus?.hint ?? category.hint;
}

function firstFit<F extends Focus>(
  word: Word,
  category: CategoryDefinition,
  entries: readonly F[],
): Focused<F> | undefined {
  for (const focus of entries) {
    const spot = word.spots.find((candidate) => candidate.category === (focus.category ?? category.id));
    if (spot && new RegExp(focus.test).test(bracketed(word.text, spot)))
      return { focus, spot, region: regionOf(word, spot, focus.region ?? 'spot') };
  }
  return undefined;
}

const bracketed = (text: string, { from, to }: Span) =>
  `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`;

/** Where the parts of a word lie. */
export function spansOf(parts: readonly string[]): Span[] {
  let at = 0;
  return parts.map((part) => ({ from: at, to: (at += part.length) }));
}

function regionOf(word: Word, spot: Span, region: Region): Span {
  if (region === 'spot') return { from: spot.from, to: spot.to };
  if (region === 'syllable') return around(spansOf(word.syllables), spot, 0, 0);
  return around(spansOf(word.graphemes), spot, region === 'previous' ? 1 : 0, region === 'next' ? 1 : 0);
}

/** The parts that a spot touches, with some more before and after. */
function around(spans: readonly Span[], spot: Span, before: number, after: number): Span {
  const first = spans.findIndex((span) => span.to > spot.from);
  const last = spans.findLastIndex((span) => span.from < spot.to);
  return {
    from: spans[Math.max(0, first - before)]!.from,
    to: spans[Math.min(spans.length - 1, last + after)]!.to,
  };
}

/** The word with other letters in place of a region. */
export const replaced = (text: string, { from, to }: Span, letters: string) =>
  text.slice(0, from) + letters + text.slice(to);

/** Stands for the letters that are left out. */
export const GAP = '___';

/** The word with a gap for a region. */
export const gapped = (text: string, region: Span) => replaced(text, region, GAP);

/** The sentence with a part in place of the word; undefined when the word is not in it as a whole. */
export function inSentence(word: Word, part: string): string | undefined {
  const at = word.sentence ? wordAt(word.sentence, word.text) : undefined;
  if (word.sentence === undefined || at === undefined) return undefined;
  const capital = at === 0 ? part[0]!.toUpperCase() + part.slice(1) : part;
  return word.sentence.slice(0, at) + capital + word.sentence.slice(at + word.text.length);
}

/** Where a word stands in a sentence as a whole word, whatever its case. */
export function wordAt(sentence: string, text: string): number | undefined {
  const found = new RegExp(`(?<!\\p{L})${text.replace(/[^\p{L}]/gu, '\\$&')}(?!\\p{L})`, 'iu').exec(sentence);
  return found?.index;
}

/** The wrong letters of a confusion for the region of a word, each with the rule or the category that it breaks. */
export function wrongLetters(
  word: Word,
  { focus, region }: Focused<Confusion>,
): [letters: string, rule: string][] {
  const right = word.text.slice(region.from, region.to);
  const [, vowel = '', consonant = ''] = /^([aeiou]+)([^aeiou]+)$/.exec(right) ?? [];
  return Object.entries(focus.wrong)
    .filter(([letters]) => !letters.includes('V') || canFill(letters, vowel, consonant))
    .map(([letters, rule]) => [
      letters.replaceAll('V', vowel[0] ?? '').replaceAll('C', consonant[0] ?? ''),
      rule,
    ]);
}

/** Whether a pattern gives letters that a child might write: h, j, v, w, x and z are never doubled. */
function canFill(pattern: string, vowel: string, consonant: string): boolean {
  if (vowel === '' || consonant === '' || (consonant.length > 1 && consonant[0] !== consonant[1]))
    return false;
  return !(pattern.endsWith('CC') && /[hjqvwxz]/.test(consonant[0]!));
}
