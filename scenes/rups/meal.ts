import type { RawAnswer } from '../../engine/exercise/index.ts';
import type { FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { Caterpillar } from './caterpillar.ts';
import type { Crawl } from './crawl.ts';
import type { Food } from './food.ts';
import type { Garden } from './garden.ts';
import type { Spot } from './grid.ts';
import type { Spread } from './spread.ts';

/** What a meal needs of the lawn. */
export interface Lawn extends FormHost {
  readonly garden: Garden;
  readonly caterpillar: Caterpillar;
  readonly crawl: Crawl;
  /** Twigs and drops of dew on the lawn now, by the tempo and by how far the round is. */
  plenty(): { twigs: number; dew: number };
  /** Sends the caterpillar to one of these cells. */
  send(goals: ReadonlySet<Spot>): void;
}

/** One exercise as a meal. */
export interface Meal extends FormPlay {
  readonly spread: Spread;
  /** How many bites the whole answer has. */
  readonly bites: number;
  /** The head is about to enter this cell: that is the answer. Whether it may go there. */
  bite(at: Spot): boolean;
  /** The food that stands for this answer and can be eaten now, or a twin of it. */
  find(want: RawAnswer): Food | undefined;
}
