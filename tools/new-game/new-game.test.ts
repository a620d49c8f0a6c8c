// @vitest-environment jsdom
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { GameManifest } from '../../engine/exercise/index.ts';
import { fixtureRound } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { refusal, writeGame } from './main.ts';

/** As deep in the project as `scenes`, so that what is written finds the engine. */
const SCENES = join(import.meta.dirname, '../../.build');
const ID = 'proefspel';
afterEach(() => rmSync(join(SCENES, ID), { recursive: true, force: true }));

test('what is written is a game that the robot plays to its end', async () => {
  mkdirSync(SCENES, { recursive: true });
  writeGame(ID, 'Proefspel', SCENES);
  const { default: manifest } = (await import(`${SCENES}/${ID}/manifest.ts`)) as { default: GameManifest };
  const { default: art } = (await import(`${SCENES}/${ID}/art/art.ts`)) as { default: { sprites: object } };
  expect(Object.keys(art.sprites).length).toBeGreaterThan(0);
  const headless = new HeadlessHost();
  const round = fixtureRound({ form: manifest.forms[0], options: 3 });
  const load = () => import(`${SCENES}/${ID}/scene.ts`) as Promise<unknown>;
  await headless.open({ manifest, folder: ID, art: {}, load }, round);
  await new Robot(headless, round.dealt, { plan: 'right', via: 'keyboard' }).finish();
  expect(headless.host.opened!.round!.result()).toMatchObject({ stars: 3, feat: true, complete: true });
  expect(headless.host.errors).toBe(0);
  headless.destroy();
});

test.each([
  [undefined, /Geef een naam/],
  ['Vuur Toren', /kleine letters/],
  ['../x', /kleine letters/],
  ['pizzabakken', /Er is al een spel/],
])('%s is refused with the reason', (id, reason) => {
  expect(refusal(id)).toMatch(reason);
});
