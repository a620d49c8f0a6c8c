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
  /** Written syllables, single vowels split off (ap-pel, a-vond); together the text without spaces and hyphens. */
  syllables: string[];
  spots: HardSpot[];
  /** Dutch school year 3 to 8 in which the word is first practised. */
  groep: number;
  /** A sentence with the word in it, at most 60 characters. */
  sentence?: string;
  /** Name of its picture in the shared set. */
  picture?: string;
  /** Whether the picture shows exactly this word, so that it may be asked by the picture alone. */
  exactPicture?: boolean;
  /** Whether another spelling sounds the same (reis, rijs): then it is only asked with a sentence or a picture. */
  homophone?: boolean;
  /** Categories in whose lists the word is kept by hand: only from there it is taken as a contrast to others. */
  listed?: readonly CategoryId[];
  /** Infinitive of a verb form. A verb form is only asked in its sentence. */
  lemma?: string;
  /** Which form of the verb it is: tt1, tt3, tt2i, vtev, vd, gw. */
  form?: string;
}

/** Whether only a sentence (or, of a thing, its picture) tells how the word is spelled. */
export const needsSentence = ({ homophone, lemma }: Word): boolean =>
  homophone === true || lemma !== undefined;

/** What is said to ask for a word: one that needs its sentence is followed by it. */
export const spokenText = (word: Word): string =>
  needsSentence(word) && word.sentence ? `${word.text}. ${word.sentence}` : word.text;
