import {
  ARROWS,
  type GameStage,
  type Heading,
  type Input,
  type Rect,
  type Via,
} from '../../engine/stage/index.ts';
import { Chamber, type Lighting } from './chamber.ts';
import { Finds } from './finds.ts';
import type { Hero } from './hero.ts';
import type { Maze } from './maze.ts';
import type { Ground } from './rules.ts';
import { straight, pathTo } from './ways.ts';

const WAIT: Input = { kind: 'wait', ms: 34 };
/** A finger beside the path means the path, within this share of a tile. */
const NEAR = 1.3;

/** What the game hears of a trip. */
export interface Listener {
  onStep?(tile: number): void;
  onBump(way: Heading): void;
}

/** Who makes a trip; `name` is the chamber's own, `third` how far the round is. */
interface Traveller {
  stage: GameStage;
  hero: Hero;
  third: 0 | 1 | 2;
  name: string;
}

/** One walk of the hero through one chamber: steered by key or finger, or led. */
export class Trip {
  readonly chamber: Chamber;
  readonly hero: Hero;
  /** Tiles in the order they were walked. */
  readonly walked: number[] = [];
  /** Whether the hero may be steered now. */
  isFree = false;
  #stage: GameStage;
  #finds: Finds;

  constructor(
    { stage, hero, third, name }: Traveller,
    maze: Maze,
    ground: Ground,
    lighting: Lighting,
    told: Listener,
  ) {
    this.#stage = stage;
    this.hero = hero;
    this.chamber = new Chamber(stage, name, maze, ground, lighting);
    this.#finds = new Finds(stage, this.chamber, third, stage.rng.fork(`vondst/${name}`));
    this.walked.push(maze.start);
    hero.enter(this.chamber, maze.start, {
      onStep: (tile, way) => {
        this.walked.push(tile);
        this.chamber.shineFrom(tile);
        this.chamber.tread(tile, way);
        this.#finds.at(tile, hero.klodder);
        // Whoever wears something that leaves a trail leaves that too.
        if (stage.avatar?.worn?.trail !== undefined) hero.klodder.print();
        stage.sound.play('stap-gras', { volume: 0.5, rate: 0.92 + 0.04 * (this.walked.length % 5) });
        told.onStep?.(tile);
      },
      onBump: (way) => {
        void hero.klodder.squash(0.12);
        told.onBump(way);
      },
    });
  }

  /** Where the maze lies on the stage. */
  get area(): Rect {
    const { ground, maze } = this.chamber;
    const { x, y, size } = ground;
    return { x, y, width: maze.columns * size, height: maze.rows * size };
  }

  /** Whether a tile can be stood on. */
  isPath = (tile: number): boolean =>
    this.chamber.maze.floor[tile] === true && !this.chamber.maze.doors.includes(tile);

  /** Walks the shortest known way; false where none is known. Its last step may be one into the dark. */
  goTo(tile: number): boolean {
    const way = pathTo(this.chamber.maze, this.hero.landsAt, tile, this.#mayFor(tile));
    if (!way) return false;
    this.hero.walk(way);
    return true;
  }

  /** Steps to a tile over tiles that are known, or over any; -1 when there is no way. */
  stepsTo(tile: number, over: 'known' | 'any'): number {
    const may = over === 'known' ? this.#mayFor(tile) : () => true;
    return pathTo(this.chamber.maze, this.hero.landsAt, tile, may)?.length ?? -1;
  }

  #mayFor = (goal: number) => (tile: number) => tile === goal || this.chamber.knows(tile);

  /** Is led to a tile the shortest way, seen or not. */
  dash(tile: number) {
    this.hero.walk(pathTo(this.chamber.maze, this.hero.landsAt, tile, () => true) ?? []);
  }

  /** A finger on the floor: there. */
  point(x: number, y: number): boolean {
    const tile = this.chamber.tileAt(x, y);
    const { maze, knows, ground } = this.chamber;
    if (tile >= 0 && this.isPath(tile) && knows(tile)) return this.goTo(tile);
    let best = -1;
    let least: number = NEAR * ground.size;
    maze.floor.forEach((_, at) => {
      if (!this.isPath(at) || !knows(at)) return;
      const middle = this.chamber.middle(at);
      const far = Math.hypot(middle.x - x, middle.y - y);
      if (far < least) [best, least] = [at, far];
    });
    return best >= 0 && this.goTo(best);
  }

  /** The next input that brings the hero to a tile, known or not; undefined when it stands there. */
  towards(tile: number, via: Via): Input | undefined {
    if (this.hero.isMoving) return WAIT;
    const { at } = this.hero;
    if (at === tile) return undefined;
    const way = pathTo(this.chamber.maze, at, tile, () => true);
    if (!way || way.length === 0) return WAIT;
    if (via === 'keyboard') {
      const run = straight(this.chamber.maze, at, way)!;
      const code = ARROWS[run.way];
      return { kind: 'key', code, key: code, ms: Math.max(34, (run.steps - 0.5) * this.hero.stepMs) };
    }
    let known = 0;
    while (known < way.length && this.chamber.knows(way[known]!)) known++;
    // A known way may be another one than the shortest, but it leads there as well.
    const { x, y } = this.chamber.middle(way[Math.max(0, known - 1)]!);
    return { kind: 'tap', x, y };
  }

  frame(ms: number) {
    this.hero.frame(ms);
    this.chamber.frame(ms);
    this.#finds.frame();
  }

  /** Stands still, and does not listen. */
  halt() {
    this.isFree = false;
    this.hero.stop();
  }

  async leave() {
    this.halt();
    void this.#stage.tween({ targets: this.hero.klodder, to: { alpha: 0 }, ms: 160, pop: true });
    await this.chamber.goDark();
    this.#finds.destroy();
    this.hero.leave();
  }
}
