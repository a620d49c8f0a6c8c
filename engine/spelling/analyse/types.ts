import type { CategoryId } from '../catalogue/ids.ts';

/** Letters of a word: `from` (included) to `to` (not included). */
export interface Span {
  from: number;
  to: number;
}

/** How sure a label is: by the letters and the syllables, by a word list, or only by how the word looks. */
export type Certainty = 'rule' | 'lexicon' | 'guess';

/** A category that applies to a word, with its hard spot: the letters that it concerns. */
export interface Finding extends Span {
  id: CategoryId;
  certainty: Certainty;
}

/** All that is known of a word. */
export interface Analysis {
  /** The word in its normal form, capitals kept; all spans count its letters. Empty where the text was refused. */
  word: string;
  /** The letter groups that write one sound, left to right; together they are the word. */
  graphemes: string[];
  /** The written syllables, single vowels split off (a-vond, ap-pel); together the word without spaces and hyphens. */
  syllables: string[];
  /** The syllables as they are heard (a-ppel, zi-ngen): what ends in a short vowel here is closed in writing. */
  klankgroepen: string[];
  /** The words that a compound is made of, a linking sound with the part before it; one span where it is none. */
  parts: Span[];
  /** Each category once for each of its hard spots, by place and then in the order of the catalogue. */
  categories: Finding[];
}

/** Where in its syllable a grapheme stands. */
export type Role = 'onset' | 'nucleus' | 'coda' | 'mark';

/**
 * How a vowel sounds: short (b*a*k), long (b*o*men, b*oo*m, kil*o*), with two signs (k*oe*k, m*ooi*, sn*eeuw*), mute
 * (taf*e*l, *be*gin, mak*e*lijk with -l*ij*k) or as in the language it comes from (cad*eau*, r*ou*te).
 */
export type VowelKind = 'short' | 'long' | 'two-sign' | 'mute' | 'loan';

/** One grapheme with what the misspelling rules must know of it. */
export interface Token extends Span {
  /** As written in the word, capitals kept. */
  text: string;
  /** The same in small letters. */
  lower: string;
  /** Index of its written syllable; where it runs on over a border (bo-*mm*-en, zi-*ng*-en) that of the left one. */
  syllable: number;
  /** `mark` is an apostrophe, a hyphen or a space. */
  role: Role;
  /** Only of a nucleus. */
  vowel?: VowelKind;
  /** Whether it is heard on both sides of a written border: double consonants and ng. */
  straddles: boolean;
  /** Whether its syllable bears the main stress of its part, as far as can be told. */
  stressed: boolean;
  /** Index of its compound part. */
  part: number;
}

/** Why a text can't be analysed. */
export type Refusal = 'empty' | 'too-long' | 'letters' | 'several-words';

/** A text in its normal form (NFC, ij as two letters, straight apostrophes), or why it has none. */
export type Normalised = { word: string; surface: string; hasCapital: boolean } | { refused: Refusal };
