import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { byQuery } from './by-query.ts';

const CACHE = fileURLToPath(new URL('../../../.build/cache/site', import.meta.url));

/** A picture of the site as its module in `art/` draws it. */
export interface Drawing {
  /** SVG text, with a viewBox and no letters. */
  svg: string;
  /** Size of the picture in px; twice that on which it is shown, for sharp screens. */
  width: number;
  height: number;
  /** WebP, unless who shows it may not know that. */
  format?: 'jpeg';
}

/**
 * `import picture from '../art/x.ts?drawn'` gives `{ src, width, height }` of the drawing that the module's default export
 * makes (a Drawing), as a WebP file: the drawing code stays out of the page. A drawing is made again when its SVG changes.
 */
export const drawnPictures = (): Plugin =>
  byQuery('drawn', async (file) => {
    const module = (await import(pathToFileURL(file).href)) as { default: () => Drawing };
    const { svg, width, height, format } = module.default();
    const hash = createHash('sha256').update(`${svg}${width}x${height}`).digest('hex').slice(0, 12);
    const picture = `${CACHE}/${/([\w-]+)\.ts$/.exec(file)![1]}.${hash}.${format ?? 'webp'}`;
    if (!existsSync(picture)) {
      mkdirSync(CACHE, { recursive: true });
      const density = 72 * (width / viewWidth(svg));
      const image = sharp(Buffer.from(svg), { density }).resize(width, height);
      const packed = format
        ? image.flatten().jpeg({ quality: 82, mozjpeg: true })
        : image.webp({ quality: 80, alphaQuality: 90, effort: 5 });
      writeFileSync(picture, await packed.toBuffer());
    }
    return (
      `import src from ${JSON.stringify(`${picture}?url&no-inline`)};\n` +
      `export default { src, width: ${width}, height: ${height} };\n`
    );
  });

function viewWidth(svg: string): number {
  const box = /viewBox="(?:[-\d.]+ ){2}([\d.]+) /.exec(svg);
  if (!box) throw new Error('A drawing needs a viewBox.');
  return Number(box[1]);
}
