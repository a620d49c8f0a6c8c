// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import { START } from './places.ts';
import { far, REACH, type Spot } from './rules.ts';
import type BeestjesVangen from './scene.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

const log = () => headless.host.opened!.round!.log;
const offers = (kind: string) => headless.game.stage.offers().filter((one) => one.kind === kind);
const placeOf = (kind: string, i = 0): Spot => {
  const { x, y, width, height } = offers(kind)[i]!.rect();
  return { x: x + width / 2, y: y + height / 2 };
};
const send = (type: 'down' | 'move' | 'up', { x, y }: Spot) => headless.game.feed({ type, x, y });

async function open(options: FixtureOptions) {
  const round = fixtureRound({ longest: 6, ...options });
  const scene = (await headless.open(gameById('beestjesvangen')!, round)) as unknown as BeestjesVangen;
  await until(() => scene.flow.phase === 'spel');
  // An act in the first moment belongs to the exercise before.
  await headless.step(30);
  return { scene, round };
}

async function until(test: () => boolean, most = 1200) {
  for (let i = 0; i < most && !test(); i++) await headless.step();
  expect(test()).toBe(true);
}

async function tap(at: Spot) {
  send('down', at);
  await headless.step(2);
  send('up', at);
  await headless.step(2);
}

async function press(code: string, steps = 2) {
  headless.game.feed({ type: 'keydown', code, key: code });
  await headless.step(steps);
  headless.game.feed({ type: 'keyup', code, key: code });
  await headless.step(2);
}

const asked: FixtureOptions = { form: 'choose', options: 3, settings: { tempo: 0 } };
/** Where the bug of an offer sits: above the middle of what a finger hits. */
const bugAt = ({ x, y }: Spot): Spot => ({ x, y: y - 29 });

describe('a tap on a bug', () => {
  it('sneaks up to it on tiptoe, unheard, and only the next one nets it', async () => {
    const { scene } = await open(asked);
    const { value } = offers('option')[1]!;
    const bug = bugAt(placeOf('option', 1));
    await tap(placeOf('option', 1));
    await until(() => far(scene.hero, bug) < REACH);
    await until(() => scene.hero.walker.speed === 0);
    await headless.step(60);
    expect(log()).toEqual([]);
    expect(scene.play!.swarm.wasHeard).toBe(false);
    await tap(placeOf('option', 1));
    expect(log().map(({ given }) => given)).toEqual([{ form: 'choose', option: value }]);
  });
});

describe('a finger in the grass', () => {
  it('far away makes one run: bugs hear it and hop to other leaves, and that is no answer', async () => {
    const { scene } = await open({ ...asked, settings: { tempo: 1 } });
    const before = offers('option').map((one) => JSON.stringify(one.rect()));
    for (const x of [1220, 80, 1220]) {
      send('down', { x, y: 560 });
      await headless.step(150);
      send('up', { x, y: 560 });
    }
    expect(scene.play!.swarm.wasHeard).toBe(true);
    await headless.step(60);
    expect(offers('option').map((one) => JSON.stringify(one.rect()))).not.toEqual(before);
    expect(log()).toEqual([]);
  });

  it('that is lifted makes one stand still at once', async () => {
    const { scene } = await open(asked);
    send('down', { x: 1220, y: 700 });
    await headless.step(40);
    expect(scene.hero.walker.speed).toBeGreaterThan(200);
    send('up', { x: 1220, y: 700 });
    await headless.step(15);
    expect(scene.hero.walker.speed).toBe(0);
    expect(scene.loudness).toBe(0);
  });
});

describe('keys', () => {
  it('step softly when they are tapped, and run when they are held', async () => {
    const { scene } = await open(asked);
    const { x } = scene.hero;
    await press('ArrowRight');
    await headless.step(30);
    const step = scene.hero.x - x;
    expect(step).toBeGreaterThan(15);
    expect(step).toBeLessThan(45);
    headless.game.feed({ type: 'keydown', code: 'ArrowRight', key: 'ArrowRight' });
    await headless.step(100);
    expect(scene.hero.walker.speed).toBeGreaterThan(250);
    headless.game.feed({ type: 'keyup', code: 'ArrowRight', key: 'ArrowRight' });
  });

  it('swing the net in the air: a slip that is heard, and no answer', async () => {
    const { scene } = await open(asked);
    const bump = vi.spyOn(scene, 'bump');
    await press('Space');
    expect(bump).toHaveBeenCalledOnce();
    expect(scene.loudness).toBeGreaterThan(100);
    expect(log()).toEqual([]);
  });
});

describe('jars', () => {
  it.each([true, false])('and bug come in either order (the jar first: %s)', async (isJarFirst) => {
    const { scene } = await open({ form: 'sort', options: 2, settings: { tempo: 0 } });
    const { value } = offers('bucket')[1]!;
    const bug = bugAt(placeOf('commit'));
    if (isJarFirst) await tap(placeOf('bucket', 1));
    await tap(placeOf('commit'));
    await until(() => far(scene.hero, bug) < REACH);
    expect(log()).toEqual([]);
    await tap(placeOf('commit'));
    if (!isJarFirst) {
      expect(log()).toEqual([]);
      await tap(placeOf('bucket', 1));
    }
    expect(log().map(({ given }) => given)).toEqual([{ form: 'sort', bucket: value }]);
  });
});

describe('where one press is enough', () => {
  it.each([{ calm: true }, { support: true }])(
    'a jar that is chosen is the whole answer (%o)',
    async (easy) => {
      const { scene } = await open({ form: 'sort', options: 2, settings: { tempo: 0, ...easy } });
      const { value } = offers('bucket')[1]!;
      await tap(placeOf('bucket', 1));
      await until(() => log().length > 0);
      expect(log().map(({ given }) => given)).toEqual([{ form: 'sort', bucket: value }]);
      expect(scene.play!.swarm.wasHeard).toBe(false);
    },
  );
});

describe('after an answer', () => {
  it('the hero trots back to the middle, and no bug minds', async () => {
    const { scene, round } = await open({ ...asked, settings: { tempo: 1 } });
    const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
    while (log().length === 0) await robot.act();
    await until(() => scene.flow.phase !== 'spel');
    await until(() => scene.flow.phase === 'spel');
    await headless.step(60);
    expect(far(scene.hero, START)).toBeLessThan(10);
    // As when it is still on its way while the next exercise can be played.
    scene.hero.walker.x = 200;
    scene.hero.goHome();
    await headless.step(40);
    expect(scene.hero.walker.ring).toBeGreaterThan(200);
    expect(scene.play!.swarm.bugs.every(({ ear }) => ear.level === 0)).toBe(true);
  });
});

describe('the turns of a round', () => {
  it('bring a cricket in whose song nobody hears a step, and a glow-worm that pays', async () => {
    const { scene, round } = await open({ ...asked, size: 6, options: 2 });
    const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
    expect(scene.cricket.sings).toBe(false);
    while (scene.third === 0) await robot.act();
    await until(() => scene.cricket.sings);
    await press('Space');
    expect(scene.loudness).toBe(0);
    while (!offers('control').some(({ id }) => id === 'glimworm')) await robot.act();
    expect(scene.third).toBe(2);
    const tip = vi.spyOn(scene.stage, 'tip');
    headless.game.feed({ type: 'pick', id: 'glimworm' });
    await headless.step(2);
    expect(tip).toHaveBeenCalledOnce();
    await robot.finish();
  });
});

describe('the kunstje', () => {
  it.each([false, true])('is seven catches without a fright (one was frightened: %s)', async (isNoisy) => {
    const { scene, round } = await open({ ...asked, size: 7, options: 2 });
    if (isNoisy) {
      await tap(placeOf('option', 0));
      await until(() => scene.hero.walker.speed === 0);
      // As on a heap of twigs.
      await until(() => (scene.hero.walker.crack(), scene.play!.swarm.wasHeard));
    }
    await new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' }).finish();
    expect(headless.host.opened!.round!.result().feat).toBe(!isNoisy);
  });
});
