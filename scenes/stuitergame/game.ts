import type { RawAnswer } from '../../engine/exercise/index.ts';
import type { FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { Cloud } from './cloud.ts';
import type { Bounce } from './rules.ts';

/** What the plays need of the meadow. */
export interface Meadow extends FormHost {
  readonly bounce: Bounce;
  /** Tik is over the blanket, and one may aim. */
  readonly mayAim: boolean;
  /** One is pointed out by tap or key: the carriers run for it. */
  point(cloud: Cloud): void;
  /** A finger lies on one, or is taken away. */
  press(cloud: Cloud, isDown: boolean): void;
  /** It was right. */
  cheer(cloud: Cloud): void;
  /** He hangs in one that was wrong: he wriggles, and glides down. */
  wriggle(): Promise<void>;
}

/** One exercise of some form: which clouds can be shot at. */
export interface Shooting extends FormPlay {
  /** All that hang in the sky. */
  readonly clouds: readonly Cloud[];
  /** Those that can be shot at now. */
  readonly goals: readonly Cloud[];
  /** Tik is at one. Whether that was an answer. */
  hit(cloud: Cloud): boolean;
  /** Which one to shoot at next on the way to an answer. */
  nextFor(want: RawAnswer): Cloud | undefined;
}
