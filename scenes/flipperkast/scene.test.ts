// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Image } from '../../engine/stage/index.ts';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import { DEPTHS, HOME, TABLE, WELL } from './places.ts';
import { isSweet } from './rules.ts';
import type Flipperkast from './scene.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

const log = () => headless.host.opened!.round!.log;

async function start(options: Partial<FixtureOptions> = {}) {
  const round = fixtureRound({ form: 'choose', shortest: 4, longest: 7, options: 3, ...options });
  const scene = (await headless.open(gameById('flipperkast')!, round)) as unknown as Flipperkast;
  for (let i = 0; i < 1200 && scene.flow.phase !== 'spel'; i++) await headless.step();
  // An act in the first moment belongs to the exercise before.
  await headless.step(30);
  const { table } = scene;
  const [ball] = table.balls as [(typeof table.balls)[number]];
  const key = async (code: string, frames = 6) => {
    scene.feed({ type: 'keydown', code, key: code });
    await headless.step(frames);
    scene.feed({ type: 'keyup', code, key: code });
    await headless.step();
  };
  const press = async (x: number, y: number, frames = 6) => {
    scene.feed({ type: 'down', x, y });
    await headless.step(frames);
    scene.feed({ type: 'up', x, y });
    await headless.step();
  };
  const offers = () => scene.stage.offers().filter(({ kind }) => kind === 'option');
  const offer = (number: number) => offers()[number]!;
  const { answer } = round.dealt[0]!.solution;
  const right = offers().findIndex(({ value }) => 'option' in answer && value === answer.option);
  const tap = async (number: number) => {
    const { x, y, width, height } = offer(number).rect();
    await press(x + width / 2, y + height / 2, 2);
  };
  /** Steps until something is so; how many it took, at most `most`. */
  const until = async (isSo: () => boolean, most = 600) => {
    let steps = 0;
    for (; steps < most && !isSo(); steps++) await headless.step();
    return steps;
  };
  const isLying = () => table.flippers.some((one) => ball.where === 'table' && isSweet(one, ball.motion));
  return { scene, table, ball, right, key, press, offer, tap, until, isLying, bump: vi.spyOn(scene, 'bump') };
}

it('what is asked of hangs below the explanation in the example, and is rubbed out below what is told', async () => {
  const round = fixtureRound({ form: 'judge', size: 6, firstVisit: true });
  const scene = (await headless.open(gameById('flipperkast')!, round)) as unknown as Flipperkast;
  const robot = new Robot(headless, round.dealt, { plan: 'wrong', via: 'keyboard' });
  const asked = () =>
    scene.children.list
      .filter((one) => 'x' in one && 'depth' in one && one.x === HOME.x && one.depth === DEPTHS.cards)
      .map((one) => ('y' in one ? one.y : undefined));
  const during = async (phase: string) => {
    for (let i = 0; i < 2400 && scene.flow.phase !== phase; i++) await robot.act();
    return asked();
  };
  expect(await during('voorbeeld')).toEqual([HOME.explained]);
  expect(await during('spel')).toEqual([HOME.asked]);
  await during('onthul');
  await headless.step(20);
  expect(asked()).toEqual([HOME.rubbed]);
});

describe('the table', () => {
  it('rests in the hand of the keeper until somebody plays, and then is in play', async () => {
    for (const code of ['ArrowLeft', 'Space']) {
      const { ball, key, table, until } = await start();
      await headless.step(200);
      expect(ball.where).toBe('hand');
      await key(code);
      await until(() => ball.where === 'table', 60);
      expect([ball.where, table.openFor]).toEqual(['table', undefined]);
      headless.host.close();
    }
  });

  it('is live from the second third of a round on: the inkwell shoots the ball out by itself', async () => {
    const { scene, ball, right, tap, until } = await start({ size: 2 });
    await tap(right);
    await until(() => log().length > 0);
    await until(() => scene.flow.phase === 'vraag');
    await until(() => scene.flow.phase === 'spel');
    expect([scene.third > 0, ball.where]).toEqual([true, 'table']);
    await headless.step(400);
    expect([ball.where, log().length]).toEqual(['hand', 1]);
  });

  it('has a shut inkwell as long as no lamp is locked: a ball dropped on it bounces off', async () => {
    const { table, ball } = await start();
    table.free(ball, { x: WELL.x + 2, y: WELL.y - 120, vx: 0, vy: 300 });
    let nearest = Infinity;
    for (let i = 0; i < 120; i++) {
      await headless.step();
      nearest = Math.min(nearest, Math.hypot(ball.motion.x - WELL.x, ball.motion.y - WELL.y));
    }
    // It is pressed in a little as it lands.
    expect(nearest).toBeGreaterThan(WELL.r * 0.8);
    expect(log()).toEqual([]);
  });

  it('keeps a ball that is shot about within its walls', async () => {
    const { table, ball } = await start();
    for (const [vx, vy] of [
      [1000, -300],
      [-1000, -300],
      [300, -1000],
      [-700, -700],
    ] as const) {
      // prettier-ignore
      table.free(ball, { x: TABLE.x, y: 590, vx, vy });
      for (let i = 0; i < 200 && ball.where === 'table'; i++) {
        await headless.step();
        const { x, y } = ball.motion;
        expect([x > TABLE.left, x < TABLE.right, y > TABLE.top]).toEqual([true, true, true]);
      }
    }
  });

  it('throws a lost ball up again: a slip, and no answer', async () => {
    const { table, ball, tap, until, bump } = await start();
    await tap(0);
    table.free(ball, { x: TABLE.x, y: 700, vx: 0, vy: 100 });
    await until(() => ball.where === 'hand', 60);
    expect([ball.where, log().length, bump.mock.calls.length]).toEqual(['hand', 0, 1]);
    await until(() => ball.where === 'table', 60);
    expect(ball.where).toBe('table');
  });
});

describe('a locked lamp', () => {
  it.each([0, 1, 2])('by a tap on a card is the answer when the ball is shot in: card %i', async (number) => {
    const { tap, offer, isLying, ball, press, until, table } = await start();
    const { value } = offer(number);
    await tap(number);
    expect([table.openFor !== undefined, log().length]).toEqual([true, 0]);
    await until(isLying);
    await press(ball.motion.x < TABLE.x ? 500 : 860, 640);
    await until(() => log().length > 0, 40);
    expect(log()).toMatchObject([{ given: { option: value } }]);
  });

  it('by arrow up is the one that the flippers moved the light to', async () => {
    const { key, offer, until } = await start();
    const { value } = offer(1);
    await key('ArrowRight');
    await key('ArrowUp');
    await until(() => log().length > 0);
    expect(log()).toMatchObject([{ given: { option: value } }]);
  });

  it('can be let go of, and another be taken; the last one counts', async () => {
    const { key, tap, offer, table, until } = await start();
    const { value } = offer(2);
    await key('Digit1');
    await key('ArrowDown');
    expect(table.openFor).toBeUndefined();
    await key('Digit2');
    await tap(2);
    await until(() => log().length > 0);
    expect(log()).toMatchObject([{ given: { option: value } }]);
  });

  it.each([
    ['at the slowest', { tempo: 0 }, 5000],
    ['at the fastest', { tempo: 1 }, 5000],
    ['calm', { calm: true }, 5000],
    ['with motor support', { support: true }, 2500],
  ] as const)('has its ball within five seconds though nobody flips: %s', async (_name, settings, most) => {
    const { tap, until } = await start({ settings });
    await tap(0);
    expect((await until(() => log().length > 0)) * (1000 / 60)).toBeLessThan(most);
  });
});

it.each([
  ['was shot in', true, false, 1],
  ['nobody shot', false, false, 0],
  ['was shot, and then lifted by the magnet', true, true, 0],
])('fills a mark for a right ball only where it %s', async (_name, isShot, isLifted, marks) => {
  const { scene, table, right, tap, isLying, ball, press, until } = await start();
  await tap(right);
  if (isShot) {
    await until(isLying);
    await press(ball.motion.x < TABLE.x ? 500 : 860, 640, 2);
  }
  if (isLifted) table.liftsAfter = 0;
  await until(() => log().length > 0);
  expect(scene.flow.phase).toBe('goed');
  const filled = scene.children.list.filter((one) => (one as Image).frame?.name === 'potje');
  expect(filled).toHaveLength(marks);
});
