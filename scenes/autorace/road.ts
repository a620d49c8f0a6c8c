import { GROUND, HORIZON, MIDDLE } from './places.ts';

/** How far apart the cuts through the road are; a stripe of kerb is one long. */
export const STRIPE = 0.75;
/** What is nearer to the eye is out of view, what is farther is too small. */
export const NEAR = 0.66;
export const FAR = 25;
const COUNT = Math.ceil((FAR - NEAR) / STRIPE) + 2;
const HIGH = GROUND - HORIZON;
/** Waves of the road: how often per distance, where they begin, and their share. */
const BENDS = [
  [0.105, 0, 0.6],
  [0.047, 1.3, 0.4],
] as const;
const HILLS = [
  [0.17, 0.4, 0.6],
  [0.071, 0, 0.4],
] as const;

const wave = (waves: readonly (readonly [number, number, number])[], at: number) =>
  waves.reduce((sum, [often, from, share]) => sum + share * Math.sin(at * often + from), 0);

/** A cut through the road: how far from the eye, where its middle is seen, and how large things are there. */
export interface Cut {
  z: number;
  x: number;
  y: number;
  scale: number;
  /** No hill lies before it. */
  isSeen: boolean;
  /** Its stripe, counted along the circuit. */
  stripe: number;
  bend: number;
  rise: number;
}

/** Where something on the road is seen. */
export type Spot = Pick<Cut, 'x' | 'y' | 'scale' | 'isSeen'>;

/** A winding, hilly road as the eye over the car sees it: pure, and without an end. */
export class Road {
  readonly cuts: readonly Cut[] = Array.from({ length: COUNT }, () => ({
    z: 0,
    x: 0,
    y: 0,
    scale: 0,
    isSeen: true,
    stripe: 0,
    bend: 0,
    rise: 0,
  }));
  /** The upper edge of the land. */
  top = HORIZON;
  /** How far it has turned, for what stands on the horizon. */
  heading = 0;
  readonly #bend: number;
  readonly #hill: number;
  readonly #spot: Spot = { x: 0, y: 0, scale: 0, isSeen: true };
  #eye = 0;
  #at = 0;

  /** `bend`: how sharply it winds; `hill`: how high it goes up and down. Both in u at the car. */
  constructor(bend: number, hill: number) {
    this.#bend = bend;
    this.#hill = hill;
  }

  /** Looks along it from a place of the circuit; `eye` is how far beside its middle. */
  look(at: number, eye: number) {
    this.heading += this.#bend * wave(BENDS, at) * (at - this.#at);
    this.#eye = eye;
    this.#at = at;
    const own = wave(HILLS, at + 1);
    let bend = 0;
    let slope = 0;
    let before = NEAR;
    let highest = Infinity;
    const first = Math.floor((at + NEAR) / STRIPE);
    for (const [i, cut] of this.cuts.entries()) {
      cut.stripe = first + i;
      cut.z = i === 0 ? NEAR : (first + i) * STRIPE - at;
      const step = cut.z - before;
      slope += this.#bend * wave(BENDS, at + cut.z) * step;
      bend += slope * step;
      before = cut.z;
      cut.bend = bend;
      cut.rise = this.#hill * (wave(HILLS, at + cut.z) - own);
      this.#project(cut, cut.z, bend, cut.rise, 0);
      cut.isSeen = cut.y < highest;
      highest = Math.min(highest, cut.y);
    }
    this.top = Math.min(highest, HORIZON);
  }

  /** Where something is seen that is so far away, and so far beside the middle of the road. The same object each time. */
  spot(z: number, beside: number): Spot {
    const { cuts } = this;
    const i = Math.max(0, Math.min(COUNT - 2, Math.floor((z + this.#at) / STRIPE) - cuts[0]!.stripe));
    const [a, b] = [cuts[i]!, cuts[i + 1]!];
    const share = Math.max(0, Math.min(1, (z - a.z) / (b.z - a.z)));
    const mixed = (one: number, other: number) => one + (other - one) * share;
    this.#project(this.#spot, z, mixed(a.bend, b.bend), mixed(a.rise, b.rise), beside);
    this.#spot.isSeen = a.isSeen || b.isSeen;
    return this.#spot;
  }

  #project(spot: Spot, z: number, bend: number, rise: number, beside: number) {
    spot.scale = 1 / z;
    spot.x = MIDDLE + (bend + beside - this.#eye) / z;
    spot.y = HORIZON + (HIGH - rise) / z;
  }
}
