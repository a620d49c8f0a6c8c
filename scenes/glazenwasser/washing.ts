import type { FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { Birds } from './birds.ts';
import type { Breath } from './breath.ts';
import type { Crew } from './crew.ts';
import type { Foam } from './foam.ts';
import type { Point } from './glass.ts';
import type { Brush, Wiper } from './wiper.ts';

/** What an exercise needs of the tower. */
export interface Site extends FormHost {
  readonly foam: Foam;
  readonly wiper: Wiper;
  readonly crew: Crew;
  readonly birds: Birds;
  readonly breath: Breath;
  /** How many floors are done. */
  readonly floor: number;
  /** The brush of this tempo. */
  readonly brush: Brush;
  /** The cradle goes up to a floor; resolves when that hangs still. */
  rise(washing: Washing): Promise<void>;
}

/** One floor of work: how one exercise of some form is wiped out and answered. */
export interface Washing extends FormPlay {
  /** Soap goes on, before it comes into view. */
  soap(): void;
  /** Something came clean. */
  wiped(): void;
  /** A key of the game's own. */
  key(code: string): void;
  /** Share of the answered window that was clean when it was answered, 0 to 1. */
  readonly clean: number;
  focus(): Point;
  /** Everything has sunk so far below its own place. */
  sink(by: number): void;
  /** Where the Woordbanier comes after an answer, and at a reveal when that is elsewhere. */
  readonly banner: { right: Point; reveal?: Point | undefined };
  /** It is out of view: all of it goes. Until then it is still seen, after `clear`. */
  destroy(): void;
}
