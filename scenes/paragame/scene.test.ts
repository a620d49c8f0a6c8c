// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import { AIR } from './flight.ts';
import { GROUND } from './places.ts';
import type Parasprong from './scene.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

const feed = (type: 'keydown' | 'keyup', code: string) => headless.game.feed({ type, code, key: code });
const log = () => headless.host.opened!.round!.log;

async function open(options: FixtureOptions, isInPlay = true) {
  const round = fixtureRound({ longest: 6, ...options });
  const scene = (await headless.open(gameById('paragame')!, round)) as Parasprong;
  for (let i = 0; i < 1200 && isInPlay && scene.flow.phase !== 'spel'; i++) await headless.step();
  if (isInPlay) await headless.step(30);
  return { scene, round, flight: scene.flyer.flight };
}

/** Steps until it is true; fails after twenty seconds. */
async function until(isTrue: () => boolean) {
  for (let i = 0; i < 1200 && !isTrue(); i++) await headless.step();
  expect(isTrue()).toBe(true);
}

/** Flies with the arrows to a place, as a pupil does who looks where the wind goes. */
async function flyTo(scene: Parasprong, x: number, isOver: () => boolean) {
  const { flight } = scene.flyer;
  let held: string | undefined;
  const hold = (code: string | undefined) => {
    if (code === held) return;
    if (held) feed('keyup', held);
    if (code) feed('keydown', code);
    held = code;
  };
  for (let i = 0; i < 900 && !isOver(); i++) {
    const ahead = flight.x + flight.vx * 0.15;
    hold(ahead < x - 8 ? 'ArrowRight' : ahead > x + 8 ? 'ArrowLeft' : undefined);
    await headless.step();
  }
  hold(undefined);
}

describe.each([0, 1])('arrows at tempo %i', (tempo) => {
  it('lead to the middle of a circle, which is a mark and a coin', async () => {
    const { scene, round } = await open({ form: 'choose', options: 4, settings: { tempo } });
    const tip = vi.spyOn(scene.stage, 'tip');
    const { answer } = round.dealt[0]!.solution;
    const right = 'option' in answer && answer.option;
    const options = scene.stage.offers().filter(({ kind }) => kind === 'option');
    const at = options.findIndex(({ value }) => value === right);
    await flyTo(scene, scene.circles.all[at]!.x, () => log().length > 0);
    expect(log()).toHaveLength(1);
    expect(log()[0]!.right).toBe(true);
    expect(scene.play!.off).toBeLessThan(AIR.middle);
    expect(tip).toHaveBeenCalledOnce();
  });
});

it('waits in the basket, and who lands in the straw is thrown up and waits there', async () => {
  const { scene, flight } = await open({ form: 'choose', options: 3, settings: { tempo: 0 } });
  await headless.step(300);
  expect(flight.state).toBe('basket');
  const bump = vi.spyOn(scene, 'bump');
  const [a, b] = scene.circles.all;
  await flyTo(scene, (a!.x + b!.x) / 2, () => bump.mock.calls.length > 0);
  await until(() => flight.state === 'hover');
  await headless.step(300);
  expect(flight.state).toBe('hover');
  expect(log()).toEqual([]);
});

it('is no answer when one only falls out of the basket', async () => {
  const { scene, flight } = await open({ form: 'judge', settings: { tempo: 1 } });
  feed('keydown', 'ArrowDown');
  await headless.step(2);
  feed('keyup', 'ArrowDown');
  await until(() => flight.state === 'hover');
  expect(scene.flow.phase).toBe('spel');
  expect(log()).toEqual([]);
});

it('goes where a finger points, and the circle there answers', async () => {
  const { scene, flight } = await open({ form: 'sort', options: 3, settings: { tempo: 0 } });
  const x = scene.circles.all[2]!.x;
  for (const type of ['down', 'up'] as const) headless.game.feed({ type, x, y: GROUND - 60 });
  await headless.step(2);
  expect(flight.goal).toBe(x);
  await until(() => log().length > 0);
});

it('brakes under a finger', async () => {
  const { scene, flight } = await open({ form: 'choose', options: 2, settings: { tempo: 0 } });
  feed('keydown', 'Space');
  await headless.step(2);
  feed('keyup', 'Space');
  await until(() => flight.state === 'chute');
  const speedOf = async () => {
    const { h } = flight;
    await headless.step(6);
    return h - flight.h;
  };
  const free = await speedOf();
  for (const type of ['down', 'up'] as const)
    headless.game.feed({ type, x: scene.flyer.x, y: scene.flyer.y - 30 });
  await headless.step();
  expect(await speedOf()).toBeLessThan(free / 2);
});

it('does not fall while nothing is asked in calm mode, and there is no wind', async () => {
  const { scene, flight } = await open({ form: 'choose', settings: { calm: true, tempo: 1 } });
  expect(scene.windFor('x')).toEqual([0]);
  feed('keydown', 'ArrowLeft');
  await headless.step(60);
  feed('keyup', 'ArrowLeft');
  await headless.step(2);
  const { h } = flight;
  await headless.step(300);
  expect(flight).toMatchObject({ state: 'hover', h });
});

it('flies by itself to what is pointed out with motor support', async () => {
  const settings = { support: true, tempo: 1 };
  const { scene } = await open({ form: 'choose', options: 5, settings });
  feed('keydown', 'Digit5');
  await headless.step(2);
  feed('keyup', 'Digit5');
  await until(() => log().length > 0);
  expect(scene.play!.off).toBeLessThan(AIR.middle);
});

it('has hoops after a third, and golden middles after two', async () => {
  const { scene, round } = await open({ form: 'choose', size: 6, options: 3, settings: { tempo: 0 } }, false);
  const come = new Set<string>();
  const ready = scene.ready.bind(scene);
  scene.ready = (id) => (come.add(`${scene.third} ${scene.isGolden}`), ready(id));
  await new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' }).finish();
  expect([...come]).toEqual(['0 false', '1 false', '2 true']);
});
