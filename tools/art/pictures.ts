import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { PALETTE } from '../../engine/drawing/index.ts';
import { hashOf, isFresh, remember } from './stamp.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, '.build/art/pictures');
/** Pixels of a side; it shows 116 u: a picture of 96 u with its rim and shadow. */
const SIDE = 192;

/** The part of an Iconify collection that is used. */
interface Icons {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
}

/** Names of all pictures that the word bank asks for: of the words with splits by hand and of the lists. */
function wantedPictures(): string[] {
  const words = join(ROOT, 'assets/words');
  const files = [join(words, 'bank.tsv'), ...globSync(join(words, 'lists/*.tsv'))];
  const names = files.filter((file) => existsSync(file)).flatMap(picturesIn);
  return [...new Set(names)].sort();
}

/** The column of pictures of a table; lists of verbs have none. */
function picturesIn(file: string): string[] {
  const [head = '', ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const column = head.split('\t').indexOf('picture');
  return column < 0 ? [] : rows.map((row) => row.split('\t')[column]?.trim() ?? '').filter(Boolean);
}

/** The emoji as a sticker of ours: a white rim of 6 u with round corners, and a soft shadow. */
function stickerSvg(name: string, sets: readonly Icons[]): string {
  for (const set of sets) {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    if (!icon) continue;
    const scale = 96 / (icon.width ?? set.width ?? 16);
    const paper = `<feFlood flood-color="${PALETTE.paper}"/>`;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${SIDE}" height="${SIDE}" viewBox="-58 -57 116 116"><defs>` +
      '<filter id="rim" x="-20%" y="-20%" width="140%" height="140%"><feMorphology in="SourceAlpha" operator="dilate" radius="4.5"/><feGaussianBlur stdDeviation="1.8"/>' +
      `<feComponentTransfer result="wide"><feFuncA type="linear" slope="9" intercept="-2.2"/></feComponentTransfer>${paper}<feComposite in2="wide" operator="in"/></filter>` +
      `<filter id="shade" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="3" stdDeviation="1.6" flood-color="${PALETTE.ink}" flood-opacity=".26"/></filter></defs>` +
      [`<g filter="url(#shade)"><g filter="url(#rim)">`, '</g></g>', '<g>', '</g>']
        .reduce<string[]>(
          (parts, tag, i) => [
            ...parts,
            tag,
            i % 2 ? '' : `<g transform="translate(-48 -48) scale(${scale})">${icon.body}</g>`,
          ],
          [],
        )
        .join('') +
      '</svg>'
    );
  }
  throw new Error(`There is no picture "${name}" in Fluent Emoji or Noto Emoji`);
}

/** Makes `.build/art/pictures/<name>.webp` for every picture of the word bank; returns how many and their bytes. */
export async function buildPictures(): Promise<{ count: number; bytes: number }> {
  const names = wantedPictures();
  const files = names.map((name) => join(OUT, `${name}.webp`));
  const hash = hashOf(['tools/art/pictures.ts', 'package-lock.json'], names.join());
  if (!isFresh('pictures', hash, files)) {
    const { default: sharp } = await import('sharp');
    const require = createRequire(import.meta.url);
    const sets = ['fluent-emoji-flat', 'noto'].map(
      (set) => require(`@iconify-json/${set}/icons.json`) as Icons,
    );
    mkdirSync(OUT, { recursive: true });
    const keep = new Set(names);
    for (const file of globSync('*.webp', { cwd: OUT }))
      if (!keep.has(basename(file, '.webp'))) rmSync(join(OUT, file));
    for (const [i, name] of names.entries()) {
      const webp = await sharp(Buffer.from(stickerSvg(name, sets)))
        .webp({ quality: 82, alphaQuality: 85, effort: 4 })
        .toBuffer();
      writeFileSync(files[i]!, webp);
    }
    remember('pictures', hash);
  }
  return { count: names.length, bytes: files.reduce((sum, file) => sum + readFileSync(file).length, 0) };
}
