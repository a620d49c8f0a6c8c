// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Container, Offer, WordCard } from '../../engine/stage/index.ts';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import type TuinSproeien from './scene.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

async function openInPlay(options: FixtureOptions) {
  const scene = await headless.open(gameById('tuinsproeien')!, fixtureRound(options));
  for (let i = 0; i < 1200 && scene.flow.phase !== 'spel'; i++) await headless.step();
  // An act in the first moment belongs to the exercise before.
  await headless.step(30);
  return scene as unknown as TuinSproeien;
}

const log = () => headless.host.opened!.round!.log;
const offer = (id: string) => headless.game.stage.offers().find((one) => one.id === id)!;
const plants = () =>
  headless.game.stage.offers().filter(({ kind }) => kind === 'option' || kind === 'bucket');
const middle = (one: Offer) => {
  const { x, y, width, height } = one.rect();
  return { x: x + width / 2, y: y + height / 2 };
};
const down = (at: { x: number; y: number }) => headless.game.feed({ type: 'down', ...at });
const up = (at: { x: number; y: number }) => headless.game.feed({ type: 'up', ...at });

async function press(code: string, steps = 2) {
  headless.game.feed({ type: 'keydown', code, key: code });
  await headless.step(steps);
  headless.game.feed({ type: 'keyup', code, key: code });
  await headless.step(2);
}

async function until(test: () => boolean, most = 600) {
  for (let i = 0; i < most && !test(); i++) await headless.step();
  expect(test()).toBe(true);
}

const asked: FixtureOptions = { form: 'choose', options: 3, settings: { tempo: 0 } };

describe('a finger', () => {
  it('that is held on a plant answers with it, and not before half of it is full', async () => {
    await openInPlay(asked);
    const at = middle(plants()[1]!);
    const { value } = plants()[1]!;
    down(at);
    await headless.step(50);
    expect(log()).toEqual([]);
    await until(() => log().length === 1);
    expect(log()[0]!.given).toEqual({ form: 'choose', option: value });
    up(at);
  });

  it('that lets go, or only taps, answers nothing: the water drains away', async () => {
    await openInPlay(asked);
    const at = middle(plants()[1]!);
    for (let i = 0; i < 8; i++) {
      down(at);
      await headless.step(i % 2 ? 3 : 25);
      up(at);
      await headless.step(150);
    }
    expect(log()).toEqual([]);
  });

  it('that moves takes the water along, to another plant or to nowhere', async () => {
    const { hose } = await openInPlay(asked);
    const [from, to] = [middle(plants()[0]!), middle(plants()[2]!)];
    const third = plants()[2]!.value;
    down(from);
    await headless.step(5);
    headless.game.feed({ type: 'move', x: to.x, y: to.y });
    await headless.step(5);
    expect(Math.abs(hose.aim.x - to.x)).toBeLessThan(6);
    await until(() => log().length === 1);
    expect(log()[0]!.given).toEqual({ form: 'choose', option: third });
    up(to);
  });

  it('may be lifted after the plant that it did over has gone', async () => {
    const round = fixtureRound(asked);
    const scene = await headless.open(gameById('tuinsproeien')!, round);
    const robot = new Robot(headless, round.dealt, { plan: 'wrong', via: 'pointer' });
    while (scene.flow.phase !== 'neemover') await robot.act();
    await headless.step(30);
    const right = plants().find(({ value }) => value === 'goed')!;
    const at = middle(right);
    const card = (right.object as Container).list[1] as WordCard;
    down(at);
    await until(() => scene.flow.phase === 'spel');
    expect(card.scene).toBeUndefined();
    up(at);
    await headless.step(10);
    expect(card.look).toBe('pressed');
  });
});

describe('the barrel', () => {
  it('runs empty when one sprays at random, and that is no answer; it gives water again after a while', async () => {
    const scene = await openInPlay(asked);
    const nowhere = { x: 60, y: 420 };
    down(nowhere);
    await until(() => scene.hose.tank.isEmpty);
    expect(scene.hose.hasEmptied).toBe(true);
    expect(scene.hose.isOpen).toBe(false);
    up(nowhere);
    await until(() => !scene.hose.tank.isEmpty);
    expect(log()).toEqual([]);
    down(middle(plants()[0]!));
    await until(() => log().length === 1);
  });

  it('is endless in calm mode, where one tap waters by itself until it is full, and a second one stops it', async () => {
    const scene = await openInPlay({ ...asked, settings: { calm: true } });
    const at = middle(plants()[0]!);
    const tap = async () => {
      down(at);
      await headless.step();
      up(at);
      await headless.step();
    };
    await tap();
    expect(scene.hose.isOpen).toBe(true);
    await headless.step(40);
    await tap();
    await headless.step(120);
    expect(scene.hose.isOpen).toBe(false);
    expect(log()).toEqual([]);
    await tap();
    await until(() => log().length === 1);
    expect(scene.hose.tank.level).toBe(1);
  });
});

describe('keys', () => {
  it('a digit turns the nozzle to its plant, Space held waters it', async () => {
    const { hose } = await openInPlay(asked);
    const third = plants()[2]!;
    await press('Digit3');
    expect(Math.abs(hose.aim.x - middle(third).x)).toBeLessThan(2);
    await headless.step(120);
    expect(hose.isOpen).toBe(false);
    await press('Space', 120);
    expect(log().map(({ given }) => given)).toEqual([{ form: 'choose', option: third.value }]);
  });

  it('arrows turn it anywhere, with the focus on the plant that would drink', async () => {
    const scene = await openInPlay(asked);
    await press('Digit1');
    const { x } = scene.hose.aim;
    await press('ArrowRight', 30);
    expect(scene.hose.aim.x).toBeGreaterThan(x + 120);
    expect(headless.game.live.desk.focus).toBeUndefined();
    const next = plants()[1]!;
    for (let i = 0; i < 60 && headless.game.live.desk.focus !== next; i++) await press('ArrowRight', 3);
    expect(headless.game.live.desk.focus).toBe(next);
  });

  it.each([{ calm: true }, { support: true }])('go from plant to plant with %o', async (settings) => {
    await openInPlay({ ...asked, settings: { tempo: 0, ...settings } });
    for (const one of plants()) {
      await press('ArrowRight');
      expect(headless.game.live.desk.focus).toBe(one);
    }
  });

  it('a screen reader picks twice: once to aim, once to water', async () => {
    await openInPlay(asked);
    const { id, value } = plants()[1]!;
    headless.game.feed({ type: 'pick', id });
    await headless.step(60);
    headless.game.feed({ type: 'pick', id });
    await until(() => log().length === 1);
    expect(log()[0]!.given).toEqual({ form: 'choose', option: value });
  });
});

describe('wind', () => {
  it('blows from tempo 0.4 on and not in calm mode', async () => {
    const winds: boolean[] = [];
    for (const settings of [{ tempo: 0.3 }, { tempo: 1 }, { tempo: 1, calm: true }]) {
      const { hose } = await openInPlay({ ...asked, settings });
      let isFelt = false;
      for (let i = 0; i < 60; i++) {
        await headless.step();
        isFelt ||= hose.wind !== 0;
      }
      winds.push(isFelt);
      headless.destroy();
      headless = new HeadlessHost();
    }
    expect(winds).toEqual([false, true, false]);
  });
});

describe('the turns of a round', () => {
  it('bring a frog who pays for a shower, and a pumpkin that pays as it grows', async () => {
    const round = fixtureRound({ ...asked, size: 9, options: 2 });
    const scene = await headless.open(gameById('tuinsproeien')!, round);
    const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
    const tips: number[] = [];
    scene.stage.tip = (coins) => void tips.push(coins);
    const spray = async (id: string) => {
      const at = middle(offer(id));
      const before = log().length;
      down(at);
      await headless.step(150);
      up(at);
      await headless.step(90);
      expect(log().length).toBe(before);
    };
    while (!offer('kikker')) await robot.act();
    expect(scene.third).toBe(1);
    await until(() => scene.flow.phase === 'spel');
    await spray('kikker');
    expect(tips).toEqual([1]);
    expect(offer('kikker')).toBeUndefined();
    while (!offer('pompoen')) await robot.act();
    expect(scene.third).toBe(2);
    await until(() => scene.flow.phase === 'spel');
    await spray('pompoen');
    expect(tips).toEqual([1, 1]);
    await robot.finish();
  });
});

describe('the kunstje', () => {
  it.each([false, true])(
    'is eight flowers for which the barrel never ran empty (ran empty once: %s)',
    async (isSpilt) => {
      const round = fixtureRound({ ...asked, size: 8, options: 2 });
      const scene = (await headless.open(gameById('tuinsproeien')!, round)) as unknown as TuinSproeien;
      await until(() => scene.flow.phase === 'spel');
      if (isSpilt) {
        down({ x: 60, y: 420 });
        await until(() => scene.hose.tank.isEmpty);
        up({ x: 60, y: 420 });
      }
      await new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' }).finish();
      expect(headless.host.opened!.round!.result().feat).toBe(!isSpilt);
    },
  );
});
