// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GameEntry } from '../engine/bridge/index.ts';
import { BOOK } from './book.ts';
import { GAMES, gameById } from './index.ts';

/** Input, time, text and sound that would go round the stage. */
const BESIDE_THE_STAGE =
  /\.setInteractive\(|\.input\.|addEventListener|\.add\.text\(|\.time\.(delayedCall|addEvent)|\.sound\.add\(/;

it('finds a game for every folder with a manifest', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(GAMES.length).toBeGreaterThan(0);
  expect(GAMES.length).toBe(folders.filter(({ name }) => name !== 'landkaart').length);
});

describe.each(GAMES.map((entry): [string, GameEntry] => [entry.manifest.id, entry]))('%s', (id, entry) => {
  const { manifest, folder } = entry;

  it('has its contract tested', () => {
    expect(existsSync(join(import.meta.dirname, folder, 'contract.test.ts'))).toBe(true);
  });

  it('has a manifest that says what the book says of a game that is in it', () => {
    const { title, family, forms, round, cap, pace, physics, host } = manifest;
    const said = { title, family, forms, round, cap, pace, physics, host };
    // A game that was thought of later is not in the book: it only has to be a new one.
    if (BOOK[id]) expect(said).toEqual(BOOK[id]);
    else expect(Object.values(BOOK).map((game) => game.family)).not.toContain(family);
    expect(folder).toBe(id.normalize('NFD').replace(/\p{M}/gu, ''));
    expect(gameById(encodeURIComponent(id.normalize('NFD')))?.folder).toBe(folder);
  });

  it('listens, speaks and writes only through the stage', () => {
    const files = readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' });
    const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    expect(sources).toContain('scene.ts');
    for (const file of sources) {
      const source = readFileSync(join(import.meta.dirname, folder, file), 'utf8');
      expect(source.match(BESIDE_THE_STAGE)?.[0], file).toBeUndefined();
    }
  });
});
