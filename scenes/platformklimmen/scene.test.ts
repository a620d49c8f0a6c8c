// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import { TOWER } from './rules.ts';

const SECOND = 60;
const FLOOR = TOWER.floor;
let headless: HeadlessHost;
afterEach(() => headless.destroy());

/** Opens the game and answers its first exercise: the ladder to the next floor stands, and the pupil below it. */
async function openAtLadder(options: Partial<FixtureOptions> = {}) {
  headless = new HeadlessHost();
  const round = fixtureRound({ form: 'choose', options: 3, longest: 8, ...options });
  await headless.open(gameById('platformklimmen')!, round);
  const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
  const first = round.dealt[0]!.exercise.id;
  const isNext = () => headless.game.exercise && headless.game.exercise.id !== first;
  while (!isNext() || headless.game.flow.phase !== 'spel') await robot.act();
  await headless.step(30);
  return robot;
}

const offers = () => headless.game.stage.offers();
const usable = (kind: string) => offers().filter((offer) => offer.kind === kind && offer.enabled());
const ladder = () => offers().find(({ id }) => id === 'ladder')!;
const camera = () => headless.game.stage.camera.toWorld(683, 384).y;
const log = () => headless.host.opened!.round!.log;

async function hold(code: string, seconds: number) {
  headless.game.feed({ type: 'keydown', code, key: code });
  await headless.step(Math.round(seconds * SECOND));
  headless.game.feed({ type: 'keyup', code, key: code });
  await headless.step(2);
}

it.each(['choose', 'build', 'judge'] as const)(
  '%s: after an answer nobody goes up by itself, and nothing counts until the pupil has climbed',
  async (form) => {
    await openAtLadder({ form });
    const [answers, from] = [log().length, camera()];
    await headless.step(10 * SECOND);
    expect(camera()).toBe(from);
    expect(usable('option').concat(usable('tile'))).toEqual([]);
    await hold('Digit1', 0.5);
    expect(log()).toHaveLength(answers);
    expect(ladder().enabled()).toBe(true);
  },
);

it('climbs with the arrows, hangs where the key is let go, and goes on by a tap', async () => {
  const robot = await openAtLadder();
  const from = camera();
  const { flow } = headless.game;
  for (;;) {
    const input = flow.nextInput({ form: 'choose', option: 'x' }, 'keyboard')!;
    expect(['key', 'wait']).toContain(input.kind);
    if (input.kind === 'key' && input.code === 'ArrowUp') break;
    await robot.send(input);
  }
  await hold('ArrowUp', 0.5);
  await headless.step(SECOND);
  const half = camera();
  expect(half).toBeLessThan(from - 40);
  await headless.step(3 * SECOND);
  expect(camera()).toBe(half);
  const { x, y, width, height } = ladder().rect();
  await robot.send({ kind: 'tap', x: x + width / 2, y: y + height / 2 });
  await headless.step(3 * SECOND);
  expect(camera()).toBeCloseTo(from - FLOOR, 0);
  expect(usable('option').length).toBe(3);
});

it('goes up by itself with motor support, and after one press in calm mode', async () => {
  await openAtLadder({ settings: { support: true } });
  await headless.step(5 * SECOND);
  expect(usable('option').length).toBe(3);
  headless.destroy();

  await openAtLadder({ settings: { calm: true } });
  await headless.step(5 * SECOND);
  expect(usable('option')).toEqual([]);
  await hold('ArrowUp', 0.1);
  await headless.step(5 * SECOND);
  expect(usable('option').length).toBe(3);
});
