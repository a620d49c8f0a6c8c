import { risen } from './rules.ts';

/** Edges in u that the bubbles keep to. */
export const AIR = {
  /** Under the prompt. */
  ceiling: 174,
  /** Under the hint strip, when that shows. */
  underHint: 240,
  left: 236,
  right: 1312,
} as const;

/** How bubbles rise in this game: they are shown still until they may be played, and in calm mode they rest. */
export class Rise {
  y: number;
  readonly rest: number;
  ceiling: number;
  moving = false;
  #speed: () => number;

  constructor(rest: number, ceiling: number, speed: () => number) {
    this.y = rest;
    this.rest = rest;
    this.ceiling = Math.min(ceiling, rest);
    this.#speed = speed;
  }

  get share() {
    return this.rest === this.ceiling ? 0 : (this.rest - this.y) / (this.rest - this.ceiling);
  }

  frame(ms: number) {
    if (this.moving) this.y = risen(this.y, this.#speed(), ms, this.ceiling);
  }
}
