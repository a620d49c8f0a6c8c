// @vitest-environment jsdom
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { GameManifest } from '../../engine/exercise/index.ts';
import { keepsContract } from '../../engine/testing/contract/index.ts';
import { refusal, writeGame } from './main.ts';

/** As deep in the project as `scenes`, so that what is written finds the engine. */
const SCENES = join(import.meta.dirname, '../../.build');
const ID = 'proefspel';

mkdirSync(SCENES, { recursive: true });
// A run that broke off may have left one.
rmSync(join(SCENES, ID), { recursive: true, force: true });
writeGame(ID, 'Proefspel', SCENES);
afterAll(() => rmSync(join(SCENES, ID), { recursive: true, force: true }));
const { default: manifest } = (await import(`${SCENES}/${ID}/manifest.ts`)) as { default: GameManifest };
const { default: art } = (await import(`${SCENES}/${ID}/art/art.ts`)) as { default: { sprites: object } };

test('what is written has drawings of its own', () => {
  expect(Object.keys(art.sprites).length).toBeGreaterThan(0);
});

describe('what is written', () => {
  keepsContract({ manifest, folder: ID, art: {}, load: () => import(`${SCENES}/${ID}/scene.ts`) });
});

test.each([
  [undefined, /Geef een naam/],
  ['Vuur Toren', /kleine letters/],
  ['../x', /kleine letters/],
  ['pizzabakken', /Er is al een spel/],
])('%s is refused with the reason', (id, reason) => {
  expect(refusal(id)).toMatch(reason);
});
