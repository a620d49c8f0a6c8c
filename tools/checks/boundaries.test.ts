import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkBoundaries, ruleNames, told } from './boundaries.ts';

const made: string[] = [];
afterEach(() => made.splice(0).forEach((dir) => rmSync(dir, { recursive: true })));

/** A tree of its own with these files. */
function plant(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'boundaries-'));
  made.push(dir);
  const all = {
    'tsconfig.json': '{"compilerOptions":{"allowImportingTsExtensions":true,"noEmit":true}}',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(join(dir, dirname(file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return dir;
}

const front = {
  'engine/stage/index.ts': 'export const stage = 1;\n',
  'scenes/a/scene.ts': "import { stage } from '../../engine/stage/index.ts';\nexport default stage;\n",
};

test('a tree that keeps the rules passes', async () => {
  const verdict = await checkBoundaries(plant(front), Object.keys(front));
  expect(verdict).toEqual({ looked: 2, missed: [], violations: [] });
});

test('a game may know sizes and types of its art', async () => {
  const files = {
    'engine/drawing/index.ts': 'export const circle = 1;\nexport const PALETTE = 2;\n',
    'scenes/a/art/sizes.ts':
      "import { PALETTE } from '../../../engine/drawing/index.ts';\nexport const POT = { width: 40, colour: PALETTE };\n",
    'scenes/a/art/pot.ts':
      "import { circle } from '../../../engine/drawing/index.ts';\nimport { POT } from './sizes.ts';\nexport type Pot = typeof POT;\nexport default circle;\n",
    'scenes/a/pot.ts':
      "import type { Pot } from './art/pot.ts';\nimport { POT } from './art/sizes.ts';\nexport const pot: Pot = POT;\n",
  };
  expect(await checkBoundaries(plant(files), Object.keys(files))).toEqual({
    looked: 4,
    missed: [],
    violations: [],
  });
});

test.each([
  [
    'a scene that imports the server',
    { 'server/app.ts': 'export const app = 1;\n', 'scenes/a/scene.ts': "import '../../server/app.ts';\n" },
    'scene-front-door',
  ],
  [
    'a scene that imports another scene',
    { 'scenes/b/scene.ts': 'export const b = 1;\n', 'scenes/a/scene.ts': "import '../b/scene.ts';\n" },
    'scene-front-door',
  ],
  [
    'any file of a game that reaches behind the front door',
    {
      'engine/stage/kit/card.ts': 'export const card = 1;\n',
      'scenes/a/build-order.ts': "import '../../engine/stage/kit/card.ts';\n",
    },
    'scene-front-door',
  ],
  [
    'any file of a game, in a folder of it too, that imports another game',
    { 'scenes/b/pot.ts': 'export const b = 1;\n', 'scenes/a/parts/pot.ts': "import '../../b/pot.ts';\n" },
    'scene-front-door',
  ],
  [
    'any file of a game that imports Phaser',
    { 'node_modules/phaser/index.js': 'module.exports = 1;\n', 'scenes/a/pot.ts': "import 'phaser';\n" },
    'scene-front-door',
  ],
  [
    'the play of a game that imports a drawing',
    {
      'engine/drawing/shapes.ts': 'export const circle = 1;\n',
      'scenes/a/art/parts.ts':
        "import { circle } from '../../../engine/drawing/shapes.ts';\nexport const parts = circle;\n",
      'scenes/a/art/pot.ts': "export { parts as pot } from './parts.ts';\n",
      'scenes/a/pot.ts': "export { pot } from './art/pot.ts';\n",
    },
    'scene-art-is-data: scenes/a/pot.ts -> scenes/a/art/pot.ts',
  ],
  [
    'art that imports the stage',
    {
      'engine/stage/index.ts': 'export const s = 1;\n',
      'scenes/a/art/pot.ts': "import '../../../engine/stage/index.ts';\n",
    },
    'scene-art',
  ],
  [
    'art that imports the play',
    {
      'scenes/a/rules.ts': 'export const r = 1;\n',
      'scenes/a/art/pot.ts': "import '../rules.ts';\n",
    },
    'scene-art',
  ],
  [
    'a test of a game that imports another game',
    { 'scenes/b/pot.ts': 'export const b = 1;\n', 'scenes/a/pot.test.ts': "import '../b/pot.ts';\n" },
    'scene-test-at-home',
  ],
  [
    'the engine knowing a game',
    {
      'scenes/a/scene.ts': 'export const a = 1;\n',
      'engine/stage/index.ts': "import '../../scenes/a/scene.ts';\n",
    },
    'engine-knows-no-game',
  ],
  ['a pure room reaching for Node', { 'engine/exercise/x.ts': "import 'node:fs';\n" }, 'pure-rooms'],
  [
    'the server importing the stage',
    {
      'engine/stage/index.ts': 'export const s = 1;\n',
      'server/x.ts': "import '../engine/stage/index.ts';\n",
    },
    'server-imports-pure-engine',
  ],
  [
    'web reaching behind the contract',
    { 'server/app.ts': 'export const app = 1;\n', 'web/x.ts': "import '../server/app.ts';\n" },
    'web-sees-contract-only',
  ],
  [
    'somebody importing tools',
    { 'tools/x.ts': 'export const x = 1;\n', 'server/y.ts': "import '../tools/x.ts';\n" },
    'nobody-imports-tools',
  ],
  [
    'a circle',
    {
      'server/a.ts': "import './b.ts';\nexport const a = 1;\n",
      'server/b.ts': "import './a.ts';\nexport const b = 1;\n",
    },
    'no-circular',
  ],
] as const)('%s is found', async (_, files, rule) => {
  const { violations } = await checkBoundaries(
    plant(files as unknown as Record<string, string>),
    Object.keys(files),
  );
  expect(told(violations).join('\n')).toContain(rule);
});

test('a broken rule is told with what breaks it, why it is there and what to do, once for all imports', () => {
  const from = 'scenes/a/scene.ts';
  const lines = told([
    { rule: 'scene-front-door', from, to: 'scenes/b/pot.ts' },
    { rule: 'scene-front-door', from, to: 'engine/stage/fx.ts' },
  ]);
  expect(lines).toEqual([
    `scene-front-door: ${from} -> scenes/b/pot.ts`,
    `scene-front-door: ${from} -> engine/stage/fx.ts`,
    expect.stringMatching(/^ {2}why: A game knows the front doors/),
    expect.stringMatching(/^ {2}instead: Import from engine\/stage\/index\.ts/),
  ]);
});

test.each(ruleNames())('%s says why it is there and what to do instead', (rule) => {
  const [, why, instead] = told([{ rule, from: 'a', to: 'b' }]);
  expect(why).toMatch(/^ {2}why: \w.{20,}\.$/);
  expect(instead).toMatch(/^ {2}instead: \w.{20,}\.$/);
});

test('an empty run is not a pass: modules that were not looked at are named', async () => {
  const { missed } = await checkBoundaries(plant(front), ['server/gone.ts']);
  expect(missed).toEqual(['server/gone.ts']);
});
