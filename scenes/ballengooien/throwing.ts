import type { FormHost, FormPlay, Offer } from '../../engine/stage/index.ts';
import type { Range } from './range.ts';
import type { Stall } from './stall.ts';
import type { Target } from './target.ts';

/** What an exercise needs of the can stall. */
export interface CanStall extends FormHost {
  readonly range: Range;
  readonly stall: Stall;
  /** Whether what is set out now is golden: it pays double. */
  readonly isGolden: boolean;
}

/** One exercise of some form: what stands on the shelves, and what it means that it falls. */
export interface Throwing extends FormPlay {
  /** What can be thrown at now: nothing while it is set out, and while an answer falls. */
  readonly targets: readonly Target[];
  /** So many balls are enough for all of it. */
  readonly enough: number;
  /** Whether something fell that should not. */
  readonly missed: boolean;
  offerOf(target: Target): Offer | undefined;
  /** The top can of one falls: that is the answer. Whether it counts. */
  toppled(target: Target): boolean;
  /** Resolves when all that fell is out of the way. */
  settled(): Promise<void>;
}
