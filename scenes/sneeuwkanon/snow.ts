import { groundAt } from './places.ts';

/** Columns of snow from the left edge of the stage to the right one, each so many u wide. */
const COLUMNS = 136;
export const COLUMN = 1366 / COLUMNS;
/** A ball of snow makes a heap of this height and width, in u; nowhere lies more than the most. */
const HEAP = { high: 25, wide: 34, most: 92 } as const;
/** Snow steeper than this slides down, in u from column to column. */
const STEEP = 7;

/** All snow that missed: it stays for the round, as a height in each column. */
export class Snow {
  readonly #over: number[] = Array<number>(COLUMNS).fill(0);

  /** How high snow lies there, over the bare ground. */
  over(x: number): number {
    const at = x / COLUMN - 0.5;
    const i = Math.floor(at);
    const of = (one: number) => this.#over[Math.max(0, Math.min(COLUMNS - 1, one))]!;
    return of(i) + (of(i + 1) - of(i)) * (at - i);
  }

  /** Its surface: y in u. */
  top(x: number): number {
    return groundAt(x) - this.over(x);
  }

  /** All that lies, in u columns. */
  get volume(): number {
    return this.#over.reduce((sum, one) => sum + one, 0);
  }

  /** A ball comes down: it piles up, and what is too steep slides. */
  pile(x: number) {
    for (let i = 0; i < COLUMNS; i++) {
      const off = ((i + 0.5) * COLUMN - x) / HEAP.wide;
      this.#over[i] = Math.min(HEAP.most, this.#over[i]! + HEAP.high * Math.exp(-off * off * 2));
    }
    this.#slide();
  }

  #slide() {
    const over = this.#over;
    for (let i = 1; i < COLUMNS; i++) {
      const more = over[i]! - over[i - 1]!;
      if (Math.abs(more) <= STEEP) continue;
      const part = ((Math.abs(more) - STEEP) / 2) * Math.sign(more);
      over[i] = over[i]! - part;
      over[i - 1] = over[i - 1]! + part;
    }
  }
}
