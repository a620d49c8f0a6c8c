import type { FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { Climber } from './climber.ts';
import type { Floor, Shelf, Spot } from './rules.ts';

/** What an exercise needs of the tower. */
export interface Bookcase extends FormHost {
  readonly climber: Climber;
  /** Number of the floor that is asked, from 0 at the foot of the tower. */
  readonly at: number;
  /** Whether the climber is on that floor: at first it still has to come up the ladder. */
  readonly isUp: boolean;
  /** Brings the climber to this floor, or the ladder to it; resolves when it can be climbed. */
  reach(play: Climb): Promise<void>;
  /** Goes to a spot of the floor that is asked, up the ladder first from the one below. */
  goTo(spot: Spot, then?: () => void): void;
}

/** One exercise, played on a floor of the tower. */
export interface Climb extends FormPlay {
  readonly floor: Floor;
  /** Where the Woordbanier comes; the word strip has its own. */
  readonly banner?: { x: number; y: number };
  /** Places that stay free of decoration, as x. */
  readonly busy: readonly number[];
  /** Whether the climber has its hands full. */
  readonly isBusy?: boolean;
  /** The key for pulling was pressed. */
  pullKey?(): void;
  /** The head hit a plank from below. */
  knocked?(plank: Shelf, x: number): void;
}
