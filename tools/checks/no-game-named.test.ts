import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { GameManifest } from '../../engine/exercise/index.ts';
import { BOOK } from '../../scenes/book.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Where a game is named all the same: as a showcase, or because its id is also a word of the language. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  'web/site/pages/home-page.tsx': ['pizzabakken'],
  'engine/spelling/catalogue/examples.ts': ['quizvraag'],
  'engine/spelling/variants.ts': ['quizvraag'],
};

const made = await Promise.all(
  globSync('scenes/*/manifest.ts', { cwd: ROOT }).map(
    async (file) => ((await import(join(ROOT, file))) as { default: GameManifest }).default.id,
  ),
);
const ids = [...made, ...Object.keys(BOOK)];

/** Ids of games in a text, as whole words. */
const namedIn = (text: string) => {
  const words = new Set(text.normalize('NFC').match(/[\p{L}\p{N}]+/gu));
  return ids.filter((id) => words.has(id));
};

it('names no game in engine, server or web: what they know of one is in its folder', () => {
  const files = globSync('{engine,server,web}/**/*.{ts,tsx,css}', { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$|^(server|engine)\/testing\//.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const named = files.flatMap((file) => {
    const found = namedIn(readFileSync(join(ROOT, file), 'utf8'));
    return found.length > 0 ? [[file, found]] : [];
  });
  expect(Object.fromEntries(named)).toEqual(NAMED);
});

it('sees a game that is named', () => {
  expect(ids).toHaveLength(new Set(ids).size);
  expect(namedIn("const shelves = ['rups', 'piñata'] as const;")).toEqual(['rups', 'piñata']);
  expect(namedIn('rupsje, pinatas')).toEqual([]);
});
