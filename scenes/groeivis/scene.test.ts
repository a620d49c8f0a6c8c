// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import type { Morsel } from './morsel.ts';
import type { Spot } from './rules.ts';
import type Groeivis from './scene.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

const log = () => headless.host.opened!.round!.log;
const given = () => log().map((one) => one.given);
const send = (type: 'down' | 'move' | 'up', { x, y }: Spot) => headless.game.feed({ type, x, y });

async function open(options: Partial<FixtureOptions>) {
  const round = fixtureRound({ form: 'choose', options: 3, longest: 6, settings: { tempo: 0 }, ...options });
  const scene = (await headless.open(gameById('groeivis')!, round)) as unknown as Groeivis;
  await until(() => scene.flow.phase === 'spel');
  // An act in the first moment belongs to the exercise before.
  await headless.step(30);
  const morsels = () => scene.play!.hunt.morsels;
  const valueOf = (one: Morsel) => scene.stage.offers().find(({ object }) => object === one.thing)!.value;
  return { scene, round, morsels, valueOf };
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

async function press(code: string, steps: number, name = code) {
  headless.game.feed({ type: 'keydown', code, key: name });
  await headless.step(steps);
  headless.game.feed({ type: 'keyup', code, key: name });
  await headless.step(2);
}

/** Lies so far before something, and looks at it or away from it. */
function lieBefore({ fish }: Groeivis, one: Morsel, away: number, heading = 0) {
  Object.assign(fish.swimmer, { x: one.x - fish.reach - away, y: one.y, heading });
  fish.swimmer.stop();
}

it('a tap swims there and eats; one on another before is a change of mind', async () => {
  const { morsels, valueOf } = await open({});
  const [first, other] = morsels();
  const option = valueOf(other!);
  await tap(first!.thing);
  await headless.step(6);
  await tap(other!.thing);
  expect(log()).toEqual([]);
  await until(() => log().length > 0, 200);
  expect(given()).toEqual([{ form: 'choose', option }]);
});

describe('a mouth', () => {
  it('that snaps eats what is before it', async () => {
    const { scene, morsels, valueOf } = await open({});
    const one = morsels()[1]!;
    const option = valueOf(one);
    lieBefore(scene, one, 40);
    await press('Space', 3);
    expect(given()).toEqual([{ form: 'choose', option }]);
  });

  it('that looks away eats nothing: its side only pushes, and snapping in vain is a slip', async () => {
    const { scene, morsels } = await open({});
    const bump = vi.spyOn(scene, 'bump');
    const one = morsels()[1]!;
    lieBefore(scene, one, -10, Math.PI);
    await press('Space', 10);
    await headless.step(40);
    expect(log()).toEqual([]);
    expect(bump).toHaveBeenCalledOnce();
  });

  it('that is shut eats nothing, however it is led against it', async () => {
    const { scene, morsels } = await open({});
    const one = morsels()[1]!;
    lieBefore(scene, one, 120);
    await press('ArrowRight', 60);
    expect(log()).toEqual([]);
    expect(scene.fish.x).toBeGreaterThan(one.x - scene.fish.reach);
    expect(one.thing.depth).toBeGreaterThan(scene.fish.thing.depth);
  });
});

describe('a finger in the water', () => {
  it('leads the fish, which glides on when it is lifted', async () => {
    const { scene } = await open({});
    const { x } = scene.fish;
    scene.jellies.go();
    send('down', { x: x + 180, y: 460 });
    await headless.step(40);
    expect(scene.fish.x - x).toBeGreaterThan(60);
    send('up', { x: x + 180, y: 460 });
    await headless.step(2);
    expect(scene.fish.swimmer.isGoing).toBe(false);
    expect(log()).toEqual([]);
  });

  it('that goes slowly across something means nothing by it', async () => {
    const { scene, morsels } = await open({});
    const { x, y, radius } = morsels()[0]!;
    send('down', { x: x + 90, y: y + 10 });
    for (let i = 0; i < radius; i++) {
      send('move', { x: x + radius - i * 2, y });
      await headless.step();
    }
    expect([scene.play!.hunt.goal, log()]).toEqual([undefined, []]);
  });

  it('that comes to rest on something means that', async () => {
    const { scene, morsels, valueOf } = await open({});
    const one = morsels()[0]!;
    const option = valueOf(one);
    send('down', { x: scene.fish.x - 60, y: scene.fish.y + 10 });
    await headless.step(3);
    send('move', one);
    await until(() => log().length > 0, 150);
    expect(given()).toEqual([{ form: 'choose', option }]);
  });
});

describe('letters', () => {
  it('that are typed ahead are eaten one after another, in that order', async () => {
    const { scene, round } = await open({ form: 'build', options: 2, longest: 5, shortest: 3 });
    const { solution, exercise } = round.dealt[0]!;
    const tiles = 'tiles' in solution.answer ? solution.answer.tiles : [];
    const texts = 'tiles' in exercise ? exercise.tiles : [];
    const letters = tiles.map((id) => texts.find((tile) => tile.id === id)!.text);
    for (const [name] of letters.slice(0, 2)) await press(`Key${name!.toUpperCase()}`, 2, name);
    expect(log()).toEqual([]);
    await until(() => log().length === Math.min(2, letters.length), 400);
    expect(given().map((one) => 'tile' in one && one.tile)).toEqual(tiles.slice(0, 2));
    expect(scene.flow.phase).not.toBe('nogeens');
  });

  it('that were wrong are blown out again and stay out of play until their place is filled', async () => {
    const { scene, round, morsels } = await open({ form: 'build', options: 3, longest: 5, shortest: 3 });
    const robot = new Robot(headless, round.dealt, { plan: 'wrong', via: 'pointer' });
    const bounce = vi.spyOn(scene.fish.swimmer, 'bounce');
    while (log().length === 0) await robot.act();
    await until(() => scene.flow.phase === 'spel');
    const out = morsels().filter(({ isOut }) => isOut);
    expect(out).toHaveLength(1);
    // It starts back from what is bitter.
    expect(bounce).toHaveBeenCalledWith(out[0]);
    expect(morsels().every(({ isEaten }) => !isEaten)).toBe(true);
  });
});

describe('a jellyfish', () => {
  const touch = async (scene: Groeivis) => {
    scene.jellies.go();
    scene.jellies.come([{ x: scene.fish.x + 50, y: scene.fish.y }]);
    await headless.step(2);
  };

  it('bounces the fish away: a slip, and no answer', async () => {
    const { scene } = await open({});
    const bump = vi.spyOn(scene, 'bump');
    const { x } = scene.fish;
    await touch(scene);
    await headless.step(20);
    expect(bump).toHaveBeenCalledOnce();
    expect(scene.fish.x).toBeLessThan(x - 40);
    expect(log()).toEqual([]);
  });

  it.each([false, true])('touched or not decides the kunstje (touched: %s)', async (isTouched) => {
    const { scene, round } = await open({ size: 6, options: 2 });
    const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
    if (isTouched) await touch(scene);
    while (scene.flow.phase !== 'einde') {
      // None but that one.
      if (scene.jellies.count > 1) scene.jellies.go();
      await robot.act();
    }
    await robot.finish();
    expect(headless.host.opened!.round!.result().feat).toBe(!isTouched);
  });

  it('is not there calmly, with motor support and in the way of what is read', async () => {
    for (const easy of [{ calm: true }, { support: true }]) {
      const { scene } = await open({ settings: { tempo: 1, ...easy } });
      expect(scene.jellies.count).toBe(0);
      headless.destroy();
      headless = new HeadlessHost();
    }
    const { scene } = await open({ settings: { tempo: 1 } });
    expect(scene.jellies.count).toBeGreaterThan(1);
  });
});

describe('the turns of a round', () => {
  it('bring a current with a pearl that pays, and the fish becomes a whale', async () => {
    const { scene, round } = await open({ size: 6, options: 2 });
    const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
    const flows = () => [359, 489].some((y) => scene.stream.flowAt({ x: 0, y }) !== 0);
    expect([flows(), scene.fish.form]).toEqual([false, 0]);
    while (scene.third === 0) await robot.act();
    await until(() => scene.flow.phase === 'spel');
    expect(flows()).toBe(true);
    const tip = vi.spyOn(scene.stage, 'tip');
    const y = [359, 489].find((row) => scene.stream.flowAt({ x: 0, y: row }) !== 0)!;
    Object.assign(scene.fish.swimmer, { x: 683, y });
    scene.fish.swimmer.stop();
    await until(() => (Object.assign(scene.fish.swimmer, { x: 683, y }), tip.mock.calls.length > 0), 2400);
    expect(log()).toHaveLength(2);
    expect(tip.mock.calls[0]![0]).toBe(1);
    await robot.finish();
    expect(scene.fish.form).toBe(4);
  });
});
