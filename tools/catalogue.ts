// Writes .build/catalogue.json: what the server must know of the games, read from their manifests.
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameManifest } from '../engine/exercise/index.ts';

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, '.build');

const files = globSync('scenes/*/manifest.ts', { cwd: ROOT }).sort();
const games = await Promise.all(
  files.map(async (file) => {
    const { default: manifest } = (await import(pathToFileURL(join(ROOT, file)).href)) as {
      default: GameManifest;
    };
    const { id, title, family, forms, round, cap, pace, extras, explain, explainIn, shelf } = manifest;
    // What a game has not, JSON leaves out.
    return { id, title, family, forms, round, cap, pace, extras, explain, explainIn, shelf };
  }),
);
mkdirSync(OUT, { recursive: true });
writeFileSync(join(OUT, 'catalogue.json'), JSON.stringify(games, null, 2));
console.log(`Catalogus: ${games.length} spellen.`);
