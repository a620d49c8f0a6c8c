import type { Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Container, Draft, GameStage, Image } from '../../engine/stage/index.ts';
import type { Bench } from './bench.ts';
import type { Pizza } from './pizza.ts';

/** What an order needs of the kitchen. */
export interface Kitchen {
  readonly stage: GameStage;
  readonly bench: Bench;
  readonly draft: Draft;
  readonly flow: { readonly phase: string };
  commit(answer: RawAnswer): boolean;
  bump(): void;
}

/** One order of a guest: how one exercise of some form is made on the counter. */
export interface Order {
  /** Lays everything out; resolves when it can be played. */
  present(): Promise<void>;
  /** Whether it fills the counter from side to side: others make room. */
  readonly wide: boolean;
  /** Draws the draft. */
  draw(): void;
  /** What moves now and draws the eyes; undefined when nothing does. */
  focus(): { x: number; y: number } | undefined;
  /** After a first miss: what was wrong leaves play. */
  wrong(outcome: Outcome): Promise<void>;
  /** Gum rubs out what was wrong. */
  reveal(outcome: Outcome): Promise<void>;
  /** Shows the right answer to be copied; the cook, who is there, lays it out. */
  takeOver(answer: WholeAnswer, cook: { x: number; y: number }): void;
  /** Nothing can be changed any more: everything goes on the pizza, which is handed over to be baked. */
  ready(answer: WholeAnswer | undefined): Promise<Pizza>;
  /** Cheese that can melt over every letter, after `ready`. */
  cheese(): Image[];
  /** What lies about and can't be used now is paler. */
  dim(alpha: number): void;
  /** Slices for the guests, when the pizza was cut, and how far their middle is from the pizza's own. */
  readonly slices: readonly { thing: Container; middle: number }[];
  destroy(): void;
}
