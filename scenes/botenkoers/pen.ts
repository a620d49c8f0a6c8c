import type { GameStage } from '../../engine/stage/index.ts';
import { farFrom, type Point } from './route.ts';

/** A pen that comes so near to a mark takes it along; where it is only near it has to stay for a moment, in u and ms. */
const REACH = { pass: 38, near: 62, calm: 84 } as const;
const STAY_MS = 130;

/** What a drawn line can run through. */
export interface Mark extends Point {
  touch(): void;
}

interface PenHelp {
  marks(): readonly Mark[];
  isOpen(): boolean;
  /** The tip is here; nowhere when it is lifted. */
  moved(tip?: Point): void;
}

/** The pen: what it is drawn through becomes part of the course. */
export class Pen {
  readonly #stage: GameStage;
  readonly #help: PenHelp;
  readonly #stop: () => void;
  #tip: Point | undefined;
  /** The mark that it is at, which is not touched twice. */
  #at: Mark | undefined;
  #since = 0;

  constructor(stage: GameStage, help: PenHelp) {
    this.#stage = stage;
    this.#help = help;
    this.#stop = stage.onStep(() => this.#linger());
  }

  get isDown() {
    return this.#tip !== undefined;
  }

  start(x: number, y: number) {
    this.#tip = { x, y };
    this.#at = undefined;
    this.#since = this.#stage.clock.now;
    this.move(x, y);
  }

  move(x: number, y: number) {
    const from = this.#tip;
    if (!from || !this.#help.isOpen()) return;
    if (Math.hypot(x - from.x, y - from.y) > 4) this.#since = this.#stage.clock.now;
    this.#tip = { x, y };
    const passed = this.#nearest(from, REACH.pass);
    if (passed) this.#touch(passed);
    else if (this.#at && Math.hypot(x - this.#at.x, y - this.#at.y) > REACH.near) this.#at = undefined;
    this.#help.moved(this.#tip);
  }

  /** Lifted: what it is near to then is meant. */
  end() {
    if (this.#tip && this.#help.isOpen()) this.#settle();
    this.#tip = undefined;
    this.#help.moved();
  }

  destroy() {
    this.#stop();
    this.#help.moved();
  }

  #linger() {
    if (this.#tip && this.#help.isOpen() && this.#stage.clock.now - this.#since >= STAY_MS) this.#settle();
  }

  #settle() {
    const near = this.#nearest(this.#tip!, this.#stage.calm ? REACH.calm : REACH.near);
    if (near) this.#touch(near);
  }

  #touch(mark: Mark) {
    const isNew = this.#at?.x !== mark.x || this.#at.y !== mark.y;
    this.#at = mark;
    if (isNew) mark.touch();
  }

  /** The mark that lies nearest to the stretch from a place to the tip, within reach. */
  #nearest(from: Point, reach: number): Mark | undefined {
    const tip = this.#tip!;
    let best: Mark | undefined;
    let least = reach;
    for (const mark of this.#help.marks()) {
      const far = farFrom(mark, from, tip);
      if (far < least) [best, least] = [mark, far];
    }
    return best;
  }
}
