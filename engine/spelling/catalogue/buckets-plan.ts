import type { CategoryId } from './ids.ts';

/** One bucket to sort words into. */
export interface SortBucket {
  id: string;
  /** What stands on the pot or the station, at most 12 characters. */
  label: string;
  /** The same in words, for a screen reader, where the label does not say it. */
  name?: string;
  /** Categories whose words fall in it as contrast; without it those of the category itself. */
  of?: readonly CategoryId[];
  /** Hint for a contrast word, where that of its own category says nothing of this bucket; at most 60 characters. */
  hint?: string;
  /** Whether its contrast words are asked for the rule of this plan alone: they have nothing to do with their own rule here. */
  apart?: true;
  /**
   * What `test` looks at: the plain word, or infinitive, form and word of a verb with spaces between (`hopen vtev
   * hoopte`). Without it the word with a hard spot in brackets (`tr[ei]n`): of the category, or of one in `of`.
   */
  on?: 'word' | 'verb';
  /**
   * Regular expression that the words of the bucket fit. Its group says which letters the card leaves out: an empty
   * one only the place where a letter could be. Without a group that is the hard spot.
   */
  test: string;
}

/** How the words of a category are sorted: the letters that are in doubt are left out, and the pupil hears the word. */
export interface BucketPlan {
  /** What is asked, where the labels alone do not say it; at most 60 characters. */
  question?: string;
  /** What stands on the card instead of the word with a gap: the whole word, or the infinitive of the verb. */
  card?: 'word' | 'infinitive';
  /** Whether a word is only dealt in its sentence, because the word alone has more than one right spelling. */
  inSentence?: true;
  /** Two to four; no word falls in more than one of them. */
  buckets: readonly SortBucket[];
}

/** Plans of some of the categories. */
export type Plans<Id extends CategoryId> = Readonly<Record<Id, BucketPlan>>;
