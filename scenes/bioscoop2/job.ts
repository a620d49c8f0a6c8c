import type { Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Draft, GameStage, Input, Via } from '../../engine/stage/index.ts';
import type { Bench } from './bench.ts';
import type { Crank } from './crank.ts';
import type { Crew } from './crew.ts';
import type { Hall } from './hall.ts';
import type { Show } from './show.ts';

/** What a film needs of the cinema. */
export interface Cinema {
  readonly stage: GameStage;
  readonly draft: Draft;
  readonly bench: Bench;
  readonly hall: Hall;
  readonly show: Show;
  readonly crank: Crank;
  readonly crew: Crew;
  /** Whether the ghost hand plays. */
  readonly isExample: boolean;
  /** Whether an answer can be given: in play, or while it is copied. */
  readonly isAsking: boolean;
  /** The puppets that play in a film, one for each of its frames. */
  castFor(id: string, count: number): string[];
  commit(answer: RawAnswer): boolean;
  bump(): void;
  showKeyboard(shown: boolean): void;
  /** A film went past the last frame: one that was turned evenly counts for the kunstje. */
  filmEnded(): void;
}

/** One film: how one exercise of some form is shown and played. */
export interface Job {
  /** The puppets that play in it. */
  readonly cast: readonly string[];
  /** Lays everything out; resolves when it can be played. */
  present(): Promise<void>;
  /** Draws the draft. */
  draw(): void;
  frame(ms: number): void;
  /** What everyone looks at; undefined when it is the finger. */
  focus(): { x: number; y: number } | undefined;
  /** After a first miss: the picture flutters, and what was wrong leaves play. */
  wrong(outcome: Outcome): Promise<void>;
  /** Gum splices, and what is right is shown. */
  reveal(outcome: Outcome): Promise<void>;
  /** The pupil is going to do it over. */
  takeOver(answer: WholeAnswer): void;
  /** It is right: what belongs to the question leaves the screen, for the scene to play. */
  right(outcome: Outcome): Promise<void>;
  step(want: RawAnswer, via: Via): Input | null;
  destroy(): void;
}
