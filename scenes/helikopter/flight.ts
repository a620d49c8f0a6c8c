import { AIR, bareAt, below, crateAt, deckAt, floorAt, type Course, type Touch } from './course.ts';

/** The helicopter stands this high over what it lowers to. */
const HOVER = 140;
/** Who steers by hand: thrust and drag; and how far ahead it comes to rest when it is let go, in s. */
const HAND = { thrust: 1350, drag: 2.3, rest: 0.28 } as const;
/** The pilot that flies to a place: how soon it slows down (1/s), how firmly it corrects (1/s), when it is there (u, u/s). */
const PILOT = { slows: 3.4, firm: 9, near: 26, calm: 150 } as const;
/** Gravity of the rope, how much of the thrust swings it, and how far at most. */
const ROPE = { gravity: 1400, drive: 0.5, quick: 1900, most: 0.7, lets: 0.25 } as const;
/** The wind: gusts that come and go, in rad/s. */
const GUSTS = [0.9, 1.7] as const;
const BOUNCE = 0.35;

/** What was pointed out: a crate to fetch, or a deck to bring what hangs there to. */
interface Errand {
  fetch?: number;
  bring?: number;
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** The helicopter with its rope. Steps of 60 Hz move it; the same wishes at the same steps are the same flight. */
export class Flight {
  x = 640;
  y = 280;
  vx = 0;
  vy = 0;
  /** Of the rope from upright, in rad: to the right is more. */
  angle = 0;
  rope: number = AIR.short;
  /** The crate that hangs there. */
  load: number | undefined;
  isLowering = false;
  #turn = 0;
  #age = 0;
  #side = 0;
  #lift = 0;
  #goal: { x: number; y: number } | undefined;
  #errand: Errand | undefined;
  #course: Course;
  readonly #gone = new Set<number>();

  constructor(course: Course) {
    this.#course = course;
  }

  /** A new exercise: nothing hangs there any more. */
  begin(course: Course) {
    this.#course = course;
    this.load = undefined;
    this.#gone.clear();
    this.halt();
  }

  /** What is out of play, or no longer there, is lifted no more. */
  close(crate: number) {
    this.#gone.add(crate);
    if (this.#errand?.fetch === crate) this.halt();
  }

  get errand(): Errand | undefined {
    return this.#errand;
  }

  get magnet(): { x: number; y: number } {
    const { x, y, angle, rope } = this;
    return { x: x + Math.sin(angle) * rope, y: y + AIR.belly + Math.cos(angle) * rope };
  }

  /** How many degrees the rope hangs from upright. */
  get off(): number {
    return Math.abs((this.angle * 180) / Math.PI);
  }

  get isStraight(): boolean {
    return this.off <= AIR.straight;
  }

  /** Keys say where to: each -1, 0 or 1. */
  lean(side: number, lift: number) {
    if (side !== 0 || lift !== 0) {
      this.#goal = this.#errand = undefined;
    } else if (this.#side !== 0 || this.#lift !== 0) this.halt();
    this.#side = side;
    this.#lift = lift;
  }

  /** Flies to a place and hovers there. */
  goTo(x: number, y: number) {
    this.#errand = undefined;
    this.#goal = { x, y };
  }

  /** Flies there and lowers by itself. */
  run(errand: Errand) {
    this.#errand = errand;
    if (this.isLowering) this.isLowering = false;
  }

  /** Comes to rest and hovers where it is. */
  halt() {
    this.#errand = undefined;
    this.#side = this.#lift = 0;
    this.#goal = { x: this.x + this.vx * HAND.rest, y: this.y + this.vy * HAND.rest };
  }

  /** Lowers the rope, or winds it up again. */
  winch() {
    this.#errand = undefined;
    this.isLowering = !this.isLowering;
  }

  /** Lets go of what hangs there. */
  drop(): number | undefined {
    const { load } = this;
    this.load = undefined;
    return load;
  }

  /** What lies below a place: a deck, ground or water. */
  below(x: number): number {
    return below(this.#course, x);
  }

  /** The crate that a lowered magnet would take now, or -1. */
  get crateBelow(): number {
    return this.#crateAt(this.magnet.x);
  }

  /** A step of `dt` s; tells what the rope comes upon. */
  tick(dt: number): Touch | undefined {
    this.#age += dt;
    const before = this.vx;
    this.#steer(dt);
    this.#swing(dt, (this.vx - before) / dt);
    return this.#wind(dt);
  }

  #steer(dt: number) {
    const errand = this.#errand && this.#placeOf(this.#errand);
    const goal = errand ?? this.#goal;
    const { speed, thrust, gust } = this.#course.ease;
    if (goal && !this.#side && !this.#lift) {
      const far = Math.hypot(goal.x - this.x, goal.y - this.y);
      const fast = far > 0.01 ? Math.min(speed, far * PILOT.slows * (thrust / 1500) ** 0.5) / far : 0;
      const push = (to: number, at: number, v: number) =>
        clamp(((to - at) * fast - v) * PILOT.firm, -thrust, thrust);
      this.vx += push(goal.x, this.x, this.vx) * dt;
      this.vy += push(goal.y, this.y, this.vy) * dt;
      if (errand && far < PILOT.near && Math.hypot(this.vx, this.vy) < PILOT.calm * (thrust / 1500))
        this.isLowering = true;
    } else {
      this.vx += (this.#side * HAND.thrust - this.vx * HAND.drag) * dt;
      this.vy += (this.#lift * HAND.thrust - this.vy * HAND.drag) * dt;
    }
    const [slow, quick] = GUSTS;
    this.vx += gust * Math.sin(this.#age * slow) * Math.sin(this.#age * quick + 1) * dt;
    this.x += this.vx * dt;
    this.y += this.vy * dt;
    this.#bounce();
  }

  /** Cliffs, water and the edges of the sky give way softly. */
  #bounce() {
    const { level } = this.#course;
    if (level !== undefined) {
      this.y += (level - this.y) * 0.12;
      this.vy = 0;
    }
    const x = clamp(this.x, AIR.left, AIR.right);
    if (x !== this.x) this.vx *= -BOUNCE;
    this.x = x;
    // Who is sent somewhere knows the way.
    if (this.#errand) return;
    const clear = this.load === undefined ? AIR.clear : AIR.laden;
    const low = Math.min(...[-70, 0, 70].map((dx) => this.below(x + dx))) - clear;
    const y = clamp(this.y, this.#top, Math.max(this.#top, low));
    if (y !== this.y) this.vy *= -BOUNCE;
    this.y += (y - this.y) * 0.5;
  }

  #swing(dt: number, thrust: number) {
    const { damping, isSure } = this.#course.ease;
    const length = this.rope + (this.load === undefined ? 10 : AIR.load / 2);
    // Who flies very quickly has a rope that swings less for it.
    const drive = isSure ? 0.12 : ROPE.drive * Math.min(1, ROPE.quick / this.#course.ease.thrust);
    const pull = -(ROPE.gravity * Math.sin(this.angle) + drive * thrust * Math.cos(this.angle)) / length;
    this.#turn += (pull - (isSure ? 9 : damping) * this.#turn) * dt;
    this.angle = clamp(this.angle + this.#turn * dt, -ROPE.most, ROPE.most);
    if (Math.abs(this.angle) === ROPE.most) this.#turn = 0;
  }

  #wind(dt: number): Touch | undefined {
    const way = this.#course.ease.winch * dt;
    if (!this.isLowering) {
      const short = this.load === undefined ? AIR.short : AIR.hangs;
      const lets = way * ROPE.lets;
      this.rope = this.rope > short ? Math.max(short, this.rope - way) : Math.min(short, this.rope + lets);
      return undefined;
    }
    this.rope += way;
    const touch = this.load === undefined ? this.#empty() : this.#laden(this.load);
    if (!touch) return undefined;
    this.isLowering = false;
    if (this.#errand) this.halt();
    return touch;
  }

  #empty(): Touch | undefined {
    const { x, y } = this.magnet;
    const crate = this.#crateAt(x);
    if (crate >= 0) {
      if (y < this.#course.lifts[crate]!.top) return undefined;
      this.load = crate;
      return { on: 'crate', crate };
    }
    return y < this.below(x) ? undefined : bareAt(this.#course, x);
  }

  #laden(crate: number): Touch | undefined {
    const { x, y } = this.magnet;
    const low = y + AIR.load;
    const { bring } = this.#errand ?? {};
    const deck = bring === undefined ? deckAt(this.#course, x) : this.#course.decks[bring];
    if (deck) {
      if (low < deck.y) return undefined;
      this.load = undefined;
      return { on: 'deck', crate, deck: this.#course.decks.indexOf(deck), off: this.off };
    }
    const home = this.#course.lifts[crate]!;
    if (Math.abs(home.x - x) < AIR.reach) {
      if (y < home.top) return undefined;
      this.load = undefined;
      return { on: 'home', crate };
    }
    return low < floorAt(this.#course, x) ? undefined : bareAt(this.#course, x);
  }

  /** The crate under the magnet: the one that was pointed out, or the nearest. */
  #crateAt(x: number): number {
    const { fetch } = this.#errand ?? {};
    if (fetch !== undefined) return fetch;
    return crateAt(this.#course, x, (crate) => this.#gone.has(crate));
  }

  get #top(): number {
    return this.#course.top ?? AIR.top;
  }

  /** Where it hovers for an errand. */
  #placeOf({ fetch, bring }: Errand): { x: number; y: number } | undefined {
    const { lifts, decks, level } = this.#course;
    const lift = fetch === undefined ? undefined : lifts[fetch];
    const deck = bring === undefined ? undefined : decks[bring];
    const top = lift ? lift.top : deck ? deck.y - AIR.load : undefined;
    const x = lift?.x ?? deck?.x;
    if (top === undefined || x === undefined) return undefined;
    return { x, y: level ?? Math.max(this.#top, top - AIR.belly - HOVER) };
  }
}
