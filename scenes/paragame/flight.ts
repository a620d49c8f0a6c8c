/** How one falls. Heights are over the meadow, in u; speeds in u/s, times in s. */
export const AIR = {
  /** Where the basket hangs, and where the chute opens. */
  basket: 262,
  opens: 178,
  gravity: 680,
  /** What keys and finger make of it: speed to the side, and how slowly that changes. */
  steer: 300,
  lag: 0.2,
  /** Shares of the speed of sinking. */
  brake: 0.35,
  dive: 2.6,
  homing: 1.9,
  /** Half a circle, and half of its middle. */
  circle: 85,
  middle: 30,
  left: 112,
  right: 1254,
} as const;
/** So long one has to hang over a circle before it takes who lands: it lights up then. */
const ARMS = 0.25;
/** The spring in the straw throws up to where the chute opens, in so long. */
const SPRING = 0.6;
/** Who steers for a place is drawn to it: 1/s, and how near is there. */
const HOMING = { pull: 3, near: 24 } as const;
/** So far (u) at most the wind carries off who only points: never out of a circle, seldom to its middle. */
const CARRIED = 64;
const BRAKES_FOR = 0.7;

export type FlightState = 'basket' | 'fall' | 'chute' | 'hover' | 'spring' | 'held';

/** What there is to fly through and to land on. */
export interface Course {
  /** Middles of the circles; `undefined` where one is out of play. */
  circles: readonly (number | undefined)[];
  /** Wind of each layer, from the top one. */
  wind: readonly number[];
  /** How fast one sinks. */
  sink: number;
  /** One does not touch down sooner than this, unless one dives. */
  least: number;
  /** One only moves while it is asked (rustig). */
  waits: boolean;
  /** What is pointed at is always reached, and exactly. */
  exact: boolean;
}

/** One touches down: on which circle and how far from its middle; beside all, or not on purpose, without one. */
export interface Touch {
  circle: number | undefined;
  off: number;
}

/** One parachutist. Steps of 60 Hz move it; the same wishes at the same steps are the same flight. */
export class Flight {
  x = 683;
  h: number = AIR.basket;
  vx = 0;
  state: FlightState = 'basket';
  /** What the keys say. */
  side = 0;
  brakes = false;
  dives = false;
  #vh = 0;
  #goal: number | undefined;
  #drift = 0;
  #braking = 0;
  #steered = false;
  #over: { circle: number | undefined; for: number } = { circle: undefined, for: 0 };
  #course: Course = { circles: [], wind: [0], sink: 60, least: 0, waits: false, exact: true };
  #least = 0;

  /** A new exercise. */
  begin(course: Course) {
    this.#course = course;
    this.#least = course.least;
    this.forget();
  }

  /** What is out of play takes nobody any more. */
  close(circle: number) {
    const circles = this.#course.circles.map((x, i) => (i === circle ? undefined : x));
    this.#course = { ...this.#course, circles };
  }

  /** Hangs somewhere until it is asked to do something. */
  put(x: number, h: number, state: FlightState) {
    [this.x, this.h, this.state] = [x, h, state];
    this.vx = this.#vh = 0;
    this.#steered = false;
    this.forget();
  }

  /** No place is steered for any more. */
  forget() {
    this.#goal = undefined;
    this.#braking = 0;
    this.#over = { circle: undefined, for: 0 };
  }

  get goal(): number | undefined {
    return this.#goal;
  }

  /** Whether it can be steered now. */
  get isFree(): boolean {
    return this.state !== 'held';
  }

  /** Whether it waits for somebody to act. */
  get isWaiting(): boolean {
    return this.state === 'basket' || this.state === 'hover';
  }

  /** The circle that lit up below: it takes who lands. */
  get armed(): number | undefined {
    return this.#over.for >= ARMS && this.#steered ? this.#over.circle : undefined;
  }

  /** The wind at a height. */
  windAt(h: number): number {
    const { wind } = this.#course;
    const layer = Math.floor((1 - h / AIR.opens) * wind.length);
    return wind[Math.max(0, Math.min(wind.length - 1, layer))] ?? 0;
  }

  /** Out of the basket. */
  jump() {
    if (this.state !== 'basket') return;
    this.state = 'fall';
    this.#vh = 0;
  }

  /** Steers for a place from now on. */
  aim(x: number) {
    this.jump();
    this.#goal = Math.max(AIR.left, Math.min(AIR.right, x));
    this.#steered = true;
  }

  /** A key to the side takes over. */
  lean(side: number) {
    this.side = side;
    if (side === 0) return;
    this.jump();
    this.#goal = undefined;
    this.#steered = true;
  }

  /** Hangs longer for a moment: a finger is on it. */
  brakeAWhile() {
    this.jump();
    this.#braking = BRAKES_FOR;
  }

  /** A step of `dt` s; tells when it touches down. */
  tick(dt: number): Touch | undefined {
    if (this.state === 'basket' || this.state === 'held') return undefined;
    this.#least = Math.max(0, this.#least - dt);
    this.#braking = Math.max(0, this.#braking - dt);
    if (this.state === 'hover') {
      if (!this.#isAsked) return undefined;
      this.state = 'chute';
    }
    this.#goSideways(dt);
    if (this.state !== 'chute') return this.#throw(dt);
    if (this.#course.waits && !this.#isAsked) {
      this.state = 'hover';
      return undefined;
    }
    this.h -= this.#sink() * dt;
    this.#watch(dt);
    if (this.h > 0) return undefined;
    this.h = 0;
    const circle = this.armed;
    return { circle, off: circle === undefined ? 0 : this.x - this.#course.circles[circle]! };
  }

  /** Landed beside it: the spring in the straw throws it up for another descent. */
  spring() {
    this.state = 'spring';
    this.#vh = (2 * AIR.opens) / SPRING;
    this.#steered = false;
    this.forget();
  }

  get #isAsked(): boolean {
    return this.side !== 0 || this.dives || this.#goal !== undefined;
  }

  /** Falls freely, or is thrown up. */
  #throw(dt: number): undefined {
    const isSprung = this.state === 'spring';
    this.#vh -= (isSprung ? (2 * AIR.opens) / SPRING ** 2 : AIR.gravity) * dt;
    this.h += this.#vh * dt;
    if (isSprung ? this.#vh > 0 : this.h > AIR.opens) return;
    this.h = AIR.opens;
    this.#vh = 0;
    this.state = isSprung || this.#course.waits ? 'hover' : 'chute';
  }

  #goSideways(dt: number) {
    const wind = this.state === 'chute' ? this.windAt(this.h) : 0;
    const { exact } = this.#course;
    const ease = 1 - Math.exp(-dt / AIR.lag);
    this.#drift += ((exact ? 0 : Math.max(-CARRIED, Math.min(CARRIED, wind))) - this.#drift) * ease;
    const towards = (this.#goal ?? 0) + this.#drift - this.x;
    const wish =
      this.#goal === undefined
        ? this.side * AIR.steer + wind
        : Math.max(-AIR.steer, Math.min(AIR.steer, towards * HOMING.pull));
    this.vx += (wish - this.vx) * ease;
    this.x = Math.max(AIR.left, Math.min(AIR.right, this.x + this.vx * dt));
  }

  #sink(): number {
    const { sink } = this.#course;
    if (this.dives) return sink * AIR.dive;
    const off = this.#goal === undefined ? undefined : Math.abs(this.#goal + this.#drift - this.x);
    const isThere = off !== undefined && off < HOMING.near;
    const isFar = this.#course.exact && off !== undefined && off > AIR.circle;
    const brakes = this.brakes || this.#braking > 0 || isFar;
    const wished = sink * (brakes ? AIR.brake : isThere ? AIR.homing : 1);
    return this.#least > 0 ? Math.min(wished, this.h / this.#least) : wished;
  }

  #watch(dt: number) {
    const circle = this.#course.circles.findIndex(
      (x) => x !== undefined && Math.abs(x - this.x) < AIR.circle,
    );
    if (circle < 0) this.#over = { circle: undefined, for: 0 };
    else if (circle === this.#over.circle) this.#over.for += dt;
    else this.#over = { circle, for: 0 };
  }
}

/** Wind of each layer: one after the other blows the other way. `turn` and `shares` are chance, 0 to 1. */
export const windsOf = (strength: number, turn: number, shares: readonly number[]): number[] =>
  shares.map((share, i) => (turn < 0.5 === (i % 2 === 0) ? 1 : -1) * strength * (0.75 + 0.25 * share));
