import type { FormHost, Input } from '../../engine/stage/index.ts';
import type { Fish } from './fish.ts';
import type { Morsel } from './morsel.ts';

/** What an exercise needs of the reef. */
export interface Reef extends FormHost {
  readonly fish: Fish;
  /** How fast what floats drifts; undefined where it stands still. */
  readonly drift: number | undefined;
  /** The last input was a key. */
  readonly byKey: boolean;
  /** The next key towards something that has no key of its own; null where arrows go from one thing to the next. */
  keyTowards(wanted: Morsel): Input | null;
}
