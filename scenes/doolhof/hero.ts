import { STEPS, type GameStage, type Heading, type Klodder } from '../../engine/stage/index.ts';
import type { Chamber } from './chamber.ts';
import { next } from './maze.ts';
import { wayBetween } from './ways.ts';

/** Sizes as shares of a tile; the bob in u. */
const LOOK = { size: 0.78, bob: 5, tilt: 3 } as const;
/** Steps a second. */
const SPEED = 5.5;

/** What the hero tells of its walk. */
export interface Walked {
  /** A step is done. */
  onStep(tile: number, way: Heading): void;
  /** It wanted into a hedge. */
  onBump(way: Heading): void;
}

/** The pupil's own Klodder with a lantern, that walks a maze tile by tile. */
export class Hero {
  readonly klodder: Klodder;
  /** The tile it stands on, or left last. */
  at = 0;
  /** Which way it looks. */
  heading: Heading = 'down';
  /** Times as fast as usual. */
  haste = 1;
  /** Whether someone else moves it now. */
  isGuided = false;
  #stage: GameStage;
  #chamber: Chamber | undefined;
  #told: Walked | undefined;
  #way: number[] = [];
  #held: Heading[] = [];
  /** A key that was pressed during a step is walked after it. */
  #wanted: Heading | undefined;
  #to: number | undefined;
  #share = 0;
  #steps = 0;

  constructor(stage: GameStage, klodder: Klodder) {
    this.#stage = stage;
    this.klodder = klodder;
    this.klodder.hold(stage.image('lantaarn', 0, 0).setScale(1.05));
  }

  /** Stands at a tile of a chamber. */
  enter(chamber: Chamber, at: number, told: Walked) {
    this.stop();
    this.#chamber = chamber;
    this.#told = told;
    this.at = at;
    this.haste = 1;
    this.isGuided = false;
    const { size } = chamber.ground;
    this.klodder.setScale((size * LOOK.size) / 96).setAlpha(1);
    this.#place();
  }

  /** Is in no chamber any more. */
  leave() {
    this.stop();
    this.#chamber = undefined;
  }

  get isMoving(): boolean {
    return this.#to !== undefined || this.#way.length > 0;
  }

  /** ms of one step. */
  get stepMs(): number {
    return 1000 / (SPEED * this.haste);
  }

  /** The tile it will stand on when the step it does now is done. */
  get landsAt(): number {
    return this.#to ?? this.at;
  }

  /** Walks these tiles, from where it stands or lands. */
  walk(way: readonly number[]) {
    this.#held = [];
    this.#wanted = undefined;
    this.#way = [...way];
  }

  /** A key of direction went down or up. */
  steer(way: Heading, down: boolean) {
    this.#held = this.#held.filter((one) => one !== way);
    if (!down) return;
    this.#held.push(way);
    this.#way = [];
    if (this.#to !== undefined) this.#wanted = way;
    else if (!this.#start(way)) this.#told?.onBump(way);
  }

  /** Lets go of everything; the step it is in is done. */
  stop() {
    this.#way = [];
    this.#held = [];
    this.#wanted = undefined;
    if (this.#to === undefined) return;
    this.#arrive();
    this.#place();
  }

  frame(ms: number) {
    if (!this.#chamber || this.isGuided) return;
    let left = ms;
    while (left > 0) {
      if (this.#to === undefined && !this.#goOn()) break;
      const need = (1 - this.#share) * this.stepMs;
      const used = Math.min(left, need);
      left -= used;
      this.#share += used / this.stepMs;
      if (this.#share >= 1 - 1e-6) this.#arrive();
    }
    this.#place();
  }

  /** Begins the next step, if there is one to do. */
  #goOn(): boolean {
    const chamber = this.#chamber!;
    const tile = this.#way.shift();
    if (tile !== undefined) {
      const way = wayBetween(chamber.maze, this.at, tile);
      return way !== undefined && this.#start(way);
    }
    const wanted = this.#wanted;
    this.#wanted = undefined;
    if (wanted && this.#start(wanted)) return true;
    return [...this.#held].reverse().some((way) => this.#start(way));
  }

  #start(way: Heading): boolean {
    const { maze } = this.#chamber!;
    this.heading = way;
    const tile = next(maze, this.at, way);
    if (tile < 0 || !maze.floor[tile] || maze.doors.includes(tile)) return false;
    if (way === 'left' || way === 'right') this.klodder.turn(way === 'left');
    this.#to = tile;
    this.#share = 0;
    return true;
  }

  #arrive() {
    this.at = this.#to!;
    this.#to = undefined;
    this.#share = 0;
    this.#steps++;
    this.#told?.onStep(this.at, this.heading);
  }

  #place() {
    const chamber = this.#chamber;
    if (!chamber) return;
    const { size } = chamber.ground;
    const from = chamber.foot(this.at);
    const [dx, dy] = this.#to === undefined ? [0, 0] : STEPS[this.heading];
    const [x, y] = [from.x + dx * size * this.#share, from.y + dy * size * this.#share];
    const hop =
      this.#stage.reducedMotion || this.#to === undefined ? 0 : Math.sin(this.#share * Math.PI) * LOOK.bob;
    this.klodder.setPosition(x, y - hop).setDepth(chamber.depth(this.landsAt) + 1);
    this.klodder.setAngle(
      this.#stage.reducedMotion || this.#to === undefined ? 0 : this.#steps % 2 ? LOOK.tilt : -LOOK.tilt,
    );
    chamber.lampAt((x - chamber.ground.x) / size, (y - chamber.ground.y) / size - 0.3);
  }
}
