import type { Form, Picture, Rng, Speech } from '../exercise/index.ts';
import type { PractisedCategory } from './catalogue/practice.ts';
import type { Memo } from './memo.ts';
import type { Word } from './word.ts';

/** Finds what can be heard and seen; the caller knows the addresses. */
export interface Media {
  speech(text: string): Speech;
  /** The picture of a word; undefined where it has none. */
  picture(word: Pick<Word, 'text' | 'picture'>): Picture | undefined;
}

/** All words that exercises may draw on. */
export interface Lexicon {
  words: readonly Word[];
  /** Those of them that may be asked by their picture alone. */
  pictured: readonly Word[];
  /** Whether the picture of one can be taken for that of the other: then they are never asked beside each other. */
  looksLike(one: Word, other: Word): boolean;
  /** Words with a hard spot of the category. */
  inCategory(category: string): readonly Word[];
  /** Whether exactly this spelling is a word, or one that no pupil may see: it is never shown as a misspelling. */
  has(text: string): boolean;
  /** Whether no pupil may see this spelling, not even beside others in its sentence. */
  refused(text: string): boolean;
  /** What was worked out of its words before. */
  memo: Memo;
}

/** What one exercise is to be made of. */
export interface ExerciseRequest {
  /** Id the exercise gets; unique within the round. */
  id: string;
  form: Form;
  word: Word;
  category: PractisedCategory;
  lexicon: Lexicon;
  rng: Rng;
  media: Media;
  /** How many wrong options or extra tiles are wished for; fewer are made when fewer make sense. */
  distractors: number;
  /** The most options, buckets or extra tiles the game can show. */
  cap: number;
  /** The most words that do not belong beside a sentence to put in order; none when left out. */
  extras?: number;
  /** Whether to ask for the rule itself, or rather not, where there is a choice of what to ask; by chance when left out. */
  askRule?: boolean;
  /** No wrong word images on the screen. */
  noMisspellings: boolean;
}
