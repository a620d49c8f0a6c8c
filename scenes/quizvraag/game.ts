import type { FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { Desk } from './desk.ts';

/** What a play needs of the show. */
export interface Show extends FormHost {
  readonly desk: Desk;
  /** Shows or hides the Schermtoetsenbord. */
  showKeyboard(shown: boolean): void;
  /** Half of the wrong ones among these options; none before the answer that decides. */
  halfOfWrong(options: readonly string[]): readonly string[];
}

/** How a form is played at the desk: what is made ready is answered with the buzzer. */
export interface QuizPlay extends FormPlay {
  /** Whether the buzzer leads on now. */
  readonly isReady: boolean;
  /** The buzzer is hit. */
  buzz(): void;
  /** It is hit before anything is ready: what is missing says so. */
  early?(): void;
  /** Whether there is something to halve now. */
  readonly canHalve?: boolean;
  halve?(): void;
  /** Lamps tell how many letters the word has. */
  countLetters?(): void;
}
