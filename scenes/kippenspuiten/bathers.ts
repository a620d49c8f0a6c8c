import type { Rng } from '../../engine/exercise/index.ts';
import type { Hen } from './hen.ts';
import { placesLeft, seatsFor, stayMs, type Seat } from './rules.ts';
import type { Yard } from './yard.ts';

const APART_MS = 50;

/** The chickens of one exercise: where they are, how long they stay up, and that they come back elsewhere. */
export class Bathers {
  /** Nothing can be squirted at now: they come up or duck, or water is on its way. */
  isBusy = true;
  /** They ducked, and come up elsewhere. */
  isAway = false;
  /** They stay where they are until they are answered. */
  stays: boolean;
  readonly #yard: Yard;
  readonly #hens: readonly Hen[];
  readonly #rng: Rng;
  readonly #placed: () => void;
  #seats: Seat[] = [];
  #upMs = 0;

  /** `placed` is called each time they are up in other places, and can be squirted at. */
  constructor(yard: Yard, id: string, hens: readonly Hen[], placed: () => void) {
    this.#yard = yard;
    this.#hens = hens;
    this.#rng = yard.stage.rng.fork(`erf/${id}`);
    this.#placed = placed;
    this.stays = yard.stage.calm || yard.isExample;
  }

  /** They come up, and others without a board with them. */
  async come() {
    this.#sit();
    this.#yard.letOut(this.#rng, this.#left);
    await this.#rise();
  }

  frame(ms: number) {
    const { flock, isOpen, readingMs, stage } = this.#yard;
    for (const hen of this.#hens) hen.frame(ms);
    flock.frame(ms);
    if (!isOpen || this.isBusy || this.stays) return;
    this.#upMs += ms;
    if (this.#upMs >= stayMs(readingMs, stage.tempo)) void this.#move();
  }

  /** Every one of them goes home, and those without a board too. */
  async leave() {
    await Promise.all([...this.#hens.map((hen) => hen.down()), this.#yard.flock.go()]);
    for (const hen of this.#hens) hen.destroy();
    this.#yard.stage.kit.banner.place = undefined;
  }

  get #widths() {
    return this.#hens.map(({ board }) => board?.width ?? 0);
  }

  get #left() {
    return placesLeft(this.#seats, this.#widths);
  }

  #sit() {
    this.#seats = seatsFor(this.#widths, this.#rng, this.#seats);
    this.#hens.forEach((hen, i) => hen.sit(this.#seats[i]!));
  }

  /** Left alone they duck and come up elsewhere, in the same order: a digit still means the same word. */
  async #move() {
    this.isBusy = this.isAway = true;
    this.#upMs = 0;
    await Promise.all(this.#hens.map((hen) => hen.down()));
    this.#sit();
    await this.#yard.flock.moveTo(this.#left);
    await this.#rise();
  }

  async #rise() {
    this.#yard.stage.sound.play('tok-tok', { volume: 0.7 });
    await Promise.all(this.#hens.map((hen, i) => hen.up(i * APART_MS)));
    this.isBusy = this.isAway = false;
    this.#placed();
  }
}
