import type { Params } from './params.ts';
import type { Spread } from './spreads.ts';

/** How a word is asked. `choice` has a number of options, of which one is right; in `open` and `build` nothing is guessed. */
export interface PracticeForm {
  kind: 'open' | 'choice' | 'build';
  options?: number;
}

/** A word to practise. What is not known of it may be left out: it then counts as average. */
export interface PracticeWord {
  id: string;
  /** Id of the category that it is practised in. */
  category: string;
  /** Difficulty in logits before any answer, instead of one reckoned from what follows. */
  difficulty?: number;
  /** Graphemes. */
  length?: number;
  /** Natural or decimal log of how often children meet it; only differences count. */
  logFrequency?: number;
  /** Difficulties besides the category's own. */
  extra?: number;
  morphemes?: number;
  isLoan?: boolean;
}

export interface PracticeCategory {
  id: string;
  /** School year in which it is taught (3 to 8). */
  groep?: number;
  /** Level of the category in logits, before any answer. */
  level?: number;
  /** Categories to go back to when this one is too hard. */
  requires?: readonly string[];
  /** Whether its words are read and never written: mastery then asks for no answers that the pupil made. */
  isRead?: boolean;
}

/** Ability that is usual in a school year, in logits: at its start, and what a month adds. */
export interface GroepNorm {
  mean: number;
  perMonth?: number;
  /** Spread between the pupils of the year. */
  sd?: number;
}
/** By school year. */
export type GroepNorms = Readonly<Record<string, number | GroepNorm>>;

/** An LVS level in Roman numerals or letters. */
export type LvsLevel = 'I' | 'II' | 'III' | 'IV' | 'V' | 'A' | 'B' | 'C' | 'D' | 'E';

export interface EngineOptions {
  words: readonly PracticeWord[];
  categories: readonly PracticeCategory[];
  groepNorms: GroepNorms;
  params?: Partial<Params>;
  /** Difficulty as it was learnt from answers before; frozen: it no longer moves here. */
  calibration?: Calibration;
  seed: string | number;
  /** Wished share of right answers; 0.8 without it. */
  targetSuccess?: number;
}

export interface NewPupil {
  id: string;
  /** School year, 3 to 8; without it the mean of all years. */
  groep?: number;
  /** Months since the school year began, 0 to 10. */
  month?: number;
  /** Null for who has none. */
  lvs?: LvsLevel | null;
  /** Categories that the pupil practises, for who asks for none. */
  categories?: readonly string[];
  /** Own wish of success, above the engine's; calm pupils get 0.9. */
  targetSuccess?: number;
  /** Calm: no evidence from time, less review, first and last word easy. */
  calm?: boolean;
  /** Start in logits that a teacher chose, instead of the norm. */
  start?: number;
  /** How unsure that start is, in logits²; the usual without it. */
  startVariance?: number;
}

/** A moment in ms since 1970. */
export type Moment = number;

/** One sitting: its id; `isLast` asks for a word that ends it well. */
export type Session = string | number | { id: string | number; isLast?: boolean };

export interface NextRequest {
  pupil: string;
  now: Moment;
  session: Session;
  form: PracticeForm;
  /** What may be practised now. */
  categories?: readonly string[];
  /** Words that were chosen since the last answer: a round that is dealt ahead has each once. */
  ahead?: readonly string[];
  /** Goal categories of an action plan; without it nothing is chosen for a plan. */
  focus?: Focus;
}

/** What an action plan wishes of the choice: what is due, guard rails and the wished success stay as they are. */
export interface Focus {
  /** Categories that are worked at for the goals. */
  categories: readonly string[];
  /** The part of the answers that is to be in them, and that was of late, both 0 to 1. */
  share: number;
  reached: number;
}

export type Reason =
  | 'HERHALING'
  | 'ZWAKKE_CATEGORIE'
  | 'NIVEAU'
  | 'PLAN'
  | 'PEILEN'
  | 'ONDERHOUD'
  | 'OPPEPPER'
  | 'HAAST'
  | 'STEEKPROEF';

/** The numbers behind a choice. */
export interface Why {
  category: string;
  /** Mean expected success over the category's words in the open form. */
  mean: number;
  /** Success that was aimed at. */
  target: number;
  /** Answers given in the category. */
  answers: number;
  /** Days since it was practised; absent when never. */
  days?: number;
  /** Of a review: when the word went wrong, on how many days it was right since, and the recall that was reckoned. */
  wrongAt?: Moment;
  reviews?: number;
  recall?: number;
}

export interface Choice {
  wordId: string;
  reason: Reason;
  /** Predicted success, guessing included. */
  p: number;
  why: Why;
}

export interface AnswerRecord {
  pupil: string;
  now: Moment;
  session: Session;
  wordId: string;
  form: PracticeForm;
  correct: boolean;
  /** Null or 0 when it was not measured. */
  responseMs?: number | null;
  /** Whether the time tells anything: false where the game sets the pace. True without it. */
  rtValid?: boolean;
  /**
   * The game whose moves are in the time, where an answer is not given at once. Such times are compared only with the
   * pupil's own in that game, and tell hurry alone.
   */
  game?: string | null;
  /** Whether it was right only after help. */
  helped?: boolean;
}

export type MasteryStatus = 'nieuw' | 'bezig' | 'klaar' | 'stap-terug';

export interface Mastery {
  status: MasteryStatus;
  /** Expected success over all words of the category in the open form. */
  p: number;
  answers: number;
  /** Why, as a code that a page has words for. */
  reason: string;
  /** Of a step back: what to practise first; of what the category builds on that which is there and not done. */
  instead?: readonly string[];
}

/** A number that is being learnt. */
export interface Estimate {
  mean: number;
  variance: number;
}

/** What answers taught of words, categories and forms: the same for all pupils. */
export interface Calibration {
  version: number;
  words: Record<string, Estimate>;
  categories: Record<string, Estimate>;
  forms: Record<string, Estimate>;
  memory: Estimate;
  /** What an answer teaches of its category. */
  gain: Estimate;
  years: Estimate;
  /** What features say of difficulty, and the spread about it (variance) that goes with `words`; as before any answer when left out. */
  features?: Record<string, number>;
  spread?: number;
  /** How far pupils differ by category, and words from what features tell, as it is known by now. */
  spreads?: Partial<Record<'category' | 'difficulty', Spread>>;
  /** How many times further levels of categories lie from what was told than was thought, as a ratio of variances. */
  levels?: number;
  updates: number;
}

/** Every part of one prediction, for a page that explains it. */
export interface Explanation {
  general: number;
  category: number;
  word: number;
  memory: number;
  /** What practice of the category taught. */
  practice: number;
  years: number;
  categoryLevel: number;
  difficulty: number;
  formOffset: number;
  guess: number;
  slip: number;
  /** Sum of the parts, and its spread. */
  logit: number;
  sd: number;
  p: number;
  /** 80 % interval of p. */
  low: number;
  high: number;
}
