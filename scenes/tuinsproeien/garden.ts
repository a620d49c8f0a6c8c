import type { FormHost, FormPlay, Offer } from '../../engine/stage/index.ts';
import type { Hose } from './hose.ts';
import type { Spot } from './rules.ts';

/** What an exercise needs of the garden. */
export interface Garden extends FormHost {
  readonly hose: Hose;
  /** How long a plant drinks until it is full, in ms. */
  readonly drinkMs: number;
  /** The gnome stands here, behind the plants. */
  standGnome(at: Spot, size: number): void;
}

/** One exercise of some form: plants that drink. */
export interface Watering extends FormPlay {
  /** Whether the arrows and Space are for the hose now, and not for what lies on the stage. */
  readonly isThirsty: boolean;
  /** Where the one that is answered with stands. */
  readonly target: Spot;
  /** Water comes down. Whether it falls on a plant. */
  water(x: number, y: number, ms: number): boolean;
  /** What is offered there, for the focus of who aims by key. */
  offerAt(x: number, y: number): Offer | undefined;
}
