import type { Dealt, Form, PlaySettings } from '../../engine/exercise/index.ts';
import type { Media } from '../../engine/spelling/index.ts';

/** What a round is to be made of. */
export interface DealRequest {
  form: Form;
  /** Id of the category that is practised. */
  category: string;
  /** Exercises that make the round. */
  size: number;
  /** Share of `size` that is dealt on top as reserve; 0.4 when left out. */
  reserve?: number;
  /** The most options, buckets or extra tiles the game can show (its manifest). */
  cap: number;
  settings: Pick<PlaySettings, 'noMisspellings' | 'tempo'>;
  seed: string;
  /** School year of the pupil; words of later years come only when nothing else is left. */
  groep?: number;
  /** Ids of words to keep for the end, such as those of the last round. */
  avoid?: ReadonlySet<string>;
  media: Media;
}

/** A round as it is dealt: `size` exercises and then the reserve. Empty when the category can't be played in this form. */
export type DealtExercises = Dealt[];
