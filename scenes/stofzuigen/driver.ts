import type { Heading } from '../../engine/stage/index.ts';
import { headingTo, type Tile } from './grid.ts';
import type { Plan } from './plan.ts';
import { entered, type Ground } from './ways.ts';

interface Track {
  /** ms of one tile now. */
  stepMs(): number;
  ground(): Ground;
  plan(): Plan;
  /** Whether a dust bunny lies there. */
  hasPrey(at: Tile): boolean;
  /** Whether an answer counts now; he waits before a bunny until then. */
  isOpen(): boolean;
  /** He is about to drive onto a bunny: whether he may, which is an answer. */
  suck(at: Tile): boolean;
  /** A card of the queue is his now. */
  began(heading: Heading): void;
  /** He is in the middle of a tile. */
  arrived(at: Tile): void;
  /** His way is blocked: the arrow is skipped. */
  bonked(heading: Heading): void;
  /** Nothing is left to do. */
  ranOut(): void;
  show(from: Tile, to: Tile, share: number): void;
}

/** Drives Zoef by the cards of the queue, tile by tile. */
export class Driver {
  at: Tile;
  /** Nothing is asked now, or a verdict is shown. */
  isHeld = true;
  readonly #track: Track;
  #isRunning = false;
  #left: Tile;
  #share = 1;
  /** Tiles that the card in hand still leads onto. */
  #ahead: Tile[] = [];

  constructor(at: Tile, track: Track) {
    this.at = this.#left = at;
    this.#track = track;
  }

  /** Whether he carries out what lies in the queue. */
  get isRunning() {
    return this.#isRunning;
  }

  /** Whether he is between two tiles, or has to slide on. */
  get isMoving() {
    return this.#share < 1 || this.#ahead.length > 0;
  }

  /** ms of one tile. */
  get stepMs() {
    return this.#track.stepMs();
  }

  /** ms until he is in the middle of his tile. */
  get msLeft() {
    return (1 - this.#share) * this.stepMs;
  }

  /** Where he is when he takes the next card. */
  get from(): Tile {
    return this.#ahead.at(-1) ?? this.at;
  }

  start() {
    this.#isRunning = true;
  }

  /** He comes to rest on the next tile; what is queued stays. */
  stop() {
    this.#isRunning = false;
  }

  /** He is put down somewhere, at rest. */
  lay(at: Tile) {
    this.at = this.#left = at;
    this.#share = 1;
    this.#ahead = [];
    this.stop();
    this.#show();
  }

  /** Pushed back to the tile he came from; `share` 1 to 0, and there at 0. */
  recoil(share: number) {
    this.#track.show(this.#left, this.at, share);
    if (share <= 0) this.lay(this.#left);
  }

  /** One 60 Hz step of play. */
  frame(ms: number) {
    const track = this.#track;
    if (this.#share < 1) {
      this.#share = Math.min(1, this.#share + ms / this.stepMs);
      this.#show();
      if (this.#share < 1) return;
      track.arrived(this.at);
    }
    if (this.isHeld) return;
    if (this.#ahead.length === 0 && !this.#take()) return;
    this.#goOn(this.#ahead[0]!);
  }

  /** Takes the next card; whether it leads anywhere. */
  #take(): boolean {
    const track = this.#track;
    if (!this.#isRunning) return false;
    const heading = track.plan().shift();
    if (!heading) {
      this.stop();
      track.ranOut();
      return false;
    }
    track.began(heading);
    this.#ahead = entered(track.ground(), this.at, heading);
    if (this.#ahead.length > 0) return true;
    track.bonked(heading);
    return false;
  }

  #goOn(to: Tile) {
    const track = this.#track;
    if (track.hasPrey(to)) {
      if (!track.isOpen()) return;
      if (!track.suck(to)) {
        this.#ahead = [];
        return this.stop();
      }
    }
    this.#ahead.shift();
    this.#left = this.at;
    this.at = to;
    this.#share = 0;
    this.#show();
  }

  #show() {
    this.#track.show(this.#left, this.at, this.#share);
  }

  /** Which way he drives, or drove last. */
  get heading(): Heading | undefined {
    return headingTo(this.#left, this.at);
  }
}
