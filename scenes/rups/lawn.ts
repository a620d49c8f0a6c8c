import type { FormHost } from '../../engine/stage/index.ts';
import type { Caterpillar } from './caterpillar.ts';
import type { Crawl } from './crawl.ts';
import type { Garden } from './garden.ts';
import type { Spot } from './grid.ts';

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
