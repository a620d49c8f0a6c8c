import sharp from 'sharp';
import { NO_FIT, type Fit } from './fit.ts';

/** Pixels of one drawing, cut to what is not empty. */
export interface Raster {
  /** RGBA, row by row. */
  data: Buffer;
  width: number;
  height: number;
  /** Where the cut begins in the whole drawing, and how large that is. */
  left: number;
  top: number;
  fullWidth: number;
  fullHeight: number;
}

/** Pixels an SVG is drawn at for each of its units; 72 dots an inch is one to one. */
const densityFor = (scale: number) => 72 * scale;

/** Alpha below this is not seen; a soft shadow's last traces are cut off with the border. */
const FAINTEST = 3;

/** Draws an SVG at `scale` pixels a unit; `whole` keeps its empty border. */
export async function rasterise(svg: string, scale: number, whole = false): Promise<Raster> {
  const image = sharp(Buffer.from(svg), { density: densityFor(scale) })
    .ensureAlpha()
    .raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const full = { data, width, height, left: 0, top: 0, fullWidth: width, fullHeight: height };
  return whole ? full : trimmed(full);
}

/** Draws an SVG straight into a WebP file's bytes, without transparency. */
export const rasteriseToWebp = (svg: string, scale: number, quality: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: densityFor(scale) })
    .flatten({ background: '#fff' })
    .webp({ quality, effort: 5 })
    .toBuffer();

/** Qualities that are tried, best first; flat paper art shows no difference to the eye until the last. */
const QUALITIES = [
  { quality: 78, alphaQuality: 75, smartSubsample: true },
  { quality: 70, alphaQuality: 55, smartSubsample: true },
  { quality: 62, alphaQuality: 40 },
  { quality: 52, alphaQuality: 30 },
] as const;

/** With less than this share of its room filled, a sheet might fit with a better quality than the one that is kept. */
const FULL = 0.65;

/**
 * Encodes RGBA pixels with their transparency, as well as goes within `most` bytes; the last try may be larger. Only
 * where the quality that is kept doesn't fit any more, or leaves much room, they are all tried.
 */
export async function encodeWebp(
  data: Buffer,
  width: number,
  height: number,
  most: number,
  fit: Fit = NO_FIT,
): Promise<Buffer> {
  const encode = (options: (typeof QUALITIES)[number]) =>
    sharp(data, { raw: { width, height, channels: 4 } })
      .webp({ ...options, effort: 5 })
      .toBuffer();
  const kept = QUALITIES.find(({ quality }) => quality === fit.quality);
  const usual = kept && (await encode(kept));
  if (usual && usual.length <= most && usual.length > most * FULL) return usual;
  let best = Buffer.alloc(0);
  for (const options of QUALITIES) {
    best = options === kept ? usual! : await encode(options);
    if (best.length > most && options !== QUALITIES.at(-1)) continue;
    fit.found(options === QUALITIES[0] ? undefined : options.quality);
    break;
  }
  return best;
}

function trimmed(raster: Raster): Raster {
  const { data, width, height } = raster;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < FAINTEST) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < 0) throw new Error('An empty drawing');
  const w = right - left + 1;
  const h = bottom - top + 1;
  const cut = Buffer.alloc(w * h * 4);
  for (let y = 0; y < h; y++)
    data.copy(cut, y * w * 4, ((top + y) * width + left) * 4, ((top + y) * width + left + w) * 4);
  return { ...raster, data: cut, width: w, height: h, left, top };
}
