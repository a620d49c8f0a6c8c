import type { ReadingId } from '../catalogue/index.ts';

/** A word that is misread for another; both exist. */
export interface LookAlike {
  text: string;
  /** The slip of reading it stands for (R1 to R12), or the category. */
  rule: string;
  /** Name of its picture in the shared set. */
  picture?: string;
}

interface Common {
  /** Stays the same for ever: answers and progress are kept by it. */
  id: string;
  /** School year in which it is read: 3.5 is the second half of groep 3. */
  level: number;
}

/** A word to read. */
export interface ReadWord extends Common {
  kind: 'word';
  text: string;
  /** Written syllables; together the text. */
  syllables: readonly string[];
  /** A sentence with the word in it. */
  sentence?: string;
  picture?: string;
  /** The word that only the length of its vowel tells apart (bomen, bommen), and which of them this is. */
  twin?: { text: string; isLong: boolean };
}

/** A sentence to read as it stands. */
export interface ReadSentence extends Common {
  kind: 'sentence';
  text: string;
  /** The same sentence with one word otherwise, place by place. */
  changes: readonly { at: number; by: string }[];
  /** Whether its words go in one order only. */
  isOrdered: boolean;
  /** Of a sentence to put in order: words with which no sentence can be made, whatever they take the place of. */
  extras: readonly string[];
}

/** A sentence with `___` for a word. */
export interface ReadGap extends Common {
  kind: 'gap';
  text: string;
  answer: string;
  wrong: readonly string[];
}

/** A sentence that is true or not. */
export interface ReadClaim extends Common {
  kind: 'claim';
  text: string;
  isTrue: boolean;
}

/** Something to read, a few sentences or a whole text, and a question about it. */
export interface ReadQuestion extends Common {
  kind: 'question';
  text: string;
  question: string;
  answer: string;
  wrong: readonly string[];
  /** Of a whole text. */
  title?: string;
}

/** Something to read, with what may be asked of it. */
export type ReadingItem = ReadWord | ReadSentence | ReadGap | ReadClaim | ReadQuestion;

/** All there is to read. */
export interface ReadingLexicon {
  inCategory(id: ReadingId): readonly ReadingItem[];
  /** Words that are misread for a word, likeliest first. */
  lookAlikes(word: ReadWord): readonly LookAlike[];
  /** Those of them that nobody takes for the name of its picture. */
  notPictured(word: ReadWord): readonly LookAlike[];
  /** Words whose picture nobody takes for that of this word, those that look like it first. */
  otherPictures(word: ReadWord): readonly Required<LookAlike>[];
}
