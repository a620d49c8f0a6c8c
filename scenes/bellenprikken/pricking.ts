import type { Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Draft, GameStage } from '../../engine/stage/index.ts';
import type { Room } from './room.ts';
import { risen } from './rules.ts';

/** What a board may use of the game. */
export interface Game {
  readonly stage: GameStage;
  readonly room: Room;
  draft(): Draft;
  commit(answer: RawAnswer): boolean;
  /** u/s with which chains rise now; 0 where they rest. The pupil may switch calm on during play. */
  riseSpeed(): number;
  /** Whether a typed word stands in one long bubble. */
  readonly oneBubble: boolean;
}

/** The bubbles of one exercise, in the way of its form. */
export interface Board {
  /** How far the bubbles have risen: 0 at the tub, 1 at the ceiling. */
  readonly share: number;
  /** Top of the lowest bubbles, in u. */
  readonly top: number;
  /** Where the eyes of the friends should be; without it they follow the pointer. */
  readonly eye?: { x: number; y: number };
  /** Middle of where the word banner is in nobody's way now. */
  readonly banner: { x: number; y: number };
  /** The bubbles come up out of the tub; resolves when they can be played. */
  present(): Promise<void>;
  respond(outcome: Outcome): Promise<void>;
  draw?(): void;
  takeOver?(answer: WholeAnswer): void;
  frame(ms: number): void;
  clear(): Promise<void>;
}

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
