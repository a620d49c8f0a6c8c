import type { Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Draft, GameStage, Input, Via } from '../../engine/stage/index.ts';
import type { Course } from './course.ts';
import type { Runner } from './runner.ts';
import type { Stands } from './stands.ts';

/** What a lap needs of the stadium. */
export interface Stadium {
  readonly stage: GameStage;
  readonly draft: Draft;
  readonly course: Course;
  readonly runner: Runner;
  readonly stands: Stands;
  /** What a gate answers: the form that is played. */
  readonly form: 'read' | 'choose';
  /** The ghost hand plays: everything is quick. */
  readonly isExample: boolean;
  /** Whether the pupil (or the ghost hand) can act now. */
  readonly isOpen: boolean;
  commit(answer: RawAnswer): boolean;
  bump(): void;
}

/** One lap: how one exercise of some form is run. */
export interface Job {
  /** Lays everything out; resolves when it can be played. */
  present(): Promise<void>;
  /** Every 60 Hz step. */
  frame(ms: number): void;
  /** Draws the draft, where the answer is made in it. */
  draw?(): void;
  /** What to do next where that does not follow from what is offered; null where it does. */
  step(via: Via): Input | null;
  /** Where eyes go. */
  focus(): { x: number; y: number };
  right(outcome: Outcome): Promise<void>;
  /** After a first miss: soft and comic; what was wrong leaves play. */
  wrong(outcome: Outcome): Promise<void>;
  /** Gum rubs out what was wrong, and what is right is shown. */
  reveal(outcome: Outcome): Promise<void>;
  /** The pupil is going to do it over. */
  takeOver(answer: WholeAnswer): void;
  /** Whether what was run earns a tip, and whether it counts for the kunstje. */
  skill(outcome: Outcome): { tip: boolean; even: boolean };
  /** Takes everything away. */
  leave(): Promise<void>;
}
