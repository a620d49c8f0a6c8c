import type { PracticeLevelRow } from './policy.ts';

// What teachers read of the answers, counted per day.

/** What a pupil did in a category on a day: the sum of the answers of that day (progress/day-counts.ts). */
export interface DayCountRow {
  pupil_id: string;
  /** In the Netherlands and Belgium, as 2026-11-16. */
  day: string;
  /** Id of a category, or `lijst/<id>` of a list of words. */
  category: string;
  /** Exercises that were decided, and how many of them right. */
  answers: number;
  correct: number;
  /** All answers, second tries too. */
  tries: number;
  /** Practice time. */
  ms: number;
  last_at: number;
}

/** How far a pupil was in a category at the end of a day on which it was practised. */
export interface DayLevelRow extends Pick<
  PracticeLevelRow,
  'pupil_id' | 'category' | 'p' | 'sd' | 'status' | 'reason' | 'answers'
> {
  day: string;
}

/** What staff noted with a period of a pupil. */
export interface ProgressNoteRow {
  /** Made by the client. */
  id: string;
  pupil_id: string;
  /** Null when who wrote it is gone. */
  author_id: string | null;
  from_day: string;
  /** The last day that it is about. */
  to_day: string;
  text: string;
  created_at: number;
  changed_at: number;
  removed_at: number | null;
}
