import type { Span } from '../analyse/index.ts';
import type { Sorted } from '../catalogue/buckets.ts';
import { wholeGraphemes, type Focus } from '../focus.ts';
import type { Misspelling } from '../misspell/index.ts';
import type { Word } from '../word.ts';
import { BY_EAR } from './hints.ts';

/** How many letters a gap may be wider than the hard spot: more of the word tells nothing of it. */
const WIDEST = 4;

/** Letters of a word with what children write instead of them, each with the rule that it breaks. */
export interface Letters {
  region: Span;
  wrong: [letters: string, rule: string][];
}

/**
 * The gap of a word: the whole graphemes that its card or its hard spot leaves out, or else a wider one, in which something
 * can be written that breaks the rule. Undefined where there is none.
 * @param wrong misspellings that break the practised rule and nothing else
 */
export function lettersOf(word: Word, focus: Focus, wrong: readonly Misspelling[]): Letters | undefined {
  if (focus.fit && isUnrelated(word, focus.fit)) return undefined;
  const here = wrong.filter(({ text }) => isIn(changeOf(word.text, text), focus));
  for (const region of regionsOf(word, focus, here)) {
    const isAll = lengthOf(region) === word.text.length;
    if (isAll || lengthOf(region) - lengthOf(focus.spot) > WIDEST || !canShow(lettersIn(word, region)))
      continue;
    const found = wrongIn(word, region, here);
    if (found && found.length > 0) return { region, wrong: found };
  }
  return undefined;
}

/** Whether letters are changed in the hard spot or in what the card leaves out, or put right beside one of them. */
const isIn = ({ from, to }: Span, { spot, fit }: Focus): boolean =>
  [spot, fit ?? spot].some((place) =>
    from === to ? from <= place.to && to >= place.from : from < place.to && to > place.from,
  );

/** Whether a contrast word has nothing in doubt where its card has a gap: only its bucket can be asked. */
const isUnrelated = (word: Word, fit: Sorted): boolean =>
  fit.bucket.of !== undefined &&
  (fit.from === fit.to || (fit.bucket.hint !== undefined && fit.bucket.label !== lettersIn(word, fit)));

const lengthOf = ({ from, to }: Span) => to - from;

/** Whether letters can stand on a card: there is one, and no space at an end, which nobody sees. */
const canShow = (letters: string) => /\p{L}/u.test(letters) && letters === letters.trim();

/** The letters of a word in some place. */
export const lettersIn = ({ text }: Word, { from, to }: Span) => text.slice(from, to);

/** Gaps to try, the best first. */
function* regionsOf(
  word: Word,
  { category, spot, fit }: Focus,
  wrong: readonly Misspelling[],
): Iterable<Span> {
  const card = fit && fit.from < fit.to ? fit : undefined;
  if (card) yield wholeGraphemes(word, card);
  if (card && fit?.bucket.of) {
    yield wholeGraphemes(word, card, 1);
    return;
  }
  yield wholeGraphemes(word, spot);
  // Beside letters that are heard or not stands another sound: it is not in doubt.
  if (BY_EAR.has(category)) return;
  if (card) yield wholeGraphemes(word, card, 1);
  yield wholeGraphemes(word, spot, 1);
  // A whole word is the spot of a strong verb and of a borrowed word: the gap is what is written otherwise in it.
  for (const { text } of wrong) yield wholeGraphemes(word, changeOf(word.text, text));
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

/** What misspellings that differ in the gap only have there; undefined where one leaves nothing, for that can't be shown. */
function wrongIn(word: Word, region: Span, wrong: readonly Misspelling[]): Letters['wrong'] | undefined {
  const right = lettersIn(word, region);
  const [before, after] = [word.text.slice(0, region.from), word.text.slice(region.to)];
  const found = new Map<string, string>();
  for (const { text, rule } of wrong) {
    if (text.length < before.length + after.length || !text.startsWith(before) || !text.endsWith(after))
      continue;
    const letters = text.slice(region.from, text.length - after.length);
    if (!/\p{L}/u.test(letters)) return undefined;
    const isElsewhere = doublesNeighbour(letters, right, before, after);
    if (!isElsewhere && canShow(letters) && !found.has(letters)) found.set(letters, rule);
  }
  return [...found];
}

/** Whether the letter beside the gap was written twice: kaa-tholiek is no other way to write th. */
const doublesNeighbour = (letters: string, right: string, before: string, after: string): boolean =>
  letters === `${before.slice(-1)}${right}` || letters === `${right}${after.slice(0, 1)}`;
