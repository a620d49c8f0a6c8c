import { misspellings, type Misspelling, type MisspellingOptions } from './misspellings.ts';

/** Errors that any word allows: one of them in a set is enough. */
const ANY_WORD = new Set(['D61', 'D62', 'D63', 'D68']);

/**
 * Wrong spellings to offer together beside the word (X4, X5): the most plausible, each against another rule as long as
 * that is possible, one at least against the category that is practised where there is one. Fewer than asked when no
 * more is plausible: a game then offers fewer.
 */
export function distractors(word: string, count: number, options: MisspellingOptions): Misspelling[] {
  const all = misspellings(word, options);
  const target = all.find(({ category }) => category === options.category);
  const ordered = target ? [target, ...all.filter((one) => one !== target)] : all;
  const kinds = new Set<string>();
  const chosen = ordered.filter(({ rule }) => {
    const kind = ANY_WORD.has(rule) ? 'any' : rule;
    return !kinds.has(kind) && kinds.add(kind);
  });
  const rest = ordered.filter((one) => !chosen.includes(one));
  return [...chosen, ...rest].slice(0, count);
}
