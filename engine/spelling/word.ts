import type { CategoryId } from './catalogue/ids.ts';

/** The letters of a word that one category concerns: `from` (included) to `to` (not included). */
export interface HardSpot {
  category: string;
  from: number;
  to: number;
}

/** One word of the word bank. */
export interface Word {
  /** The word itself, or `word#n` where one spelling has several meanings. */
  id: string;
  text: string;
  /** Graphemes left to right, `sch`, `aa` and `ij` as one; together they are the text. */
  graphemes: string[];
  /** Written syllables, single vowels split off (ap-pel, a-vond); together they are the text. */
  syllables: string[];
  spots: HardSpot[];
  /** Dutch school year 3 to 8 in which the word is first practised. */
  groep: number;
  /** A sentence with the word in it, at most 60 characters. */
  sentence?: string;
  /** Name of its picture in the shared set. */
  picture?: string;
  /** Whether another spelling sounds the same (reis, rijs): then it is only asked with a sentence or a picture. */
  homophone?: boolean;
}

/** What is said to ask for a word: one that sounds like another is followed by its sentence. */
export const spokenText = ({ text, sentence, homophone }: Word): string =>
  homophone && sentence ? `${text}. ${sentence}` : text;

/**
 * Which letters of a word a game leaves out: the hard spot itself, the whole graphemes or syllable it lies in, or
 * the spot with the grapheme before or after it.
 */
export type Region = 'spot' | 'grapheme' | 'syllable' | 'previous' | 'next';

/** Where in a word a category looks. The first of a list that fits wins. */
export interface Focus {
  /** Category whose hard spot is looked at; without it the category itself. Another one gives contrast words. */
  category?: string;
  /** Regular expression on the word with that hard spot in brackets: `ee\\[uw\\]`. */
  test: string;
  region?: Region;
  /** Hint for a contrast word, where that of the category would mislead; at most 60 characters. */
  hint?: string;
}

/** What children write instead of a hard spot. */
export interface Confusion extends Focus {
  /**
   * Wrong letters for the region, each with the spelling rule (D01 to D67) it breaks, or with the category where
   * it is misheard rather than misspelled. V and C stand for the vowel and the consonant of the region.
   */
  wrong: Record<string, string>;
}

/** One bucket to sort words of a category into. */
export interface CategoryBucket extends Focus {
  id: string;
  label: string;
}

/** One spelling rule or pattern. */
export interface Category {
  id: string;
  title: string;
  /** Title in a child's words, for the map: "Woorden met ei of ij". */
  goal: string;
  /** A few letters for the sign on the map: `ei|ij`. */
  sign: string;
  /** The pupil-facing rule, one sentence. */
  rule: string;
  /** At most 60 characters, shown as hint after a mistake. */
  hint: string;
  groep: number;
  strategy: 'luister' | 'regel' | 'weet' | 'analogie';
}

/** All that the engine must know of a category to make exercises of it. */
export interface CategoryDefinition extends Category {
  id: CategoryId;
  /** Whether pupils practise it; a category that is not only gives contrast words to others. */
  practised: boolean;
  confusions: Confusion[];
  /** Buckets of a sort exercise, at most four. */
  buckets: CategoryBucket[];
}
