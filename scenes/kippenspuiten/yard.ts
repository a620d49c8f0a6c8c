import type { Choice, Rng } from '../../engine/exercise/index.ts';
import type { BucketSign, FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { Bucket } from './bucket.ts';
import type { Flock } from './flock.ts';
import type { HenLook } from './hen.ts';
import type { MudScreen } from './mud-screen.ts';
import type { Pump } from './pump.ts';
import type { Place } from './rules.ts';

/** What the washing of chickens needs of the game. */
export interface Yard extends FormHost {
  readonly pump: Pump;
  readonly bucket: Bucket;
  readonly flock: Flock;
  readonly mud: MudScreen;
  /** Where a towel is handed to who got dirty. */
  readonly towelAt: { readonly x: number; readonly y: number };
  /** The next chicken: another colour and another hairdo than the last. */
  nextLook(): HenLook;
  /** The sign of a verdict, which always stands at the same spot. */
  signOf(choice: Choice): BucketSign;
  /** Both signs say something now, or wait. */
  lightSigns(on: boolean): void;
  /** Chickens without a board come out in the places that are left. */
  letOut(rng: Rng, places: readonly Place[]): void;
}

/** One exercise: chickens that come up to be washed. */
export interface Washing extends FormPlay {
  /** Where the chicken was that was washed. */
  readonly washed: { readonly x: number; readonly y: number } | undefined;
}
