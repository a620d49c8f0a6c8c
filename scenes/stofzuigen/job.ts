import type { RawAnswer } from '../../engine/exercise/index.ts';
import type { FormPlay } from '../../engine/stage/index.ts';
import type { Bunny } from './bunny.ts';
import type { Tile } from './grid.ts';
import type { Litter } from './litter.ts';

/** One exercise as a room to be cleaned. */
export interface Job extends FormPlay {
  readonly litter: Litter;
  /** How many bunnies the whole answer has. */
  readonly count: number;
  /** He is about to drive onto a bunny: that is the answer. Whether he may. */
  suck(at: Tile): boolean;
  /** The bunny that stands for this answer and can be sucked up now, or a twin of it. */
  find(want: RawAnswer): Bunny | undefined;
}
