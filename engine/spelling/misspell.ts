import { normalise } from '../exercise/index.ts';
import { graphemes } from './graphemes.ts';
import { confusionOf, replaced, wrongLetters, type Span } from './focus.ts';
import type { Lexicon } from './request.ts';
import type { CategoryDefinition, Word } from './word.ts';

/** A wrong spelling of a word that children write. */
export interface Misspelling {
  text: string;
  /** Id of the spelling rule that it breaks (D01 to D67). */
  rule: string;
  category: string;
}

/**
 * What children write for a word by the confusions of its own categories, those of `first` in front. Some of it may
 * be an existing word (bomen, bommen). A confusion that is only misheard gives none.
 */
export function mistakes(
  word: Word,
  categories: readonly CategoryDefinition[],
  first?: string,
): Misspelling[] {
  const found = new Map<string, Misspelling>();
  const mine = categories.filter((category) => word.spots.some((spot) => spot.category === category.id));
  for (const category of mine.sort((a, b) => Number(b.id === first) - Number(a.id === first))) {
    const focused = confusionOf(word, category);
    if (!focused) continue;
    for (const [letters, rule] of wrongLetters(word, focused)) {
      const text = replaced(word.text, focused.region, letters);
      if (isRule(rule) && !found.has(text)) found.set(text, { text, rule, category: category.id });
    }
  }
  return [...found.values()];
}

/** The mistakes that are not an existing word: fit to be shown where the pupil looks for the right spelling. */
export const misspellings = (
  word: Word,
  categories: readonly CategoryDefinition[],
  lexicon: Pick<Lexicon, 'has'>,
  first?: string,
): Misspelling[] => mistakes(word, categories, first).filter(({ text }) => !lexicon.has(text));

/** Whether a confusion breaks a spelling rule; the others are only misheard. */
const isRule = (rule: string) => /^D\d\d$/.test(rule);

/** The graphemes that a misspelling has and the word has not: tiles that could be laid by mistake. */
export function strayGraphemes(word: Word, misspelling: string): string[] {
  const own = [...word.graphemes];
  return graphemes([misspelling]).filter((grapheme) => {
    const at = own.indexOf(grapheme);
    if (at !== -1) own.splice(at, 1);
    return at === -1;
  });
}

/** What a typed word says about the pupil: the rule and category that went wrong, or a slip. */
export interface Diagnosis {
  category: string | 'slip';
  rule?: string;
}

/** Names the category whose hard spot was broken in a typed word; undefined when the word is right. */
export function diagnose(
  word: Word,
  typed: string,
  categories: readonly CategoryDefinition[],
): Diagnosis | undefined {
  const given = normalise(typed).toLowerCase();
  if (given === word.text) return undefined;
  const known = mistakes(word, categories).find(({ text }) => text === given);
  if (known) return { category: known.category, rule: known.rule };
  const change = changed(word.text, given);
  const broken = word.spots.find(
    (spot) => touches(change, spot) && categories.some(({ id }) => id === spot.category),
  );
  return { category: broken?.category ?? 'slip' };
}

/** The letters of the right word between the shared beginning and the shared end of two texts. */
function changed(right: string, typed: string): Span {
  let from = 0;
  while (from < right.length && right[from] === typed[from]) from++;
  let to = right.length;
  let end = typed.length;
  while (to > from && end > from && right[to - 1] === typed[end - 1]) {
    to--;
    end--;
  }
  return { from, to };
}

/** Whether a change is inside or over a hard spot; letters that were put in may also stand at its border. */
function touches(change: Span, spot: Span): boolean {
  if (change.to - change.from > 3) return false;
  if (change.from === change.to) return change.from >= spot.from && change.to <= spot.to;
  return change.from < spot.to && change.to > spot.from;
}
