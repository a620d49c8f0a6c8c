import { NEAT, shareIn } from './car.ts';
import type { City } from './city.ts';
import type { Stop } from './stop.ts';

/** One stands still so long in a bay: that is the answer. */
const PARK = { usual: 700, example: 260 } as const;

/** Standing still in a bay: the arrow in it fills, golden between the lines, so that one sees it in time to put it right. */
export class Parking {
  /** Whether the taxi stood between the lines. */
  isNeat = false;
  readonly #city: City;
  #stop: Stop | undefined;
  #ms = 0;

  constructor(city: City) {
    this.#city = city;
  }

  /** One step in which the taxi stands still at this stop, or nowhere; whether it has been there long enough. */
  stand(stop: Stop | undefined, ms: number): boolean {
    if (stop !== this.#stop) {
      this.#stop?.fill(0);
      this.#stop = stop;
      this.#ms = 0;
    }
    if (!stop) return false;
    const { taxi, isExample, isHurrying } = this.#city;
    taxi.settle(stop.bay, ms);
    this.isNeat = shareIn(stop.bay, taxi.car) >= NEAT;
    this.#ms += ms;
    const whole = isExample || isHurrying ? PARK.example : PARK.usual;
    stop.fill(Math.min(1, this.#ms / whole), this.isNeat);
    if (this.#ms < whole) return false;
    // It stays full as long as the answer is looked at.
    this.#stop = undefined;
    this.#ms = 0;
    return true;
  }
}
