import type { FormHost, FormPlay, Input } from '../../engine/stage/index.ts';
import type { Fish } from './fish.ts';
import type { Hunt } from './hunt.ts';
import type { Morsel } from './morsel.ts';

/** What an exercise needs of the reef. */
export interface Reef extends FormHost {
  readonly fish: Fish;
  /** Nothing drifts and nobody is in the way: calmly, with motor support, in the example, and when it is done over. */
  readonly isEasy: boolean;
  /** How fast what floats drifts; undefined where it stands still. */
  readonly drift: number | undefined;
  /** The last input was a key. */
  readonly byKey: boolean;
  /** The next key towards something that has no key of its own; null where arrows go from one thing to the next. */
  keyTowards(wanted: Morsel): Input | null;
}

/** One exercise of some form: what floats about to be eaten. */
export interface Feast extends FormPlay {
  readonly hunt: Hunt;
}
