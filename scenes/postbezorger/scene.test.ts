// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import { STAMPS } from './art/names.ts';
import { ARC, isInArc } from './rules.ts';
import type Postbezorger from './scene.ts';

let headless: HeadlessHost;
afterEach(() => headless.destroy());

async function openInPlay(options: FixtureOptions) {
  headless = new HeadlessHost();
  const scene = await headless.open(gameById('postbezorger')!, fixtureRound(options));
  for (let i = 0; i < 1200 && scene.flow.phase !== 'spel'; i++) await headless.step();
  // An act in the first moment belongs to the exercise before.
  await headless.step(30);
  return scene as unknown as Postbezorger;
}

const log = () => headless.host.opened!.round!.log;
const feed = (type: 'keydown' | 'keyup', code: string) => headless.game.feed({ type, code, key: code });

async function hold(code: string, steps = 2) {
  feed('keydown', code);
  await headless.step(steps);
  feed('keyup', code);
  await headless.step(2);
}

const answers = () =>
  headless.game.stage.offers().filter(({ kind }) => kind === 'bucket' || kind === 'option');

async function tap(value: unknown) {
  const { x, y, width, height } = answers()
    .find((offer) => offer.value === value)!
    .rect();
  for (const type of ['down', 'up'] as const)
    headless.game.feed({ type, x: x + width / 2, y: y + height / 2 });
  await headless.step(2);
}

/** Steps until a test holds; fails after so many. */
async function until(test: () => boolean, most = 1200) {
  for (let i = 0; i < most && !test(); i++) await headless.step();
  expect(test()).toBe(true);
}

const sort: FixtureOptions = { form: 'sort', options: 2 };
const first = (scene: Postbezorger) => scene.street.block!.houses[0]!;

describe('riding', () => {
  it('goes by itself, harder and not at all; nothing of it is an answer', async () => {
    const { street } = await openInPlay(sort);
    await headless.step(240);
    expect(street.ride.speed).toBeGreaterThan(50);
    feed('keydown', 'ArrowRight');
    await headless.step(30);
    expect(street.ride.speed).toBeGreaterThan(250);
    feed('keyup', 'ArrowRight');
    feed('keydown', 'ArrowLeft');
    await headless.step(30);
    expect(street.ride.speed).toBe(0);
    feed('keyup', 'ArrowLeft');
    expect(log()).toEqual([]);
  });

  it('stops at the next house with Enter, and Space tosses there', async () => {
    const scene = await openInPlay(sort);
    await hold('Enter');
    await until(() => scene.street.ride.speed === 0 && first(scene).isRead);
    expect(Math.abs(first(scene).x - ARC.middle)).toBeLessThan(8);
    await hold('Space');
    await until(() => log().length === 1);
    expect(log()[0]!.given).toEqual({ form: 'sort', bucket: first(scene).choice.id });
  });

  it('brings every house back: the street is a round', async () => {
    const scene = await openInPlay(sort);
    const house = first(scene);
    await until(() => house.x < ARC.from, 1800);
    await until(() => house.x > ARC.to && house.isSeen, 3600);
    await until(() => isInArc(house.x), 3600);
    expect(log()).toEqual([]);
  });

  it('waits at a house in calm mode, and rides on when it is told to', async () => {
    const scene = await openInPlay({ ...sort, settings: { calm: true } });
    await headless.step(240);
    const { far } = scene.street.ride;
    await headless.step(600);
    expect(scene.street.ride.far).toBe(far);
    await hold('ArrowRight');
    await headless.step(300);
    expect(Math.abs(scene.street.block!.houses[1]!.x - ARC.middle)).toBeLessThan(8);
  });
});

describe('tossing', () => {
  it('goes to a box that was pointed out as soon as the bike is there; till then another may be pointed out', async () => {
    const scene = await openInPlay(sort);
    const [one, two] = scene.street.block!.houses;
    await tap(two!.choice.id);
    expect(log()).toEqual([]);
    expect(two!.sign.look).toBe('chosen');
    if (!isInArc(one!.x) || !one!.isRead) await tap(one!.choice.id);
    await until(() => log().length === 1);
  });

  it('shows which sign is out before the bike rides on', async () => {
    const scene = await openInPlay({ form: 'choose', options: 3 });
    const wrong = scene.street.block!.houses.find(({ choice }) => choice.id !== 'goed')!;
    await until(() => wrong.isSeen);
    await tap(wrong.choice.id);
    await until(() => wrong.sign.look === 'out');
    const { far } = scene.street.ride;
    await headless.step(20);
    expect(scene.street.ride.far - far).toBeLessThan(20);
    expect(wrong.sign.alpha).toBe(1);
  });

  it('lands on the grass where no box is, and the dog brings the letter back', async () => {
    const scene = await openInPlay(sort);
    for (const house of scene.street.block!.houses) house.at += 900;
    await headless.step();
    await hold('Space');
    expect(scene.hand.thing.visible).toBe(false);
    await headless.step(120);
    expect(scene.hand.thing.visible).toBe(true);
    expect(log()).toEqual([]);
  });

  it('pays for a letter through the middle of the slot in full ride, and not for one that is tossed from afar', async () => {
    const scene = await openInPlay({ ...sort, settings: { tempo: 0 } });
    const right = headless.host.opened!.round!.solution()!;
    const id = 'bucket' in right ? right.bucket : '';
    const house = scene.street.block!.houses.find(({ choice }) => choice.id === id)!;
    await until(
      () => house.isRead && Math.abs(house.x - ARC.middle) < 20 && scene.street.ride.speed > 100,
      3600,
    );
    await hold('Space');
    await until(() => log().length === 1);
    expect(scene.play!.isPerfect).toBe(true);
  });
});

it('leaves a stamp of the round, one that can be picked at the end', async () => {
  headless = new HeadlessHost();
  const round = fixtureRound({ form: 'sort', size: 3, options: 2 });
  await headless.open(gameById('postbezorger')!, round);
  const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'keyboard' });
  while (headless.game.flow.phase !== 'einde') await robot.act();
  const kept = () => headless.game.stage.offers().filter(({ kind }) => kind === 'keepsake');
  await until(() => kept().length === 3);
  const second = kept()[1]!.value as (typeof STAMPS)[number];
  await hold('Digit2');
  expect(STAMPS).toContain(second);
  await until(() => kept().length === 0);
  expect(headless.host.opened!.round!.result().keepsake).toBe(second);
});
