import { FIELD, FLOOR, PILLOWS, TOP } from './places.ts';

export interface Spot {
  x: number;
  y: number;
}

/** Something to shoot at: its middle, and how far beside that a line still ends at it. */
export interface Goal extends Spot {
  readonly half: number;
}

/** What Tik does: he hops, shoots up, hangs in a cloud, comes down, sinks into the pillows, or is thrown back. */
export type Leg = 'hop' | 'rise' | 'hang' | 'drop' | 'sink' | 'throw';

interface Flight {
  leg: Leg;
  from: Spot;
  to: Spot;
  ms: number;
  at: number;
}

/** A press so long before or after a landing shoots; one so near to it is one on the moment. In ms. */
const PRESS = { window: 280, exact: 120 } as const;
/** How far beside its edge the blanket still catches, as a share of its half. */
const GRACE = 0.14;
/** How far a hop from its edge goes aside, and how near to its edge the carriers aim by themselves. */
const ASIDE = 150;
const EDGE = 0.94;
/** How high a hop goes, and how high one is thrown back. */
const HIGH = { hop: 78, throw: 130 } as const;
const MS = { rise: 400, drop: 560, glide: 900, sink: 300, throw: 620 } as const;
/** The carriers: u/s at most, and u/s² to get there and to stand still. */
const RUN = { most: 620, quicken: 3200, stop: 4200 } as const;
const WIDEST = { left: FIELD.left - 130, right: FIELD.right + 130 } as const;

interface BounceHelp {
  /** What can be shot at now. */
  goals(): readonly Goal[];
  /** Tik came down on the blanket; `offset` is where on it, from -1 to 1. */
  landed(offset: number): void;
  /** A super bounce; `isExact` where it was pressed on the moment. */
  shot(isExact: boolean): void;
  /** Tik is at a cloud, and hangs there until he is let go. */
  hit(goal: Goal): void;
  /** Tik came down beside the blanket. */
  missed(): void;
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Where one is at a share of a super bounce: it bends towards what it ends at from below. */
export const onLine = (from: Spot, to: Spot, share: number): Spot => ({
  x: from.x + (to.x - from.x) * (1 - (1 - share) ** 3),
  y: from.y + (to.y - from.y) * (1 - (1 - share) ** 2),
});

const onArc = (from: Spot, to: Spot, share: number, high: number): Spot => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share - high * 4 * share * (1 - share),
});

/** What a line that comes up at this place ends at. */
export function goalAt<T extends Goal>(x: number, goals: readonly T[]): T | undefined {
  let best: T | undefined;
  for (const goal of goals) {
    const far = Math.abs(x - goal.x);
    if (far <= goal.half && (!best || far < Math.abs(x - best.x))) best = goal;
  }
  return best;
}

/** Tik on his blanket: he bounces, it is carried under him, and where he lands on it says where a super bounce goes. */
export class Bounce {
  /** How long a hop takes, half the width of the blanket, and how far aside a super bounce from its edge goes. */
  hopMs = 1000;
  half = 125;
  reach = 400;
  /** The middle of the blanket. */
  x: number = FIELD.middle;
  /** To which side it is carried: by keys. */
  steer: -1 | 0 | 1 = 0;
  /** The game carries by itself: it is always under Tik, and shoots at what was pointed out without a press. */
  isLed = false;
  readonly #help: BounceHelp;
  #flight: Flight;
  #home: number = FIELD.middle;
  #speed = 0;
  /** He was shot up or thrown back: until he is down again the carriers run under him, if nobody carries. */
  #isLoose = false;
  #tied: Goal | undefined;
  #offset = 0;
  #isHeld = false;
  #pressed = Infinity;
  #meant: Goal | undefined;

  constructor(help: BounceHelp) {
    this.#help = help;
    this.#flight = this.#fly('hop', { x: FIELD.middle, y: FLOOR }, FIELD.middle);
  }

  get leg(): Leg {
    return this.#flight.leg;
  }

  /** How far the leg is done, from 0 to 1. */
  get share(): number {
    return Math.min(1, this.#flight.at / this.#flight.ms);
  }

  /** Where Tik's feet are. */
  get spot(): Spot {
    const { leg, from, to } = this.#flight;
    const { share } = this;
    if (leg === 'hop') return onArc(from, to, share, HIGH.hop);
    if (leg === 'throw') return onArc(from, to, share, HIGH.throw);
    if (leg === 'rise') return onLine(from, to, share);
    if (leg === 'drop' && this.#flight.ms === MS.drop)
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share ** 2 };
    return onArc(from, to, share, 0);
  }

  /** He shoots up or hangs: nothing can be aimed now. */
  get isAway(): boolean {
    return this.leg === 'rise' || this.leg === 'hang';
  }

  /** A press is held and not used yet. */
  get isTight(): boolean {
    return this.#isHeld && this.#pressed < Infinity;
  }

  /** Where he comes down. */
  get next(): number {
    return this.leg === 'hop' || this.leg === 'drop' || this.leg === 'throw' ? this.#flight.to.x : this.#home;
  }

  /** In how many ms he lands, if he is on his way down to the blanket. */
  get untilLanding(): number {
    return this.isAway || this.leg === 'sink' ? Infinity : this.#flight.ms - this.#flight.at;
  }

  /** Where a super bounce would end if he landed now; undefined where he would miss the blanket. */
  get aim(): { to: Spot; goal: Goal | undefined } | undefined {
    const offset = (this.next - this.x) / this.half;
    return Math.abs(offset) > 1 + GRACE ? undefined : this.#aimFrom(this.next, offset);
  }

  /** For which one the carriers run by themselves. */
  get tied(): Goal | undefined {
    return this.#tied && this.#help.goals().includes(this.#tied) ? this.#tied : undefined;
  }

  /** Whether the blanket is where it should be for it. */
  get isThere(): boolean {
    const { tied } = this;
    return tied !== undefined && this.aim?.goal === tied && Math.abs(this.x - this.#spotFor(tied)) < 4;
  }

  /** The carriers run to where a landing shoots at it; without one they wait for the hand. */
  tie(goal: Goal | undefined) {
    this.#tied = goal;
  }

  /** By hand: so far to the side. */
  carry(dx: number) {
    this.tie(undefined);
    this.#isLoose = false;
    this.x = clamp(this.x + dx, WIDEST.left, WIDEST.right);
  }

  /** A press: now, or so many ms `ago`, was the moment. `meant` for one only: no other is shot at. */
  press(meant?: Goal, ago = 0) {
    [this.#isHeld, this.#pressed, this.#meant] = [true, ago, meant];
    const { leg, at } = this.#flight;
    // How long after the landing it came; it may have come before.
    const late = at - ago;
    if (leg === 'hop' && Math.abs(late) <= PRESS.window)
      this.#shoot(this.spot, this.#offset, Math.abs(late) <= PRESS.exact);
  }

  letGo() {
    this.#isHeld = false;
  }

  /** The press was none. */
  cancel() {
    [this.#isHeld, this.#pressed, this.#meant] = [false, Infinity, undefined];
  }

  /** He leaves the cloud: he falls, or glides on a parachute. */
  drop(isGliding = false) {
    if (!this.isAway) return;
    this.#flight = this.#fly('drop', this.spot, this.#home, isGliding ? MS.glide : MS.drop);
  }

  /** How far a super bounce has to go to reach the farthest of these from the middle. */
  span(goals: readonly Goal[]) {
    this.reach = Math.max(280, ...goals.map(({ x }) => Math.abs(x - FIELD.middle) * 1.09));
  }

  step(ms: number) {
    this.#run(ms);
    this.#pressed += ms;
    if (!this.#isHeld && this.#pressed > PRESS.window && this.#pressed < Infinity) this.cancel();
    const flight = this.#flight;
    if (flight.leg === 'hang') return;
    flight.at += ms;
    if (flight.at >= flight.ms) this.#arrive();
  }

  #arrive() {
    const { leg, to } = this.#flight;
    if (leg === 'rise') return this.#top(to);
    if (leg === 'sink') {
      this.#isLoose = true;
      this.#flight = this.#fly('throw', to, clamp(this.x, FIELD.left, FIELD.right), MS.throw);
      return;
    }
    const offset = (to.x - this.x) / this.half;
    if (Math.abs(offset) > 1 + GRACE) {
      this.#flight = { leg: 'sink', from: to, to: { x: to.x, y: PILLOWS }, ms: MS.sink, at: 0 };
      this.#home = to.x;
      return this.#help.missed();
    }
    this.#isLoose = false;
    this.#home = to.x;
    this.#offset = clamp(offset, -1, 1);
    const aside = clamp(to.x + this.#offset * ASIDE, FIELD.left, FIELD.right);
    this.#flight = this.#fly('hop', { x: to.x, y: FLOOR }, aside);
    this.#help.landed(this.#offset);
    const isPressed = this.#pressed < Infinity || (this.isLed && this.tied);
    if (isPressed) this.#shoot({ x: to.x, y: FLOOR }, this.#offset, this.#pressed <= PRESS.exact);
  }

  #shoot(from: Spot, offset: number, isExact: boolean) {
    const { to, goal } = this.#aimFrom(this.#home, offset);
    const meant = this.#meant ?? (this.isLed ? this.tied : undefined);
    if (meant && goal !== meant) return;
    // Held on, it shoots once.
    this.cancel();
    this.#isLoose = true;
    this.#flight = { leg: 'rise', from, to, ms: MS.rise, at: 0 };
    this.#help.shot(isExact);
  }

  #top(to: Spot) {
    const goal = this.#help.goals().find(({ x, y }) => x === to.x && y === to.y);
    if (!goal) return this.drop();
    this.#tied = undefined;
    this.#flight = { leg: 'hang', from: to, to, ms: 1, at: 1 };
    this.#help.hit(goal);
  }

  #aimFrom(x: number, offset: number) {
    const up = x + clamp(offset, -1, 1) * this.reach;
    const goal = goalAt(up, this.#help.goals());
    return { to: goal ? { x: goal.x, y: goal.y } : { x: clamp(up, 60, 1306), y: TOP }, goal };
  }

  #spotFor(goal: Goal): number {
    const offset = clamp((goal.x - this.next) / this.reach, -EDGE, EDGE);
    return this.next - offset * this.half;
  }

  #run(ms: number) {
    const { tied } = this;
    const isUnder = this.isLed || (this.#isLoose && this.steer === 0);
    const to = tied ? this.#spotFor(tied) : isUnder ? this.next : undefined;
    const most = (RUN.most * ms) / 1000;
    if (to !== undefined) {
      this.#speed = 0;
      this.x += clamp(to - this.x, -most, most);
      return;
    }
    const wanted = this.steer * RUN.most;
    const change = ((this.steer ? RUN.quicken : RUN.stop) * ms) / 1000;
    this.#speed += clamp(wanted - this.#speed, -change, change);
    this.x = clamp(this.x + (this.#speed * ms) / 1000, WIDEST.left, WIDEST.right);
  }

  #fly(leg: Leg, from: Spot, x: number, ms: number = this.hopMs): Flight {
    return { leg, from, to: { x, y: FLOOR }, ms, at: 0 };
  }
}
