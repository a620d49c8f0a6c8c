import sharp from 'sharp';
import { hashText } from '../../../engine/exercise/rng.ts';
import type { Fit } from '../fit.ts';
import { encodeWebp, rasterise, type Raster } from '../raster.ts';

/** Side of a tile in u, and the px that one u of an island's drawing becomes. */
export const TILE = 64;
export const SCALE = 1;
export const SIDE = TILE * SCALE;
/** Edge pixels repeated around each tile, so that a neighbour never shines through. */
export const EXTRUDE = 1;
const PITCH = SIDE + EXTRUDE * 2;
/** Largest side of a texture that every device takes. */
const LARGEST = 2048;
const COLUMNS = Math.floor(LARGEST / PITCH);
const BYTES = 4;

/** The grid of a map: `left` and `top` are where its first tile begins on the stage. */
export const GRID = { columns: 30, rows: 18, left: 43 - 5 * TILE, top: 112 - 4 * TILE } as const;

const document = (inner: string, x: number, y: number, w: number, h: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${inner}</svg>`;

/** Draws a drawing of the whole map. */
export const drawMap = (inner: string): Promise<Raster> =>
  rasterise(document(inner, GRID.left, GRID.top, GRID.columns * TILE, GRID.rows * TILE), SCALE, true);

/** Draws only what lies in one tile. */
export async function drawTile(inner: string, column: number, row: number): Promise<Buffer> {
  const svg = document(inner, GRID.left + column * TILE, GRID.top + row * TILE, TILE, TILE);
  return (await rasterise(svg, SCALE, true)).data;
}

/** Cuts one tile out of a drawing of the whole map. */
export function cut({ data, width }: Raster, column: number, row: number): Buffer {
  const tile = Buffer.alloc(SIDE * SIDE * BYTES);
  for (let y = 0; y < SIDE; y++) {
    const from = ((row * SIDE + y) * width + column * SIDE) * BYTES;
    data.copy(tile, y * SIDE * BYTES, from, from + SIDE * BYTES);
  }
  return tile;
}

const isEmpty = (tile: Buffer) => {
  for (let i = 3; i < tile.length; i += BYTES) if (tile[i]! > 2) return false;
  return true;
};

/** A sheet of tiles: tiles that look the same are there once; nothing at all is tile 0. */
export class TileSheet {
  readonly #first: number;
  #tiles: Buffer[] = [];
  #known = new Map<string, number>();

  /** `first` is the number of its first tile in the map. */
  constructor(first: number) {
    this.#first = first;
  }

  get count() {
    return this.#tiles.length;
  }

  /** The number of this tile in the map. */
  add(tile: Buffer): number {
    if (isEmpty(tile)) return 0;
    const key = `${hashText(tile.toString('latin1'))}/${tile.subarray(0, 64).toString('hex')}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const gid = this.#first + this.#tiles.push(tile) - 1;
    this.#known.set(key, gid);
    return gid;
  }

  /** The sheet as a picture of at most `most` bytes, and as Tiled describes it. */
  async encode(name: string, image: string, most: number, fit: Fit) {
    const rows = Math.max(1, Math.ceil(this.#tiles.length / COLUMNS));
    if (rows * PITCH > LARGEST)
      throw new Error(`${name}: ${this.#tiles.length} tiles do not fit on one sheet`);
    const columns = Math.min(COLUMNS, Math.max(1, this.#tiles.length));
    const [width, height] = [columns * PITCH, rows * PITCH];
    const pixels = Buffer.alloc(width * height * BYTES);
    this.#tiles.forEach((tile, i) => {
      const [left, top] = [(i % columns) * PITCH + EXTRUDE, Math.floor(i / columns) * PITCH + EXTRUDE];
      for (let dy = -EXTRUDE; dy < SIDE + EXTRUDE; dy++)
        for (let dx = -EXTRUDE; dx < SIDE + EXTRUDE; dx++) {
          const [x, y] = [Math.min(Math.max(dx, 0), SIDE - 1), Math.min(Math.max(dy, 0), SIDE - 1)];
          const from = (y * SIDE + x) * BYTES;
          tile.copy(pixels, ((top + dy) * width + left + dx) * BYTES, from, from + BYTES);
        }
    });
    const tileset = {
      firstgid: this.#first,
      name,
      image,
      imagewidth: width,
      imageheight: height,
      tilewidth: SIDE,
      tileheight: SIDE,
      margin: EXTRUDE,
      spacing: EXTRUDE * 2,
      columns,
      tilecount: Math.max(1, this.#tiles.length),
    };
    return { webp: await encodeWebp(pixels, width, height, most, fit), tileset };
  }
}

/** A picture of the whole island, to be looked at. */
export const previewOf = (rasters: readonly Raster[]): Promise<Buffer> => {
  const [first, ...others] = rasters;
  const raw = ({ width, height }: Raster) => ({ width, height, channels: 4 as const });
  return sharp(first!.data, { raw: raw(first!) })
    .composite(others.map((one) => ({ input: one.data, raw: raw(one) })))
    .flatten({ background: '#7CC6E8' })
    .webp({ quality: 80 })
    .toBuffer();
};
