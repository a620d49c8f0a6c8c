import type { Exercise, Outcome, RawAnswer, Speech, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Draft, GameStage } from '../../engine/stage/index.ts';
import type { Jars } from './jars.ts';
import type { Lever } from './lever.ts';
import type { Machine } from './machine.ts';
import type { Piece } from './rules.ts';

/** What a job needs of the workshop. */
export interface Workshop {
  readonly stage: GameStage;
  readonly draft: Draft;
  readonly machine: Machine;
  readonly jars: Jars;
  readonly lever: Lever;
  /** Which of the three icings this exercise has. */
  icingOf(exercise: Exercise): number;
  commit(answer: RawAnswer): boolean;
  bump(): void;
  /** Speaks a part of the word that is cut, where it can be said by itself. */
  sayPart(part: Piece): void;
  /** The voices with which the jars sing these parts, after the whole word; undefined where they only have their tones. */
  choirOf(parts: readonly Piece[]): Speech[] | undefined;
}

/** One job for the machine: how one exercise of some form is set up and run. */
export interface Job {
  /** Lays everything out; resolves when it can be played. */
  present(): Promise<void>;
  /** Draws the draft. */
  draw(): void;
  /** What moves now and draws the eyes; undefined when nothing does. */
  focus(): { x: number; y: number } | undefined;
  /** After a first miss: hik, and what was wrong leaves play. */
  wrong(outcome: Outcome): Promise<void>;
  /** Gum rubs out what was wrong, and what is right is shown. */
  reveal(outcome: Outcome): Promise<void>;
  /** The pupil is going to do it over. */
  takeOver(answer: WholeAnswer): void;
  /** It is right: the machine does its work. */
  run(answer: WholeAnswer | undefined): Promise<void>;
  destroy(): void;
}
