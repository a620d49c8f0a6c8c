import type { FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { Board } from './board.ts';
import type { Staff } from './staff.ts';
import type { Rails } from './rails.ts';

/** What a job needs of the desk railway. */
export interface Desk extends FormHost {
  readonly rails: Rails;
  readonly board: Board;
  readonly staff: Staff;
  /** Counts up with the exercises: which wagon it is. */
  readonly turn: number;
  /** Which third of the round this is: from the second one on trains bring two parcels. */
  readonly third: 0 | 1 | 2;
  /** What was brought to each station in this round, by its sign. */
  readonly brought: Map<string, number>;
}

/** One exercise of some form on the desk railway. */
export interface Job extends FormPlay {
  /** Whether the pupil kept the train waiting. */
  readonly wasHeld?: boolean;
}
