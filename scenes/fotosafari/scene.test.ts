// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import type { Offer } from '../../engine/stage/index.ts';
import { gameById } from '../index.ts';
import { isAnimal } from './art/names.ts';

let headless: HeadlessHost;
afterEach(() => headless.destroy());

const CHOOSE: FixtureOptions = { form: 'choose', longest: 6, settings: { tempo: 0 } };

/** Opens a round, and waits until it can be answered. */
async function openInPlay(options: FixtureOptions) {
  headless = new HeadlessHost();
  const round = fixtureRound(options);
  await headless.open(gameById('fotosafari')!, round);
  const tips: number[] = [];
  headless.game.stage.tip = (coins) => void tips.push(coins);
  await until(() => headless.game.flow.phase === 'spel');
  // An act in the first moment belongs to the exercise before.
  await headless.step(30);
  return { round, tips };
}

/** Steps until a test holds; fails after so many. */
async function until(test: () => boolean, most = 1800) {
  for (let i = 0; i < most && !test(); i++) await headless.step();
  expect(test()).toBe(true);
}

const log = () => headless.host.opened!.round!.log;
const all = (id: string): Offer[] => headless.game.live.desk.all.filter((one) => one.id.startsWith(id));
const middle = (offer: Offer) => {
  const { x, y, width, height } = offer.rect();
  return { x: x + width / 2, y: y + height / 2 };
};

async function hold(at: { x: number; y: number }, steps: number) {
  headless.game.feed({ type: 'down', ...at });
  await headless.step(steps);
  headless.game.feed({ type: 'up', ...at });
  await headless.step(3);
}

async function key(code: string, steps = 3) {
  headless.game.feed({ type: 'keydown', code, key: code });
  await headless.step(steps);
  headless.game.feed({ type: 'keyup', code, key: code });
  await headless.step(3);
}

it('a photo of an animal that is held is the answer; sharp it pays, once the animal is right', async () => {
  const { round, tips } = await openInPlay({ ...CHOOSE, size: 2 });
  const { answer } = round.dealt[0]!.solution;
  const right = all('dier').find(({ value }) => 'option' in answer && value === answer.option)!;
  await hold(middle(right), 62);
  expect(log()).toHaveLength(1);
  expect(log()[0]!.right).toBe(true);
  await headless.step(10);
  expect(tips).toEqual([1]);
});

it('let go too soon it is an answer that pays nothing, and a tap leaves the focus to the camera', async () => {
  const { round, tips } = await openInPlay({ ...CHOOSE, size: 2 });
  const { answer } = round.dealt[0]!.solution;
  const right = all('dier').find(({ value }) => 'option' in answer && value === answer.option)!;
  await hold(middle(right), 3);
  expect(log()).toEqual([]);
  await until(() => log().length === 1, 70);
  await until(() => headless.game.flow.phase === 'spel');
  expect(tips).toEqual([]);
});

it('a picture of the landscape alone answers nothing', async () => {
  await openInPlay(CHOOSE);
  await hold({ x: 683, y: 660 }, 70);
  await headless.step(60);
  expect(log()).toEqual([]);
});

it('a board that lies in the viewfinder for the most part is photographed from anywhere', async () => {
  await openInPlay({ ...CHOOSE, options: 2 });
  const [one] = all('dier');
  const { x, y } = middle(one!);
  headless.game.feed({ type: 'down', x: 683, y: 690 });
  headless.game.feed({ type: 'move', x, y });
  await headless.step(70);
  headless.game.feed({ type: 'up', x, y });
  await headless.step(3);
  expect(log().map(({ given }) => given)).toEqual([{ form: 'choose', option: one!.value }]);
});

it('sentences that stand in close rows are photographed too', async () => {
  headless = new HeadlessHost();
  const round = fixtureRound({ ...CHOOSE, options: 5, size: 1 });
  for (const { exercise } of round.dealt)
    if ('options' in exercise)
      exercise.options.forEach(
        (one, i) => (one.text = `Opa wordt zaterdag ${70 + i} jaar, en iedereen komt.`),
      );
  await headless.open(gameById('fotosafari')!, round);
  await new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' }).finish();
  expect(log()).toHaveLength(1);
});

it('a digit aims, and Space that is held takes the photo', async () => {
  await openInPlay(CHOOSE);
  await key('Digit2');
  await headless.step(90);
  expect(log()).toEqual([]);
  await key('Space', 60);
  expect(log()[0]!.given).toEqual({ form: 'choose', option: all('dier')[1]!.value });
});

it.each(['finger', 'key'])('a pause takes no photo: held by %s', async (by) => {
  await openInPlay(CHOOSE);
  await key('Digit1');
  if (by === 'finger') headless.game.feed({ type: 'down', ...middle(all('dier')[0]!) });
  else headless.game.feed({ type: 'keydown', code: 'Space', key: ' ' });
  await headless.step(40);
  headless.host.pause();
  headless.host.resume();
  await headless.step(90);
  expect(log()).toEqual([]);
});

it('judge takes no photo without a filter, and one through the filter that was put on', async () => {
  await openInPlay({ form: 'judge', longest: 6, settings: { tempo: 0 } });
  await hold(middle(all('dier')[0]!), 70);
  expect(log()).toEqual([]);
  await key('Digit2');
  await hold(middle(all('dier')[0]!), 70);
  expect(log()[0]!.given).toEqual({ form: 'judge', fits: false });
});

it('letters that are typed take no photo; the arrow down does, once', async () => {
  const { tips } = await openInPlay({ form: 'type', longest: 6, size: 2, settings: { tempo: 0 } });
  expect(all('dier')[0]!.enabled()).toBe(true);
  await key('ArrowDown', 62);
  expect(all('dier')[0]!.enabled()).toBe(false);
  expect(log()).toEqual([]);
  const { dealt } = fixtureRound({ form: 'type', longest: 6, size: 2, settings: { tempo: 0 } });
  const robot = new Robot(headless, dealt, { plan: 'right', via: 'keyboard' });
  while (log().length === 0) await robot.act();
  await headless.step(60);
  expect(tips).toEqual([1]);
});

it.each(['right', 'wrong'] as const)('keeps a photo that is picked in the tent: all %s', async (plan) => {
  const { round } = await openInPlay({ form: 'judge', size: 3, longest: 6 });
  const robot = new Robot(headless, round.dealt, { plan, via: 'keyboard' });
  while (headless.game.flow.phase !== 'einde') await robot.act();
  const photos = () => headless.game.stage.offers().filter(({ kind }) => kind === 'keepsake');
  await until(() => photos().length === 3);
  const second = String(photos()[1]!.value);
  expect(isAnimal(second)).toBe(true);
  await key('Digit2');
  await until(() => photos().length === 0);
  expect(headless.host.opened!.round!.result().keepsake).toBe(second);
});
