import { HEADINGS, type GameStage, type Heading, type TileLayer } from '../../engine/stage/index.ts';
import { Fog } from './fog.ts';
import { next, type Maze } from './maze.ts';
import { DEPTHS } from './places.ts';
import type { Ground } from './rules.ts';
import { lightFrom } from './ways.ts';

/** How bright it is where the lantern was before, and when the bird shows the way. */
const LEVELS = { dim: 0.42, overview: 0.85 } as const;
/** ms from dark to light, and between two tiles when light spreads by itself. */
const MS = { brighten: 220, spread: 45, overview: 3000 } as const;
/** Warm light round the lantern: how strong, how many tiles beyond what it shows, and how it breathes. */
const GLOW = { strength: 0.42, beyond: 1, breath: 0.09, breathMs: 2600, every: 4 } as const;
const MOODS = 3;

/** How a chamber is lit. */
export interface Lighting {
  /** Tiles that the lantern reaches. */
  radius: number;
  /** Whether there is no fog. */
  isLit: boolean;
  /** Which of the three moods the garden has. */
  mood: number;
  /** Which of the four soles the hero has. */
  sole: number;
  /** A tile that is walked so often becomes a puddle. */
  trampledAt: number;
}

/** One maze on the stage: its hedges and floor, how much of it can be seen, and where was walked. */
export class Chamber {
  readonly maze: Maze;
  readonly ground: Ground;
  /** Called with tiles that are seen for the first time. */
  onSeen: (tiles: readonly number[]) => void = () => {};
  #stage: GameStage;
  #lighting: Lighting;
  #tiles: TileLayer;
  #prints: TileLayer;
  #level: number[];
  #target: number[];
  #fog: Fog;
  #seen = new Set<number>();
  #visits = new Map<number, number>();
  #glow = { x: -9, y: -9 };
  #stale = true;
  #overview = 0;
  #lamp = -1;

  constructor(stage: GameStage, name: string, maze: Maze, ground: Ground, lighting: Lighting) {
    this.maze = maze;
    this.ground = ground;
    this.#stage = stage;
    this.#lighting = lighting;
    const { columns, rows } = maze;
    const grid = <T>(of: (at: number) => T) =>
      Array.from({ length: rows }, (_, y) => Array.from({ length: columns }, (_, x) => of(y * columns + x)));
    const lie = { x: ground.x, y: ground.y, size: ground.size };
    this.#tiles = stage.tiles(
      grid((at) => this.#nameOf(at)),
      { ...lie, depth: DEPTHS.floor },
    );
    this.#prints = stage.tiles(
      grid(() => undefined),
      { ...lie, depth: DEPTHS.prints },
    );
    this.#level = maze.floor.map(() => 0);
    this.#target = maze.floor.map(() => 0);
    this.#fog = new Fog(stage, name, maze, ground);
    this.#shine();
  }

  /** Whether this tile was seen. */
  knows = (tile: number): boolean => this.#seen.has(tile);

  /** How bright a tile is now, 0 to 1. */
  brightness = (tile: number): number => this.#level[tile] ?? 0;

  /** Most times that one tile was walked on. */
  get mostVisits(): number {
    return Math.max(0, ...this.#visits.values());
  }

  /** Middle of a tile on the stage. */
  middle(tile: number): { x: number; y: number } {
    const { x, y, size } = this.ground;
    return { x: x + ((tile % this.maze.columns) + 0.5) * size, y: y + (this.rowOf(tile) + 0.5) * size };
  }

  /** Where feet stand on a tile. */
  foot(tile: number): { x: number; y: number } {
    const { x, y } = this.middle(tile);
    return { x, y: y + this.ground.size * 0.36 };
  }

  rowOf = (tile: number): number => Math.floor(tile / this.maze.columns);

  /** Layer of what stands on a tile. */
  depth = (tile: number): number => DEPTHS.row + this.rowOf(tile) * 2;

  /** The tile under a place of the stage; -1 outside. */
  tileAt(x: number, y: number): number {
    const column = Math.floor((x - this.ground.x) / this.ground.size);
    const row = Math.floor((y - this.ground.y) / this.ground.size);
    const { columns, rows } = this.maze;
    return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
  }

  /** The hero's lantern is at a tile now. */
  shineFrom(tile: number) {
    this.#lamp = tile;
    this.#aim();
  }

  /** Tiles that the lantern reaches. */
  get reach(): number {
    return this.#lighting.radius;
  }

  /** It reaches a tile farther from now on. */
  brighten() {
    this.#lighting = { ...this.#lighting, radius: this.reach + 1 };
    this.#aim();
  }

  /** Everything that was seen is shown as from above, for a while. */
  overview() {
    this.#overview = this.#stage.clock.now + MS.overview;
    this.#aim();
    this.#stage.clock.after(MS.overview + 20, () => this.#aim());
  }

  get isOverview(): boolean {
    return this.#stage.clock.now < this.#overview;
  }

  /** The whole chamber lights up, from one tile on. */
  async lightUp(from: number) {
    this.#lighting = { ...this.#lighting, isLit: true };
    const { columns } = this.maze;
    const away = (at: number) =>
      Math.hypot((at % columns) - (from % columns), this.rowOf(at) - this.rowOf(from));
    const farthest = Math.ceil(Math.max(...this.maze.floor.map((_, at) => away(at))));
    for (let far = 0; far <= farthest; far++) {
      this.maze.floor.forEach((_, at) => away(at) <= far && (this.#target[at] = 1));
      await this.#stage.clock.wait(MS.spread);
    }
    this.#aim();
  }

  /** A foot is set on a tile: prints, and after three times a puddle. Returns how often that was. */
  tread(tile: number, way: Heading): number {
    const visits = (this.#visits.get(tile) ?? 0) + 1;
    this.#visits.set(tile, visits);
    const [column, row] = [tile % this.maze.columns, this.rowOf(tile)];
    this.#prints.put(
      column,
      row,
      visits >= this.#lighting.trampledAt ? 'plas' : `spoor-${this.#lighting.sole}-${way}`,
    );
    this.#prints.fade(column, row, visits === 1 ? 0.55 : 0.85);
    return visits;
  }

  /** Fades towards darkness, before it is taken away. */
  async goDark() {
    this.#lamp = -1;
    this.#target.fill(0);
    this.lampAt(-9, -9);
    await this.#stage.clock.wait(MS.brighten + 40);
  }

  /** Where the lantern hangs now, in tiles; it may be between two. */
  lampAt(x: number, y: number) {
    if (x === this.#glow.x && y === this.#glow.y) return;
    this.#glow = { x, y };
    this.#stale = true;
  }

  frame(ms: number) {
    const step = ms / MS.brighten;
    for (let at = 0; at < this.#level.length; at++) {
      const [now, goal] = [this.#level[at]!, this.#target[at]!];
      if (now === goal) continue;
      this.#level[at] = now < goal ? Math.min(goal, now + step) : Math.max(goal, now - step);
      this.#stale = true;
    }
    const { clock, reducedMotion } = this.#stage;
    // The lantern breathes, a few times a second is enough.
    if (!this.#stale && (reducedMotion || clock.tick % GLOW.every > 0)) return;
    this.#stale = false;
    this.#shine();
  }

  #shine() {
    const { clock, reducedMotion } = this.#stage;
    const { columns } = this.maze;
    const beat = reducedMotion ? 0 : Math.sin((clock.now / GLOW.breathMs) * Math.PI * 2);
    const reach = (this.reach + GLOW.beyond) * (1 + GLOW.breath * beat);
    const { x, y } = this.#glow;
    this.#fog.draw(this.#level, (at) => {
      const far = Math.hypot((at % columns) + 0.5 - x, Math.floor(at / columns) + 0.5 - y);
      return GLOW.strength * Math.max(0, 1 - far / reach);
    });
  }

  destroy() {
    this.#tiles.destroy();
    this.#prints.destroy();
    this.#fog.destroy();
  }

  /** What each tile goes to, by where the lantern is and what was seen. */
  #aim() {
    if (this.#lamp < 0) return;
    const { isLit } = this.#lighting;
    const light = isLit
      ? new Map(this.maze.floor.map((_, at) => [at, 1]))
      : lightFrom(this.maze, this.#lamp, this.reach);
    const fresh = [...light.keys()].filter((at) => !this.#seen.has(at));
    for (const at of fresh) this.#seen.add(at);
    const rest = this.isOverview ? LEVELS.overview : LEVELS.dim;
    for (let at = 0; at < this.#target.length; at++)
      this.#target[at] = Math.max(light.get(at) ?? 0, this.#seen.has(at) ? rest : 0);
    if (fresh.length > 0) this.onSeen(fresh);
  }

  /** A hedge by its sides, by the clock, on which it goes on; at the edge of the maze its outer side is lawn. */
  #nameOf(at: number): string {
    const { floor } = this.maze;
    const mood = this.#lighting.mood % MOODS;
    if (floor[at]) return `vloer-${mood}-${(at * 7 + (at >> 2)) % 2}`;
    let [mask, outside] = [0, 0];
    HEADINGS.forEach((way, bit) => {
      const tile = next(this.maze, at, way);
      if (tile < 0) outside |= 1 << bit;
      else if (!floor[tile]) mask |= 1 << bit;
    });
    return outside ? `rand-${mood}-${mask}-${outside}` : `heg-${mood}-${mask}`;
  }
}
