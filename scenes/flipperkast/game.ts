import type { FormHost, FormPlay, Input, Via } from '../../engine/stage/index.ts';
import type { Spot } from './places.ts';

/** An answer beside the table, with its lamp. */
export interface Lamp {
  /** Where it burns: the arrow points there. */
  readonly at: Spot;
  isLit: boolean;
}

/** What the play of an exercise needs of the machine. */
export interface Machine extends FormHost {
  /** The ball is to be played: a lamp may be lit and locked. */
  readonly mayPlay: boolean;
  /** A lamp is locked: the inkwell opens, and the ball that falls in is the answer. */
  lock(lamp: Lamp): void;
  unlock(): void;
  /** With a lamp locked: the next input with which the ball is played into the inkwell. */
  flipTowards(via: Via): Input;
  /** The ball lies in the inkwell, and it was right. */
  fountain(at: Spot): Promise<void>;
  /** It was wrong: the inkwell burps the ball out, softly. */
  burp(): Promise<void>;
}

/** One exercise of some form. */
export interface Pinball extends FormPlay {
  /** What the arrow points at: the lamp that burns. */
  readonly lit: Lamp | undefined;
  readonly isLocked: boolean;
  /** A flipper moves the light to one side, as long as it is not locked. */
  shine(way: -1 | 1): void;
  /** Locks the lamp that is lit, or lets go of it. */
  turnKey(isLocked: boolean): void;
  /** The ball fell into the inkwell. */
  sink(): void;
}
