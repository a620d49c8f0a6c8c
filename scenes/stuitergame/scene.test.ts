// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { gameById } from '../index.ts';
import type { Cloud } from './cloud.ts';
import type Stuitergame from './scene.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

const log = () => headless.host.opened!.round!.log;

async function start(options: FixtureOptions) {
  const round = fixtureRound({ shortest: 5, longest: 7, options: 3, ...options });
  const scene = (await headless.open(gameById('stuitergame')!, round)) as unknown as Stuitergame;
  for (let i = 0; i < 1200 && scene.flow.phase !== 'spel'; i++) await headless.step();
  // An act in the first moment belongs to the exercise before.
  await headless.step(30);
  const { bounce } = scene;
  const key = async (code: string, frames = 2) => {
    scene.feed({ type: 'keydown', code, key: code });
    await headless.step(frames);
    scene.feed({ type: 'keyup', code, key: code });
    await headless.step();
  };
  /** Waits until so many ms before the next landing. */
  const until = async (ms: number) => {
    for (let i = 0; i < 300 && !(bounce.untilLanding <= ms); i++) await headless.step();
  };
  const hold = async ({ thing }: Cloud, frames: number) => {
    const offer = scene.stage.offers().find(({ object }) => object === thing)!;
    const { x, y, width, height } = offer.rect();
    scene.feed({ type: 'down', x: x + width / 2, y: y + height / 2 });
    await headless.step(frames);
    scene.feed({ type: 'up', x: x + width / 2, y: y + height / 2 });
    await headless.step();
    return offer;
  };
  const stars = vi.spyOn(scene.stage.fx, 'burst');
  const exact = () => stars.mock.calls.filter(([kind]) => kind === 'stars').length;
  return {
    scene,
    bounce,
    clouds: scene.play!.clouds,
    key,
    until,
    hold,
    exact,
    bump: vi.spyOn(scene, 'bump'),
  };
}

describe('choose', () => {
  it('pointed out by its digit, the carriers run for it; Space as he lands is the answer, and on the moment', async () => {
    const { bounce, clouds, key, until, exact } = await start({ form: 'choose' });
    await key('Digit2');
    expect([bounce.tied !== undefined, log().length]).toEqual([true, 0]);
    const { tied } = bounce;
    await until(900);
    await until(70);
    await key('Space');
    await headless.step(40);
    expect([log().length, exact(), clouds.includes(tied as Cloud)]).toEqual([1, 1, true]);
  });

  it('a tap on a cloud only aims at it; held until he lands it is the answer, whatever was aimed at before', async () => {
    const { bounce, clouds, hold } = await start({ form: 'choose' });
    const [first, , last] = clouds;
    await hold(first!, 2);
    expect([bounce.tied, log().length]).toEqual([first, 0]);
    const offer = await hold(last!, 150);
    await headless.step(30);
    expect(log()).toMatchObject([{ given: { option: offer.value } }]);
  });

  it('carried by arrows the line goes to the other side, and carried away from Tik he falls into the pillows: no answer', async () => {
    const { bounce, key, bump } = await start({ form: 'choose' });
    await key('ArrowLeft', 10);
    expect([bounce.x < 683, bounce.aim!.to.x > 683]).toEqual([true, true]);
    await key('ArrowLeft', 30);
    await headless.step(70);
    expect([log().length, bump.mock.calls.length]).toEqual([0, 1]);
    await headless.step(240);
    expect([bounce.leg, bump.mock.calls.length]).toEqual(['hop', 1]);
  });

  it('a finger on the meadow carries the blanket, and a tap there as he lands shoots', async () => {
    const { scene, bounce, until } = await start({ form: 'choose' });
    scene.feed({ type: 'down', x: 683, y: 700 });
    scene.feed({ type: 'move', x: 640, y: 700 });
    await headless.step();
    scene.feed({ type: 'up', x: 640, y: 700 });
    await headless.step();
    expect(bounce.x).toBe(640);
    await until(60);
    scene.feed({ type: 'down', x: 900, y: 700 });
    scene.feed({ type: 'up', x: 900, y: 700 });
    await headless.step(6);
    expect(bounce.leg).toBe('rise');
  });

  it('a finger that comes just after a landing and then carries shoots nothing; lifted at once it does', async () => {
    const { scene, bounce, until } = await start({ form: 'choose' });
    const touch = async (ms: number) => {
      await until(900);
      await until(17);
      await headless.step(4);
      scene.feed({ type: 'down', x: 683, y: 700 });
      await headless.step(Math.round(ms / 17));
    };
    await touch(60);
    scene.feed({ type: 'move', x: 650, y: 700 });
    await headless.step(20);
    scene.feed({ type: 'up', x: 650, y: 700 });
    await headless.step(2);
    expect([bounce.leg, bounce.x]).toEqual(['hop', 650]);
    await touch(60);
    scene.feed({ type: 'up', x: 683, y: 700 });
    await headless.step(2);
    expect(bounce.leg).toBe('rise');
  });
});

describe('the wind', () => {
  const far = async (settings: FixtureOptions['settings']) => {
    const { clouds, ...rest } = await start({ form: 'choose', settings });
    const seen: number[] = [];
    for (let i = 0; i < 30; i++) {
      await headless.step(10);
      seen.push(clouds[0]!.thing.x);
    }
    return { ...rest, clouds, moved: Math.max(...seen) - Math.min(...seen) };
  };

  it('blows clouds to and fro, that wait for him who is on his way to one', async () => {
    const { bounce, clouds, key, until, moved } = await far({ tempo: 1 });
    expect(moved).toBeGreaterThan(40);
    await key('Digit1');
    await until(700);
    await until(70);
    await key('Space', 12);
    const { x } = clouds[0]!;
    expect(bounce.leg).toBe('rise');
    await headless.step(10);
    expect([clouds[0]!.x, clouds[0]!.thing.x]).toEqual([x, x]);
    await headless.step(20);
    expect(log()).toHaveLength(1);
  });

  it.each([{ calm: true }, { reducedMotion: true }])('is still with %o', async (settings) => {
    const { moved } = await far({ tempo: 1, ...settings });
    expect(moved).toBe(0);
  });
});

it.each([{ calm: true }, { support: true }])('one tap on a letter is enough with %o', async (settings) => {
  const { scene, clouds, hold, bump } = await start({ form: 'build', settings });
  const offer = await hold(clouds[0]!, 2);
  await headless.step(420);
  expect(log()).toMatchObject([{ given: { tile: offer.value } }]);
  expect([scene.bounce.isLed, bump.mock.calls.length]).toEqual([true, 0]);
});
