// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import { middleOf } from './grid.ts';
import type Stofzuigen from './scene.ts';

let headless: HeadlessHost;
afterEach(() => headless.destroy());

async function open(options: FixtureOptions) {
  headless = new HeadlessHost();
  const round = fixtureRound(options);
  const scene = (await headless.open(gameById('stofzuigen')!, round)) as unknown as Stofzuigen;
  return { round, scene, robot: new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' }) };
}

async function untilPlay() {
  for (let i = 0; i < 900 && headless.game.flow.phase !== 'spel'; i++) await headless.step();
  await headless.step(30);
}

it('has rugs after a third of the round, and a cat after two thirds', async () => {
  const { round, scene, robot } = await open({ form: 'choose', size: 6, settings: { tempo: 0 } });
  const seen: { rugs: number; cat: boolean }[] = [];
  while (headless.game.flow.phase !== 'einde') {
    const { phase, exercise } = headless.game.flow;
    const at = round.dealt.findIndex((one) => one.exercise.id === exercise?.id);
    const room = scene.play?.litter.room;
    if (phase === 'spel' && room && at >= 0)
      seen[at] = { rugs: room.rugs.length, cat: room.cat !== undefined };
    await robot.act();
  }
  expect(seen.map(({ rugs }) => rugs)).toEqual([0, 0, 2, 2, 2, 2]);
  expect(seen.map(({ cat }) => cat)).toEqual([false, false, false, false, true, true]);
});

it('answers nothing before the button is pressed, and then all that lies on the line', async () => {
  const { round, scene } = await open({ form: 'build', size: 2, shortest: 4, longest: 5 });
  await untilPlay();
  const { answer } = round.dealt[0]!.solution;
  if (!('tiles' in answer)) throw new Error('not a word');
  for (const id of answer.tiles) {
    const bunny = scene.play!.litter.bunnies.find((one) => one.id === id)!;
    scene.send(new Set(bunny.tiles));
  }
  await headless.step(120);
  const { log } = headless.host.opened!.round!;
  expect(log).toHaveLength(0);
  expect(scene.controls.plan.taken).toHaveLength(answer.tiles.length);
  scene.feed({ type: 'keydown', code: 'Enter', key: 'Enter' });
  for (let i = 0; i < 900 && log.length < answer.tiles.length; i++) await headless.step();
  expect(log.map(({ right }) => right)).toEqual(answer.tiles.map(() => true));
  expect(headless.host.opened!.round!.progress.results[0]).toBe('first-try');
});

it('takes a line back that a finger draws back, and stops where it is told to', async () => {
  const { scene } = await open({ form: 'build', size: 1, longest: 5 });
  await untilPlay();
  const from = middleOf(scene.driver.at);
  const put = (type: 'down' | 'move' | 'up', tiles: number) =>
    scene.feed({ type, x: from.x + tiles * 76, y: from.y });
  for (const [type, tiles] of [
    ['down', 0],
    ['move', 1],
    ['move', 2],
    ['move', 1],
    ['up', 1],
  ] as const) {
    put(type, tiles);
    await headless.step(2);
  }
  expect(scene.controls.plan.cards).toEqual(['right']);
  for (let i = 0; i < 3; i++)
    scene.feed({ type: 'keydown', code: `Arrow${['Left', 'Right', 'Left'][i]}`, key: '' });
  await headless.step(2);
  scene.feed({ type: 'keydown', code: 'Space', key: ' ' });
  await headless.step(3);
  expect(scene.driver.isRunning).toBe(true);
  scene.feed({ type: 'keyup', code: 'Space', key: ' ' });
  scene.feed({ type: 'keydown', code: 'Space', key: ' ' });
  await headless.step(40);
  expect(scene.driver.isRunning).toBe(false);
  expect(scene.controls.plan.cards.length).toBeGreaterThan(0);
});

it('draws the line anew to another word, where one is asked for', async () => {
  const { scene } = await open({ form: 'choose', size: 1 });
  await untilPlay();
  const [first, second] = scene.play!.litter.bunnies;
  scene.send(new Set(first!.tiles));
  expect(scene.controls.taken).toEqual([first]);
  scene.send(new Set(second!.tiles));
  expect(scene.controls.taken).toEqual([second]);
});
