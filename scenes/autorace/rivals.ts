import type { Rng } from '../../engine/exercise/index.ts';

/** How far ahead each of them likes to drive. */
const HOMES = [1.9, 3.3, 5.4, 7.6] as const;
/** How soon they are there again, per second. */
const EAGER = 0.9;
/** Overtaken: it comes in view again far ahead. */
const LOST = -0.3;
const AHEAD = 17;
/** The stream behind somebody: how far back and how far aside it is felt. */
const STREAM = { from: 0.25, to: 3.6, aside: 0.45 } as const;
/** It gives way to who comes from behind, this near. */
const GIVES_WAY = { from: 0.05, to: 1.5, closing: 1 } as const;
/** ms between two changes of lane. */
const STAYS = { from: 3200, to: 5600 } as const;

/** Somebody who drives along: so far ahead of the car. */
export interface Rival {
  gap: number;
  /** Where it is between lanes, and where it goes. */
  x: number;
  lane: number;
  isKrul: boolean;
}

/** Those who drive along, always within reach. */
export class Rivals {
  readonly all: readonly Rival[];
  readonly #rng: Rng;
  readonly #squeak: () => void;
  readonly #stays: number[];
  #lanes = 3;

  constructor(rng: Rng, count: number, squeak: () => void) {
    this.#rng = rng;
    this.#squeak = squeak;
    this.all = HOMES.slice(0, count).map((home, i) => ({
      gap: home + 2,
      x: i % 3,
      lane: i % 3,
      isKrul: false,
    }));
    this.#stays = this.all.map(() => rng.between(STAYS.from, STAYS.to));
  }

  /** The road has so many lanes now. */
  spread(lanes: number) {
    for (const rival of this.all) {
      rival.x += (lanes - this.#lanes) / 2;
      rival.lane = Math.max(0, Math.min(lanes - 1, rival.lane));
    }
    this.#lanes = lanes;
  }

  /** Who drives so close ahead that its wind is felt. */
  streamAt(x: number): Rival | undefined {
    return this.all.find(
      (rival) => Math.abs(rival.x - x) < STREAM.aside && rival.gap > STREAM.from && rival.gap < STREAM.to,
    );
  }

  /** `closing`: how much faster the car is than they are. */
  step(ms: number, closing: number, x: number, lanes: number) {
    const dt = ms / 1000;
    for (const [i, rival] of this.all.entries()) {
      rival.gap += ((HOMES[i]! - rival.gap) * EAGER - closing * 0.9) * dt;
      rival.x += (rival.lane - rival.x) * Math.min(1, dt * 5);
      this.#stays[i]! -= ms;
      if (rival.gap < LOST) this.#comeAgain(rival, lanes);
      else if (this.#isInTheWay(rival, closing, x)) this.#giveWay(rival, lanes);
      else if (this.#stays[i]! <= 0) {
        this.#stays[i] = this.#rng.between(STAYS.from, STAYS.to);
        this.#change(rival, i, lanes);
      }
    }
  }

  #isInTheWay({ gap, lane }: Rival, closing: number, x: number) {
    const { from, to, closing: least } = GIVES_WAY;
    return closing > least && gap > from && gap < to && Math.abs(lane - x) < 0.6;
  }

  #giveWay(rival: Rival, lanes: number) {
    rival.lane += rival.lane < lanes - 1 ? 1 : -1;
    this.#squeak();
  }

  #comeAgain(rival: Rival, lanes: number) {
    rival.gap = AHEAD;
    rival.lane = this.#rng.below(lanes);
    rival.x = rival.lane;
  }

  /** One lane aside, unless somebody is there. */
  #change(rival: Rival, i: number, lanes: number) {
    const lane = rival.lane + (this.#rng.next() < 0.5 ? -1 : 1);
    const isTaken = this.all.some((other, at) => at !== i && other.lane === lane);
    if (lane >= 0 && lane < lanes && !isTaken) rival.lane = lane;
  }
}
