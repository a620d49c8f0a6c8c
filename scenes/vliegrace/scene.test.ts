// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import { AIR } from './air.ts';
import { WarmMarks } from './marks.ts';
import type Vliegrace from './scene.ts';
import { Warmth } from './warmth.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => {
  headless.destroy();
  vi.restoreAllMocks();
});

const key = (type: 'keydown' | 'keyup', code: string) => headless.game.feed({ type, code, key: code });
const finger = (type: 'down' | 'move' | 'up', y: number, x = 480) => headless.game.feed({ type, x, y });
const log = () => headless.host.opened!.round!.log;
/** Which of what was offered was answered with, from the top. */
const given = () => {
  const answer = log()[0]!.given;
  return 'fits' in answer ? (answer.fits ? 0 : 1) : answer;
};

async function open(options: FixtureOptions, isInPlay = true) {
  const round = fixtureRound({ longest: 6, ...options });
  const scene = (await headless.open(gameById('vliegrace')!, round)) as Vliegrace;
  if (isInPlay) await until(() => scene.flow.phase === 'spel');
  if (isInPlay) await headless.step(30);
  return { scene, round, flight: scene.plane.flight };
}

/** Steps until it is true; fails after twenty seconds. */
async function until(isTrue: () => boolean) {
  for (let i = 0; i < 1200 && !isTrue(); i++) await headless.step();
  expect(isTrue()).toBe(true);
}

describe.each([0, 1])('at tempo %i', (tempo) => {
  const judge = { form: 'judge', settings: { tempo } } as const;

  it('holding a key dives through the low ring', async () => {
    await open(judge);
    key('keydown', 'Space');
    await until(() => log().length > 0);
    expect(given()).toBe(1);
  });

  it('a finger that holds and lets go swings up through the high ring', async () => {
    await open(judge);
    finger('down', 640);
    await headless.step(34);
    finger('up', 640);
    await until(() => log().length > 0);
    expect(given()).toBe(0);
  });

  it('a finger that goes up leads the plane', async () => {
    const { flight } = await open(judge);
    finger('down', 600);
    for (let y = 600; y > 380; y -= 20) {
      finger('move', y);
      await headless.step(2);
    }
    await headless.step(20);
    expect(flight.y).toBeLessThan(420);
    finger('up', 380);
    await until(() => log().length > 0);
    expect(given()).toBe(0);
  });

  it('a tap in the sky calls the plane to that height', async () => {
    const { flight } = await open(judge);
    for (const type of ['down', 'up'] as const) finger(type, 380);
    await headless.step(45);
    expect(flight.y).toBeLessThan(410);
  });

  it('the arrow up rises through the high ring', async () => {
    await open(judge);
    key('keydown', 'ArrowUp');
    await headless.step(50);
    key('keyup', 'ArrowUp');
    await until(() => log().length > 0);
    expect(given()).toBe(0);
  });
});

it('steers for a ring that is pointed at, and for another one when one thinks better of it', async () => {
  const { scene, flight } = await open({ form: 'choose', options: 3, settings: { tempo: 0 } });
  const cards = scene.stage.offers().filter(({ kind }) => kind === 'option');
  const x = cards[0]!.rect().x - 120;
  const middle = (i: number) => cards[i]!.rect().y + cards[i]!.rect().height / 2;
  for (const type of ['down', 'up'] as const) finger(type, middle(1), x);
  await headless.step(20);
  expect(flight.aim).toBe(1);
  key('keydown', 'Digit3');
  key('keyup', 'Digit3');
  await headless.step();
  expect(flight.aim).toBe(2);
  await until(() => log().length > 0);
  expect(log()[0]!.given).toMatchObject({ option: cards[2]!.value });
});

it('comes round again past all rings where nobody steers: that is a slip and no answer', async () => {
  const { scene, flight } = await open({ form: 'judge', settings: { tempo: 1 } });
  const bump = vi.spyOn(scene, 'bump');
  await until(() => bump.mock.calls.length > 0);
  await until(() => flight.isRacing);
  expect(flight.x).toBeLessThan(AIR.home + 20);
  expect(log()).toEqual([]);
});

it('waits before the gate in calm mode', async () => {
  const { flight } = await open({ form: 'judge', settings: { calm: true, tempo: 1 } });
  await headless.step(900);
  expect(flight.x).toBe(AIR.home);
  expect(log()).toEqual([]);
});

it('lifts who dives into the warm air behind a gate, which is a mark', async () => {
  const { scene, flight, round } = await open({ form: 'judge', size: 2, settings: { tempo: 0 } });
  const warm = vi.spyOn(flight, 'warm');
  const add = vi.spyOn(WarmMarks.prototype, 'add');
  const fits = 'fits' in round.dealt[0]!.solution.answer && round.dealt[0]!.solution.answer.fits;
  key('keydown', fits ? 'Digit1' : 'Digit2');
  await until(() => scene.flow.phase === 'goed');
  key('keydown', 'ArrowDown');
  await until(() => warm.mock.calls.length > 0);
  key('keyup', 'ArrowDown');
  await headless.step(40);
  expect(flight.y).toBeLessThan(480);
  expect(add).toHaveBeenCalledTimes(1);
  await until(() => scene.flow.phase === 'spel');
  expect(log()).toHaveLength(1);
});

it('is lifted by itself with motor support, where nobody can dive', async () => {
  const settings = { support: true, tempo: 0 };
  const { flight, round } = await open({ form: 'choose', size: 3, settings });
  const warm = vi.spyOn(flight, 'warm');
  await new Robot(headless, round.dealt, { plan: 'right', via: 'keyboard' }).finish();
  expect(warm).toHaveBeenCalledTimes(3);
});

it('has stars over the warm air after a third, and golden ones after two', async () => {
  const come = vi.spyOn(Warmth.prototype, 'come');
  const { round, scene } = await open({ form: 'choose', size: 6, settings: { tempo: 0 } }, false);
  await new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' }).finish();
  expect([...new Set(come.mock.calls.map(([, , star]) => star))]).toEqual(['none', 'paper', 'golden']);
  expect(scene.plane.folds).toBe(2);
});
