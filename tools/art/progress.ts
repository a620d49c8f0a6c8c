/** In a log a line is written at most once in so many ms. */
const EVERY = 4000;

/** Where progress goes: a terminal shows one line that changes, a log now and then another. */
export interface Out {
  isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/** Tells how far a long work is: what was done last, and which part of the whole that is. */
export class Progress {
  readonly #what: string;
  readonly #whole: number;
  readonly #out: Out;
  #done = 0;
  #said = 0;

  /** `whole` is the sum of the weights that `step` will be told. */
  constructor(what: string, whole: number, out: Out = process.stderr) {
    this.#what = what;
    this.#whole = whole;
    this.#out = out;
    this.#say('');
  }

  step(name: string, weight: number, now = Date.now()) {
    this.#done += weight;
    const isOver = this.#done >= this.#whole;
    if (!this.#out.isTTY && !isOver && now - this.#said < EVERY) return;
    this.#said = now;
    this.#say(isOver ? '' : ` (${name})`);
    if (isOver && this.#out.isTTY) this.#out.write('\n');
  }

  #say(name: string) {
    const line = `${this.#what} ${Math.round((100 * this.#done) / this.#whole)}%${name}`;
    this.#out.write(this.#out.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
  }
}
