import type { Speech } from '../exercise/index.ts';

/** How fast is said what is said slowly. */
export const SLOW = 0.7;

/** One text that is being said, or being fetched to be said. */
export interface Utterance {
  volume(volume: number): void;
  pause(): void;
  resume(): void;
  /** Cuts it off. */
  stop(): void;
}

/** Begins to say something. `over` is called once, later, when it has been said or can't be; not after `stop`. */
export type Begin = (what: Speech, volume: number, over: (said: boolean) => void) => Utterance;
