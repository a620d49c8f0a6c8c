// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import { isEgg } from './art/names.ts';

let headless: HeadlessHost;
afterEach(() => headless.destroy());

async function openInPlay(options: FixtureOptions) {
  headless = new HeadlessHost();
  const scene = await headless.open(gameById('kippenspuiten')!, fixtureRound(options));
  await until(() => scene.flow.phase === 'spel');
  // An act in the first moment belongs to the exercise before.
  await headless.step(30);
}

/** Steps until a test holds; fails after so many. */
async function until(test: () => boolean, most = 1800) {
  for (let i = 0; i < most && !test(); i++) await headless.step();
  expect(test()).toBe(true);
}

const log = () => headless.host.opened!.round!.log;
const offer = (id: string) => headless.game.live.desk.all.find((one) => one.id.startsWith(id));
const usable = (id: string) => offer(id)?.enabled() === true;
const placeOf = (id: string) => offer(id)!.rect().x;

async function press(code: string) {
  for (const type of ['keydown', 'keyup'] as const) headless.game.feed({ type, code, key: code });
  await headless.step(2);
}

async function tapAt(x: number, y: number) {
  for (const type of ['down', 'up'] as const) headless.game.feed({ type, x, y });
  await headless.step(2);
}

async function tap(id: string) {
  const { x, y, width, height } = offer(id)!.rect();
  await tapAt(x + width / 2, y + height / 2);
}

const judge: FixtureOptions = { form: 'judge', shortest: 4, longest: 6, settings: { tempo: 0 } };

describe('a chicken with a board', () => {
  it('is squirted by a tap, and that says that its word is right', async () => {
    await openInPlay(judge);
    await tap('kip');
    await until(() => log().length === 1, 60);
    expect(log()[0]!.given).toEqual({ form: 'judge', fits: true });
  });

  it.each([
    ['Digit1', true],
    ['Digit2', false],
  ])('is answered by %s', async (code, fits) => {
    await openInPlay(judge);
    await press(code);
    await until(() => log().length === 1, 60);
    expect(log()[0]!.given).toEqual({ form: 'judge', fits });
  });

  it('ducks when it is left alone, and comes up elsewhere; what was pressed meanwhile is done then', async () => {
    await openInPlay(judge);
    const before = placeOf('kip');
    await until(() => !usable('kip'));
    await press('Digit2');
    expect(log()).toEqual([]);
    await until(() => log().length === 1);
    expect(placeOf('kip')).not.toBe(before);
    expect(log()[0]!.given).toEqual({ form: 'judge', fits: false });
  });

  it('stays up in calm mode until it is answered', async () => {
    await openInPlay({ ...judge, settings: { calm: true, tempo: 1 } });
    const before = placeOf('kip');
    await headless.step(1200);
    expect(usable('kip')).toBe(true);
    expect(placeOf('kip')).toBe(before);
  });
});

describe('water that answers nothing', () => {
  it('washes a chicken without a board, by tap or by Space', async () => {
    await openInPlay({ form: 'judge', shortest: 9, settings: { tempo: 1 } });
    await until(() => usable('losse-kip'));
    await press('Space');
    // Clean, she shows herself for a while and can't be squirted at; one that ducks is gone much sooner.
    const clean = () =>
      headless.game.live.desk.all.filter(
        (one) => one.id.startsWith('losse-kip') && one.object.visible && !one.enabled(),
      );
    await headless.step(20);
    const [washed] = clean();
    await headless.step(20);
    expect(washed && clean().includes(washed)).toBe(true);
    expect(log()).toEqual([]);
  });
});

it('keeps the order of the words when all come up elsewhere: a digit still means the same one', async () => {
  await openInPlay({ form: 'choose', options: 3, longest: 6, settings: { tempo: 0 } });
  const numbered = () => headless.game.live.desk.numbered().map(({ value }) => value);
  const before = numbered();
  expect(before).toHaveLength(3);
  await until(() => numbered().length === 0);
  await until(() => numbered().length === 3);
  expect(numbered()).toEqual(before);
});

describe.each([
  ['seven eggs without a squirt beside a chicken', false],
  ['an egg less, after one squirt beside it', true],
])('the kunstje: %s', (_name, isMissed) => {
  it(isMissed ? 'is not reached' : 'is reached', async () => {
    headless = new HeadlessHost();
    const round = fixtureRound({ ...judge, size: 7 });
    const scene = await headless.open(gameById('kippenspuiten')!, round);
    await until(() => scene.flow.phase === 'spel');
    await headless.step(30);
    if (isMissed) {
      const { x, y, width } = offer('kip')!.rect();
      await tapAt(x > 683 ? x - 60 : x + width + 60, y + 10);
      expect(log()).toEqual([]);
    }
    await new Robot(headless, round.dealt, { plan: 'right', via: 'keyboard' }).finish();
    expect(headless.host.opened!.round!.result().feat).toBe(!isMissed);
  });
});

it.each(['right', 'wrong'] as const)(
  'leaves one of three eggs that can be picked at the end: all %s',
  async (plan) => {
    headless = new HeadlessHost();
    const round = fixtureRound({ ...judge, size: 3 });
    await headless.open(gameById('kippenspuiten')!, round);
    const robot = new Robot(headless, round.dealt, { plan, via: 'keyboard' });
    while (headless.game.flow.phase !== 'einde') await robot.act();
    const eggs = () => headless.game.stage.offers().filter(({ kind }) => kind === 'keepsake');
    await until(() => eggs().length === 3);
    const second = String(eggs()[1]!.value);
    expect(isEgg(second)).toBe(true);
    await press('Digit2');
    await until(() => eggs().length === 0);
    expect(headless.host.opened!.round!.result().keepsake).toBe(second);
  },
);
