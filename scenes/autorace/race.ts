import type { Rng } from '../../engine/exercise/index.ts';
import { CAR_Z } from './places.ts';
import { Rivals } from './rivals.ts';

/** Speeds and times of driving; distances are counted in that of the car from the eye. */
export const PACE = {
  /** How fast it goes by itself, at tempo 0 and 1, per second. */
  cruise: [2.5, 3.8],
  /** How much faster in turbo and with wind in the back, and how much slower while it brakes. */
  turbo: 2.2,
  tailwind: 1.15,
  brake: 0.35,
  /** In the car wash. */
  wash: 1,
  /** How fast it speeds up and brakes. */
  effort: 24,
} as const;
export const MS = {
  /** To the gate when the lane is certain: usually, in calm mode and in the example. */
  rush: 900,
  calm: 1250,
  example: 620,
  /** Changing lanes takes so long, also just before the gate. */
  swerve: 320,
  turbo: 1400,
  tailwind: 3000,
  brake: 1600,
  /** In calm mode it rolls on so long before it stands again. */
  coast: 1500,
  /** Until an untouched gate comes again. */
  again: 5200,
  /** A stream behind somebody fills the turbo in so long. */
  fill: 2600,
} as const;
/** In calm mode it stands so far before the gate. */
const LIGHT = 3.2;
/** The next gate is at least so far away when there is time for it. */
const LEAST = 2.4;

interface RaceOptions {
  cruise: number;
  isCalm: boolean;
  /** How many drive along. */
  rivals: number;
  rng: Rng;
}

interface RaceHelp {
  /** The gate line was crossed: in which lane, and whether that lane was chosen. */
  passed(lane: number, isTouched: boolean): void;
  /** Somebody had to give way. */
  squeaked(): void;
}

/** The race as it is driven: lanes, gates, slipstream. Pure: it follows from inputs and steps alone. */
export class Race {
  /** How far along the circuit the eye is. */
  at = 0;
  speed: number;
  lanes = 3;
  /** The lane that is steered for, and where the car is between lanes. */
  lane = 1;
  x = 1;
  /** Where along the circuit the gate stands that is asked for. */
  gate: number | undefined;
  /** Whether a lane was chosen for it, and whether that is certain. */
  isTouched = false;
  isSure = false;
  /** How full the turbo is: 0 to 1. */
  fill = 0;
  readonly rivals: Rivals;
  readonly #closed = new Set<number>();
  readonly #options: RaceOptions;
  readonly #help: RaceHelp;
  /** What lasts for a while: how many ms yet. */
  readonly #lasts = { turbo: 0, tailwind: 0, brake: 0, coast: 0, wash: 0 };
  /** ms in which the gate is reached. */
  #left = 0;
  #isOver = false;

  constructor(options: RaceOptions, help: RaceHelp) {
    this.#options = options;
    this.#help = help;
    this.speed = options.isCalm ? 0 : options.cruise;
    this.rivals = new Rivals(options.rng, options.rivals, () => help.squeaked());
  }

  get isTurbo() {
    return this.#lasts.turbo > 0;
  }

  get isFull() {
    return this.fill >= 1;
  }

  get isFast() {
    return this.isTurbo || this.#lasts.tailwind > 0 || this.isSure;
  }

  get isBraking() {
    return this.#lasts.brake > 0;
  }

  isClosed = (lane: number) => this.#closed.has(lane);

  /** A gate comes, at the earliest in so many ms; nothing is chosen yet. Closed lanes cannot be. */
  ask(lanes: number, ms: number, closed: Iterable<number> = []) {
    this.isTouched = this.isSure = false;
    if (lanes !== this.lanes) {
      this.x += (lanes - this.lanes) / 2;
      this.lane = Math.max(0, Math.min(lanes - 1, Math.round(this.x)));
      this.lanes = lanes;
      this.rivals.spread(lanes);
    }
    this.#closed.clear();
    for (const lane of closed) this.#closed.add(lane);
    if (this.isClosed(this.lane)) this.lane = this.#nearestOpen();
    const { cruise, isCalm } = this.#options;
    const far = isCalm ? LIGHT + 2.2 : Math.max(LEAST, (cruise * ms) / 1000);
    this.gate = this.at + CAR_Z + far;
  }

  /** No gate is asked for. */
  leave() {
    this.gate = undefined;
    this.isTouched = this.isSure = false;
  }

  /** To the next open lane on one side; whether there is one. */
  steer(side: -1 | 1): boolean {
    for (let lane = this.lane + side; lane >= 0 && lane < this.lanes; lane += side)
      if (!this.isClosed(lane)) return this.#head(lane);
    if (this.gate !== undefined && !this.isClosed(this.lane)) this.isTouched = true;
    return false;
  }

  /** To a lane that was pointed out; it is certain then. `ms` is how long the way to the gate takes at most. */
  choose(lane: number, ms: number): boolean {
    if (lane < 0 || lane >= this.lanes || this.isClosed(lane)) return false;
    this.#head(lane);
    return this.go(ms);
  }

  /** The lane is certain: on to the gate. */
  go(ms: number): boolean {
    if (this.gate === undefined || this.isClosed(this.lane)) return false;
    this.#left = this.isSure ? Math.max(this.#left, MS.swerve) : ms;
    this.isTouched = this.isSure = true;
    this.#lasts.brake = 0;
    return true;
  }

  /** Time to read: slower for a while, and nothing is certain any more. */
  brake() {
    this.#lasts.brake = MS.brake;
    this.#lasts.turbo = 0;
    this.isSure = false;
  }

  /** Uses the stream that was gathered; whether it was enough. */
  turbo(): boolean {
    if (!this.isFull) return false;
    this.fill = 0;
    this.#lasts.turbo = MS.turbo;
    this.#lasts.brake = 0;
    return true;
  }

  /** Wind in the back, as after a right gate. */
  blow() {
    this.#lasts.tailwind = MS.tailwind;
    this.#lasts.coast = MS.coast;
  }

  /** The race is over: it comes to a stop. */
  finish() {
    this.leave();
    this.#isOver = true;
  }

  /** Slowly through the car wash. */
  wash(ms: number) {
    this.#lasts.wash = ms;
    this.#lasts.turbo = 0;
  }

  step(ms: number) {
    const dt = ms / 1000;
    const lasts = this.#lasts;
    for (const key of Object.keys(lasts) as (keyof typeof lasts)[]) lasts[key] = Math.max(0, lasts[key] - ms);
    this.x += (this.lane - this.x) * Math.min(1, dt * 9);
    this.#drive(ms);
    this.#stream(ms);
    if (this.gate === undefined || this.at + CAR_Z < this.gate) return;
    const { isTouched } = this;
    this.leave();
    this.#help.passed(this.lane, isTouched);
  }

  #drive(ms: number) {
    const dt = ms / 1000;
    if (this.isSure && this.gate !== undefined) {
      // It arrives just in time, however far it was.
      this.#left = Math.max(ms, this.#left);
      this.speed = (this.gate - CAR_Z - this.at + 0.001) / (this.#left / 1000);
      this.#left -= ms;
    } else {
      const most = PACE.effort * dt;
      this.speed += Math.max(-most, Math.min(most, this.#wanted() - this.speed));
    }
    this.at += this.speed * dt;
  }

  #wanted(): number {
    const { cruise, isCalm } = this.#options;
    if (this.#isOver) return 0;
    if (this.#lasts.wash > 0) return PACE.wash;
    if (isCalm && this.gate !== undefined)
      return Math.max(0, Math.min(cruise, (this.gate - CAR_Z - LIGHT - this.at) * 3));
    if (isCalm) return this.#lasts.coast > 0 ? cruise : 0;
    if (this.isBraking) return cruise * PACE.brake;
    if (this.isTurbo) return cruise * PACE.turbo;
    return cruise * (this.#lasts.tailwind > 0 ? PACE.tailwind : 1);
  }

  #stream(ms: number) {
    const { cruise, isCalm } = this.#options;
    this.rivals.step(ms, this.speed - (isCalm ? this.speed : cruise), this.x, this.lanes);
    const ahead = this.rivals.streamAt(this.x);
    if (!ahead || isCalm || this.isTurbo || this.#lasts.wash > 0) return;
    this.fill = Math.min(1, this.fill + (ms / MS.fill) * (ahead.isKrul ? 2 : 1));
  }

  #head(lane: number): true {
    this.lane = lane;
    if (this.gate !== undefined) this.isTouched = true;
    return true;
  }

  #nearestOpen(): number {
    const open = Array.from({ length: this.lanes }, (_, lane) => lane).filter((lane) => !this.isClosed(lane));
    return open.sort((a, b) => Math.abs(a - this.x) - Math.abs(b - this.x))[0] ?? this.lane;
  }
}
