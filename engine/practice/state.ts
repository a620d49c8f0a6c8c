import type { Estimate, NewPupil } from './types.ts';

/** A word that comes back (FSRS-6): its stability in days, difficulty 1 to 10, and when it was seen. */
export interface WordCard {
  stability: number;
  difficulty: number;
  seenAt: number;
  /** Right and wrong answers together. */
  seen: number;
  /** Set while the word is on the list of what went wrong. */
  review?: {
    wrongAt: number;
    /** Days on which it was right since. */
    rightDays: number[];
    dueAt: number;
    /** In the session of the miss: the number of the answer from which it may come back. */
    dueInSession?: number;
  };
}

export interface WordState extends Estimate {
  card?: WordCard;
}

export interface CategoryState extends Estimate {
  /** Variance that it began with. */
  spread: number;
  /**
   * Variance of all that is the same for its words, as its own answers leave it: these tell the sum of general ability, the
   * category, its level and what practice taught, not each of them, so that adding up their variances is far too much.
   */
  whole?: number;
  answers: number;
  /** Answers that taught, each less than the one before: what the shared gain per answer is multiplied with. */
  practised: number;
  /** Answers in which the spelling was made. */
  produced: number;
  /** Days with an answer, at most as many as mastery asks for. */
  days: number[];
  /** Words that were answered. */
  seen: string[];
  lastAt?: number;
  lastSession?: string;
  status: 'bezig' | 'klaar' | 'stap-terug';
  /** The estimate, and the number of answers, since it last rose enough: to see wheels that spin. */
  base: { ability: number; answers: number };
}

/** Response times of a pupil in one form; of games with moves in one form of one game. */
export interface PaceState {
  /** Answers that were read, each as far as it is thought to be one; the running mean of their ln(ms), and its variance. */
  answers: number;
  mean: number;
  variance: number;
  /** Answers without reading likewise, and how far below that mean theirs lies. */
  unreadAnswers: number;
  unread: number;
}

export interface SessionState {
  id: string;
  /** Answers so far. */
  answers: number;
  /** Answers per word and per category. */
  words: Record<string, number>;
  categories: Record<string, number>;
  wrongRun: number;
  rapidRun: number;
}

/**
 * The version of what answers make of a pupil: higher when the same answers would give another state. Who keeps the log makes
 * states of an earlier version anew from it.
 */
export const STATE_VERSION = 14;

/** All that is known of a pupil: plain JSON, so that it can be kept, moved and compared. */
export interface PupilState {
  version: typeof STATE_VERSION;
  pupil: NewPupil;
  general: Estimate;
  /** Variance of general ability at the start. */
  generalStart: number;
  slip: Estimate;
  categories: Record<string, CategoryState>;
  words: Record<string, WordState>;
  /** The words that went wrong and come back. */
  review: string[];
  pace: Record<string, PaceState>;
  /** Share of answers that are given without reading. */
  hurry: number;
  /** Slow controller of the success rate. */
  control: number;
  /** Running mean of how much better than told the answers are, -1 to 1. */
  drift: number;
  answers: number;
  lastAt?: number;
  /** The last words answered, whether they were due as a review, and whether they went wrong now. */
  recent: { wordId: string; isReview: boolean; isWrong: boolean }[];
  session?: SessionState;
}

export const newCategory = (variance: number): CategoryState => ({
  mean: 0,
  variance,
  spread: variance,
  answers: 0,
  practised: 0,
  produced: 0,
  days: [],
  seen: [],
  status: 'bezig',
  base: { ability: 0, answers: 0 },
});

/** The whole days since 1970 of a moment, in which an answer falls. */
export const dayOf = (now: number): number => Math.floor(now / 86_400_000);
