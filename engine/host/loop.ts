import { STEP_MS } from '../stage/clock.ts';

/** Real time that may be caught up after a hitch; beyond it time simply stood still. */
const MOST_STEPS = 5;
/** A screen of 60 Hz is never exactly 60 Hz: this much less than a step is a step. */
const SLACK_MS = 1;

interface LoopHelp {
  /** One fixed step; resolves when all that waited for it has gone on. */
  step(): Promise<void>;
  draw(): void;
  /** How many times faster than the clock on the wall time goes now: 1, or more to get through something. */
  speed(): number;
  /** Whether nothing can be drawn now; `realMs` since the last frame. */
  isStopped(realMs: number): boolean;
}

/** Turns the frames of the screen into fixed steps of 60 Hz, drawn at most once per frame. */
export class Loop {
  #help: LoopHelp;
  #raf = 0;
  #last = 0;
  #owed = 0;

  constructor(help: LoopHelp) {
    this.#help = help;
  }

  start() {
    if (this.#raf) return;
    this.#last = performance.now();
    const onFrame = (now: number) => {
      this.#raf = requestAnimationFrame(onFrame);
      void this.#frame(now);
    };
    this.#raf = requestAnimationFrame(onFrame);
  }

  stop() {
    cancelAnimationFrame(this.#raf);
    this.#raf = 0;
  }

  /** Time that was not played yet is not caught up: after a pause or while something loads. */
  forget() {
    this.#owed = 0;
  }

  async #frame(now: number) {
    const real = Math.max(0, now - this.#last);
    this.#last = now;
    if (this.#help.isStopped(real)) return;
    const speed = this.#help.speed();
    this.#owed = Math.min(this.#owed + real * speed, MOST_STEPS * STEP_MS * speed);
    while (this.#owed >= STEP_MS - SLACK_MS) {
      this.#owed -= STEP_MS;
      await this.#help.step();
      // What was hurried through is over: what comes next is seen from its beginning.
      if (speed > 1 && this.#help.speed() === 1) this.forget();
    }
    this.#help.draw();
  }
}
