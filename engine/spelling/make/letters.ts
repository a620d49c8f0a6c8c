import type { Span } from '../analyse/index.ts';
import type { Sorted } from '../catalogue/buckets.ts';
import { spansOf, type Focus } from '../focus.ts';
import type { Misspelling } from '../misspell/index.ts';
import type { Word } from '../word.ts';

/** Letters of a word with what children write instead of them, each with the rule that it breaks. */
export interface Letters {
  region: Span;
  wrong: [letters: string, rule: string][];
}

/** Errors that any letters allow; that they leave nothing says nothing of a gap. */
const ANY_WORD = new Set(['D61', 'D62', 'D63']);

/**
 * The gap of a word: the whole graphemes that its card or its hard spot leaves out, or else a smaller or a wider one, in
 * which something can be written that is wrong. Undefined where there is none.
 */
export function lettersOf(word: Word, focus: Focus, wrong: readonly Misspelling[]): Letters | undefined {
  if (focus.fit && isUnrelated(word, focus.fit)) return undefined;
  const isAbout = ({ category }: Misspelling) => Number(category === focus.category);
  const ordered = [...wrong].sort((a, b) => isAbout(b) - isAbout(a));
  for (const region of regionsOf(word, focus, ordered)) {
    if (region.to - region.from === word.text.length || !canShow(lettersIn(word, region))) continue;
    const found = wrongIn(word, focus.category, region, ordered);
    if (found && found.length > 0) return { region, wrong: found };
  }
  return undefined;
}

/** Whether a contrast word has nothing in doubt where its card has a gap: only its bucket can be asked. */
const isUnrelated = (word: Word, fit: Sorted): boolean =>
  fit.bucket.of !== undefined &&
  (fit.from === fit.to || (fit.bucket.hint !== undefined && fit.bucket.label !== lettersIn(word, fit)));

/** Whether letters can stand on a card: there is one, and no space at an end, which nobody sees. */
const canShow = (letters: string) => /\p{L}/u.test(letters) && letters === letters.trim();

/** The letters of a word in some place. */
export const lettersIn = ({ text }: Word, { from, to }: Span) => text.slice(from, to);

/** Gaps to try, the best first. */
function* regionsOf(word: Word, { spot, fit }: Focus, wrong: readonly Misspelling[]): Iterable<Span> {
  const card = fit && fit.from < fit.to ? fit : undefined;
  if (card) yield around(word, card);
  if (card && fit?.bucket.of) {
    yield around(word, card, 1);
    return;
  }
  yield around(word, spot);
  if (card) yield around(word, card, 1);
  yield around(word, spot, 1);
  for (const { text } of wrong) {
    const changed = changeOf(word.text, text);
    if (changed.from < spot.to && changed.to > spot.from) yield around(word, changed);
  }
}

/** The whole graphemes that some letters touch, or that stand beside a place between letters, and some more. */
function around(word: Word, { from, to }: Span, more = 0): Span {
  const spans = spansOf(word.graphemes);
  const isPlace = from === to;
  const first = spans.findIndex((span) => (isPlace ? span.to >= from : span.to > from));
  const last = spans.findLastIndex((span) => (isPlace ? span.from <= to : span.from < to));
  return {
    from: spans[Math.max(0, first - more)]!.from,
    to: spans[Math.min(spans.length - 1, last + more)]!.to,
  };
}

/** The letters of a word that a misspelling has otherwise. */
function changeOf(word: string, wrong: string): Span {
  const most = Math.min(word.length, wrong.length);
  let from = 0;
  while (from < most && word[from] === wrong[from]) from++;
  let same = 0;
  while (same < most - from && word.at(-1 - same) === wrong.at(-1 - same)) same++;
  return { from, to: word.length - same };
}

/** What misspellings that differ in the gap only have there; undefined where one that matters has nothing. */
function wrongIn(
  word: Word,
  category: string,
  region: Span,
  wrong: readonly Misspelling[],
): Letters['wrong'] | undefined {
  const right = lettersIn(word, region);
  const [before, after] = [word.text.slice(0, region.from), word.text.slice(region.to)];
  const found = new Map<string, string>();
  for (const { text, rule, category: broken } of wrong) {
    if (text.length < before.length + after.length || !text.startsWith(before) || !text.endsWith(after))
      continue;
    const letters = text.slice(region.from, text.length - after.length);
    if (!/\p{L}/u.test(letters)) {
      if (ANY_WORD.has(rule)) continue;
      return undefined;
    }
    const isElsewhere = doublesNeighbour(letters, right, before, after);
    const isForeign = broken !== category && /[' -]/.test(letters) && !/[' -]/.test(right);
    if (!isElsewhere && !isForeign && canShow(letters) && !found.has(letters)) found.set(letters, rule);
  }
  return [...found];
}

/** Whether the letter beside the gap was written twice: kaa-tholiek is no other way to write th. */
const doublesNeighbour = (letters: string, right: string, before: string, after: string): boolean =>
  letters === `${before.slice(-1)}${right}` || letters === `${right}${after.slice(0, 1)}`;
