import { globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { GameArt } from '../../engine/drawing/index.ts';
import { drawSprites, makeAtlas, makeTiles } from './atlas.ts';
import type { FitFile } from './fit.ts';
import type { Job } from './job.ts';
import { rasteriseToWebp } from './raster.ts';
import { hashOf } from './stamp.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUT = '.build/art';
/** Bytes that the art of one owner may take (scenes/README.md, 6.17; the map's own 4.7). */
const LIMIT = { game: 180_000, landkaart: 300_000, kit: 450_000 } as const;
/** What every drawing is made of. */
export const DRAWING = [
  'engine/drawing/**/*.ts',
  'engine/exercise/rng.ts',
  'tools/art/{atlas,pack,raster,games}.ts',
];
const TILES = ['tiles.webp', 'tiles.json'];

/** Who has drawings of its own: the kit, and each game. */
const ids = () => [
  'kit',
  ...globSync('scenes/*/art/art.ts', { cwd: ROOT })
    .map((path) => basename(dirname(dirname(path))))
    .sort(),
];

const limitOf = (id: string): number => (id === 'kit' || id === 'landkaart' ? LIMIT[id] : LIMIT.game);

export const gameJobs = (): Job[] =>
  ids().map((id) => ({
    maker: 'game',
    id,
    hash: hashOf([...DRAWING, ...(id === 'kit' ? [] : [`scenes/${id}/art/**/!(sounds|piece|card).ts`])]),
    files: ['atlas.webp', 'atlas.json'].map((name) => `${OUT}/${id}/${name}`),
    weight: 18,
  }));

async function artOf(id: string): Promise<GameArt> {
  if (id === 'kit') return { sprites: (await import('../../engine/drawing/index.ts')).kitArt() };
  return ((await import(`../../scenes/${id}/art/art.ts`)) as { default: GameArt }).default;
}

/** Draws the backdrop, tiles and sprites of one owner. */
export async function makeGame(id: string, fits: FitFile): Promise<void> {
  const art = await artOf(id);
  const folder = join(ROOT, OUT, id);
  mkdirSync(folder, { recursive: true });
  let room = limitOf(id);
  const keep = (name: string, bytes: Buffer | string) => {
    writeFileSync(join(folder, name), bytes);
    room -= bytes.length;
  };
  // While one core draws the backdrop, another draws the sprites.
  const backdrop = art.backdrop && rasteriseToWebp(art.backdrop.svg, 1, 80);
  const sprites = drawSprites(art.sprites);
  if (backdrop) keep('backdrop.webp', await backdrop);
  if (art.tiles) {
    const tiles = await makeTiles(art.tiles, room / 2, fits.of('tiles'));
    keep('tiles.webp', tiles.webp);
    keep('tiles.json', tiles.json);
  } else for (const old of TILES) rmSync(join(folder, old), { force: true });
  const atlas = await makeAtlas(await sprites, room, fits.of('atlas'));
  keep('atlas.webp', atlas.webp);
  keep('atlas.json', atlas.json);
}

/** What one owner's art weighs, and may weigh. */
export interface Weight {
  id: string;
  bytes: number;
  limit: number;
}

export const weighGames = (): Weight[] =>
  ids().map((id) => {
    const bytes = ['atlas.webp', 'atlas.json', 'backdrop.webp', ...TILES].reduce(
      (sum, name) => sum + (statSync(join(ROOT, OUT, id, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
    return { id, bytes, limit: limitOf(id) };
  });
