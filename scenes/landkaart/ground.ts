import type { Image, Stage } from '../../engine/stage/index.ts';
import { PATH_OFFSET, type PathLevel } from './art/path-level.ts';
import { middleOf, ORIGIN, type Edge, type TiledMap } from './island.ts';
import type { LooseEnd } from './rules.ts';

const SHIMMER_MS = 900;
const INK_MS = 70;
/** Phaser's number for Tiled's own format. */
const TILED_JSON = 1;

type TilemapLayer = NonNullable<ReturnType<ReturnType<Stage['scene']['make']['tilemap']>['createLayer']>>;

/** The tile layers of an island: sea that shimmers, land, and paths in ink or still in dots. */
export class Ground {
  #stage: Stage;
  #paths: TilemapLayer | undefined;
  #names: readonly string[];
  #ends: Image[] = [];

  constructor(
    stage: Stage,
    map: TiledMap,
    sheet: { names: readonly string[]; side: number; margin: number; spacing: number },
  ) {
    this.#stage = stage;
    this.#names = sheet.names;
    const { scene } = stage;
    const key = 'landkaart/kaart';
    scene.cache.tilemap.add(key, { format: TILED_JSON, data: map });
    scene.events.once('shutdown', () => scene.cache.tilemap.remove(key));
    const tilemap = scene.make.tilemap({ key });
    const tiles = tilemap.addTilesetImage(
      'tegels',
      'landkaart/tiles',
      sheet.side,
      sheet.side,
      sheet.margin,
      sheet.spacing,
    );
    if (!tiles) throw new Error('The tiles of the map are not there.');
    const layer = (name: string, depth: number) =>
      (tilemap.createLayer(name, tiles, ORIGIN.x, ORIGIN.y) as TilemapLayer | null)
        ?.setScale(64 / sheet.side)
        .setDepth(depth);
    const water = layer('water', -900);
    layer('grond', -890);
    this.#paths = layer('pad', -880);
    if (water && !stage.reducedMotion) this.#shimmer(water);
  }

  /** Puts a stretch of path in ink, or in dots. */
  draw(edge: Edge, inked: boolean) {
    for (const cell of edge.cells) this.#lay(cell, inked);
  }

  /** Rounds off the ink wherever a path goes on in dots. */
  round(ends: readonly LooseEnd[]) {
    for (const end of this.#ends.splice(0)) end.destroy();
    for (const { cell, dx, dy } of ends) {
      const { x, y } = middleOf(cell);
      this.#ends.push(
        this.#stage
          .image('padeind', x - dx * 32, y - dy * 32 + this.#offset(cell, dx))
          .setRotation(Math.atan2(dy, dx))
          .setDepth(-870),
      );
    }
  }

  /** How far a wandering path lies above or below the middle where it is entered in direction `dx`. */
  #offset([column, row]: readonly [number, number], dx: number): number {
    const tile = this.#paths?.getTileAt(column, row);
    const [, west, east] = /-h(.)(.)$/.exec((tile && this.#names[tile.index - 1]) ?? '') ?? [];
    const level = dx > 0 ? west : east;
    return level && dx !== 0 ? PATH_OFFSET[level as PathLevel] : 0;
  }

  /** The path draws itself in ink, tile by tile. */
  async ink(edge: Edge) {
    for (const cell of edge.cells) {
      this.#lay(cell, true);
      this.#stage.sound.play('inkt-pad', { volume: 0.5 });
      await this.#stage.clock.wait(INK_MS);
    }
  }

  #lay([column, row]: readonly [number, number], inked: boolean) {
    const now = this.#paths?.getTileAt(column, row);
    const name = now && this.#names[now.index - 1];
    if (!name) return;
    const wanted = this.#names.indexOf(name.replace(/^(pad|stip)/, inked ? 'pad' : 'stip')) + 1;
    if (wanted > 0 && wanted !== now.index) this.#paths?.putTileAt(wanted, column, row);
  }

  #shimmer(water: TilemapLayer) {
    const gid = (name: string) => this.#names.indexOf(name) + 1;
    this.#stage.clock.every(SHIMMER_MS, () => {
      water.swapByIndex(gid('zee-1'), gid('zee-1b'));
      water.swapByIndex(gid('zee-2'), gid('zee-2b'));
    });
  }
}
