import type { FormHost } from '../../engine/stage/index.ts';
import type { Bunny } from './bunny.ts';
import type { Driver } from './driver.ts';
import type { Tile } from './grid.ts';
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
