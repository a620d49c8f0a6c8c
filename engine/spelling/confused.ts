import { graphemes } from './graphemes.ts';
import { belongsTo, confusionOf, replaced, wrongLetters } from './focus.ts';
import type { CategoryDefinition, Word } from './word.ts';

/** What a child writes for a word, and the spelling rule (D01 to D67) that it breaks. */
interface Mistake {
  text: string;
  rule: string;
}

/**
 * What children write for a word by the confusions of a category that it has. Some of it may be an existing word
 * (bomen, bommen). A confusion that is only misheard gives none.
 */
export function mistakes(word: Word, category: CategoryDefinition): Mistake[] {
  const focused = belongsTo(word, category) ? confusionOf(word, category) : undefined;
  if (!focused) return [];
  return wrongLetters(word, focused)
    .filter(([, rule]) => isRule(rule))
    .map(([letters, rule]) => ({ text: replaced(word.text, focused.region, letters), rule }));
}

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
