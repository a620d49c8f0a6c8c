import type { RawAnswer } from '../../engine/exercise/index.ts';
import type { FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { Leaper } from './leaper.ts';
import type { Stop } from './rules.ts';

/** What the plays need of the warehouse. */
export interface Depot extends FormHost {
  readonly leaper: Leaper;
  /** The game leaps by itself: one is only pointed out. In calm mode, with motor support, and when it is done over. */
  readonly isSure: boolean;
  /** Nothing is charged and nobody is in the air: one may leap. */
  readonly mayLeap: boolean;
  /** One is pointed out by tap, key or finger: it is aimed at, or where the game leaps by itself leapt to. */
  pick(stop: Stop): void;
  /** A finger lies on one, or is taken away. */
  press(stop: Stop, isDown: boolean): void;
  /** From one exercise to the next: there are words before the pit. */
  cheer(): void;
}

/** One exercise of some form: what can be landed on. */
export interface Leaping extends FormPlay {
  /** How fast a charge grows, in u/s, at tempo 0 and 1. */
  readonly speed: readonly [number, number];
  /** What can be landed on now. */
  readonly stops: readonly Stop[];
  /** On what one would land now, while it is charged or aimed. */
  expect?(stop: Stop | undefined): void;
  /** One has landed on it. */
  land(stop: Stop): void;
  /** On what to land next on the way to an answer; undefined where something else is to be done. */
  nextFor(want: RawAnswer): Stop | undefined;
}
