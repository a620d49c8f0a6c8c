import type { Calibration, PracticeCategory, PracticeWord } from '../types.ts';
import type { PupilState } from '../state.ts';

/** What a browser is told of a pupil and the words of a round, to choose among them as the pupil answers. */
export interface Handover {
  /** The state as the server has it, with nothing in it that the round is not about. */
  pupil: PupilState;
  category: PracticeCategory;
  words: PracticeWord[];
  calibration: Calibration;
  /** The word that each exercise is about; what is there for contrast alone is about none. */
  about: Record<string, string>;
  /** The most of a round that is words that come back, where a teacher set it. */
  reviewShare?: number;
  /** Id of the sitting. */
  session: string;
  /** Moment of the server at which this held, ms since the epoch. */
  now: number;
}
