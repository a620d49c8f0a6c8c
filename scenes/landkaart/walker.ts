import type { Klodder, Stage } from '../../engine/stage/index.ts';
import type { Point } from './island.ts';
import type { Walk } from './rules.ts';

const SPEED = { usual: 260, fast: 520 } as const;
/** It stands a little before the node, so that its head stays below the name. */
const STAND = 20;
const SIZE = 52;
/** In front of all that stands, so that no roof or tree hides where one is; only the names lie over it. */
const DEPTH = 1900;

/** The pupil's own Klodder on the paths. */
export class Walker {
  readonly klodder: Klodder;
  /** The node it stands at, or was at last. */
  node: string;
  #stage: Stage;
  #points: Point[] = [];
  #passing: string[] = [];
  #speed: number = SPEED.usual;
  #arrived: (() => void) | undefined;
  #sinceStep = 0;
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
    return this.#points.length > 0;
  }

  get at(): Point {
    return this.#at;
  }

  /** Sets out; `arrived` is called at the end, not when another walk is begun before. */
  go(walk: Walk, arrived: () => void) {
    this.#points = [...walk.points];
    this.#passing = [...walk.nodes];
    this.#speed = SPEED.usual;
    this.#arrived = arrived;
  }

  /** A second tap: twice as fast. */
  hurry() {
    this.#speed = SPEED.fast;
  }

  /** One step of the clock. */
  step(ms: number) {
    if (this.#points.length === 0) return;
    let left = (this.#speed * ms) / 1000;
    const before = this.#at.x;
    while (left > 0 && this.#points.length > 0) {
      const next = this.#points[0]!;
      const far = Math.hypot(next.x - this.#at.x, next.y - this.#at.y);
      if (far <= left) {
        this.#at.x = next.x;
        this.#at.y = next.y;
        left -= far;
        this.#points.shift();
      } else {
        this.#at.x += ((next.x - this.#at.x) / far) * left;
        this.#at.y += ((next.y - this.#at.y) / far) * left;
        left = 0;
      }
    }
    this.#sinceStep += ms;
    if (this.#sinceStep > 200) {
      this.#sinceStep = 0;
      this.#stage.sound.play('stap');
      void this.klodder.squash(0.5);
    }
    this.klodder.look(this.#at.x + (this.#at.x - before) * 40, this.#at.y);
    this.#place();
    if (this.#points.length > 0) return;
    this.node = this.#passing.at(-1) ?? this.node;
    this.klodder.look();
    const arrived = this.#arrived;
    this.#arrived = undefined;
    arrived?.();
  }

  #place() {
    this.klodder.setPosition(this.#at.x, this.#at.y + STAND).setDepth(DEPTH);
  }
}
