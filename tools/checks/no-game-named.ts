// Checks that engine, server and web name no game: what they know of one is in its folder.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameManifest } from '../../engine/exercise/index.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Where a game is named all the same: as a showcase, or because its id is also a word of the language. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  'web/site/pages/home-page.tsx': ['pizzabakken'],
  'engine/spelling/catalogue/examples.ts': ['quizvraag'],
  'engine/spelling/variants.ts': ['quizvraag'],
};
/** Less than this was not all that there is to look at. */
const LEAST_FILES = 500;

/** Ids of all games. */
export function gameIds(): Promise<string[]> {
  const manifests = globSync('scenes/*/manifest.ts', { cwd: ROOT }).map(
    async (file) => ((await import(join(ROOT, file))) as { default: GameManifest }).default.id,
  );
  return Promise.all(manifests);
}

/** Those of these games that a text names, as whole words. */
export function namedIn(text: string, ids: readonly string[]): string[] {
  const words = new Set(text.normalize('NFC').match(/[\p{L}\p{N}]+/gu));
  return ids.filter((id) => words.has(id));
}

/** One line per file that names games, or that no longer names those that it may. */
export async function checkNames(): Promise<string[]> {
  const ids = await gameIds();
  const files = globSync('{engine,server,web}/**/*.{ts,tsx,css}', { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$|^(server|engine)\/testing\//.test(file),
  );
  if (files.length < LEAST_FILES) return [`looked at ${files.length} files only`];
  return files.flatMap((file) => {
    const found = namedIn(readFileSync(join(ROOT, file), 'utf8'), ids);
    const allowed = NAMED[file] ?? [];
    return [
      ...found.filter((id) => !allowed.includes(id)).map((id) => `${file} names the game ${id}`),
      ...allowed
        .filter((id) => !found.includes(id))
        .map((id) => `${file} no longer names ${id}: take it out of tools/checks/no-game-named.ts`),
    ];
  });
}

if (import.meta.main) {
  const faults = await checkNames();
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    console.error(
      '  why: All 45 games are opened alike; a game that is named elsewhere is not whole in its folder.',
    );
    console.error(
      '  instead: Say it in its manifest (engine/exercise/manifest.ts), which all rooms can read.',
    );
    process.exit(1);
  }
  console.log('Engine, server and web name no game.');
}
