import type { RawAnswer } from '../../engine/exercise/index.ts';
import type { Draft, GameStage } from '../../engine/stage/index.ts';
import type { Caterpillar } from './caterpillar.ts';
import type { Crawl } from './crawl.ts';
import type { Garden } from './garden.ts';
import type { Spot } from './grid.ts';
import type { TwigWord } from './twig-word.ts';

/** What a meal may use of the game. */
export interface Game {
  readonly stage: GameStage;
  readonly garden: Garden;
  readonly caterpillar: Caterpillar;
  readonly crawl: Crawl;
  readonly twig: TwigWord;
  draft: Draft;
  /** Twigs and drops of dew on the lawn now, by the tempo. */
  plenty(): { twigs: number; dew: number };
  commit(answer: RawAnswer): boolean;
  /** Sends the caterpillar to one of these cells. */
  send(goals: ReadonlySet<Spot>): void;
}
