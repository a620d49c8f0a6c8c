import type { Heading } from '../../engine/stage/index.ts';
import { crawl, isBlocked, nextStep, type Body } from './body.ts';
import { beside, middleOf, turnTo, type Spot } from './grid.ts';

/** What lies in a cell, as far as the caterpillar is concerned. */
interface Ground {
  /** ms of one step now; `isSent` when it is on its way to what was pointed at. */
  stepMs(isSent: boolean): number;
  /** Whether it goes one cell at a time, when it is told to. */
  isCalm(): boolean;
  /** Cells that stop it now: twigs, and food that is out of play. */
  walls(): ReadonlySet<Spot>;
  /** Cells of all food that can be eaten now. */
  food(): ReadonlySet<Spot>;
  /** The head is about to enter food: whether it may, which is an answer. */
  bite(at: Spot): boolean;
  /** The head is in a cell. */
  arrived(at: Spot): void;
  /** A step begins. */
  stepped(to: Spot): void;
  /** The edge, a twig or its own tail: it waits for another turn. */
  stopped(): void;
  /** It sees food straight ahead, and waits until it is told to eat. */
  sniffed(at: Spot): void;
  /** Shows the body along cells, at a share of the step. */
  show(path: Body, share: number): void;
}

/** So many turns are remembered at most. */
const QUEUE = 2;

/** Drives the caterpillar over the lawn: cell by cell, by turns or towards a place. */
export class Crawl {
  body: Spot[] = [];
  /** Nothing moves of its own accord: the exercise is not asked yet, or a verdict is shown. */
  frozen = true;
  /** The pupil made it stand still: it then goes one cell at a time, until it is let go on. */
  paused = false;
  #ground: Ground;
  #left: Spot = 0;
  #share = 1;
  #heading: Heading = 'right';
  #queue: Heading[] = [];
  #goals: ReadonlySet<Spot> | undefined;
  /** Whether it crawls on by itself. */
  #moving = false;
  /** Whether the pupil has steered since the last bite: food is never eaten by doing nothing. */
  #meant = false;
  #sniffing = false;
  /** Whether the step that is going on leads to what was pointed at. */
  #isSent = false;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  /** Lays it down somewhere, at rest. */
  lay(body: Body) {
    this.body = [...body];
    this.#left = body.at(-1)!;
    this.#share = 1;
    this.#heading = turnTo(body[1]!, body[0]!) ?? 'right';
    this.rest();
    this.#show();
  }

  /** It stands still and waits to be told where to go. */
  rest() {
    this.#queue = [];
    this.#goals = undefined;
    this.#moving = false;
    this.#meant = false;
    this.#sniffing = false;
    this.paused = false;
  }

  /** ms until the step that is going on is done. */
  get msLeft() {
    return (1 - this.#share) * this.#stepMs;
  }

  get #stepMs() {
    return this.#ground.stepMs(this.#isSent);
  }

  get isStepping() {
    return this.#share < 1;
  }

  /** Whether it waits to be told where to go. */
  get isWaiting() {
    return !this.isStepping && this.#queue.length === 0 && (this.paused || (!this.#moving && !this.#goals));
  }

  /** The turn it takes next, if it is steered by turns. */
  get nextTurn(): Heading | undefined {
    if (this.#goals) return undefined;
    return this.#queue[0] ?? (this.#moving && this.#meant && !this.paused ? this.#heading : undefined);
  }

  /** The pupil chose a way to turn. */
  steer(turn: Heading) {
    this.#goals = undefined;
    this.#meant = true;
    this.#queue = [...this.#queue, turn].slice(this.#ground.isCalm() || this.paused ? -1 : -QUEUE);
  }

  /** The pupil pointed at where to go. */
  goTo(goals: ReadonlySet<Spot>) {
    this.paused = false;
    this.#queue = [];
    this.#goals = goals;
    this.#meant = true;
  }

  /** Whether it is on its way to this cell. */
  isGoingTo(at: Spot) {
    return !this.paused && this.#goals?.has(at) === true;
  }

  /** What it bit in was good: it grows where its tail was. */
  grow() {
    this.body.push(this.#left);
  }

  /** One cell back, as before the last step; `share` 1 to 0. */
  showBack(share: number) {
    this.#ground.show([...this.body, this.#left], share);
  }

  /** It is back where it was before the last step. */
  back() {
    this.body = [...this.body.slice(1), this.#left];
    this.#left = this.body.at(-1)!;
    this.#share = 1;
    this.rest();
    this.#show();
  }

  /** One 60 Hz step of play. */
  frame(ms: number) {
    if (this.#share < 1) {
      this.#share = Math.min(1, this.#share + ms / this.#stepMs);
      this.#show();
      if (this.#share < 1) return;
      this.#ground.arrived(this.body[0]!);
    }
    if (!this.frozen && (!this.paused || this.#queue.length > 0)) this.#decide();
  }

  /** Which cell is next. */
  #decide() {
    const head = this.body[0]!;
    const to = this.#goals ? this.#towards(this.#goals) : this.#turned();
    if (to === 'stay') return;
    const ground = this.#ground;
    if (isBlocked(this.body, to, ground.walls())) {
      this.#moving = false;
      this.#queue = [];
      this.#goals = undefined;
      return ground.stopped();
    }
    const at = to!;
    const bites = ground.food().has(at);
    if (bites) {
      if (!this.#meant) {
        if (!this.#sniffing) ground.sniffed(at);
        this.#sniffing = true;
        return;
      }
      if (!ground.bite(at)) return;
    }
    this.#sniffing = false;
    this.#isSent = this.#goals !== undefined;
    this.#moving = !ground.isCalm();
    this.#queue.shift();
    if (bites) {
      // It crawls on after the bite, but does not eat again until it is told to.
      this.#goals = undefined;
      this.#meant = this.#queue.length > 0;
    }
    this.#heading = turnTo(head, at) ?? this.#heading;
    this.#left = this.body.at(-1)!;
    this.body = crawl(this.body, at);
    this.#share = 0;
    ground.stepped(at);
    this.#show();
  }

  /** The next cell towards a goal; around all food that is not the goal. */
  #towards(goals: ReadonlySet<Spot>): Spot | 'stay' {
    const { walls, food } = this.#ground;
    const avoid = new Set([...walls(), ...food()].filter((one) => !goals.has(one)));
    const next = nextStep(this.body, goals, avoid);
    if (next !== undefined) return next;
    this.#goals = undefined;
    return 'stay';
  }

  /** The next cell by the turns that were chosen; turning back on its own neck is no turn. */
  #turned(): Spot | undefined | 'stay' {
    const head = this.body[0]!;
    while (this.#queue.length > 0) {
      const to = beside(head, this.#queue[0]!);
      if (to === undefined || to !== this.body[1] || !isBlocked(this.body, to, this.#ground.walls()))
        return to;
      this.#queue.shift();
    }
    return this.#moving && !this.paused ? beside(head, this.#heading) : 'stay';
  }

  #show() {
    this.#ground.show([...this.body, this.#left], this.#share);
  }
}

/** Middle of the head's cell, in u. */
export const headPlace = ({ body }: Crawl) => middleOf(body[0]!);
