import type { Outcome } from '../../engine/exercise/index.ts';
import type { FormHost } from '../../engine/stage/index.ts';
import type { Koi } from './koi.ts';
import type { Spot } from './rules.ts';

/** What a play needs of the pond. */
export interface Pond extends FormHost {
  /** Which third of the round this is. */
  readonly third: 0 | 1 | 2;
  /** How many koi this exercise brings, so many of them of gold. */
  koi(count: number): Koi[];
  /** Shows or hides the Schermtoetsenbord. */
  showKeyboard(shown: boolean): void;
  /** A crumb flies to a koi. */
  crumb(to: Spot): Promise<void>;
  /** A koi was fed that was right: found at once, or looked for under other leaves first. */
  fed(isAtOnce: boolean, outcome: Outcome, koi: Koi, at: Spot): void;
}
