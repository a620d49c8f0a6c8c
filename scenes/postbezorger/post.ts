import type { FormHost, FormPlay, Image } from '../../engine/stage/index.ts';
import type { Dog } from './dog.ts';
import type { Hand } from './hand.ts';
import type { Scooter } from './scooter.ts';
import type { Street } from './street.ts';

/** What a round of deliveries needs of the game. */
export interface Post extends FormHost {
  readonly street: Street;
  readonly hand: Hand;
  readonly dog: Dog;
  readonly scooter: Scooter;
  /** Round the slot of the box that would be hit now. */
  readonly ring: Image;
  /** It rides on: who is on the bike looks happy or startled. */
  slipped(): void;
}

/** One letter on its way. */
export interface Job extends FormPlay {
  /** Whether the letter went through the middle of the slot, at speed and without braking. */
  readonly isPerfect: boolean;
  /** Where it went in. */
  readonly target: { x: number; y: number } | undefined;
}
