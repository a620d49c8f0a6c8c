// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RoundResult } from '../../engine/exercise/index.ts';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import { PRIZES } from './art/colours.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

const feed = (type: 'keydown' | 'keyup', code: string) => headless.game.feed({ type, code, key: code });

/** Holds a key for so many steps. */
async function hold(code: string, steps = 2) {
  feed('keydown', code);
  await headless.step(steps);
  feed('keyup', code);
  await headless.step(2);
}

const offers = (kind: string) => headless.game.stage.offers().filter((offer) => offer.kind === kind);
const log = () => headless.host.opened!.round!.log;
const focus = () => headless.game.live.desk.focus?.value;

async function tap(x: number, y: number) {
  for (const type of ['down', 'up'] as const) headless.game.feed({ type, x, y });
  await headless.step(2);
}

async function openInPlay(options: FixtureOptions) {
  const scene = await headless.open(gameById('ballengooien')!, fixtureRound(options));
  for (let i = 0; i < 1200 && scene.flow.phase !== 'spel'; i++) await headless.step();
  // An act in the first moment belongs to the exercise before.
  await headless.step(30);
  return scene;
}

describe('arrows', () => {
  const asked: FixtureOptions = { form: 'choose', options: 4, settings: { tempo: 0 } };

  it('move the sight anywhere, with the focus on what it points at: Space throws there', async () => {
    await openInPlay(asked);
    const [, second, third] = offers('option');
    await hold('Digit2');
    expect(focus()).toBe(second!.value);
    for (let i = 0; i < 20 && focus() !== undefined; i++) await hold('ArrowRight', 3);
    await hold('ArrowRight', 2);
    expect(focus()).toBeUndefined();
    // A ball between two towers is a slip, and no answer.
    await hold('Space');
    await headless.step(240);
    expect(log()).toEqual([]);
    for (let i = 0; i < 20 && focus() !== third!.value; i++) await hold('ArrowRight', 3);
    for (let i = 0; i < 5; i++) await hold('ArrowRight', 2);
    expect(focus()).toBe(third!.value);
    await hold('Space');
    await headless.step(240);
    expect(log().map(({ given }) => given)).toEqual([{ form: 'choose', option: third!.value }]);
  });

  it('a digit brings the sight to the middle of its tower, and throws the second time', async () => {
    await openInPlay(asked);
    await hold('Digit3');
    await hold('ArrowLeft', 5);
    await hold('Digit3');
    await headless.step(120);
    expect(log()).toEqual([]);
    await hold('Digit3');
    await headless.step(240);
    expect(log()).toHaveLength(1);
  });

  it.each([{ calm: true }, { support: true }])('go from tower to tower with %o', async (settings) => {
    await openInPlay({ ...asked, settings });
    const seen: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      await hold('ArrowRight');
      seen.push(focus());
    }
    expect(seen).toEqual(
      offers('option')
        .slice(0, 3)
        .map(({ value }) => value),
    );
  });
});

describe('the example', () => {
  it.each(['choose', 'judge', 'build'] as const)('of %s shows the flick', async (form) => {
    const round = fixtureRound({ form, firstVisit: true, options: 3, size: 2 });
    const scene = await headless.open(gameById('ballengooien')!, round);
    const kinds: string[] = [];
    const step = scene.step.bind(scene);
    scene.step = (want, via) => {
      const input = step(want, via);
      if (scene.isExample && input) kinds.push(input.kind);
      return input;
    };
    for (let i = 0; i < 900 && scene.flow.phase !== 'spel'; i++) await headless.step();
    expect(kinds.filter((kind) => kind === 'drag')).toHaveLength(1);
  });
});

describe('golden cans', () => {
  it('stand on what is thrown at in the fifth and the ninth exercise, and pay double', async () => {
    const round = fixtureRound({ form: 'choose', options: 2, size: 10, settings: { tempo: 0 } });
    const scene = await headless.open(gameById('ballengooien')!, round);
    const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
    const tips: number[] = [];
    scene.stage.tip = (coins) => void tips.push(coins);
    while (scene.flow.phase !== 'einde') await robot.act();
    expect(tips).toEqual([1, 1, 1, 1, 2, 1, 1, 1, 2, 1]);
  });
});

describe('the finale', () => {
  /** Plays a round up to its finale; gives what the round reports in the end. */
  async function toFinale() {
    const round = fixtureRound({ form: 'choose', options: 2, size: 2 });
    await openRound(round);
    const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
    const ended: RoundResult[] = [];
    headless.host.bus.on('roundEnded', ({ result }) => ended.push(result));
    for (let i = 0; i < 6000 && offers('keepsake').length === 0; i++) await robot.act();
    return async () => {
      for (let i = 0; i < 420 && ended.length === 0; i++) await headless.step();
      return ended[0]!.keepsake;
    };
  }
  const openRound = (round: ReturnType<typeof fixtureRound>) =>
    headless.open(gameById('ballengooien')!, round);

  it('brings the three nearest forward; who does nothing gets the one in the frame', async () => {
    const end = await toFinale();
    const names = offers('keepsake').map(({ value }) => value);
    expect(names).toEqual([PRIZES[1], PRIZES[2], PRIZES[3]]);
    expect(await end()).toBe(PRIZES[2]);
  });

  it('a tap picks another', async () => {
    const end = await toFinale();
    const { x, y, width, height } = offers('keepsake')[2]!.rect();
    await tap(x + width / 2, y + height / 2);
    expect(offers('keepsake')).toEqual([]);
    expect(await end()).toBe(PRIZES[3]);
  });

  it('a digit picks, and so do arrows and Enter', async () => {
    const end = await toFinale();
    await hold('ArrowRight');
    await hold('ArrowRight');
    await hold('ArrowLeft');
    expect(offers('keepsake')).toHaveLength(3);
    await hold('Enter');
    expect(await end()).toBe(PRIZES[1]);
    headless.destroy();
    headless = new HeadlessHost();
    const again = await toFinale();
    await hold('Digit1');
    expect(await again()).toBe(PRIZES[1]);
  });

  it('any other press skips it, with the nearest', async () => {
    for (const press of [() => tap(60, 400), () => hold('KeyK'), () => hold('Enter'), () => hold('Digit5')]) {
      headless.destroy();
      headless = new HeadlessHost();
      const end = await toFinale();
      const from = headless.game.stage.clock.now;
      await press();
      expect(await end()).toBe(PRIZES[2]);
      expect(headless.game.stage.clock.now - from).toBeLessThan(400);
    }
  });
});
