// @vitest-environment jsdom
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { FORMS, type GameManifest } from '../../engine/exercise/index.ts';
import { keepsContract } from '../../engine/testing/contract/index.ts';
import { keepsPace } from '../../engine/testing/contract/pace.ts';
import { refusal, wishOf, writeGame } from './main.ts';

/** As deep in the project as `scenes`, so that what is written finds the engine. */
const SCENES = join(import.meta.dirname, '../../.build');
const ID = 'proefspel';

mkdirSync(SCENES, { recursive: true });
// A run that broke off may have left one.
rmSync(join(SCENES, ID), { recursive: true, force: true });
writeGame({ id: ID, title: 'Proefspel', forms: FORMS.join(',') }, SCENES);
afterAll(() => rmSync(join(SCENES, ID), { recursive: true, force: true }));
const { default: manifest } = (await import(`${SCENES}/${ID}/manifest.ts`)) as { default: GameManifest };
const { default: art } = (await import(`${SCENES}/${ID}/art/art.ts`)) as { default: { sprites: object } };

test('what is written has drawings of its own, rules with a test, and an entry to fill', () => {
  expect(Object.keys(art.sprites).length).toBeGreaterThan(0);
  for (const file of ['rules.ts', 'rules.test.ts', 'README.md'])
    expect(existsSync(join(SCENES, ID, file)), file).toBe(true);
});

describe('what is written plays every form', () => {
  const entry = { manifest, folder: ID, art: {}, load: () => import(`${SCENES}/${ID}/scene.ts`) };
  keepsContract(entry);
  keepsPace(entry);
});

describe('in an empty folder', () => {
  const scenes = mkdtempSync(join(tmpdir(), 'nieuw-spel-'));
  afterAll(() => rmSync(scenes, { recursive: true }));

  test('only the wished forms are written, with the files that play them', () => {
    writeGame(wishOf(['vuurtoren', 'Vuurtoren', '--forms=build,choose']), scenes);
    const files = readdirSync(join(scenes, 'vuurtoren'));
    expect(files).toEqual(expect.arrayContaining(['row-play.ts', 'choices-play.ts', 'bell.ts']));
    expect(files).not.toEqual(expect.arrayContaining(['typing-play.ts']));
    expect(files).not.toEqual(expect.arrayContaining(['cuts-play.ts']));
    const scene = readFileSync(join(scenes, 'vuurtoren/scene.ts'), 'utf8');
    expect(scene).toContain('class Vuurtoren extends GameScene');
    expect(scene.match(/=> new \w+Play/g)).toHaveLength(2);
    expect(scene).not.toMatch(/TypingPlay|CutsPlay|Sjabloon/);
    const all = files.map((file) =>
      file.endsWith('.ts') ? readFileSync(join(scenes, 'vuurtoren', file), 'utf8') : '',
    );
    expect(all.join('')).toContain('export type Game = FormHost;');
    expect(all.join('')).not.toMatch(/[kK]eyboard/);
    expect(readFileSync(join(scenes, 'vuurtoren/manifest.ts'), 'utf8')).toContain('"build","choose"');
  });

  test('a typed form brings its keyboard', () => {
    writeGame(wishOf(['typspel', 'Typspel', '--forms=type']), scenes);
    expect(readFileSync(join(scenes, 'typspel/game.ts'), 'utf8')).toContain('showKeyboard(');
  });

  test('an entry that stands there stays', () => {
    mkdirSync(join(scenes, 'molen'));
    writeFileSync(join(scenes, 'molen', 'README.md'), 'Het boek.');
    writeGame({ id: 'molen' }, scenes);
    expect(readFileSync(join(scenes, 'molen/manifest.ts'), 'utf8')).toContain('title: "Molen"');
    expect(readFileSync(join(scenes, 'molen', 'README.md'), 'utf8')).toBe('Het boek.');
  });
});

test.each([
  [undefined, undefined, /Geef een naam/],
  ['Vuur Toren', undefined, /kleine letters/],
  ['../x', undefined, /kleine letters/],
  ['pizzabakken', undefined, /Er is al een spel/],
  ['vuurtoren', 'build,dansen', /"dansen" is geen vorm/],
])('%s %s is refused with the reason', (id, forms, reason) => {
  expect(refusal({ id, forms })).toMatch(reason);
});
