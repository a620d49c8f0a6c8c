import type { Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Draft, GameStage, Input } from '../../engine/stage/index.ts';
import type { Board } from './board.ts';
import type { Crew } from './crew.ts';
import type { Rails } from './rails.ts';

/** What a job needs of the desk railway. */
export interface Desk {
  readonly stage: GameStage;
  readonly draft: Draft;
  readonly rails: Rails;
  readonly board: Board;
  readonly crew: Crew;
  readonly isExample: boolean;
  /** Whether the pupil (or the hand of the example) can act now. */
  readonly isOpen: boolean;
  readonly readingMs: number;
  /** Counts up with the exercises: which wagon it is. */
  readonly turn: number;
  /** What was brought to each station in this round, by its sign. */
  readonly brought: Map<string, number>;
  commit(answer: RawAnswer): boolean;
  bump(): void;
}

/** One exercise of some form on the desk railway. */
export interface Job {
  /** Lays everything out; resolves when it can be played. */
  present(): Promise<void>;
  draw?(): void;
  frame?(ms: number): void;
  /** What moves now and draws the eyes. */
  focus(): { x: number; y: number } | undefined;
  right(outcome: Outcome): Promise<void>;
  /** After a miss; the last one shows what is right. */
  wrong(outcome: Outcome): Promise<void>;
  /** The pupil is going to do it over. */
  takeOver(answer: WholeAnswer): void;
  step?(want: RawAnswer): Input | null;
  /** Whether the pupil kept the train waiting. */
  readonly wasHeld?: boolean;
  /** It is over: what is still going on ends, and the train drives off. */
  leave(): Promise<void>;
  destroy(): void;
}
