/** Length of one step of the whole game, in ms. */
export const STEP_MS = 1000 / 60;

/** Time of play: it stands still during a pause, and whatever waits on it is forgotten at the end. */
export interface Clock {
  /** ms of play since the scene began. */
  readonly now: number;
  /** Number of the current 60 Hz step. */
  readonly tick: number;
  /** Resolves after `ms`; never, when the scene ends before. */
  wait(ms: number): Promise<void>;
  /** Calls `run` once after `ms`; the returned function calls it off. */
  after(ms: number, run: () => void): () => void;
  /** Calls `run` every `ms`. */
  every(ms: number, run: () => void): () => void;
}

interface Timer {
  due: number;
  every: number;
  run: () => void;
}

/** The clock that the scene's fixed steps drive. */
export class StepClock implements Clock {
  tick = 0;
  #timers: Timer[] = [];
  #ended = false;

  get now() {
    return this.tick * STEP_MS;
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve));
  }

  after(ms: number, run: () => void): () => void {
    return this.#add({ due: this.now + Math.max(0, ms), every: 0, run });
  }

  every(ms: number, run: () => void): () => void {
    const every = Math.max(STEP_MS, ms);
    return this.#add({ due: this.now + every, every, run });
  }

  /** One step on; runs what is due, in the order of its time. */
  step() {
    this.tick++;
    // Half a step of slack: sums of 16.67 ms never land exactly on a whole number.
    const until = this.now + STEP_MS / 2;
    for (;;) {
      let next: Timer | undefined;
      for (const timer of this.#timers)
        if (timer.due <= until && (!next || timer.due < next.due)) next = timer;
      if (!next) return;
      if (next.every > 0) next.due += next.every;
      else this.#timers.splice(this.#timers.indexOf(next), 1);
      next.run();
    }
  }

  /** Forgets everything that waits. */
  end() {
    this.#ended = true;
    this.#timers.length = 0;
  }

  /** How much still waits, for the test that nothing is left behind. */
  get waiting() {
    return this.#timers.length;
  }

  #add(timer: Timer): () => void {
    if (!this.#ended) this.#timers.push(timer);
    return () => {
      const at = this.#timers.indexOf(timer);
      if (at >= 0) this.#timers.splice(at, 1);
    };
  }
}
