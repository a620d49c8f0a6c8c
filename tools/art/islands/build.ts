// Draws every theme of the world map and every island in assets/map, into .build/art/landkaart/<theme> (atlas, sounds)
// and .build/art/landkaart/<theme>-<layout> (Tiled map, two sheets of tiles).
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { houseSprites } from '../../../scenes/landkaart/art/buildings.ts';
import { THEMES, type ThemeArt, type ThemeName } from '../../../scenes/landkaart/art/theme.ts';
import { drawSprites, makeAtlas } from '../atlas.ts';
import { FitFile } from '../fit.ts';
import { DRAWING } from '../games.ts';
import { fitsOf, type Job } from '../job.ts';
import { hashOf } from '../stamp.ts';
import { makeIsland } from './island.ts';
import type { Layout } from './layout.ts';

const ROOT = join(import.meta.dirname, '../../..');
const OUT = '.build/art/landkaart';
const ART = 'scenes/landkaart/art';
/** Bytes that the atlas of a theme may take. */
const MOST = 130_000;

const themes = () => THEMES.filter((name) => existsSync(join(ROOT, ART, `themes/${name}.ts`)));
const themeOf = async (name: ThemeName): Promise<ThemeArt> =>
  ((await import(`../../../${ART}/themes/${name}.ts`)) as { default: ThemeArt }).default;
const idOf = ({ theme, layout }: Layout) => `${theme}-${layout}`;

/** The layouts in assets/map, by hand. */
export const layouts = (): Layout[] =>
  globSync('assets/map/*.json', { cwd: ROOT })
    .sort()
    .map((path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Layout);

const themeFiles = (name: string) => ['atlas.webp', 'atlas.json'].map((file) => `${OUT}/${name}/${file}`);
const islandFiles = (id: string) =>
  ['kaart.json', 'grond.webp', 'pad.webp'].map((file) => `${OUT}/${id}/${file}`);

/** What the map has to draw: a sheet for each theme, and each island. */
export const islandJobs = (): Job[] => [
  ...themes().map((name): Job => {
    const sources = [
      `${ART}/{buildings,shapes,marks,theme,plants,finds,toys}.ts`,
      `${ART}/themes/${name}.ts`,
    ];
    const hash = hashOf([...DRAWING, ...sources, 'tools/art/islands/build.ts']);
    return { maker: 'theme', id: name, hash, files: themeFiles(name), weight: 6 };
  }),
  ...layouts().map((layout): Job => {
    const id = idOf(layout);
    const sources = [`${ART}/{ground,sea,theme,plants,finds}.ts`, `${ART}/themes/${layout.theme}.ts`];
    const hash = hashOf([...DRAWING, ...sources, 'tools/art/islands/*.ts', `assets/map/${id}.json`]);
    return { maker: 'island', id, hash, files: islandFiles(id), weight: 16 };
  }),
];

/** Draws the sheet of a theme. */
export async function makeTheme(name: string, fits: FitFile): Promise<void> {
  const theme = await themeOf(name as ThemeName);
  const sprites = { ...theme.sprites, ...houseSprites(theme.houses) };
  const { webp, json } = await makeAtlas(await drawSprites(sprites), MOST, fits.of(name));
  mkdirSync(join(ROOT, OUT, name), { recursive: true });
  const [sheet, frames] = themeFiles(name).map((file) => join(ROOT, file));
  writeFileSync(sheet!, webp);
  writeFileSync(frames!, json);
}

/** Draws an island and cuts it to tiles. */
export async function makeIslandFiles(id: string, fits: FitFile): Promise<void> {
  const layout = layouts().find((one) => idOf(one) === id)!;
  const made = await makeIsland(layout, await themeOf(layout.theme), fits);
  mkdirSync(join(ROOT, OUT, id), { recursive: true });
  const [map, ground, paths] = islandFiles(id).map((file) => join(ROOT, file));
  writeFileSync(map!, JSON.stringify(made.json));
  writeFileSync(ground!, made.ground);
  writeFileSync(paths!, made.paths);
}

/** What each island asks of the line: its theme and its own sheets. */
export const weighIslands = (): { id: string; bytes: number }[] =>
  layouts().map((layout) => ({
    id: idOf(layout),
    bytes: weigh(themeFiles(layout.theme)) + weigh(islandFiles(idOf(layout))),
  }));

/** Bytes as they go over the line: text compressed, pictures as they are. */
const weigh = (files: readonly string[]) =>
  files
    .map((file) => join(ROOT, file))
    .reduce(
      (sum, file) =>
        sum + (file.endsWith('.json') ? gzipSync(readFileSync(file)).length : statSync(file).size),
      0,
    );

/** Keeps a picture of each island of a theme in `.build/eilanden`, to be looked at. */
async function look(themes: readonly string[]) {
  mkdirSync(join(ROOT, '.build/eilanden'), { recursive: true });
  for (const layout of layouts().filter(({ theme }) => themes.includes(theme))) {
    const fits = new FitFile(fitsOf({ maker: 'island', id: idOf(layout) }));
    const made = await makeIsland(layout, await themeOf(layout.theme), fits);
    writeFileSync(join(ROOT, '.build/eilanden', `${idOf(layout)}.webp`), await made.look());
  }
}

if (import.meta.main) await look(process.argv.slice(2));
