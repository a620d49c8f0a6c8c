// What the practice policy made of the answers.

/** What the policy knows of a pupil: worked out of the answers, and made anew when it is not there. */
export interface PracticeStateRow {
  pupil_id: string;
  /** JSON: what the pupil began with; it stays when the school year goes on. */
  start: string;
  /** JSON of the engine's `PupilState`. */
  state: string;
  /** JSON: which answers are in it (practice/policy/log-news.ts). */
  taken: string;
  /** Version of the difficulties that it was reckoned with. */
  calibration: number;
  updated_at: number;
}

/** How far a pupil is in a category, at the end of the last day on which it was practised. */
export interface PracticeLevelRow {
  pupil_id: string;
  /** Id of a category, or `lijst/<id>` of a list of words. */
  category: string;
  /** Ability in logits against the average word of the category, and its standard deviation. */
  mean: number;
  sd: number;
  /** Expected success over all words of the category, written. */
  p: number;
  status: 'nieuw' | 'bezig' | 'klaar' | 'stap-terug';
  /** Why, as the engine says it. */
  reason: string;
  answers: number;
  last_at: number;
  /** When it was mastered first; stays. */
  mastered_at: number | null;
  /** JSON: when each word that went wrong is due again, ms since the epoch, soonest first. */
  review: string;
}

/** Difficulty of words, categories and forms as all answers taught it; 0 is what is thought before any answer. */
export interface PracticeCalibrationRow {
  version: number;
  made_at: number;
  /** Answers that it was learnt from. */
  answers: number;
  /** JSON of the engine's `Calibration`. */
  difficulty: string;
}
