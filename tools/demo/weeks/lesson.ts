/** All that is done within this time of simulated school is sent at once, ms. */
const TICK_MS = 4000;

/**
 * The time of a lesson in which pupils work side by side. It stands still while anybody is busy, and goes on to the next
 * thing that anybody waits for: an hour takes as long as the server needs for what is asked of it.
 */
export class Lesson {
  #now: number;
  readonly #move: (at: number) => Promise<void>;
  #busy = 0;
  #waiting: { at: number; go: () => void }[] = [];
  #moving = false;
  #fail: (error: unknown) => void = () => undefined;

  /** `move` sets the clock of the server; `at` is when the lesson begins, ms since the epoch. */
  constructor(at: number, move: (at: number) => Promise<void>) {
    this.#now = at;
    this.#move = move;
  }

  get now(): number {
    return this.#now;
  }

  /** Lets all of them work side by side until everyone is done; rejects with the first that fails. */
  async run(all: readonly (() => Promise<void>)[]): Promise<void> {
    await this.#move(this.#now);
    this.#busy = all.length;
    const failed = new Promise<never>((_, reject) => (this.#fail = reject));
    const done = all.map((work) => work().finally(() => this.#rest()));
    await Promise.race([Promise.all(done), failed]);
  }

  /** Resolves when it is so late. */
  until(at: number): Promise<void> {
    return new Promise((go) => {
      this.#waiting.push({ at, go });
      this.#rest();
    });
  }

  #rest() {
    this.#busy--;
    // After what is said in the same turn: somebody else may become busy by it.
    setImmediate(() => void this.#goOn().catch(this.#fail));
  }

  async #goOn() {
    if (this.#busy > 0 || this.#moving || this.#waiting.length === 0) return;
    this.#moving = true;
    const next = Math.min(...this.#waiting.map(({ at }) => at));
    this.#now = Math.max(this.#now, Math.ceil(next / TICK_MS) * TICK_MS);
    await this.#move(this.#now);
    this.#moving = false;
    const due = this.#waiting.filter(({ at }) => at <= this.#now);
    this.#waiting = this.#waiting.filter(({ at }) => at > this.#now);
    this.#busy += due.length;
    for (const { go } of due) go();
  }
}
