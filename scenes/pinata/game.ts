import type { Outcome } from '../../engine/exercise/index.ts';
import type { FormHost, FormPlay, Input, Via } from '../../engine/stage/index.ts';
import type { Pinata } from './pinata.ts';

/** What an exercise needs of the party. */
export interface Party extends FormHost {
  readonly pinata: Pinata;
  showKeyboard(shown: boolean): void;
  /**
   * It was right: the pupil may stop the needle, and the bat hits that hard. Before sweets rain, `beforeRain` makes room for
   * them. Resolves when play may go on.
   */
  swing(outcome: Outcome, beforeRain?: () => void): Promise<void>;
  /** It was done over: a soft hit without a needle. */
  pat(): Promise<void>;
  /** It was not right: the bat is a feather duster now. */
  tickle(): Promise<void>;
  /** The next real input while the needle moves. */
  stepSwing(via: Via): Input | null;
}

/** One exercise as it is played here. */
export type Play = FormPlay;
