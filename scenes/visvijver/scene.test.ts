// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import type Visvijver from './scene.ts';
import { gameById } from '../index.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

/** A round in which leaves are lifted by hand, with what it paid. */
async function start(options: Partial<FixtureOptions> = {}) {
  const round = fixtureRound({
    form: 'choose',
    options: 3,
    size: 3,
    longest: 6,
    settings: { tempo: 0 },
    ...options,
  });
  const scene = (await headless.open(gameById('visvijver')!, round)) as Visvijver;
  const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
  const tips: number[] = [];
  scene.stage.tip = (coins) => void tips.push(coins);
  const log = () => headless.host.opened!.round!.log;
  const until = async (isSo: () => boolean) => {
    for (let i = 0; i < 1200 && !isSo(); i++) await headless.step();
    expect(isSo()).toBe(true);
  };
  const offer = (value: string) =>
    scene.stage.offers().find((one) => one.value === value || one.id === value);
  const usable = (value: string) => offer(value)?.enabled() === true;
  /** Taps what is offered, as soon as it can be used. */
  const tap = async (value: string) => {
    await until(() => usable(value));
    const { x, y, width, height } = offer(value)!.rect();
    await robot.send({ kind: 'tap', x: x + width / 2, y: y + height / 2 });
    await headless.step();
  };
  /** Words were seen, and koi have dived. */
  const dive = async () => {
    await until(() => scene.flow.phase === 'spel');
    await headless.step(30);
    await tap('gezien');
    await until(() => usable('kikker'));
  };
  return { scene, tips, log, until, usable, tap, dive };
}

it('a leaf that is lifted at once, and its koi fed: the answer, a tip', async () => {
  const { tips, log, tap, dive } = await start();
  await dive();
  await tap('goed');
  expect(log()).toEqual([]);
  await tap('voer');
  await headless.step(60);
  expect(log().map(({ right }) => right)).toEqual([true]);
  expect(tips).toEqual([1]);
});

it('who lost sight of the koi looks under other leaves: no answer, only no tip', async () => {
  const { tips, log, tap, dive } = await start();
  await dive();
  await tap('fout0');
  await tap('goed');
  await tap('voer');
  await headless.step(60);
  expect(log().map(({ right }) => right)).toEqual([true]);
  expect(tips).toEqual([]);
});

it('a bite lies ready where a leaf was lifted, until its koi is fed', async () => {
  const { scene, tap, dive, usable, until } = await start();
  const bites: { active: boolean }[] = [];
  const image = scene.stage.image.bind(scene.stage);
  scene.stage.image = (name, x, y) => {
    const one = image(name, x, y);
    if (name === 'hapje') bites.push(one);
    return one;
  };
  const ready = () => bites.filter(({ active }) => active).length;
  await dive();
  expect(ready()).toBe(0);
  await tap('fout0');
  await until(() => usable('voer'));
  expect(ready()).toBe(1);
  await tap('goed');
  await until(() => usable('voer'));
  expect(ready()).toBe(1);
  await tap('voer');
  await headless.step(60);
  expect(ready()).toBe(0);
});

it('under one leaf lives the frog, who answers nothing', async () => {
  const { log, tap, dive, until, usable } = await start();
  await dive();
  await tap('kikker');
  expect(usable('voer')).toBe(false);
  await until(() => usable('goed'));
  expect(log()).toEqual([]);
});

it('after a miss all koi that are left show their words, and the one that is tapped is fed', async () => {
  const { log, tap, dive, usable, scene, until } = await start();
  await dive();
  await tap('fout0');
  await tap('voer');
  await until(() => scene.flow.phase === 'spel');
  expect(usable('fout0')).toBe(false);
  expect(usable('kikker')).toBe(false);
  await headless.step(30);
  await tap('goed');
  await headless.step(4);
  expect(log().map(({ right }) => right)).toEqual([false, true]);
});

it.each([
  ['change places', false, 3],
  ['stay where they are in calm mode', true, 0],
])('leaves %s', async (_name, calm, moves) => {
  const { scene, dive } = await start({ settings: { calm, tempo: 0.5 } });
  const heard: string[] = [];
  const play = scene.stage.sound.play.bind(scene.stage.sound);
  scene.stage.sound.play = (name, how) => {
    heard.push(name);
    return play(name, how);
  };
  await dive();
  expect(heard.filter((name) => name === 'drijf')).toHaveLength(moves);
});

it.each([
  ['zoek-1', [1]],
  ['zoek-0', []],
])('who writes the word may look for the koi: under %s it pays %j', async (leaf, paid) => {
  // With motor support leaves stay where they are: it hides under the middle one.
  const { scene, tips, log, until, tap } = await start({
    form: 'type',
    size: 2,
    settings: { support: true },
  });
  await until(() => scene.flow.phase === 'spel');
  await headless.step(30);
  scene.draft.text.text = scene.exercise!.prompt.speech!.text;
  scene.feed({ type: 'keydown', code: 'Enter', key: 'Enter' });
  await tap(leaf);
  await until(() => scene.flow.phase === 'spel');
  expect(log().map(({ right }) => right)).toEqual([true]);
  expect(tips).toEqual(paid);
});

it('who looks for nothing is not held up', async () => {
  const { scene, tips, until, usable } = await start({ form: 'type', size: 2 });
  await until(() => scene.flow.phase === 'spel');
  await headless.step(30);
  const { id } = scene.exercise!;
  const keys: boolean[] = [];
  const show = scene.showKeyboard.bind(scene);
  scene.showKeyboard = (shown) => {
    keys.push(shown);
    show(shown);
  };
  scene.draft.text.text = scene.exercise!.prompt.speech!.text;
  scene.feed({ type: 'keydown', code: 'Enter', key: 'Enter' });
  await until(() => usable('zoek-0'));
  // The pond is free meanwhile.
  expect(keys).toEqual([false]);
  await headless.step(280);
  expect(keys).toEqual([false, true]);
  expect(scene.exercise!.id).not.toBe(id);
  expect(tips).toEqual([]);
});
