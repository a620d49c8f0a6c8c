import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { PALETTE } from '../../engine/drawing/index.ts';
import { readPictureLines } from '../../server/words/pictures.ts';
import type { Job } from './job.ts';
import { hashOf, isFresh, remember } from './stamp.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUT = '.build/art/pictures';
const DRAWINGS = 'assets/pictures';
/** Packages of icons, in the order in which they are looked through. */
const SETS = ['fluent-emoji-flat', 'noto'] as const;
/** Pixels of a side; it shows 116 u: a picture of 96 u with its rim and shadow. */
const SIDE = 192;
/** At two thirds of the bytes of quality 82 no difference is seen. */
const WEBP = { quality: 72, alphaQuality: 50, effort: 6 } as const;

/** What is inside a picture, and how wide and high it is. */
interface Drawing {
  body: string;
  size: number;
}

/** The part of an Iconify collection that is used. */
interface Icons {
  icons: Record<string, { body: string; width?: number }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
}

/** Finds pictures by name: drawings of ours, then Fluent Emoji, then Noto Emoji. */
export function openDrawings(): (name: string) => Drawing | undefined {
  const require = createRequire(import.meta.url);
  const sets = SETS.map((set) => require(`@iconify-json/${set}/icons.json`) as Icons);
  return (name) => {
    const own = join(ROOT, DRAWINGS, `${name}.svg`);
    if (existsSync(own)) return inside(readFileSync(own, 'utf8'));
    for (const set of sets) {
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
      if (icon) return { body: icon.body, size: icon.width ?? set.width ?? 16 };
    }
    return undefined;
  };
}

/** What stands in a file of `assets/pictures`: a square `svg` with a `viewBox` that begins at 0 0. */
function inside(svg: string): Drawing | undefined {
  const [, size, body] = /<svg[^>]*viewBox="0 0 (\d+) \1"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  return size === undefined || body === undefined ? undefined : { body, size: Number(size) };
}

/** A picture as a sticker of ours: a white rim of 6 u with round corners, and a soft shadow. */
function stickerSvg({ body, size }: Drawing): string {
  const picture = `<g transform="translate(-48 -48) scale(${96 / size})">${body}</g>`;
  const paper = `<feFlood flood-color="${PALETTE.paper}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${SIDE}" height="${SIDE}" viewBox="-58 -57 116 116"><defs>` +
    // Two blurs, each cut off at low ink, widen the shape; a morphology filter would take ten times as long.
    '<filter id="rim" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur in="SourceAlpha" stdDeviation="3.8"/><feComponentTransfer><feFuncA type="linear" slope="24" intercept="-1.2"/></feComponentTransfer>' +
    `<feGaussianBlur stdDeviation="1.8"/><feComponentTransfer result="wide"><feFuncA type="linear" slope="9" intercept="-2.2"/></feComponentTransfer>${paper}<feComposite in2="wide" operator="in"/></filter>` +
    `<filter id="shade" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="3" stdDeviation="1.6" flood-color="${PALETTE.ink}" flood-opacity=".26"/></filter></defs>` +
    `<g filter="url(#shade)"><g filter="url(#rim)">${picture}</g></g>${picture}</svg>`
  );
}

/** Pictures that are made in one go. */
const BATCH = 90;

const names = () => [...new Set(readPictureLines().map(({ picture }) => picture))].sort();
const fileOf = (name: string) => `${OUT}/${name}.webp`;
/** The pictures of one batch. */
const batchOf = (number: number) => names().slice(number * BATCH, (number + 1) * BATCH);

/** All pictures of words, in batches; what no word has any more goes. */
export function pictureJobs(): Job[] {
  const all = names();
  const known = new Set(all.map(fileOf));
  for (const file of globSync(`${OUT}/*.webp`, { cwd: ROOT }))
    if (!known.has(file.replaceAll('\\', '/'))) rmSync(join(ROOT, file));
  const sources = ['tools/art/pictures.ts', 'engine/drawing/palette.ts', `${DRAWINGS}/*.svg`];
  const icons = SETS.map((set) => `node_modules/@iconify-json/${set}/package.json`);
  const hash = hashOf([...sources, ...icons]);
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, i): Job => {
    const batch = batchOf(i);
    return {
      maker: 'pictures',
      id: `plaatjes-${i}`,
      hash: `${hash} ${batch.join()}`,
      files: batch.map(fileOf),
      weight: 15,
    };
  });
}

let find: ReturnType<typeof openDrawings> | undefined;

/** Makes `.build/art/pictures/<name>.webp` of each picture of a batch, where it or its drawing is new. */
export async function makePictures(id: string): Promise<void> {
  find ??= openDrawings();
  const settings = JSON.stringify(WEBP);
  mkdirSync(join(ROOT, OUT), { recursive: true });
  for (const name of batchOf(Number(id.split('-')[1]))) {
    const drawing = find(name);
    if (!drawing) throw new Error(`There is no picture "${name}"`);
    const svg = stickerSvg(drawing);
    const hash = hashOf([], settings + svg);
    if (isFresh(`picture/${name}`, hash, [fileOf(name)])) continue;
    writeFileSync(join(ROOT, fileOf(name)), await sharp(Buffer.from(svg)).webp(WEBP).toBuffer());
    remember(`picture/${name}`, hash);
  }
}

/** How many pictures there are, and their bytes. */
export const weighPictures = (): { count: number; bytes: number } => ({
  count: names().length,
  bytes: names().reduce((sum, name) => sum + statSync(join(ROOT, fileOf(name))).size, 0),
});
