import type { Choice, Outcome } from '../../engine/exercise/index.ts';
import type { BucketSign, FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { Animal } from './art/names.ts';
import type { Beast } from './beast.ts';
import type { Finder } from './finder.ts';
import type { Shot } from './prints.ts';

/** What a play needs of the jeep and all on it. */
export interface Safari extends FormHost {
  readonly finder: Finder;
  /** Speed at which animals walk, in u/s; they stand still in calm mode. */
  readonly walk: number;
  /** How fast the land passes by now, in u/s. */
  readonly ground: number;
  /** The next animal of the land they are in. */
  nextAnimal(): Animal;
  /** The jeep drives on for a moment: animals come in from the right. */
  driveOn(): void;
  /** The sign of a verdict, which always stands at the same spot. */
  signOf(choice: Choice): BucketSign;
  /** The photo that was just taken, of this animal. */
  shotOf(animal: Animal, sharp?: number): Shot;
  /** A photo was right: it counts, and comes into the album. Without an outcome it was done over. */
  count(shot: Shot, outcome?: Outcome): void;
  /** The same, and it slides out of the camera and dries. */
  keep(beast: Beast, outcome?: Outcome): Promise<void>;
  /** There is a thumb on it. */
  spoil(beast: Beast): Promise<void>;
  showKeyboard(shown: boolean): void;
}

/** One exercise as it is played here. */
export interface Play extends FormPlay {
  /** Who can be photographed now. */
  readonly motifs: readonly Beast[];
  /** A photo was taken of one of them: whether there is one now. */
  taken(motif: Beast, sharp: number): boolean;
}
