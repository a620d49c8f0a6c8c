// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import type { Fish } from './fish.ts';
import type Vishaak from './scene.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

const FINGER = { x: 683, y: 330 };

async function start(options: Partial<FixtureOptions> = {}) {
  const round = fixtureRound({
    form: 'choose',
    options: 3,
    size: 6,
    longest: 6,
    settings: { tempo: 0 },
    ...options,
  });
  const scene = (await headless.open(gameById('vishaak')!, round)) as unknown as Vishaak;
  const tips: number[] = [];
  scene.stage.tip = (coins) => void tips.push(coins);
  const inPlay = async () => {
    for (let i = 0; i < 1200 && scene.flow.phase !== 'spel'; i++) await headless.step();
    // An act in the first moment belongs to the exercise before.
    await headless.step(30);
  };
  await inPlay();
  const log = () => headless.host.opened!.round!.log;
  const home = async () => {
    for (let i = 0; i < 200 && scene.rod.isBusy; i++) await headless.step();
    expect(scene.rod.isBusy).toBe(false);
  };
  /** Presses shortly on the water while the hook points there. */
  const tapAt = async (angle: number) => {
    scene.rod.swing.turnTo(angle);
    await headless.step();
    scene.rod.swing.turnTo(angle);
    scene.feed({ type: 'down', ...FINGER });
    await headless.step(5);
    scene.feed({ type: 'up', ...FINGER });
    await headless.step(2);
  };
  const fish = (): readonly Fish[] => scene.play!.fish;
  /** A direction in which nothing is. */
  const nothing = () => {
    const all = Array.from({ length: 100 }, (_, i) => i - 50);
    const near = (angle: number) => Math.min(...fish().map((one) => Math.abs(one.angle - angle)));
    return all.reduce((best, angle) => (near(angle) > near(best) ? angle : best));
  };
  return { scene, round, tips, log, home, tapAt, fish, nothing, inPlay };
}

it('a short press on the water shoots where the hook pointed: the fish there is the answer', async () => {
  const { scene, log, tapAt, fish } = await start();
  const one = fish()[1]!;
  const { value } = scene.stage.offers().find(({ object }) => object === one.thing)!;
  await tapAt(one.angle);
  for (let i = 0; i < 90 && log().length === 0; i++) await headless.step();
  expect(log().map(({ given }) => given)).toEqual([{ form: 'choose', option: value }]);
});

it('the hook comes back from where nothing is, and nothing is answered', async () => {
  const { scene, log, tapAt, home, nothing } = await start();
  await tapAt(nothing());
  expect(scene.rod.isBusy).toBe(true);
  await home();
  expect([log().length, scene.flow.phase]).toEqual([0, 'spel']);
});

it('shoots nothing when the finger goes away', async () => {
  const { scene } = await start();
  scene.feed({ type: 'down', ...FINGER });
  await headless.step(5);
  expect(scene.rod.swing.isHeld).toBe(true);
  scene.feed({ type: 'cancel' });
  await headless.step(2);
  expect([scene.rod.swing.isHeld, scene.rod.isBusy]).toEqual([false, false]);
});

it('a digit only points a fish out, and Space lets the hook go', async () => {
  const { scene, log } = await start();
  const press = async (code: string) => {
    scene.feed({ type: 'keydown', code, key: code });
    await headless.step(4);
    scene.feed({ type: 'keyup', code, key: code });
    await headless.step(2);
  };
  await press('Digit2');
  expect([scene.rod.isBusy, log().length]).toEqual([false, 0]);
  expect(scene.stage.offers().filter(({ kind }) => kind === 'option')[1]).toBe(scene.live.desk.focus);
  await press('Space');
  expect(scene.rod.isBusy).toBe(true);
});

it.each([{ calm: true }, { support: true }])('one tap on a fish is enough with %o', async (settings) => {
  const { scene, log, fish } = await start({ settings: { tempo: 1, ...settings } });
  const offer = scene.stage.offers().find(({ object }) => object === fish()[2]!.thing)!;
  scene.feed({ type: 'pick', id: offer.id });
  for (let i = 0; i < 90 && log().length === 0; i++) await headless.step();
  expect(log().map(({ given }) => given)).toEqual([{ form: 'choose', option: offer.value }]);
});

it('hangs still in calm mode, and swings otherwise', async () => {
  const moved: boolean[] = [];
  for (const calm of [true, false]) {
    const { scene } = await start({ settings: { calm } });
    const before = scene.rod.swing.angle;
    await headless.step(20);
    moved.push(Math.abs(scene.rod.swing.angle - before) > 1);
    headless.destroy();
    headless = new HeadlessHost();
  }
  expect(moved).toEqual([false, true]);
});

it('from the second third a pearl floats there: hooked it is a coin, and no answer', async () => {
  const { scene, round, tips, log, home, tapAt, inPlay } = await start();
  const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
  while (log().length < 2) await robot.act();
  while (scene.flow.phase === 'spel') await headless.step();
  await inPlay();
  const pearl = scene.junk.pieces.find(({ isPearl }) => isPearl)!;
  await tapAt(pearl.angle);
  await home();
  expect([tips, log().length]).toEqual([[1], 2]);
  expect(scene.junk.pieces).not.toContain(pearl);
});
