import type { Point } from './glass.ts';

/** Speed of the squeegee by key, in u/s. */
export const SPEED = 780;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Which way an arrow key points; undefined for any other key. */
export const wayOf = (code: string): Point | undefined => ARROWS[code];

/** Sliding with the arrows: as long as one is held, and a little way for a short press. */
export class Slide {
  #held: string[] = [];
  #way: Point | undefined;
  #left = 0;

  get isOn(): boolean {
    return this.#way !== undefined;
  }

  /** An arrow went down; it slides at least so far. */
  press(code: string, atLeast: number) {
    this.release(code);
    this.#held.push(code);
    this.#way = wayOf(code);
    this.#left = atLeast;
  }

  release(code: string) {
    this.#held = this.#held.filter((one) => one !== code);
  }

  /** Nothing slides or is held any more. */
  stop() {
    this.#held.length = 0;
    this.#way = undefined;
  }

  /** How far it slides in this step, in u; undefined when it lies still. */
  step(ms: number): Point | undefined {
    const way = this.#way;
    if (!way) return undefined;
    const far = (SPEED * ms) / 1000;
    this.#left -= far;
    if (this.#left <= 0) this.#way = wayOf(this.#held.at(-1) ?? '');
    return { x: way.x * far, y: way.y * far };
  }
}
