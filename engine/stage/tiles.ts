import type Phaser from 'phaser';

/** Where a floor of tiles lies: its top left corner and the side of a tile, in u. */
export interface TileOptions {
  x: number;
  y: number;
  size: number;
  depth?: number;
}

/** A floor of tiles. */
export interface TileLayer {
  /** Lays another tile; none without a name. */
  put(column: number, row: number, name: string | undefined): void;
  /** How clear a tile is, 0 to 1. */
  fade(column: number, row: number, alpha: number): void;
  readonly layer: Phaser.Tilemaps.TilemapLayer | undefined;
  destroy(): void;
}

/** What the art pipeline tells of a sheet of tiles, in px. */
interface Sheet {
  names: readonly string[];
  side: number;
  margin: number;
  spacing: number;
}

/** Lays tiles of the sheet `<folder>/tiles` by their names. Without a sheet (headless, no art) nothing is drawn. */
export function layTiles(
  scene: Phaser.Scene,
  folder: string,
  rows: readonly (readonly (string | undefined)[])[],
  { x, y, size, depth = 0 }: TileOptions,
): TileLayer {
  const key = `${folder}/tiles`;
  const sheet = scene.cache.json.get(key) as Sheet | undefined;
  if (!sheet) return NOTHING;
  const { names, side, margin, spacing } = sheet;
  const indexOf = (name: string | undefined) => {
    if (name === undefined) return -1;
    const at = names.indexOf(name);
    if (at < 0) throw new Error(`There is no tile "${name}".`);
    return at;
  };
  const data = rows.map((row) => row.map(indexOf));
  const map = scene.make.tilemap({ data, tileWidth: side, tileHeight: side });
  const set = map.addTilesetImage(key, key, side, side, margin, spacing, 0);
  const layer = set && (map.createLayer(0, set, x, y) as Phaser.Tilemaps.TilemapLayer | null);
  if (!layer) throw new Error('The tiles could not be laid.');
  layer.setScale(size / side).setDepth(depth);
  return {
    layer,
    put(column, row, name) {
      if (name === undefined) layer.removeTileAt(column, row);
      else layer.putTileAt(indexOf(name), column, row);
    },
    fade: (column, row, alpha) => void layer.getTileAt(column, row)?.setAlpha(alpha),
    destroy: () => map.destroy(),
  };
}

const NOTHING: TileLayer = { layer: undefined, put() {}, fade() {}, destroy() {} };
