import type { ExerciseOf, Form, Outcome, RawAnswer, WholeAnswer } from '../../exercise/index.ts';
import type { Draft } from '../draft.ts';
import type { Input, Via } from '../input.ts';
import type { GameStage } from '../stage-scene.ts';

/** What a play needs of the game that it is played in. */
export interface FormHost {
  readonly stage: GameStage;
  readonly draft: Draft;
  /** Whether the pupil (or the hand of the example) may answer now. */
  readonly isOpen: boolean;
  /** Whether this is the example: what is kept for the finale starts after it. */
  readonly isExample: boolean;
  /** Whether what goes on now passes at high speed. */
  readonly isHurrying: boolean;
  /** R of scenes/README.md 1.1 in ms. */
  readonly readingMs: number;
  commit(answer: RawAnswer): boolean;
  bump(): void;
}

/**
 * How one exercise of one form is played in a game. The stage makes one for each exercise (`forms` of the scene), calls
 * it, and drops it after `clear`. A play shows and reports; it never judges.
 */
export interface FormPlay {
  /** Lays the exercise out and offers it; resolves when the first option can be read and answered. */
  present(): void | Promise<void>;
  /** goed, of the whole exercise or of one item of it. */
  right?(outcome: Outcome): void | Promise<void>;
  /** nogeens: what was wrong leaves play. */
  wrong?(outcome: Outcome): void | Promise<void>;
  /** onthul: Gum rubs out what was wrong, and what is right is shown. */
  reveal?(outcome: Outcome): void | Promise<void>;
  /** neem over: shows what is to be done over. */
  takeOver?(answer: WholeAnswer): void;
  /** It was done over: nobody judges that, what is right happens after all. */
  copied?(given: RawAnswer): void | Promise<void>;
  /** What was done over is not the right one: it goes back, and nothing is said of it. */
  notCopied?(given: RawAnswer): void;
  /** Draws the draft after each change of it. */
  draw?(): void;
  /** Every 60 Hz step. */
  frame?(ms: number): void;
  /** The next real input towards `want`, as in `GameScene.step`. */
  step?(want: RawAnswer, via: Via): Input | null;
  /** What moves now and draws all eyes; undefined when nothing does. */
  focus?(): { x: number; y: number } | undefined;
  /** Takes the exercise's things away. */
  clear(): void | Promise<void>;
}

/** The forms that a game plays: those of its manifest, each with what makes a play of an exercise. */
export type Forms<P extends FormPlay = FormPlay> = {
  readonly [F in Form]?: (exercise: ExerciseOf<F>) => P;
};
