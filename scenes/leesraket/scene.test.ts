// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import type Leesraket from './scene.ts';
import { gameById } from '../index.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

/** A round played right, with what it paid. */
async function start(options: Partial<FixtureOptions> = {}) {
  const round = fixtureRound({
    form: 'choose',
    options: 2,
    size: 3,
    longest: 6,
    settings: { tempo: 0 },
    ...options,
  });
  const scene = (await headless.open(gameById('leesraket')!, round)) as Leesraket;
  const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
  const tips: number[] = [];
  scene.stage.tip = (coins) => void tips.push(coins);
  const log = () => headless.host.opened!.round!.log.length;
  const answer = async () => {
    const before = log();
    while (log() === before) await robot.act();
  };
  /** Steps until something hangs there. */
  const hung = async () => {
    while (!scene.hanging) await headless.step();
  };
  const drop = (key = 'Space') => scene.feed({ type: 'keydown', code: key, key: ' ' });
  return { scene, robot, tips, answer, hung, drop };
}

it('a part that is let go above the middle stands straight, and pays', async () => {
  const { scene, tips, answer, hung, drop } = await start();
  await answer();
  await hung();
  // Begins at the right: a quarter of there and back later it is above the middle.
  await headless.step(51);
  drop();
  await headless.step(30);
  expect(tips).toEqual([1]);
  await headless.step(60);
  expect(scene.hanging).toBeUndefined();
});

it('a part that is let go at the side pays nothing, and stands there all the same', async () => {
  const { tips, answer, hung, drop } = await start();
  await answer();
  await hung();
  drop();
  await headless.step(60);
  expect(tips).toEqual([]);
});

it('who lets nothing go is not held up: it hangs on, and goes by itself with the next right answer', async () => {
  const { scene, answer, hung } = await start();
  await answer();
  await hung();
  const first = scene.exercise!.id;
  while (scene.flow.phase !== 'spel') await headless.step();
  expect(scene.exercise!.id).not.toBe(first);
  expect(scene.hanging).toBeDefined();
  await answer();
  await headless.step(3);
  expect(scene.hanging).toBeUndefined();
  await hung();
});

it('a code that is shown for a moment stops the swing', async () => {
  const { scene, answer, hung } = await start({ form: 'read', size: 4 });
  await answer();
  await hung();
  while (scene.flow.phase !== 'spel') await headless.step();
  const { x, y } = scene.hanging!;
  await headless.step(20);
  expect(scene.hanging).toMatchObject({ x, y });
  await headless.step(200);
  expect(scene.hanging!.x).not.toBe(x);
});

it('in calm mode it hangs still above the middle, and pays a word that was right at once', async () => {
  const { scene, tips, answer, hung, drop } = await start({ settings: { calm: true } });
  await answer();
  await hung();
  const { x } = scene.hanging!;
  await headless.step(40);
  expect(scene.hanging!.x).toBe(x);
  drop();
  await headless.step(60);
  expect(tips).toEqual([1]);
});

it('letters that are typed let nothing go; the arrow down does', async () => {
  const { scene, answer, hung, drop } = await start({ form: 'type' });
  await answer();
  await hung();
  while (scene.flow.phase !== 'spel') await headless.step();
  drop();
  await headless.step(3);
  expect(scene.hanging).toBeDefined();
  drop('ArrowDown');
  await headless.step(60);
  expect(scene.hanging).toBeUndefined();
});

it('what stands comes to lie in the plan on the screen', async () => {
  const { scene, answer, hung, drop } = await start();
  await answer();
  await hung();
  const made: string[] = [];
  const image = scene.stage.image.bind(scene.stage);
  scene.stage.image = (name, x, y) => {
    made.push(name);
    return image(name, x, y);
  };
  drop();
  await headless.step(60);
  expect(made.filter((name) => name === 'deel-0')).toHaveLength(1);
});
