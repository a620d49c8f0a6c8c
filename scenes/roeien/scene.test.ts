// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cutsIn } from '../../engine/exercise/index.ts';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import type Roeien from './scene.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

const log = () => headless.host.opened!.round!.log;

async function open(options: FixtureOptions, isInPlay = true) {
  const round = fixtureRound({ shortest: 5, longest: 7, ...options });
  const scene = (await headless.open(gameById('roeien')!, round)) as Roeien;
  for (let i = 0; i < 1200 && isInPlay && scene.flow.phase !== 'spel'; i++) await headless.step();
  if (isInPlay) await headless.step(30);
  const { now } = scene.stage.clock;
  const { answer } = round.dealt[0]!.solution;
  return { scene, round, now, answer, half: scene.drum.rhythm.beat / 2 };
}

async function press(code: string) {
  for (const type of ['keydown', 'keyup'] as const) headless.game.feed({ type, code, key: code });
  await headless.step();
}

/** Steps until it is true; fails after twenty seconds. */
async function until(isTrue: () => boolean) {
  for (let i = 0; i < 1200 && !isTrue(); i++) await headless.step();
  expect(isTrue()).toBe(true);
}

/** Steps until so many ms of play. */
const at = (scene: Roeien, ms: number) => until(() => scene.stage.clock.now >= ms - 9);

/** Sets off, and pulls at each of these gaps, so many ms beside it. */
async function rowAt(scene: Roeien, gaps: readonly number[], half: number, beside = 0) {
  const { now } = scene.stage.clock;
  await press('Space');
  for (const gap of gaps) {
    await at(scene, now + (gap + 2) * half + beside);
    await press('Space');
  }
}

describe.each([0, 1])('split at tempo %i', (tempo) => {
  it('takes strokes at the gaps as the answer, and a pure word is a mark and a coin', async () => {
    const { scene, answer, half } = await open({ form: 'split', settings: { tempo } });
    const tip = vi.spyOn(scene.stage, 'tip');
    await rowAt(scene, cutsIn(answer), half, 30);
    await until(() => log().length > 0);
    expect(log()[0]).toMatchObject({ given: answer, right: true });
    expect(tip).toHaveBeenCalledOnce();
  });

  it('takes a stroke at any other gap as well: nothing leads to the right one', async () => {
    const { scene, answer, half } = await open({ form: 'split', settings: { tempo } });
    const wrong = [1, 2, 3].find((gap) => !cutsIn(answer).includes(gap))!;
    await rowAt(scene, [wrong], half, -60);
    await until(() => log().length > 0);
    expect(log()[0]).toMatchObject({ given: { cuts: [wrong] }, right: false });
  });
});

describe('split', () => {
  it('waits until one sets off, and a pass without strokes is only watched', async () => {
    const { scene, half } = await open({ form: 'split' });
    const { x } = scene.boat;
    await headless.step(300);
    expect(scene.boat.x).toBe(x);
    await rowAt(scene, [], half);
    await until(() => scene.boat.x > x + 300);
    await until(() => scene.boat.x === x);
    expect(scene.flow.phase).toBe('spel');
    expect(log()).toEqual([]);
  });

  it('lets a stroke be taken back by the arrow down, or by a tap on its lily when the bow is past it', async () => {
    const { scene, half } = await open({ form: 'split' });
    await rowAt(scene, [1], half);
    expect(scene.draft.cuts.cuts).toEqual([1]);
    await press('ArrowDown');
    expect(scene.draft.cuts.cuts).toEqual([]);
    await press('Space');
    await headless.step(2);
    const [gap] = scene.draft.cuts.cuts;
    await until(() => scene.stage.offers().some(({ value }) => value === gap));
    const { x, y, width, height } = scene.stage
      .offers()
      .find(({ value }) => value === gap)!
      .rect();
    for (const type of ['down', 'up'] as const)
      headless.game.feed({ type, x: x + width / 2, y: y + height / 2 });
    await headless.step(3);
    expect(scene.draft.cuts.cuts).toEqual([]);
    await headless.step(400);
    expect(log()).toEqual([]);
  });

  it('finds a stroke in the water before the word a slip', async () => {
    const { scene, now, half } = await open({ form: 'split' });
    const slipped = vi.spyOn(scene, 'slipped');
    await press('Space');
    await at(scene, now + half * 0.9);
    await press('Space');
    expect(slipped).toHaveBeenCalledOnce();
    expect(scene.draft.cuts.cuts).toEqual([]);
  });

  it.each([{ calm: true }, { support: true }])(
    'stands still with %o, and the drum rows it',
    async (settings) => {
      const { scene, answer } = await open({ form: 'split', settings });
      const gaps = scene.stage.offers().filter(({ kind }) => kind === 'gap');
      expect(gaps.length).toBeGreaterThan(3);
      for (const cut of cutsIn(answer)) gaps[cut - 1]!.onPick!();
      await headless.step(600);
      expect(log()).toEqual([]);
      await press('Enter');
      expect(log()).toHaveLength(1);
    },
  );
});

describe('choose', () => {
  it('takes two strokes on the beat; one beside it is a slip', async () => {
    const { scene } = await open({ form: 'choose', options: 3 });
    const slipped = vi.spyOn(scene, 'slipped');
    await press('Digit2');
    const { drum, stage } = scene;
    await until(() => !drum.isOn(stage.clock.now));
    await press('Enter');
    expect(slipped).toHaveBeenCalledOnce();
    for (let i = 0; i < 2; i++) {
      expect(log()).toEqual([]);
      await until(() => !drum.isOn(stage.clock.now));
      await until(() => Math.abs(drum.off(stage.clock.now)) < 20);
      await press('Enter');
    }
    expect(log()).toHaveLength(1);
    expect(scene.play!.offs).toHaveLength(2);
  });

  it('forgets the first stroke when another arm is pointed out', async () => {
    const { scene } = await open({ form: 'choose', options: 3 });
    await press('Digit1');
    await until(() => scene.drum.isOn(scene.stage.clock.now));
    await press('Enter');
    await press('Digit3');
    await until(() => scene.drum.isOn(scene.stage.clock.now));
    await press('Enter');
    expect(log()).toEqual([]);
  });
});

it('shows who waits the signs, then the drum, on the beat; after a slip at once', async () => {
  const { scene } = await open({ form: 'choose', options: 3 });
  const { boat, drum, stage } = scene;
  const beckon = vi.spyOn(boat, 'beckon');
  const heights = () => stage.offers().map((offer) => offer.rect().y);
  const before = heights();
  await until(() => heights().some((y, i) => y < before[i]! - 5));
  expect(beckon).not.toHaveBeenCalled();
  await press('Digit2');
  await until(() => drum.off(stage.clock.now) > drum.rhythm.window + 20);
  await press('Enter');
  await until(() => beckon.mock.calls.length > 0);
  expect(Math.abs(drum.off(stage.clock.now))).toBeLessThan(20);
  expect(log()).toEqual([]);
});

it('pulls a letter that was hooked beside the beat with the next beat, and another may be hooked until then', async () => {
  const { scene, round } = await open({ form: 'build', options: 2 });
  const { drum, stage } = scene;
  const offers = stage.offers().filter(({ kind }) => kind === 'tile');
  const first = offers.find(({ value }) => value === 't0')!;
  const other = offers.find(({ value }) => value !== 't0')!;
  await until(() => drum.off(stage.clock.now) > drum.rhythm.window + 20);
  other.onPick!();
  await headless.step(3);
  first.onPick!();
  expect(log()).toEqual([]);
  await until(() => log().length > 0);
  expect(Math.abs(drum.off(stage.clock.now))).toBeLessThan(20);
  expect(log()[0]).toMatchObject({
    exerciseId: round.dealt[0]!.exercise.id,
    given: { tile: 't0' },
    right: true,
  });
});

it('has Krul and a swan along after a third, and golden lilies after two', async () => {
  const { scene, round } = await open({ form: 'split', size: 6 }, false);
  const seen = new Set<string>();
  scene.stage.clock.every(100, () => {
    const hasSwan = scene.stage.offers().some(({ id }) => id === 'zwaan');
    if (scene.flow.phase === 'spel') seen.add(`${scene.third} ${scene.isGolden} ${hasSwan}`);
  });
  await new Robot(headless, round.dealt, { plan: 'right', via: 'keyboard' }).finish();
  expect([...seen]).toEqual(expect.arrayContaining(['0 false false', '1 false true', '2 true true']));
});
