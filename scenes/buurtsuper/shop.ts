import type { FormHost } from '../../engine/stage/index.ts';
import type { Bag } from './bag.ts';
import type { Belt } from './belt.ts';
import type { Till } from './till.ts';

/** What an exercise needs of the shop. */
export interface Shop extends FormHost {
  readonly belt: Belt;
  readonly till: Till;
  /** The bag of the customer who is helped. */
  readonly bag: Bag;
  /** How many exercises of the round are done; -1 in the example. */
  readonly at: number;
  /** Nobody has to pull evenly: all is read. */
  readonly isSure: boolean;
  /** A product is over the glass and right: the till sings its note. */
  beep(): void;
  /** It was not right: the till hiccups. */
  hiccup(): void;
  /** It was pulled too fast or too slowly: no answer, but its note stays away. */
  jerk(): void;
}
