import type { Outcome } from '../../engine/exercise/index.ts';
import type { FormHost, FormPlay, Image } from '../../engine/stage/index.ts';
import type { Screen } from './screen.ts';

/** What a play needs of the yard where the rocket is built. */
export interface Yard extends FormHost {
  readonly screen: Screen;
  /** The frame of the part that this exercise brings. */
  readonly part: string;
  /** The crane stands still for now: something is shown for a moment only. */
  brake(still: boolean): void;
  /** The crane takes a part that is right, to be let go above the rocket. Resolves when play may go on. */
  build(part: Image, outcome: Outcome): Promise<void>;
  /** The crane puts a part down by itself: one that was done over. */
  mount(part: Image): Promise<void>;
  showKeyboard(shown: boolean): void;
}

/** One exercise as it is played here. */
export type Play = FormPlay;

/** Layers, from back to front. */
export const DEPTHS = {
  sky: -60,
  dusk: -50,
  glow: -40,
  silo: -30,
  rocket: 0,
  lip: 6,
  mast: 8,
  screen: 10,
  letters: 14,
  belt: 16,
  things: 20,
  crew: 26,
  rope: 30,
  hung: 32,
  flight: 60,
} as const;

/** Where the rocket stands: its middle, and the height of its top between two parts. */
export const ROCKET = { x: 220, top: 430 } as const;
/** Where answers lie. */
export const BELTS = { left: 436, right: 1316, top: 450, bottom: 750 } as const;
/** Middle of the screen, and of its letters, with their room: the button stands beside them. */
export const SCREEN = { x: 816, y: 332, text: 786, room: 640 } as const;
