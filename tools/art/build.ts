// Makes every texture, sound and word picture that the app loads, into .build/art. What did not change is kept.
import { globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameArt } from '../../engine/drawing/index.ts';
import { buildIslands } from './islands/build.ts';
import { buildPictures } from './pictures.ts';
import { buildSounds } from './sounds.ts';
import { hashOf, isFresh, remember } from './stamp.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, '.build/art');
/** Bytes that the art of one owner may take (scenes/README.md 6, rule 17 and 4.7). */
const LIMIT = { game: 180_000, landkaart: 300_000, island: 600_000, kit: 450_000 } as const;
const DRAWING = [
  'engine/drawing/**/*.ts',
  'engine/exercise/rng.ts',
  'tools/art/{build,atlas,pack,raster}.ts',
];

interface Row {
  id: string;
  bytes: number;
  limit: number;
}

const sizeOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);

/** Draws the art of one owner unless it is there already; `load` is called only when it must be drawn. */
async function buildArt(
  id: string,
  sources: string[],
  limit: number,
  load: () => Promise<GameArt>,
): Promise<Row> {
  const folder = join(OUT, id);
  const file = (name: string) => join(folder, name);
  const hash = hashOf([...DRAWING, ...sources]);
  if (!isFresh(id, hash, [file('atlas.webp'), file('atlas.json')])) {
    const { makeAtlas, makeTiles } = await import('./atlas.ts');
    const { rasteriseToWebp } = await import('./raster.ts');
    const art = await load();
    mkdirSync(folder, { recursive: true });
    let room = limit;
    const keep = (name: string, bytes: Buffer | string) => {
      writeFileSync(file(name), bytes);
      room -= bytes.length;
    };
    if (art.backdrop) keep('backdrop.webp', await rasteriseToWebp(art.backdrop.svg, 1, 80));
    for (const old of art.tiles ? [] : ['tiles.webp', 'tiles.json']) rmSync(file(old), { force: true });
    if (art.tiles) {
      const tiles = await makeTiles(art.tiles, room / 2);
      keep('tiles.webp', tiles.webp);
      keep('tiles.json', tiles.json);
    }
    const atlas = await makeAtlas(art.sprites, room);
    keep('atlas.webp', atlas.webp);
    keep('atlas.json', atlas.json);
    remember(id, hash);
  }
  return {
    id,
    bytes: sizeOf(['atlas.webp', 'atlas.json', 'backdrop.webp', 'tiles.webp', 'tiles.json'].map(file)),
    limit,
  };
}

function print(rows: readonly Row[]) {
  for (const { id, bytes, limit } of rows) {
    console.log(
      `${id.padEnd(20)} ${(bytes / 1000).toFixed(0).padStart(5)} kB  (ten hoogste ${limit / 1000} kB)${bytes > limit ? '  TE GROOT' : ''}`,
    );
  }
}

async function buildGames(): Promise<Row[]> {
  const rows = [
    await buildArt('kit', [], LIMIT.kit, async () => ({
      sprites: (await import('../../engine/drawing/index.ts')).kitArt(),
    })),
  ];
  for (const path of globSync('scenes/*/art/art.ts', { cwd: ROOT }).sort()) {
    const id = basename(dirname(dirname(path)));
    const limit = id === 'landkaart' ? LIMIT.landkaart : LIMIT.game;
    const load = async () =>
      ((await import(pathToFileURL(join(ROOT, path)).href)) as { default: GameArt }).default;
    rows.push(
      await buildArt(id, [`scenes/${id}/art/**/!(sounds|piece).ts`, `scenes/${id}/art/*.json`], limit, load),
    );
  }
  return rows;
}

// Drawing is done beside this thread: one kind after the other would leave half of a machine of two cores unused.
const [games, drawn, pictures] = await Promise.all([
  buildGames(),
  buildIslands(),
  buildPictures(),
  buildSounds(),
]);
const own = games.find(({ id }) => id === 'landkaart')!.bytes;
const islands = drawn.map(({ id, bytes }) => ({ id, bytes: bytes + own, limit: LIMIT.island }));
print([...games, ...islands]);
console.log(
  `${'plaatjes'.padEnd(20)} ${(pictures.bytes / 1000).toFixed(0).padStart(5)} kB  (${pictures.count} woordplaatjes)`,
);
if ([...games, ...islands].some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1;
