// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import type PinataScene from './scene.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

/** A round that is answered right until the needle moves. */
async function start(options: Partial<FixtureOptions> = {}) {
  const round = fixtureRound({
    form: 'choose',
    options: 2,
    size: 6,
    longest: 6,
    settings: { tempo: 0 },
    ...options,
  });
  const scene = (await headless.open(gameById('piñata')!, round)) as unknown as PinataScene;
  const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
  const tips: number[] = [];
  scene.stage.tip = (coins) => void tips.push(coins);
  const log = () => headless.host.opened!.round!.log.length;
  const asked = async () => {
    const before = log();
    while (log() === before) await robot.act();
    for (let i = 0; i < 120 && !scene.meter.isAsking; i++) await headless.step();
    expect(scene.meter.isAsking).toBe(true);
  };
  const press = () => scene.feed({ type: 'keydown', code: 'Space', key: ' ' });
  const release = () => scene.feed({ type: 'keyup', code: 'Space', key: ' ' });
  const hit = async () => {
    press();
    await headless.step(2);
    release();
    await headless.step(50);
  };
  return { scene, robot, tips, asked, hit, log };
}

it('a needle that is stopped in the thick part is a smack: two cracks, and a coin', async () => {
  const { scene, tips, asked, hit } = await start();
  await asked();
  while (!scene.meter.isAimed) await headless.step();
  await hit();
  expect(scene.pinata.cracks).toBe(2);
  expect(tips).toEqual([1]);
});

it('a needle that is stopped beside it is a tap: one crack, and nothing is lost', async () => {
  const { scene, tips, asked, hit, log } = await start();
  await asked();
  await hit();
  expect(scene.pinata.cracks).toBe(1);
  expect(tips).toEqual([]);
  expect(log()).toBe(1);
});

it('who stops nothing is not held up: it is a tap, and the next exercise comes', async () => {
  const { scene, asked } = await start();
  await asked();
  const first = scene.exercise!.id;
  for (let i = 0; i < 300 && scene.exercise?.id === first; i++) await headless.step();
  expect(scene.pinata.cracks).toBe(1);
  expect(scene.exercise?.id).not.toBe(first);
});

it('a tap anywhere stops it too', async () => {
  const { scene, asked } = await start();
  await asked();
  scene.feed({ type: 'down', x: 300, y: 640 });
  await headless.step(2);
  scene.feed({ type: 'up', x: 300, y: 640 });
  expect(scene.meter.isAsking).toBe(false);
});

it.each([{ calm: true }, { support: true }])('any press is a smack with %o', async (settings) => {
  const { scene, asked, hit } = await start({ settings: { tempo: 1, ...settings } });
  await asked();
  await headless.step(30);
  await hit();
  expect(scene.pinata.cracks).toBe(2);
});

/** Answers and smacks until it rains. */
async function untilRain({ scene, robot }: Awaited<ReturnType<typeof start>>) {
  for (let i = 0; i < 4000 && !scene.rain.isFalling; i++) await robot.act();
  expect(scene.rain.isFalling).toBe(true);
}

it('bursts at the sixth crack; the basket catches more where it is led, and the next piñata comes', async () => {
  const caught: number[] = [];
  for (const isLed of [false, true]) {
    const started = await start();
    const { scene } = started;
    await untilRain(started);
    expect([scene.pinata.isOpen, scene.pinata.isThere]).toEqual([true, false]);
    scene.feed({ type: 'down', x: 120, y: 600 });
    for (let i = 0; i < 300 && scene.rain.isFalling; i++) {
      if (isLed) scene.feed({ type: 'move', x: scene.rain.focus?.x ?? 683, y: 600 });
      await headless.step();
    }
    caught.push(scene.rain.caught);
    await headless.step(60);
    expect([scene.rain.isFalling, scene.pinata.isThere, scene.pinata.cracks]).toEqual([false, true, 0]);
    headless.destroy();
    headless = new HeadlessHost();
  }
  expect(caught[0]).toBeLessThan(4);
  expect(caught[1]).toBeGreaterThan(8);
});

it('in calm mode the basket follows by itself, until all is caught', async () => {
  const started = await start({ settings: { calm: true } });
  const { scene } = started;
  await untilRain(started);
  for (let i = 0; i < 500 && scene.rain.isFalling; i++) await headless.step();
  expect(scene.rain.caught).toBe(14);
});

it('needs no needle after a word that was done over, and never bursts by that', async () => {
  const asked = { form: 'type', size: 3, longest: 6, options: 2, settings: { tempo: 0 } } as const;
  const { scene, log } = await start(asked);
  const robot = new Robot(headless, fixtureRound(asked).dealt, { plan: 'wrong', via: 'keyboard' });
  while (log() < 2) await robot.act();
  scene.pinata.cracks = 5;
  const first = scene.exercise!.id;
  let needles = 0;
  while (scene.exercise === undefined || scene.exercise.id === first) {
    await robot.act();
    if (scene.meter.isAsking) needles++;
  }
  expect([needles, scene.pinata.cracks, scene.pinata.isThere]).toEqual([0, 5, true]);
});
