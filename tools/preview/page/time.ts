const STEP_MS = 1000 / 60;

/** The time of the stage: it can go faster, stand still, and be stepped by hand. Made before anything asks for time. */
export class StageTime {
  /** 1 is as a pupil sees it, 8 is fast, 0 stands still. */
  speed = 1;
  #now = performance.now();
  #waiting = new Map<number, FrameRequestCallback>();
  #next = 1;
  #sleepers: { until: number; wake: () => void }[] = [];
  #frame = window.requestAnimationFrame.bind(window);

  constructor() {
    const real = performance.now.bind(performance);
    performance.now = () => this.#now;
    window.requestAnimationFrame = (run) => {
      this.#waiting.set(this.#next, run);
      return this.#next++;
    };
    window.cancelAnimationFrame = (id) => void this.#waiting.delete(id);
    let last = real();
    const onFrame = () => {
      const now = real();
      const passed = Math.min(100, now - last);
      last = now;
      void this.#pass(passed).then(() => this.#frame(onFrame));
    };
    this.#frame(onFrame);
  }

  /** Passes a number of steps of 60 Hz while time stands still. */
  async step(count: number) {
    for (let i = 0; i < count; i++) await this.#tick(STEP_MS);
  }

  /** Resolves when so many ms of this time have passed and what happened in them is done. */
  wait(ms: number) {
    return new Promise<void>((wake) => this.#sleepers.push({ until: this.#now + ms, wake }));
  }

  /** Fast time passes in frames of the usual length: what a frame may catch up is limited. */
  async #pass(ms: number) {
    if (this.speed === 0) return;
    for (let i = 0; i < this.speed; i++) await this.#tick(ms);
  }

  async #tick(ms: number) {
    this.#now += ms;
    const now = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const run of now) run(this.#now);
    // A step of the stage ends when all that waited for it has gone on.
    await new Promise((done) => setTimeout(done, 0));
    const rested = this.#sleepers.filter(({ until }) => until <= this.#now);
    if (rested.length === 0) return;
    this.#sleepers = this.#sleepers.filter(({ until }) => until > this.#now);
    for (const { wake } of rested) wake();
    // Who woke acts before time goes on: what it aims at has not moved.
    await new Promise((done) => setTimeout(done, 0));
  }
}
