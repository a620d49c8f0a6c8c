import type { RawAnswer } from '../../engine/exercise/index.ts';
import type { FormPlay } from '../../engine/stage/index.ts';
import type { Food } from './food.ts';
import type { Spot } from './grid.ts';
import type { Spread } from './spread.ts';

/** One exercise as a meal. */
export interface Meal extends FormPlay {
  readonly spread: Spread;
  /** How many bites the whole answer has. */
  readonly bites: number;
  /** The head is about to enter this cell: that is the answer. Whether it may go there. */
  bite(at: Spot): boolean;
  /** The food that stands for this answer and can be eaten now, or a twin of it. */
  find(want: RawAnswer): Food | undefined;
}
