import { readFileSync } from 'node:fs';
import { BASE_WORDS } from '../../engine/spelling/analyse/lexicon/words.ts';
import type { Frequency } from './frequency.ts';
import { readPictureLines } from './pictures.ts';
import { parseTable } from './table.ts';
import { readWordLists } from './word-lists.ts';

const VERBS = new URL('../../assets/words/verbs.tsv', import.meta.url);

/** Place in the order of commonness below which everybody knows a word. */
const EVERYDAY = 2500;
/** Of shorter words nearly every letter that changes gives another word. */
const SHORTEST = 4;
/** Ends of words that are forms of a known one. */
const ENDINGS =
  "en|n|s|'s|e|t|d|te|de|ten|den|er|ers|ere|st|ste|je|jes|tje|tjes|pje|pjes|etje|etjes|ing|ingen|ig|ige|end|ende".split(
    '|',
  );
const BEFORE = /^(?:ge|be|ver|ont|her|on)(?=.{3})/;

/** Words that are taught: verbs with what they become, words of our lists, with a picture, and those that compounds are made of. */
export const readTaught = (): ReadonlySet<string> =>
  new Set([
    ...parseTable(readFileSync(VERBS, 'utf8')).rows.flatMap(({ cell }) =>
      ['lemma', 'past', 'pastplural', 'participle'].map(cell).filter((form) => form !== ''),
    ),
    ...BASE_WORDS,
    ...readPictureLines().map(({ word }) => word),
    ...readWordLists().flatMap(({ words }) => words.flatMap(({ word, lemma }) => [word, lemma])),
  ]);

/**
 * Whether few know a word: it is not among the common words, is not taught, and is no form of such a one. Compounds are not looked
 * through.
 */
export function isRare(word: string, { rank }: Frequency, taught: ReadonlySet<string>): boolean {
  const isKnown = (form: string) => rank(form) !== undefined || taught.has(form);
  const bare = word.replace(BEFORE, '');
  return ![...new Set([word, bare])].some((form) => isKnown(form) || basesOf(form).some(isKnown));
}

/** What a word may be a form of: bomen of boom, bakte of bak and bakken, brieven of brief. */
function basesOf(word: string): string[] {
  const stems = ENDINGS.filter((end) => word.endsWith(end) && word.length - end.length > 1).map((end) =>
    word.slice(0, -end.length),
  );
  return [word, ...stems].flatMap((stem) => {
    const single = stem.replace(/([bdfgklmnprst])\1$/, '$1');
    const long = stem.replace(/(?<![aeiou])([aeou])([bcdfgjklmnpqrstvwxz])$/, '$1$1$2');
    const short = stem.replace(/([aeou])\1([bdfgklmnprstvz])$/, '$1$2');
    const doubled = stem.replace(/(?<=[^aeiou][aeiou])([bdfgklmnprst])$/, '$1$1');
    return [stem, single, long].flatMap((base) => [
      base,
      base.replace(/v$/, 'f').replace(/z$/, 's'),
      `${base}en`,
      `${short}en`,
      `${doubled}en`,
      `${short.replace(/f$/, 'v').replace(/s$/, 'z')}en`,
    ]);
  });
}

/** The forms that everybody knows among some, the commonest first. */
export const everyday = (forms: Iterable<string>, { rank }: Frequency): string[] =>
  [...new Set(forms)]
    .flatMap((form) => {
      const at = form.length < SHORTEST ? undefined : rank(form);
      return at === undefined || at >= EVERYDAY ? [] : [{ form, at }];
    })
    .sort((one, other) => one.at - other.at)
    .map(({ form }) => form);
