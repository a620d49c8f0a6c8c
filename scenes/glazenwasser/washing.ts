import type { Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import type { GameStage, Input, Via } from '../../engine/stage/index.ts';
import type { Birds } from './birds.ts';
import type { Breath } from './breath.ts';
import type { Crew } from './crew.ts';
import type { Foam } from './foam.ts';
import type { Point } from './glass.ts';
import type { Brush, Wiper } from './wiper.ts';

/** What a job needs of the tower. */
export interface Site {
  readonly stage: GameStage;
  readonly foam: Foam;
  readonly wiper: Wiper;
  readonly crew: Crew;
  readonly birds: Birds;
  readonly breath: Breath;
  readonly isExample: boolean;
  /** How many floors are done. */
  readonly floor: number;
  /** The brush of this tempo. */
  readonly brush: Brush;
  /** R of this exercise, in ms. */
  readonly readingMs: number;
  /** Whether an answer can be given now. */
  readonly isOpen: boolean;
  commit(answer: RawAnswer): boolean;
  bump(): void;
}

/** One floor of work: how one exercise of some form is wiped out and answered. */
export interface Job {
  /** Soap goes on, before it comes into view. */
  soap(): void;
  /** It hangs still: it can be wiped and answered from now on. */
  present(): void | Promise<void>;
  /** Something came clean. */
  wiped(): void;
  /** A key of the game's own. */
  key(code: string): void;
  right(outcome: Outcome): Promise<void>;
  /** After a first miss. */
  wrong(outcome: Outcome): Promise<void>;
  reveal(outcome: Outcome): Promise<void>;
  takeOver(answer: WholeAnswer): void;
  /** Share of the answered window that was clean when it was answered, 0 to 1. */
  readonly clean: number;
  /** Where everyone looks. */
  readonly focus: Point;
  step(want: RawAnswer, via: Via): Input | null;
  frame(ms: number): void;
  /** Everything has sunk so far below its own place. */
  sink(by: number): void;
  /** Where the Woordbanier comes after an answer. */
  readonly banner: Point;
  /** It is done with: nothing can be used any more, though it is still seen. */
  leave(): void;
  destroy(): void;
}
