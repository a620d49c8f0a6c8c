import type { Outcome } from '../../engine/exercise/index.ts';
import type { FormHost } from '../../engine/stage/index.ts';
import type { Pinata } from './pinata.ts';

/** What an exercise needs of the party. */
export interface Party extends FormHost {
  readonly pinata: Pinata;
  /**
   * It was right: the pupil may stop the needle, and the bat hits that hard. Before sweets rain, `beforeRain` makes room for
   * them. Resolves when play may go on.
   */
  swing(outcome: Outcome, beforeRain?: () => void): Promise<void>;
  /** It was done over: a soft hit without a needle. */
  pat(): Promise<void>;
  /** It was not right: the bat is a feather duster now. */
  tickle(): Promise<void>;
}
