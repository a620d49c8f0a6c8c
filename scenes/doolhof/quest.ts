import type { Exercise, Outcome } from '../../engine/exercise/index.ts';
import type { FormHost, FormPlay, Input } from '../../engine/stage/index.ts';
import type { Friends } from './friends.ts';
import type { Hero } from './hero.ts';
import type { Trip } from './trip.ts';

/** What a quest needs of the garden. */
export interface Garden extends FormHost {
  readonly hero: Hero;
  readonly friends: Friends;
  /** Number of this exercise in the round, from 0, and of how many. */
  readonly at: number;
  readonly of: number;
  /** Which third of the round this is. */
  readonly third: 0 | 1 | 2;
  /** Which soles the hero has. */
  readonly sole: number;
  /** The keyboard on the screen comes or goes; who stands in the garden makes room for it. */
  typing(on: boolean): void;
  /** A door was opened; with care when nothing was trampled on the way. */
  opened(outcome: Outcome, isCareful: boolean): void;
}

/** One exercise as it is played in one chamber. */
export interface Quest extends FormPlay {
  /** The walk through its chamber. */
  readonly trip: Trip;
  frame(ms: number): void;
}

/** Seed of all that is chance in the chamber of an exercise. */
export const seedOf = ({ id }: Exercise): string => `kamer/${id}`;

/** What robot and ghost hand do while something moves. */
export const WAIT: Input = { kind: 'wait', ms: 34 };
