import type { FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { Bench } from './bench.ts';
import type { Crank } from './crank.ts';
import type { Hall } from './hall.ts';
import type { Ushers } from './ushers.ts';
import type { Show } from './show.ts';

/** What a film needs of the cinema. */
export interface Cinema extends FormHost {
  readonly bench: Bench;
  readonly hall: Hall;
  readonly show: Show;
  readonly crank: Crank;
  readonly ushers: Ushers;
  /** The puppet that plays in a film: one that its words name, or else the one whose turn it is. */
  starOf(id: string, words?: readonly string[]): string;
  showKeyboard(shown: boolean): void;
  /** A film went past the last frame: one that was turned evenly counts for the kunstje. */
  filmEnded(): void;
}

/** One film: how one exercise of some form is shown and played. */
export type Job = FormPlay;
