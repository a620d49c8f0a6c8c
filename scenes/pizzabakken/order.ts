import type { RawAnswer } from '../../engine/exercise/index.ts';
import type { Container, FormHost, FormPlay, Image } from '../../engine/stage/index.ts';
import type { Bench } from './bench.ts';
import type { Pizza } from './pizza.ts';

/** What an order needs of the kitchen. */
export interface Kitchen extends FormHost {
  readonly bench: Bench;
  /** Where the cook stands. */
  readonly cook: { readonly x: number; readonly y: number };
}

/** One order of a guest: how one exercise of some form is made on the counter. */
export interface Order extends FormPlay {
  /** Whether it fills the counter from side to side: others make room. */
  readonly wide: boolean;
  /** Nothing can be changed any more: everything goes on the pizza, which is handed over to be baked. */
  ready(answer: RawAnswer): Promise<Pizza>;
  /** Cheese that can melt over every letter, after `ready`. */
  cheese(): Image[];
  /** What lies about and can't be used now is paler. */
  dim?(alpha: number): void;
  /** Slices for the guests, when the pizza was cut, and how far their middle is from the pizza's own. */
  readonly slices: readonly { thing: Container; middle: number }[];
}
