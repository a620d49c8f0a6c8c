import type { Stage } from '../../engine/stage/index.ts';
import { TILE, type Edge, type Island, type TiledMap } from './island.ts';

const SHIMMER_MS = 900;
/** A path draws itself this fast. */
const INK_MS = 55;
/** Phaser's number for Tiled's own format. */
const TILED_JSON = 1;
/** Tiles of the sea: two with waves, each in two frames. */
const WAVES = [
  [2, 3],
  [4, 5],
] as const;
const DEPTH = { water: -900, grond: -890, pad: -880, deco: -870 } as const;

type TilemapLayer = NonNullable<ReturnType<ReturnType<Stage['scene']['make']['tilemap']>['createLayer']>>;

/** The tile layers of an island: sea that shimmers, land, paths in ink or still in dots, and what grows beside them. */
export class Ground {
  #stage: Stage;
  #island: Island;
  #layers: TilemapLayer[] = [];
  #paths: TilemapLayer;
  #tilemap: ReturnType<Stage['scene']['make']['tilemap']>;
  #key: string;
  #inked = new Set<number>();
  #stop: (() => void) | undefined;

  constructor(stage: Stage, map: TiledMap, pack: string, island: Island) {
    this.#stage = stage;
    this.#island = island;
    const { scene } = stage;
    this.#key = `landkaart/${pack}`;
    scene.cache.tilemap.add(this.#key, { format: TILED_JSON, data: map });
    scene.events.once('shutdown', () => scene.cache.tilemap.remove(this.#key));
    this.#tilemap = scene.make.tilemap({ key: this.#key });
    const sheets = map.tilesets.map(({ name, tilewidth, margin, spacing }) => {
      const texture = `landkaart/${pack}/${name}`;
      const sheet = this.#tilemap.addTilesetImage(name, texture, tilewidth, tilewidth, margin, spacing);
      if (!sheet) throw new Error(`The tiles ${texture} are not there.`);
      return sheet;
    });
    const layer = (name: keyof typeof DEPTH) => {
      const made = this.#tilemap.createLayer(name, sheets, island.origin.x, island.origin.y) as TilemapLayer;
      this.#layers.push(made.setScale(TILE / map.tilewidth).setDepth(DEPTH[name]));
      return made;
    };
    const water = layer('water');
    layer('grond');
    this.#paths = layer('pad');
    layer('deco');
    for (const { edges } of island.inks) for (const edge of edges) this.#inked.add(edge);
    if (!stage.reducedMotion) this.#stop = this.#shimmer(water);
  }

  /** Puts these stretches of path in ink, all others in dots. */
  draw(open: readonly Edge[]) {
    this.#inked = new Set(open.map(({ index }) => index));
    for (const ink of this.#island.inks) this.#lay(ink, (edge) => this.#inked.has(edge));
  }

  /** A stretch of path draws itself in ink, from the end that was reached before. */
  async ink(edge: Edge, fromEnd: boolean) {
    const points = fromEnd ? edge.points.toReversed() : edge.points;
    const cells = this.#island.inks.filter(({ edges }) => edges.includes(edge.index));
    const { origin } = this.#island;
    const passed = new Set<number>();
    for (const { x, y } of points) {
      const near = cells.filter(({ cell: [column, row] }, i) => {
        const dx = x - (origin.x + (column + 0.5) * TILE);
        const dy = y - (origin.y + (row + 0.5) * TILE);
        return !passed.has(i) && Math.max(Math.abs(dx), Math.abs(dy)) < TILE;
      });
      if (near.length === 0) continue;
      for (const ink of near) {
        passed.add(cells.indexOf(ink));
        this.#lay(ink, (one) => one === edge.index || this.#inked.has(one));
      }
      this.#stage.sound.play('inkt-pad', { volume: 0.5 });
      await this.#stage.clock.wait(INK_MS);
    }
    this.#inked.add(edge.index);
  }

  destroy() {
    this.#stop?.();
    for (const layer of this.#layers) layer.destroy();
    this.#tilemap.destroy();
    this.#stage.scene.cache.tilemap.remove(this.#key);
  }

  #lay({ cell: [column, row], edges, gids }: Island['inks'][number], isInked: (edge: number) => boolean) {
    const mask = edges.reduce((sum, edge, i) => sum | (isInked(edge) ? 1 << i : 0), 0);
    const wanted = gids[mask] ?? 0;
    const now = this.#paths.getTileAt(column, row)?.index ?? 0;
    if (wanted === now) return;
    if (wanted > 0) this.#paths.putTileAt(wanted, column, row);
    // An empty tile, not none: whoever draws the layer looks at all of them.
    else this.#paths.removeTileAt(column, row, false);
  }

  #shimmer(water: TilemapLayer): () => void {
    let left = SHIMMER_MS;
    return this.#stage.onStep((ms) => {
      left -= ms;
      if (left > 0) return;
      left += SHIMMER_MS;
      for (const [one, other] of WAVES) water.swapByIndex(one, other);
    });
  }
}
