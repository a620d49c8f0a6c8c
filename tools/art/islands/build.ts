// Draws every theme of the world map and every island in assets/map, into .build/art/landkaart/<theme> (atlas, sounds)
// and .build/art/landkaart/<theme>-<layout> (Tiled map, two sheets of tiles). What did not change is kept.
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { houseSprites } from '../../../scenes/landkaart/art/buildings.ts';
import { THEMES, type ThemeArt, type ThemeName } from '../../../scenes/landkaart/art/theme.ts';
import { hashOf, isFresh, remember } from '../stamp.ts';
import type { Layout } from './layout.ts';

const ROOT = join(import.meta.dirname, '../../..');
const OUT = join(ROOT, '.build/art/landkaart');
const DRAWING = ['engine/drawing/**/*.ts', 'engine/exercise/rng.ts', 'tools/art/{atlas,pack,raster}.ts'];
const ART = 'scenes/landkaart/art';
/** Bytes that the atlas of a theme may take. */
const MOST = 130_000;

/** What one island asks of the line: its theme and its own sheets. */
export interface IslandRow {
  id: string;
  bytes: number;
}

const themeOf = async (name: ThemeName): Promise<ThemeArt> =>
  ((await import(`../../../${ART}/themes/${name}.ts`)) as { default: ThemeArt }).default;

/** The layouts in assets/map, by hand. */
export const layouts = (): Layout[] =>
  globSync('assets/map/*.json', { cwd: ROOT })
    .sort()
    .map((path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Layout);

/** Draws what is not there yet; `look` names islands of which a picture is kept in `.build/eilanden`. */
export async function buildIslands(look: readonly string[] = []): Promise<IslandRow[]> {
  const themes = new Map<ThemeName, number>();
  for (const name of THEMES)
    if (existsSync(join(ROOT, ART, `themes/${name}.ts`))) themes.set(name, await buildTheme(name));
  const rows: IslandRow[] = [];
  for (const layout of layouts()) {
    const bytes = themes.get(layout.theme);
    if (bytes === undefined) throw new Error(`there is no theme "${layout.theme}"`);
    rows.push({
      id: `${layout.theme}-${layout.layout}`,
      bytes: bytes + (await buildIsland(layout, look.includes(layout.theme))),
    });
  }
  return rows;
}

async function buildTheme(name: ThemeName): Promise<number> {
  const folder = join(OUT, name);
  const files = ['atlas.webp', 'atlas.json'].map((file) => join(folder, file));
  const hash = hashOf([
    ...DRAWING,
    `${ART}/{buildings,shapes,marks,theme,plants,finds,toys}.ts`,
    `${ART}/themes/${name}.ts`,
  ]);
  if (!isFresh(`landkaart-${name}`, hash, files)) {
    const { makeAtlas } = await import('../atlas.ts');
    const theme = await themeOf(name);
    const { webp, json } = await makeAtlas({ ...theme.sprites, ...houseSprites(theme.houses) }, MOST);
    mkdirSync(folder, { recursive: true });
    writeFileSync(files[0]!, webp);
    writeFileSync(files[1]!, json);
    remember(`landkaart-${name}`, hash);
  }
  return weigh(files);
}

async function buildIsland(layout: Layout, look: boolean): Promise<number> {
  const id = `${layout.theme}-${layout.layout}`;
  const folder = join(OUT, id);
  const files = ['kaart.json', 'grond.webp', 'pad.webp'].map((file) => join(folder, file));
  const sources = [
    `${ART}/{ground,sea,theme,plants,finds}.ts`,
    `${ART}/themes/${layout.theme}.ts`,
    'tools/art/islands/*.ts',
  ];
  const hash = hashOf([...DRAWING, ...sources, `assets/map/${id}.json`]);
  if (look || !isFresh(`landkaart-${id}`, hash, files)) {
    const { makeIsland } = await import('./island.ts');
    const made = await makeIsland(layout, await themeOf(layout.theme));
    mkdirSync(folder, { recursive: true });
    writeFileSync(files[0]!, JSON.stringify(made.json));
    writeFileSync(files[1]!, made.ground);
    writeFileSync(files[2]!, made.paths);
    if (look) {
      mkdirSync(join(ROOT, '.build/eilanden'), { recursive: true });
      writeFileSync(join(ROOT, '.build/eilanden', `${id}.webp`), await made.look());
    }
    remember(`landkaart-${id}`, hash);
  }
  return weigh(files);
}

/** Bytes as they go over the line: text compressed, pictures as they are. */
const weigh = (files: readonly string[]) =>
  files.reduce(
    (sum, file) => sum + (file.endsWith('.json') ? gzipSync(readFileSync(file)).length : statSync(file).size),
    0,
  );

if (import.meta.main) console.table(await buildIslands(process.argv.slice(2)));
