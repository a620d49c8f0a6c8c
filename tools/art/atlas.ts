import type { SpriteArt, TileArt } from '../../engine/drawing/index.ts';
import { NO_FIT, type Fit } from './fit.ts';
import { pack } from './pack.ts';
import { encodeWebp, rasterise, type Raster } from './raster.ts';

/** Pixels per unit of sprites: crisp on most screens, small enough to fetch. */
export const SPRITE_SCALE = 1.5;
/** Edge pixels repeated around each frame, so that a neighbour never shines through. */
const EXTRUDE = 2;
/** Largest side of a texture that every device takes. */
const LARGEST = 2048;

/** One frame as Phaser's JSON hash has it. */
interface AtlasFrame {
  frame: { x: number; y: number; w: number; h: number };
  trimmed: boolean;
  spriteSourceSize: { x: number; y: number; w: number; h: number };
  sourceSize: { w: number; h: number };
  pivot: { x: number; y: number };
  /** How many times fewer pixels per u it has than the sheet's scale says. */
  coarse?: number;
}

/** A sheet of sprites: its picture and the JSON that says where each is. */
export interface Sheet {
  webp: Buffer;
  json: string;
}

/** A sprite that was drawn, with its name. */
export type Drawn = readonly [name: string, art: SpriteArt, raster: Raster];

/** Draws all sprites, side by side. */
export const drawSprites = (sprites: Record<string, SpriteArt>): Promise<Drawn[]> =>
  Promise.all(
    Object.entries(sprites).map(async ([name, art]) => [name, art, await drawSprite(name, art)] as const),
  );

/** Packs sprites on one sheet of at most `most` bytes. */
export async function makeAtlas(drawn: readonly Drawn[], most: number, fit: Fit = NO_FIT): Promise<Sheet> {
  const room = EXTRUDE * 2;
  const packed = pack(
    drawn.map(([, , r]) => ({ width: r.width + room, height: r.height + room })),
    LARGEST,
  );
  const pixels = Buffer.alloc(packed.width * packed.height * 4);
  const frames: Record<string, AtlasFrame> = {};
  drawn.forEach(([name, art, raster], i) => {
    const [x, y] = [packed.places[i]!.x + EXTRUDE, packed.places[i]!.y + EXTRUDE];
    lay(raster, pixels, packed.width, x, y);
    const { width: w, height: h, left, top, fullWidth, fullHeight } = raster;
    frames[name] = {
      frame: { x, y, w, h },
      trimmed: w !== fullWidth || h !== fullHeight,
      spriteSourceSize: { x: left, y: top, w, h },
      sourceSize: { w: fullWidth, h: fullHeight },
      pivot: { x: art.originX ?? 0.5, y: art.originY ?? 0.5 },
      ...(art.coarse !== undefined && art.coarse !== 1 && { coarse: art.coarse }),
    };
  });
  const size = { w: packed.width, h: packed.height };
  const json = JSON.stringify({ frames, meta: { image: 'atlas.webp', size, scale: String(SPRITE_SCALE) } });
  return { webp: await encodeWebp(pixels, packed.width, packed.height, most - json.length, fit), json };
}

/** Draws the tiles of a map on one sheet in rows, in their order, each with its edge repeated around it; at most `most` bytes. */
export async function makeTiles({ size, tiles }: TileArt, most: number, fit: Fit = NO_FIT): Promise<Sheet> {
  const names = Object.keys(tiles);
  const side = Math.round(size * SPRITE_SCALE);
  const pitch = side + EXTRUDE * 2;
  const columns = Math.min(names.length, Math.floor(LARGEST / pitch));
  const rows = Math.ceil(names.length / columns);
  if (rows * pitch > LARGEST)
    throw new Error(`${names.length} tiles do not fit a sheet of ${LARGEST} x ${LARGEST} px`);
  const [width, height] = [columns * pitch, rows * pitch];
  const pixels = Buffer.alloc(width * height * 4);
  for (const [i, name] of names.entries()) {
    const raster = await rasterise(tiles[name]!, SPRITE_SCALE, true);
    lay(raster, pixels, width, (i % columns) * pitch + EXTRUDE, Math.floor(i / columns) * pitch + EXTRUDE);
  }
  const json = JSON.stringify({
    names,
    side,
    margin: EXTRUDE,
    spacing: EXTRUDE * 2,
    columns,
    scale: SPRITE_SCALE,
  });
  return { webp: await encodeWebp(pixels, width, height, most - json.length, fit), json };
}

async function drawSprite(name: string, art: SpriteArt): Promise<Raster> {
  try {
    return await rasterise(smaller(art), SPRITE_SCALE);
  } catch (error) {
    throw new Error(`Sprite "${name}" can't be drawn`, { cause: error });
  }
}

/** The drawing in the size in which it lies on the sheet. */
function smaller({ svg, width, height, coarse = 1 }: SpriteArt): string {
  const size = ` width="${width / coarse}" height="${height / coarse}"`;
  return coarse === 1 ? svg : svg.replace(/ width="[\d.]+" height="[\d.]+"/, size);
}

function lay(raster: Raster, pixels: Buffer, sheetWidth: number, x: number, y: number) {
  const { data, width, height } = raster;
  for (let dy = -EXTRUDE; dy < height + EXTRUDE; dy++) {
    const row = Math.min(Math.max(dy, 0), height - 1);
    for (let dx = -EXTRUDE; dx < width + EXTRUDE; dx++) {
      const column = Math.min(Math.max(dx, 0), width - 1);
      const from = (row * width + column) * 4;
      data.copy(pixels, ((y + dy) * sheetWidth + x + dx) * 4, from, from + 4);
    }
  }
}
