import type { Exercise, Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Draft, GameStage, Input, Via } from '../../engine/stage/index.ts';
import type { Friends } from './friends.ts';
import type { Hero } from './hero.ts';
import type { Trip } from './trip.ts';

/** What a quest may use of the game. */
export interface Game {
  readonly stage: GameStage;
  readonly hero: Hero;
  readonly friends: Friends;
  readonly draft: Draft;
  /** Whether the ghost hand plays: everything goes faster. */
  readonly isExample: boolean;
  /** Whether an answer can be given now. */
  readonly mayAnswer: boolean;
  /** Number of this exercise in the round, from 0, and of how many. */
  readonly at: number;
  readonly of: number;
  /** Which soles the hero has. */
  readonly sole: number;
  commit(answer: RawAnswer): boolean;
  bump(): void;
  /** The keyboard on the screen comes or goes; who stands in the garden makes room for it. */
  typing(on: boolean): void;
  /** A door was opened; `careful` when nothing was trampled on the way. */
  opened(careful: boolean): void;
}

/** One exercise as it is played in one chamber. */
export interface Quest {
  /** Where the eyes of the friends should be. */
  readonly eye: { x: number; y: number };
  /** The walk through its chamber. */
  readonly trip: Trip;
  /** Lays the chamber; resolves when it can be played. */
  present(): Promise<void>;
  respond(outcome: Outcome): Promise<void>;
  takeOver(answer: WholeAnswer): void;
  /** Draws the draft. */
  draw?(): void;
  frame(ms: number): void;
  /** The next input towards an answer, where it does not follow from what is offered. */
  step?(want: RawAnswer, via: Via): Input | null;
  clear(): Promise<void>;
}

/** Seed of all that is chance in the chamber of an exercise. */
export const seedOf = ({ id }: Exercise): string => `kamer/${id}`;

/** What robot and ghost hand do while something moves. */
export const WAIT: Input = { kind: 'wait', ms: 34 };
