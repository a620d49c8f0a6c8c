import type { FormPlay } from '../../engine/stage/index.ts';
import type { Morsel } from './morsel.ts';
import type { Reef } from './reef.ts';
import { bites, BITE, far, SPEED, type Spot } from './rules.ts';

/** A mouth opens so far before what it goes to, and bites so much nearer than it could. */
const GAPE = 150;
const NEARER = 14;
/** A finger that rests so long on something, in ms, means that; it rests while it stays within so much of one place. */
const DWELL = { ms: 170, still: 16 } as const;

/** One exercise of some form: what floats about to be eaten. */
export interface Feast extends FormPlay {
  readonly hunt: Hunt;
}

interface HuntHelp {
  /** Whether it may be eaten at all. */
  isFree(morsel: Morsel): boolean;
  /** It is bitten: that is the answer. Whether it counted. */
  bite(morsel: Morsel): boolean;
  /** By key more than one may be told, to be eaten one after another. */
  isRow: boolean;
}

/** What floats about in one exercise: it drifts, gives way when it is touched, and only the mouth eats it. */
export class Hunt {
  readonly morsels: readonly Morsel[];
  readonly #reef: Reef;
  readonly #help: HuntHelp;
  /** What one goes to by oneself, one after another. */
  #goals: Morsel[] = [];
  #rest = { x: 0, y: 0, ms: 0 };
  /** The key to bite is down. */
  isSnapping = false;
  /** Something can be eaten: not while what was bitten is still tasted. */
  isOpen = false;

  constructor(reef: Reef, morsels: readonly Morsel[], help: HuntHelp) {
    this.#reef = reef;
    this.morsels = morsels;
    this.#help = help;
  }

  /** Whether it may be eaten now. */
  isFree(morsel: Morsel): boolean {
    return this.isOpen && !morsel.isEaten && !morsel.isOut && this.#help.isFree(morsel);
  }

  /** Whether one is on the way to it. */
  isSought(morsel: Morsel): boolean {
    return this.#goals.includes(morsel);
  }

  /** What one swims to now. */
  get goal(): Morsel | undefined {
    return this.#goals[0];
  }

  /** What is nearest to the mouth. */
  get ahead(): Morsel | undefined {
    const { mouth } = this.#reef.fish;
    const free = this.morsels.filter((one) => this.isFree(one));
    return free.sort((a, b) => far(mouth, a) - far(mouth, b))[0];
  }

  /** One is pointed out: there, and bite. */
  seek(morsel: Morsel) {
    if (!this.#reef.isOpen || !this.isFree(morsel) || this.isSought(morsel)) return;
    if (!(this.#help.isRow && this.#reef.byKey)) this.stray();
    this.#goals.push(morsel);
    morsel.mark(true);
  }

  /** Somebody leads it elsewhere. */
  stray() {
    for (const one of this.#goals) one.mark(false);
    this.#goals = [];
  }

  /** A finger that leads is there: what it rests on is meant. */
  point(at: Spot, ms: number) {
    if (far(this.#rest, at) > DWELL.still) this.#rest = { x: at.x, y: at.y, ms: 0 };
    else this.#rest.ms += ms;
    const on = this.morsels.find((one) => this.isFree(one) && far(one, at) <= one.radius);
    if (on && this.#rest.ms >= DWELL.ms) this.seek(on);
  }

  frame(ms: number) {
    const { fish, isOpen } = this.#reef;
    for (const one of this.morsels) {
      const isTouched = far(fish, one) < fish.sides + one.radius;
      if (isTouched && !one.isEaten && this.goal !== one) one.nudge(ms, fish);
      one.frame(ms);
    }
    if (!isOpen || !this.isOpen) return;
    const { goal } = this;
    if (goal) this.#goTo(goal);
    else if (this.isSnapping) {
      fish.gape();
      const { ahead } = this;
      if (ahead && bites(fish, fish.reach, ahead)) this.#bite(ahead);
    }
  }

  #goTo(goal: Morsel) {
    const { fish } = this.#reef;
    if (!this.isFree(goal)) {
      goal.mark(false);
      this.#goals.shift();
      return;
    }
    fish.swimmer.go(goal, SPEED.sent);
    const away = far(fish, goal) - fish.reach;
    if (away < GAPE) fish.gape();
    if (away <= BITE.reach - NEARER) this.#bite(goal);
  }

  #bite(morsel: Morsel) {
    this.isOpen = false;
    if (!this.#help.bite(morsel)) return void (this.isOpen = true);
    this.#goals = this.#goals.filter((one) => one !== morsel);
    morsel.mark(false);
    this.isSnapping = false;
    if (this.#goals.length === 0) this.#reef.fish.swimmer.stop();
    void morsel.eat(this.#reef.fish.mouth);
    void this.#reef.fish.chew();
  }
}
