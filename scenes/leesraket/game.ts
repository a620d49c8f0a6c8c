import type { Outcome } from '../../engine/exercise/index.ts';
import type { FormHost, FormPlay, Image } from '../../engine/stage/index.ts';
import type { Screen } from './screen.ts';

/** What a play needs of the yard where the rocket is built. */
export interface Yard extends FormHost {
  readonly screen: Screen;
  /** The frame of the part that this exercise brings. */
  readonly part: string;
  /** The crane stands still for now: something is shown for a moment only. */
  brake(still: boolean): void;
  /** The crane takes a part that is right, to be let go above the rocket. Resolves when play may go on. */
  build(part: Image, outcome: Outcome): Promise<void>;
  /** The crane puts a part down by itself: one that was done over. */
  mount(part: Image): Promise<void>;
  showKeyboard(shown: boolean): void;
}

/** One exercise as it is played here. */
export type Play = FormPlay;
