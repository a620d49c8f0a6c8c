import { AIR, type Course, type Pass } from './air.ts';

/** Share of half a ring in which one is in its lane, and how long until it takes who is there. */
const LANE = 0.75;
const ARMS = 0.3;
/** Through a lane faster than this one only passes. */
const PASSING = 150;
/** A key or finger that was down so long steered; less is a slip. */
const MEANT = 0.12;
const PULL = 4.6;
const LAG = 0.1;
/** An aimed plane dives so long before it rises: speed first. */
const DIP = 0.26;
const THERE = 7;
/** One plane. Steps of 60 Hz move it; the same wishes at the same steps are the same flight. */
export class Flight {
  x: number = AIR.home;
  y = 440;
  vy = 0;
  #course: Course = { x: 880, rings: [], rest: 440, top: 386, speed: 190, comes: 10, waits: true };
  /** Whether it flies at the gate; else somebody else moves it along, and only its height is its own. */
  #isRacing = false;
  #closing = 0;
  #dives = false;
  #climbs = false;
  #goal: number | undefined;
  #aim: number | undefined;
  #dip = 0;
  /** Where it dived from, and where it swings to. */
  #from = 440;
  #swing: number | undefined;
  #hang = 0;
  #heldFor = 0;
  #steered = false;
  #lane: { ring: number | undefined; for: number } = { ring: undefined, for: 0 };
  #energy = 0;

  /** A gate comes: it glides to the height at which that is flown at. */
  expect(course: Course) {
    this.#course = course;
  }

  /** Another gate; what is held now does not count for it. */
  begin(course: Course) {
    this.#course = course;
    this.#isRacing = true;
    this.#closing = 0;
    this.letGo();
    this.#aim = undefined;
    this.#steered = false;
    this.#lane = { ring: undefined, for: 0 };
  }

  /** A ring that is out of play takes nobody any more. */
  close(ring: number) {
    const rings = this.#course.rings.map((one, i) => (i === ring ? undefined : one));
    this.#course = { ...this.#course, rings };
  }

  /** The gate is behind it, or away: somebody else moves it along. */
  coast() {
    this.#isRacing = false;
    this.#aim = undefined;
    this.#lane = { ring: undefined, for: 0 };
  }

  /** The same gate once more. */
  again() {
    this.begin(this.#course);
  }

  get isRacing(): boolean {
    return this.#isRacing;
  }

  get aim(): number | undefined {
    return this.#aim;
  }

  /** The ring that lit up: it takes who flies on like this. */
  get armed(): number | undefined {
    return this.#isRacing && this.#steered && this.#lane.for >= ARMS ? this.#lane.ring : undefined;
  }

  /** How fast it is: height and speed are the same coin. */
  get speed(): number {
    const { speed, rest } = this.#course;
    const square = speed ** 2 + 2 * AIR.gravity * (this.y - rest) + this.#energy;
    return Math.sqrt(Math.max((speed * AIR.slowest) ** 2, square));
  }

  /** Diving is held, or let go: then it swings up as high over where it dived from as it went below. */
  dive(held: boolean) {
    if (held === this.#dives) return;
    this.#dives = held;
    this.#goal = this.#swing = undefined;
    if (held) {
      this.#free();
      this.#heldFor = 0;
      this.#from = Math.min(this.y, this.#course.rest);
    } else if (this.#heldFor < MEANT) this.#stay(this.y);
    else this.#swingUp();
  }

  /** Rising is held, or let go: it stays there for a while. */
  climb(held: boolean) {
    if (held === this.#climbs) return;
    this.#climbs = held;
    this.#heldFor = 0;
    this.#goal = undefined;
    if (held) this.#free();
    this.#stay(held ? undefined : this.y);
  }

  /** A finger says the height. */
  lead(y: number) {
    this.#dives = this.#climbs = false;
    this.#free();
    this.#goal = y;
    this.#steered = true;
  }

  /** No key and no finger is on it. */
  letGo() {
    if (this.#goal !== undefined) this.#stay(this.#goal);
    this.#goal = undefined;
    this.dive(false);
    this.climb(false);
  }

  /** Steers for a ring from now on. */
  aimAt(ring: number) {
    const one = this.#course.rings[ring];
    if (!one || !this.#isRacing || this.#aim === ring) return;
    this.letGo();
    this.#swing = undefined;
    this.#aim = ring;
    this.#steered = true;
    this.#dip = one.y < this.y - 30 ? DIP : 0;
  }

  /** Warm air lifts it, and makes it fast. */
  warm() {
    this.#dives = false;
    this.#energy = AIR.warm.energy;
    this.#stay(this.y - AIR.warm.up);
  }

  /** A step of `dt` s; tells when it is at the gate. */
  tick(dt: number): Pass | undefined {
    this.#energy *= Math.exp(-dt / AIR.warm.for);
    if (this.#dives || this.#climbs) {
      this.#heldFor += dt;
      if (this.#heldFor >= MEANT) this.#steered = true;
    }
    this.#goUpOrDown(dt);
    this.#watch(dt);
    if (!this.#isRacing) return undefined;
    this.#goOn(dt);
    const { x } = this.#course;
    if (this.x < x) return undefined;
    this.x = x;
    const ring = this.armed;
    this.coast();
    return { ring };
  }

  /** Whoever steers by hand takes over from what was aimed at. */
  #free() {
    this.#aim = undefined;
    this.#swing = undefined;
  }

  #stay(y: number | undefined) {
    this.#swing = y === undefined ? undefined : Math.max(this.#course.top, Math.min(AIR.floor, y));
    this.#hang = AIR.hang;
  }

  /** Let go in the lane of a ring between two others it levels out; anywhere else it swings up. */
  #swingUp() {
    const { rings, rest, top } = this.#course;
    const lane = this.#laneAt(this.y);
    if (lane !== undefined && lane > 0 && lane < rings.length - 1) return this.#stay(rings[lane]!.y);
    const all = rings.filter((ring) => ring !== undefined);
    const [high, low] = [all[0]?.y ?? top, all.at(-1)?.y ?? AIR.floor];
    const share = low > rest && high < rest ? (rest - high) / (low - rest) : 1;
    this.#stay(this.#from - Math.max(0, this.y - this.#from) * share);
  }

  #goUpOrDown(dt: number) {
    const wish = this.#wish(dt);
    this.vy += (wish - this.vy) * (1 - Math.exp(-dt / LAG));
    this.y += this.vy * dt;
    const { top } = this.#course;
    if (this.y > top && this.y < AIR.floor) return;
    this.y = Math.max(top, Math.min(AIR.floor, this.y));
    this.vy = 0;
  }

  /** How fast it would go down. */
  #wish(dt: number): number {
    if (this.#dives) return AIR.dive;
    if (this.#climbs) return -AIR.climb;
    if (this.#dip > 0 && this.#aim !== undefined) {
      this.#dip -= dt;
      return AIR.dive;
    }
    const ring = this.#course.rings[this.#aim ?? this.armed ?? -1];
    if (ring) return this.#to(ring.y);
    if (this.#goal !== undefined) return this.#to(this.#goal);
    if (this.#swing !== undefined) {
      if (Math.abs(this.#swing - this.y) < THERE) this.#hang -= dt;
      if (this.#hang <= 0) this.#swing = undefined;
      else return this.#to(this.#swing);
    }
    const sink = this.#isRacing ? AIR.sink : AIR.settle;
    return Math.max(-sink, Math.min(sink, this.#to(this.#course.rest)));
  }

  #to(y: number): number {
    return Math.max(-AIR.rise, Math.min(AIR.dive, (y - this.y) * PULL));
  }

  #laneAt(y: number): number | undefined {
    const lane = this.#course.rings.findIndex((ring) => ring && Math.abs(ring.y - y) < ring.half * LANE);
    return lane < 0 ? undefined : lane;
  }

  #watch(dt: number) {
    const ring = Math.abs(this.vy) < PASSING ? this.#laneAt(this.y) : undefined;
    const meant = this.#aim === undefined || this.#aim === ring ? ring : undefined;
    if (meant !== undefined && meant === this.#lane.ring) this.#lane.for += dt;
    else this.#lane = { ring: meant, for: 0 };
  }

  /** Towards the gate. */
  #goOn(dt: number) {
    const { x, comes, speed, waits } = this.#course;
    const left = x - this.x;
    const quick = Math.max(0.8, Math.min(1.3, this.speed / speed));
    let wish = waits ? 0 : ((x - AIR.home) / comes) * quick;
    if (left < AIR.slow.from) wish *= AIR.slow.share;
    if (this.#aim !== undefined || this.armed !== undefined) wish = AIR.tailwind * quick;
    if (this.#aim !== undefined && this.armed === undefined)
      wish = Math.min(wish, Math.max(0, left - AIR.near) * 5);
    this.#closing += (wish - this.#closing) * (1 - Math.exp(-dt / AIR.lag));
    this.x += this.#closing * dt;
    if (this.#aim !== undefined && this.armed === undefined) this.x = Math.min(this.x, x - 1);
  }
}
