import type { Exercise, Part, RawAnswer, Speech } from '../../engine/exercise/index.ts';
import type { FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { Jars } from './jars.ts';
import type { Lever } from './lever.ts';
import type { Machine } from './machine.ts';

/** What a job needs of the workshop. */
export interface Workshop extends FormHost {
  readonly machine: Machine;
  readonly jars: Jars;
  readonly lever: Lever;
  /** Which of the three icings this exercise has. */
  icingOf(exercise: Exercise): number;
  /** Whether cakes have sprinkles by now. */
  readonly isSprinkled: boolean;
  /** Speaks a part of the word that is cut, where it can be said by itself. */
  sayPart(part: Part): void;
  /** The voices with which the jars sing these parts, after the whole word; undefined where they only have their tones. */
  choirOf(parts: readonly Part[]): Speech[] | undefined;
}

/** One job for the machine: how one exercise of some form is set up and run. */
export interface Job extends FormPlay {
  /** It is right, or was done over: the machine does its work. */
  run(answer: RawAnswer): Promise<void>;
}
