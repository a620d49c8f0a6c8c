import type { RawAnswer } from '../../engine/exercise/index.ts';
import type { FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { Bunny } from './bunny.ts';
import type { Driver } from './driver.ts';
import type { Tile } from './grid.ts';
import type { Litter } from './litter.ts';
import type { Room } from './room.ts';
import type { Zoef } from './zoef.ts';

/** What of the house an exercise needs: its robot, and a room to lie in. */
export interface House extends FormHost {
  readonly zoef: Zoef;
  readonly driver: Driver;
  /** Lays out a room for things of these sizes; `seed` tells this exercise from others. */
  roomFor(sizes: readonly { wide: number; high: number }[], seed: string): Room;
  /** Whether the cards in the queue lead onto it. */
  readonly isPlanned: (bunny: Bunny) => boolean;
  /** The pupil pointed a bunny out: cards that lead to it come in the queue. */
  send(goals: ReadonlySet<Tile>): void;
  /** All cards fly out of the queue. */
  scatter(): void;
}

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
