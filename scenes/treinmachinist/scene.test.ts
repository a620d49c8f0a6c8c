// @vitest-environment jsdom
import type Phaser from 'phaser';
import { afterEach, expect, it } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { gameById } from '../index.ts';
import { RING } from './loop.ts';

let headless: HeadlessHost;
afterEach(() => headless.destroy());

async function openInPlay(options: FixtureOptions) {
  headless = new HeadlessHost();
  const scene = await headless.open(gameById('treinmachinist')!, fixtureRound(options));
  for (let i = 0; i < 1200 && scene.flow.phase !== 'spel'; i++) await headless.step();
  // An act in the first moment belongs to the exercise before.
  await headless.step(30);
  return scene;
}

const log = () => headless.host.opened!.round!.log;

async function press(code: string) {
  for (const type of ['keydown', 'keyup'] as const) headless.game.feed({ type, code, key: code });
  await headless.step(2);
}

async function tap(id: string) {
  const { x, y, width, height } = headless.game.stage
    .offers()
    .find((offer) => offer.id === id)!
    .rect();
  for (const type of ['down', 'up'] as const)
    headless.game.feed({ type, x: x + width / 2, y: y + height / 2 });
  await headless.step(2);
}

const lit = () =>
  headless.game.stage
    .offers()
    .filter((offer) => offer.kind === 'bucket' && offer.chosen())
    .map(({ value }) => value);

it('moves the lit route from station to station by arrow, past points and signal', async () => {
  await openInPlay({ form: 'sort', options: 4, settings: { calm: true } });
  const seen: unknown[] = [];
  for (let i = 0; i < 4; i++) {
    await press('ArrowDown');
    seen.push(...lit());
  }
  expect(seen).toEqual(['lang', 'kort', 'twee', 'drie']);
});

it('rides by itself when a way is set, and answers with the station where the points lead', async () => {
  await openInPlay({ form: 'sort', options: 3 });
  await tap('station-kort');
  expect(lit()).toEqual(['kort']);
  expect(log()).toEqual([]);
  await headless.step(20 * 60);
  expect(log().map(({ given }) => given)).toEqual([{ form: 'sort', bucket: 'kort' }]);
});

it('can be changed by its points as long as the train has not passed them', async () => {
  await openInPlay({ form: 'sort', options: 2 });
  await tap('station-kort');
  await headless.step(60);
  await tap('wissel-0');
  expect(lit()).toEqual(['lang']);
  await headless.step(20 * 60);
  expect(log().map(({ given }) => given)).toEqual([{ form: 'sort', bucket: 'lang' }]);
});

it('waits at the signal as long as it is held, and for ever in calm mode', async () => {
  await openInPlay({ form: 'sort', options: 2, settings: { calm: true } });
  await tap('station-kort');
  await headless.step(15 * 60);
  expect(log()).toEqual([]);
  await press('Space');
  await headless.step(20 * 60);
  expect(log()).toHaveLength(1);
});

it('never goes again to a station where it went wrong', async () => {
  const scene = await openInPlay({ form: 'choose', options: 3 });
  await tap('station-fout0');
  for (let i = 0; i < 3000 && log().length === 0; i++) await headless.step();
  for (let i = 0; i < 1200 && scene.flow.phase !== 'spel'; i++) await headless.step();
  expect(scene.stage.offers().map(({ id }) => id)).not.toContain('station-fout0');
  await headless.step(30);
  for (let i = 0; i < 6; i++) await tap(`wissel-${i % 2}`);
  await headless.step(20 * 60);
  expect(log()).toHaveLength(2);
  expect(log()[1]!.given).not.toEqual({ form: 'choose', option: 'fout0' });
});

it('brings the train back over the loop, all of it in view, and lets points be thrown meanwhile', async () => {
  const scene = await openInPlay({ form: 'sort', options: 2 });
  const loco = () =>
    scene.children.list.find(
      (one): one is Phaser.GameObjects.Image =>
        'frame' in one && (one.frame as { name: string }).name === 'loc',
    )!;
  const right = headless.host.opened!.round!.solution()!;
  await tap(`station-${'bucket' in right ? right.bucket : ''}`);
  for (let i = 0; i < 3000 && log().length === 0; i++) await headless.step();
  const seen: { x: number; y: number }[] = [];
  for (let i = 0; i < 900 && (seen.at(-1)?.y !== RING.top || scene.flow.phase !== 'spel'); i++) {
    await headless.step();
    const { x, y, visible } = loco();
    expect(visible).toBe(true);
    expect(x).toBeLessThanOrEqual(RING.right);
    seen.push({ x, y });
  }
  // Up along the edge, and then back to the left.
  expect(seen.some(({ x, y }) => x === RING.right && y < 500)).toBe(true);
  const back = seen.filter(({ y }) => y === RING.top).map(({ x }) => x);
  expect(back.length).toBeGreaterThan(10);
  expect(back).toEqual([...back].sort((a, b) => b - a));
  await headless.step(30);
  await tap('station-lang');
  expect(lit()).toEqual(['lang']);
  await headless.step(20 * 60);
  expect(log()).toHaveLength(2);
});
