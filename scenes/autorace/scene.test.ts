// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import { GROUND } from './places.ts';
import type Autorace from './scene.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

const log = () => headless.host.opened!.round!.log;

async function open(options: FixtureOptions, isInPlay = true) {
  const round = fixtureRound({ longest: 6, ...options });
  const scene = (await headless.open(gameById('autorace')!, round)) as Autorace;
  for (let i = 0; i < 1200 && isInPlay && scene.flow.phase !== 'spel'; i++) await headless.step();
  if (isInPlay) await headless.step(30);
  return { scene, round, race: scene.race };
}

async function press(code: string) {
  headless.game.feed({ type: 'keydown', code, key: code });
  await headless.step(2);
  headless.game.feed({ type: 'keyup', code, key: code });
  await headless.step(2);
}

async function stroke(from: [number, number], to = from) {
  headless.game.feed({ type: 'down', x: from[0], y: from[1] });
  await headless.step(2);
  headless.game.feed({ type: 'move', x: to[0], y: to[1] });
  headless.game.feed({ type: 'up', x: to[0], y: to[1] });
  await headless.step(2);
}

/** Steps until it is true; fails after twenty seconds. */
async function until(isTrue: () => boolean) {
  for (let i = 0; i < 1200 && !isTrue(); i++) await headless.step();
  expect(isTrue()).toBe(true);
}

const lookOf = (scene: Autorace) => scene.play!.armed;
const choose: FixtureOptions = { form: 'choose', options: 3, settings: { tempo: 0 } };

it('shows which lane it would be, and answers with it at the gate', async () => {
  const { scene, race } = await open(choose);
  expect(lookOf(scene)).toBeUndefined();
  await press('ArrowRight');
  expect(race.lane).toBe(2);
  const { id } = headless.game.stage.offers().filter(({ kind }) => kind === 'option')[2]!;
  expect(lookOf(scene)).toBe(headless.game.stage.offers().find((offer) => offer.id === id)!.object);
  expect(race.isSure).toBe(false);
  await until(() => log().length === 1);
  const { options } = scene.exercise as { options: { id: string }[] };
  expect(log()[0]!.given).toEqual({ form: 'choose', option: options[2]!.id });
});

it('stays in its lane with Enter, without a wait', async () => {
  const { race } = await open(choose);
  await press('Enter');
  expect(race.isSure).toBe(true);
  await headless.step(60);
  expect(log()).toHaveLength(1);
});

it('drives to the lane that a finger taps, and changes lanes by a stroke', async () => {
  const { race } = await open(choose);
  await stroke([683, GROUND - 40], [560, GROUND - 30]);
  expect(race).toMatchObject({ lane: 0, isSure: false });
  await stroke([960, GROUND - 20]);
  expect(race).toMatchObject({ lane: 2, isSure: true });
});

it('honks when the car itself is tapped, and chooses nothing', async () => {
  const { scene, race } = await open(choose);
  const { x, y } = scene.car;
  await stroke([x, y - 80]);
  expect(scene.car.isHopping).toBe(true);
  expect(race).toMatchObject({ isTouched: false, isSure: false });
});

it('lets the next gate come when nobody chose, which is no answer, and beckons with its cards', async () => {
  const { scene, race } = await open(choose);
  const bump = vi.spyOn(scene, 'bump');
  const { gate } = race;
  const cards = headless.game.stage.offers().filter(({ kind }) => kind === 'option');
  const heights = () => cards.map(({ object }) => (object as { y: number }).y);
  const before = heights();
  await until(() => bump.mock.calls.length > 0);
  await until(() => heights()[0]! < before[0]!);
  await headless.step(90);
  expect(heights()).toEqual(before);
  expect(race.gate).toBeGreaterThan(gate!);
  expect(log()).toEqual([]);
});

it('closes a lane that was wrong, and the car is beside it', async () => {
  const { round, race } = await open(choose);
  const { answer } = round.dealt[0]!.solution;
  const options = headless.game.stage.offers().filter(({ kind }) => kind === 'option');
  const wrong = options.findIndex(({ value }) => 'option' in answer && value !== answer.option);
  await press(`Digit${wrong + 1}`);
  await until(() => log().length === 1);
  await until(() => headless.game.flow.phase === 'spel');
  expect(race.isClosed(wrong)).toBe(true);
  expect(race.lane).not.toBe(wrong);
  expect(race.isTouched).toBe(false);
});

it('fires a full turbo by key or by a tap: a mark of the kunstje and a coin', async () => {
  const { scene, race } = await open(choose);
  const tip = vi.spyOn(scene.stage, 'tip');
  await press('ArrowUp');
  expect(tip).not.toHaveBeenCalled();
  race.fill = 1;
  await press('ArrowUp');
  race.fill = 1;
  await stroke([1254, 682]);
  expect(tip).toHaveBeenCalledTimes(2);
  expect(race.isTurbo).toBe(true);
  expect(log()).toEqual([]);
});

it('asks in read only after the text, which comes back after a miss', async () => {
  const { round, race, scene } = await open({ form: 'read', options: 3, settings: { tempo: 0 } });
  const hints = vi.spyOn(scene.stage.kit.hint, 'show');
  expect(race.gate).toBeUndefined();
  await press('PageDown');
  expect(race.gate).toBeDefined();
  await headless.step(30);
  const { answer } = round.dealt[0]!.solution;
  const options = headless.game.stage.offers().filter(({ kind }) => kind === 'option');
  const wrong = options.findIndex(({ value }) => 'option' in answer && value !== answer.option);
  await press(`Digit${wrong + 1}`);
  await until(() => log().length === 1);
  await until(() => headless.game.flow.phase === 'spel');
  expect(race.gate).toBeUndefined();
  expect(headless.game.stage.offers().some(({ id }) => id === 'gelezen')).toBe(true);
  expect(hints.mock.calls.length).toBeGreaterThan(1);
});

it('stands before the gate in calm mode until a lane is chosen', async () => {
  const { race } = await open({ ...choose, settings: { calm: true } });
  await headless.step(300);
  const { at } = race;
  await press('ArrowLeft');
  await headless.step(300);
  expect(race.at).toBeCloseTo(at, 1);
  await press('Space');
  await until(() => log().length === 1);
});

it('leaves the arrows to the cards with motor support, and fires the turbo by itself', async () => {
  const { race } = await open({ ...choose, settings: { support: true } });
  const { lane } = race;
  await press('ArrowRight');
  expect(race.lane).toBe(lane);
  race.fill = 1;
  await headless.step(2);
  expect(race.isTurbo).toBe(true);
});

it('crosses the line after each of its three laps', async () => {
  const { scene, round } = await open({ ...choose, size: 6 }, false);
  const finish = vi.spyOn(scene.gate, 'finish');
  await new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' }).finish();
  expect(finish).toHaveBeenCalledTimes(3);
});
