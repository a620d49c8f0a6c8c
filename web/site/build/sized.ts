import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { byQuery } from './by-query.ts';

const CACHE = fileURLToPath(new URL('../../../.build/cache/site', import.meta.url));
/** Widths in px that are made; a browser takes the one that fits its screen. */
const WIDTHS = [480, 800];

/**
 * `import picture from '…/x.webp?sized'` gives `{ src, srcSet, width, height }`: the picture and smaller ones of it, so that a
 * phone does not fetch what only a large screen shows.
 */
export const sizedPictures = (): Plugin =>
  byQuery('sized', async (file) => {
    const bytes = readFileSync(file);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    const { width, height } = await sharp(bytes).metadata();
    mkdirSync(CACHE, { recursive: true });
    const widths = WIDTHS.filter((wide) => wide < width);
    const made = await Promise.all(
      widths.map(async (wide) => {
        const smaller = `${CACHE}/${basename(file, '.webp')}-${wide}.${hash}.webp`;
        if (!existsSync(smaller))
          writeFileSync(smaller, await sharp(bytes).resize(wide).webp({ quality: 74, effort: 6 }).toBuffer());
        return smaller;
      }),
    );
    const imports = [...made, file].map(
      (one, i) => `import at${i} from ${JSON.stringify(`${one}?url&no-inline`)};`,
    );
    const sources = [...widths, width].map((wide, i) => `\${at${i}} ${wide}w`);
    return `${imports.join('\n')}\nexport default { src: at${widths.length}, srcSet: \`${sources.join(', ')}\`, width: ${width}, height: ${height} };\n`;
  });
