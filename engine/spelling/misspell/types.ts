import type { Finding, Span, Token } from '../analyse/types.ts';
import type { CategoryId } from '../catalogue/ids.ts';

/** One thing that a child does wrong in one place: other letters for those of a span. An empty span is an insertion. */
export interface Edit extends Span {
  given: string;
  /** How often children make this one where the rule applies, 0 to 1. */
  share: number;
}

/** School years that share their weights: groep 3-4, 5-6, 7-8. */
export type Band = 0 | 1 | 2;

/** One way in which children misspell. */
export interface Rule {
  id: string;
  /** What teachers read in a report. */
  name: string;
  /** How plausible the error is for each band. */
  weights: readonly [number, number, number];
  /** Factor for Belgian pupils. */
  be: number;
  /** The categories that the rule breaks, the most telling first. */
  categories: readonly CategoryId[];
  edits(shape: Shape): Iterable<Edit>;
}

/** A vowel of a word with what stands after it. */
export interface Nucleus {
  token: Token;
  /** The token right after it, whatever it is. */
  next?: Token;
  /** The consonants between it and the next vowel, marks not passed. */
  consonants: Token[];
  /** The next vowel of the word, when only those consonants are in between. */
  following?: Token;
  /** Whether its written syllable ends with it. */
  open: boolean;
  /** Whether it stands in the last syllable of the word. */
  last: boolean;
}

/** A word as the rules look at it. */
export interface Shape {
  /** As it must be written. */
  word: string;
  /** The same in small letters. */
  text: string;
  tokens: readonly Token[];
  nuclei: readonly Nucleus[];
  /** The words of a compound; one span where it is none. */
  parts: readonly Span[];
  findings: readonly Finding[];
  /** Whether it has a category of borrowed words. */
  loan: boolean;
  /** Whether the pupil is Belgian. */
  belgian: boolean;
}
