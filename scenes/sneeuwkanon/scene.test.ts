// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { gameById } from '../index.ts';
import { CANNON } from './places.ts';
import type SneeuwKanon from './scene.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

async function openInPlay(options: FixtureOptions) {
  const scene = await headless.open(gameById('sneeuwkanon')!, fixtureRound(options));
  for (let i = 0; i < 1200 && scene.flow.phase !== 'spel'; i++) await headless.step();
  // An act in the first moment belongs to the exercise before.
  await headless.step(30);
  return scene as unknown as SneeuwKanon;
}

const log = () => headless.host.opened!.round!.log;
const hats = () => headless.game.stage.offers().filter(({ kind }) => kind === 'option');

async function press(code: string, steps = 2) {
  headless.game.feed({ type: 'keydown', code, key: code });
  await headless.step(steps);
  headless.game.feed({ type: 'keyup', code, key: code });
  await headless.step(2);
}

async function pull(dx: number, dy: number) {
  headless.game.feed({ type: 'down', x: CANNON.x, y: CANNON.y });
  await headless.step();
  headless.game.feed({ type: 'move', x: CANNON.x + dx, y: CANNON.y + dy });
  await headless.step();
  headless.game.feed({ type: 'up', x: CANNON.x + dx, y: CANNON.y + dy });
  await headless.step();
}

async function untilLanded(scene: SneeuwKanon) {
  for (let i = 0; i < 300 && scene.cannon.isBusy; i++) await headless.step();
  expect(scene.cannon.isBusy).toBe(false);
}

const asked: FixtureOptions = { form: 'choose', options: 2, settings: { tempo: 0 } };

it('piles up what misses, and answers nothing', async () => {
  const scene = await openInPlay(asked);
  await pull(-60, 20);
  expect(scene.cannon.isBusy).toBe(true);
  await untilLanded(scene);
  expect(scene.drift.snow.volume).toBeGreaterThan(0);
  expect(log()).toEqual([]);
});

it('shoots nothing when the cannon is only touched', async () => {
  const scene = await openInPlay(asked);
  await pull(-8, 6);
  expect(scene.cannon.shots).toBe(0);
});

it('points at a hat by digit, and shoots with Space: that is the answer', async () => {
  const scene = await openInPlay(asked);
  const { value } = hats()[1]!;
  await press('Digit2');
  expect(scene.cannon.shots).toBe(0);
  scene.cannon.wind = 0;
  await press('Space');
  await untilLanded(scene);
  expect(log().map(({ given }) => given)).toEqual([{ form: 'choose', option: value }]);
});

it('turns by a notch of an arrow, and further when it is held', async () => {
  const scene = await openInPlay(asked);
  const { angle, power } = scene.cannon.aim;
  await press('ArrowUp');
  expect(scene.cannon.aim.angle).toBeCloseTo(angle + 2);
  await press('ArrowRight', 60);
  expect(scene.cannon.aim.power).toBeGreaterThan(power + 0.1);
});

it.each([{ calm: true }, { support: true }])('shoots by one tap with %o', async (settings) => {
  const scene = await openInPlay({ ...asked, settings: { tempo: 1, ...settings } });
  const { id, value } = hats()[0]!;
  headless.game.feed({ type: 'pick', id });
  await headless.step(10);
  await untilLanded(scene);
  expect(log().map(({ given }) => given)).toEqual([{ form: 'choose', option: value }]);
});

it('has no wind at tempo 0 and in calm mode, and wind at full speed', async () => {
  const winds: boolean[] = [];
  for (const settings of [{ tempo: 0 }, { tempo: 1 }, { tempo: 1, calm: true }]) {
    winds.push((await openInPlay({ ...asked, settings })).cannon.wind !== 0);
    headless.destroy();
    headless = new HeadlessHost();
  }
  expect(winds).toEqual([false, true, false]);
});
