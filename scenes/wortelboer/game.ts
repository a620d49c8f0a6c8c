import type { Outcome } from '../../engine/exercise/index.ts';
import type { FormHost } from '../../engine/stage/index.ts';
import type { Board } from './board.ts';

/** What a play needs of the farm. */
export interface Farm extends FormHost {
  /** The label on which the word stands. */
  readonly board: Board;
  /** Shows or hides the Schermtoetsenbord. */
  showKeyboard(shown: boolean): void;
  /** It is right: its seed is sown where the farmer stands. Resolves when it has come up. */
  sow(outcome: Outcome): Promise<void>;
  /** It was done over: a small carrot grows anyway. */
  sowSmall(): Promise<void>;
}
