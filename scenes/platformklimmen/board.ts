import type { Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Draft, GameStage, Input, Via } from '../../engine/stage/index.ts';
import type { Climber } from './climber.ts';
import type { Crew } from './crew.ts';
import type { Floor, Shelf } from './rules.ts';

/** What a floor needs of the game around it. */
export interface Game {
  stage: GameStage;
  climber: Climber;
  crew: Crew;
  /** Number of the floor, from 0 at the foot of the tower. */
  at: number;
  /** Steps go so many u/s; gaps are so wide. */
  move: number;
  gap: number;
  isExample: boolean;
  draft(): Draft;
  commit(answer: RawAnswer): boolean;
  /** Whether the exercise can be answered now. */
  isOpen(): boolean;
  /** Whether the climber is on this floor: at first it still comes up the ladder. */
  isUp(): boolean;
  bump(): void;
}

/** An exercise on a floor of the tower. */
export interface Board {
  readonly floor: Floor;
  /** Where the Woordbanier comes. */
  readonly banner: { x: number; y: number };
  /** Places that stay free of decoration, as x. */
  readonly busy: readonly number[];
  /** Whether the climber has its hands full. */
  readonly isBusy: boolean;
  /** Shows what can be done, and offers it; from the floor below it is only shown when it comes in view. */
  present(): Promise<void>;
  /** The climber comes up the ladder, and sees the floor now. */
  comesInView(): void;
  respond(outcome: Outcome): Promise<void>;
  takeOver(answer: WholeAnswer): void;
  /** The key for pulling went down or up. */
  pullKey?(down: boolean): void;
  /** The head hit a plank from below. */
  knocked?(plank: Shelf, x: number): void;
  frame?(ms: number): void;
  step?(want: RawAnswer, via: Via): Input | null;
  /** Takes its things away: the floor stays. */
  clear(): Promise<void>;
}
