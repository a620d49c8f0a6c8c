import type { FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { Boat } from './boat.ts';
import type { Fish } from './fish.ts';
import type { Haul } from './haul.ts';
import type { Catch, Point } from './rules.ts';

/** What an exercise needs of the bay. */
export interface Bay extends FormHost {
  readonly boat: Boat;
  readonly haul: Haul;
  /** Who points a fish or a net out has the lap sailed for him: calm, and with motor support. */
  readonly isGuided: boolean;
  /** How fast fish swim, in u/s. */
  readonly fishSpeed: number;
  /** The pupil points out what to catch: the boat sails there and dots show the lap, or it sails the lap. */
  pointOut(around: Catch): void;
  /** The loop holds nothing, or too much: it opens again. `says` tells why to who does not see it. */
  slip(says: string): void;
}

/** One exercise of some form: fish with words, and a loop that is sailed. */
export interface Catching extends FormPlay {
  readonly fish: readonly Fish[];
  /** Whether the pupil may sail now. */
  readonly isSailing: boolean;
  /** The rope closed round this. */
  looped(loop: readonly Point[]): void;
}
