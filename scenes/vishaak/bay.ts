import type { RawAnswer } from '../../engine/exercise/index.ts';
import type { FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { Fish } from './fish.ts';
import type { Rod } from './rod.ts';

/** What an exercise needs of the bay. */
export interface Bay extends FormHost {
  readonly rod: Rod;
  /** One is pointed out by tap, digit or letter: the hook shoots and takes no other fish, or where the game aims by itself it goes to that one. */
  pick(fish: Fish): void;
  /** A finger lies on a fish, or is taken away: the hook halts for a moment. */
  press(isDown: boolean): void;
  /** The focus of the keys is on one: where the game aims by itself the hook turns to it. */
  point(fish: Fish): void;
  /** Reels in the one that was hooked; it leaps into the tub. Resolves when it is out of the water. */
  land(fish: Fish): Promise<void>;
  /** The hook is tickled until it lets go. */
  slip(fish: Fish): Promise<void>;
}

/** One exercise of some form: fish that hold something up. */
export interface Fishing extends FormPlay {
  /** Those that can be hooked now. */
  readonly fish: readonly Fish[];
  /** All that is seen of it, whether it can be hooked or not. */
  readonly all: readonly Fish[];
  /** One is hooked: that is the answer. Whether it counted. */
  hooked(fish: Fish): boolean;
  /** The fish of an answer, when it can be hooked. */
  fishFor(want: RawAnswer): Fish | undefined;
}
