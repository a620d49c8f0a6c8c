import { SPELLING_IDS, type CategoryId, type ReadingId } from '../../engine/spelling/catalogue/index.ts';
import { belongsTo, type Word } from '../../engine/spelling/index.ts';
import type { ReadWord } from '../../engine/spelling/reading/index.ts';
import type { WordPictures } from './pictures.ts';
import type { ListedWord } from './word-lists.ts';

const SOUNDS_FOREIGN =
  'c-as-s c-as-k x-as-ks ch-as-sj th e-acute eau ou-as-oe g-as-zj y air-oir qu-as-kw english-loanword tie';
const LOANS = SPELLING_IDS.filter((id) => SOUNDS_FOREIGN.split(' ').includes(id));
const PATTERNS: readonly CategoryId[] = ['ng', 'nk', 'ch-cht', 'sch-schr', 'aai-ooi-oei', 'eeuw-ieuw-uw'];
const AFFIXES: readonly CategoryId[] = ['prefix-be-ge-ver', 'suffix-ig-lijk', 'suffix-heid-teit'];

/** Words in which -ing comes behind something else; those of which it is a part of the word itself have no affix. */
const ENDS_IN_ING = /(?<!trouwr|kon|hon|kett|camp|har|pal|pudd|ser|[aeiou])ing$/;

const hasOne = (word: Word, ids: readonly CategoryId[]) => ids.some((id) => belongsTo(word, { id }));
const isShort = ({ syllables }: Word) => syllables.length === 1;

/** Which words of the bank a category reads. Of open and closed syllables it reads twins. */
const READS: Partial<Record<ReadingId, (word: Word) => boolean>> = {
  'read-cvc': (word) => isShort(word) && hasOne(word, ['cvc']),
  'read-cluster-one': (word) => isShort(word) && hasOne(word, ['cluster-one-side']),
  'read-cluster-many': (word) => isShort(word) && hasOne(word, ['cluster-many', 'sch-schr']),
  'read-patterns': (word) => word.syllables.length <= 2 && hasOne(word, PATTERNS),
  'read-two-syllable': (word) =>
    word.syllables.length === 2 && !hasOne(word, ['open-syllable', 'closed-syllable', ...LOANS]),
  'read-affixes': (word) =>
    hasOne(word, AFFIXES) || (word.syllables.length > 1 && ENDS_IN_ING.test(word.text)),
  'read-multi-syllable': (word) => word.syllables.length >= 3 && !hasOne(word, LOANS),
  // An accent alone (één, hé) makes no loan word.
  'read-loanwords': (word) => word.text.length > 3 && hasOne(word, LOANS),
};

/** Names, compounds with a hyphen and forms of verbs are left to spelling. */
export const canBeRead = ({ text, lemma }: Word): boolean => lemma === undefined && /^\p{Ll}+$/u.test(text);

/** The words of the bank that a category reads. */
export const wordsToRead = (id: ReadingId, words: readonly Word[]): ReadWord[] =>
  words
    .filter((word) => READS[id]?.(word))
    .map(({ text, syllables, groep, sentence, picture, exactPicture }) => ({
      kind: 'word',
      id: text,
      text,
      syllables,
      level: groep,
      ...(sentence !== undefined && { sentence }),
      ...(exactPicture && { picture }),
    }));

/** Words of a list in pairs, one with a long vowel and one with a short: bomen and bommen. */
export function twinsOf(
  list: readonly ListedWord[],
  others: (word: string) => readonly string[],
  syllablesOf: (word: string) => readonly string[],
  pictures: Pick<WordPictures, 'of'>,
): ReadWord[] {
  return list.flatMap(({ word: text, groep, sentence }): ReadWord[] => {
    const twin = others(text).find((other) => list.some(({ word }) => word === other));
    if (twin === undefined) return [];
    return [
      {
        kind: 'word',
        id: text,
        text,
        syllables: syllablesOf(text),
        level: Number(groep),
        sentence,
        twin: { text: twin, isLong: text.length < twin.length },
        ...(pictures.of(text).exactPicture && { picture: pictures.of(text).picture }),
      },
    ];
  });
}
