import type { Klodder, Stage } from '../../engine/stage/index.ts';
import type { Point } from './island.ts';
import type { Leg, Walk } from './rules.ts';

const SPEED = { usual: 260, fast: 520 } as const;
/** It stands a little before the node, so that its head stays below the name. */
const STAND = 20;
const SIZE = 52;
/** In front of all that stands, so that no roof or tree hides where one is; only the names lie over it. */
const DEPTH = 1900;

/** The pupil's own Klodder on the paths. */
export class Walker {
  readonly klodder: Klodder;
  /** The node it stands at, or passed last. */
  node: string;
  #stage: Stage;
  #legs: { to: string; points: Point[] }[] = [];
  #speed: number = SPEED.usual;
  #arrived: (() => void) | undefined;
  #sinceStep = 0;
  #steps = 0;
  #at: Point;

  constructor(
    stage: Stage,
    klodder: (options: { x: number; y: number; size: number }) => Klodder,
    node: string,
    at: Point,
  ) {
    this.#stage = stage;
    this.node = node;
    this.#at = { ...at };
    this.klodder = klodder({ x: at.x, y: at.y + STAND, size: SIZE });
    this.#place();
  }

  get walking() {
    return this.#legs.length > 0;
  }

  get at(): Point {
    return this.#at;
  }

  /** Where a new walk begins: the node it is on its way to, or stands at. */
  get heading(): string {
    return this.#legs[0]?.to ?? this.node;
  }

  /** Sets out from `heading`; `arrived` is called at the end, not when another walk is begun before. */
  go(walk: Walk, arrived: () => void) {
    const copy = ({ to, points }: Leg) => ({ to, points: [...points] });
    this.#legs = [...this.#legs.slice(0, 1), ...walk.map(copy)];
    this.#speed = SPEED.usual;
    this.#arrived = arrived;
  }

  /** A second tap: twice as fast. */
  hurry() {
    this.#speed = SPEED.fast;
  }

  /** Stands at another node at once: after a crossing. */
  put(node: string, at: Point) {
    this.#legs = [];
    this.#arrived = undefined;
    this.node = node;
    this.#at = { ...at };
    this.#place();
  }

  /** One step of the clock. */
  step(ms: number) {
    if (!this.walking) return;
    let left = (this.#speed * ms) / 1000;
    const before = this.#at.x;
    while (left > 0 && this.#legs.length > 0) left = this.#walkOn(this.#legs[0]!, left);
    this.#sinceStep += ms;
    if (this.#sinceStep > 200) {
      this.#sinceStep = 0;
      this.#stage.sound.play('stap');
      void this.klodder.squash(0.5);
      // Every other step: enough to see, and few things alive.
      if ((this.#steps = 1 - this.#steps) === 0) this.klodder.print();
    }
    this.klodder.look(this.#at.x + (this.#at.x - before) * 40, this.#at.y);
    this.#place();
    if (this.walking) return;
    this.klodder.look();
    const arrived = this.#arrived;
    this.#arrived = undefined;
    arrived?.();
  }

  /** Walks at most `left` u of a stretch; gives what is left over. */
  #walkOn(leg: { to: string; points: Point[] }, left: number): number {
    const next = leg.points[0];
    if (!next) {
      this.node = leg.to;
      this.#legs.shift();
      return left;
    }
    const far = Math.hypot(next.x - this.#at.x, next.y - this.#at.y);
    if (far <= left) {
      this.#at = { x: next.x, y: next.y };
      leg.points.shift();
      return left - far;
    }
    this.#at.x += ((next.x - this.#at.x) / far) * left;
    this.#at.y += ((next.y - this.#at.y) / far) * left;
    return 0;
  }

  #place() {
    this.klodder.setPosition(this.#at.x, this.#at.y + STAND).setDepth(DEPTH);
  }
}
