import type { Form } from '../../../engine/exercise/index.ts';

// What pupils did: rounds and their answers.

export interface RoundRow {
  id: string;
  pupil_id: string;
  task_id: string;
  game: string;
  form: Form;
  seed: string;
  size: number;
  /** JSON of the dealt exercises with their solutions; emptied some days after the end (practice/janitor.ts). */
  deal: string | null;
  /** JSON: why each word was dealt (practice/policy/choices.ts); it stays. Null where no policy chose. */
  choices: string | null;
  first_visit: number;
  started_at: number;
  ended_at: number | null;
  complete: number;
  tips: number;
  feat: number;
  finished: number;
  first_try: number;
  stars: number;
  coins: number;
}

/** One answer. What the pupil did is never changed; `try_no` and `decides` follow from the answers before it. */
export interface AnswerRow {
  /** Made by the client; unique within its round. */
  id: string;
  round_id: string;
  /** When the round began; with `round_id` it names the round (data/rounds-answers.ts). */
  round_at: number;
  exercise_id: string;
  category: string;
  word_id: string;
  /** The word as it is written. */
  word: string;
  n: number;
  /** JSON of the raw answer. */
  given: string;
  /** The answer fit to show. */
  shown: string;
  correct: number;
  try_no: number;
  decides: number;
  /** The rule that was broken, where one is known. */
  rule: string | null;
  /** JSON of how it was typed (`KeyStep[]`), of a wrong text; null of all else. */
  typed: string | null;
  ms: number;
  tick: number;
  /** When it was given, by the pupil's clock where that can be true, else when it arrived. */
  at: number;
  stored_at: number;
}

/** Counters over the answers that decide an exercise. */
export interface SkillRow {
  pupil_id: string;
  category: string;
  answers: number;
  correct: number;
  /** Right ones in a row, up to now. */
  streak: number;
  last_at: number;
}
