import type { FormHost, FormPlay, Offer } from '../../engine/stage/index.ts';
import type { Aiming } from './aiming.ts';
import type { Cannon } from './cannon.ts';
import type { Figure } from './figure.ts';
import type { Spot } from './rules.ts';

/** What an exercise needs of the valley. */
export interface Valley extends FormHost {
  readonly cannon: Cannon;
  readonly aiming: Aiming;
  /** A new exercise is there: the wind turns, and what is shown of the arc. */
  makeReady(isCrowded: boolean): void;
  /** How far ledges slide to and fro, in u; 0 where they stand still. */
  readonly sway: number;
}

/** One exercise of some form: figures with hats. */
export interface Shooting extends FormPlay {
  /** Those whose hat can be shot at now. */
  readonly figures: readonly Figure[];
  /** Hats are so close together that the cannon finds them by itself. */
  readonly isCrowded: boolean;
  /** The one that was hit last. */
  readonly target: Spot;
  /** Snow falls into the hat of one: that is the answer. Whether it counts. */
  filled(figure: Figure): boolean;
  offerOf(figure: Figure): Offer | undefined;
  /** The cannon points at this hat now, or at none. */
  armed(figure: Figure | undefined): void;
}
