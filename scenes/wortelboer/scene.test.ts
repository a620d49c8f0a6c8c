// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import { bedAt } from './places.ts';
import type Wortelboer from './scene.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

/** A round played right, with what it paid; `done` words were already right before a reload. */
async function start({ done = 0, ...options }: Partial<FixtureOptions> & { done?: number } = {}) {
  const round = fixtureRound({ form: 'choose', options: 2, size: 9, longest: 6, settings: { tempo: 0 }, ...options }); // prettier-ignore
  const answers = round.dealt.slice(0, done).map(({ exercise, solution }) => ({ exerciseId: exercise.id, given: solution.answer, ms: 900, tick: 0 })); // prettier-ignore
  const scene = (await headless.open(gameById('wortelboer')!, { ...round, answers })) as Wortelboer;
  const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
  const tips: number[] = [];
  scene.stage.tip = (coins) => void tips.push(coins);
  const log = () => headless.host.opened!.round!.log;
  const playable = async () => {
    while (scene.flow.phase !== 'spel') await headless.step();
    await headless.step(40);
  };
  const answer = async () => {
    await playable();
    const before = log().length;
    while (log().length === before) await robot.act();
  };
  const press = async (bed: number, ms: number) => {
    await robot.send({ kind: 'hold', ...bedAt(bed), ms });
    await headless.step(4);
  };
  /** Sows in these beds, one after another. */
  const sow = async (...beds: number[]) => {
    for (const bed of beds) {
      await playable();
      await press(bed, 40);
      await headless.step(40);
      await answer();
    }
    await playable();
  };
  const whatGrows = (bed: number) => scene.field.plot.at(bed);
  return { scene, robot, tips, log, playable, answer, press, sow, whatGrows };
}

/** Held so long the needle is in the thick part, and so short it is not. */
const GOOD_MS = 650;
const SHORT_MS = 200;

it('a word is sown in the bed that the farmer was sent to, and in the nearest one where he was not', async () => {
  const { sow, answer, whatGrows, playable } = await start();
  await sow(2);
  expect(whatGrows(2)).toMatchObject({ grown: 0 });
  await answer();
  await playable();
  expect(whatGrows(2)).toMatchObject({ grown: 1 });
  expect(whatGrows(1)).toMatchObject({ grown: 0 });
});

it('he is sent once for each word', async () => {
  const { scene, playable, press } = await start();
  await playable();
  await press(2, 40);
  await press(9, 40);
  expect(scene.field.here).toBe(2);
});

it('a ripe carrot beside him pops out that is let go in the thick part, and pays', async () => {
  const { scene, sow, press, tips, log, whatGrows } = await start();
  await sow(0, 2, 1);
  expect(scene.field.here).toBe(1);
  const answers = log().length;
  await press(0, SHORT_MS);
  expect(whatGrows(0)).toBeDefined();
  expect(tips).toEqual([]);
  await press(0, GOOD_MS);
  expect(whatGrows(0)).toBeUndefined();
  expect(tips).toEqual([1]);
  // The finger that let go has not sent him to the bed that became free.
  expect(scene.field.here).toBe(1);
  expect(log()).toHaveLength(answers);
});

it('a ripe carrot farther off is out of reach', async () => {
  const { sow, press, tips, whatGrows } = await start();
  await sow(0, 2, 6);
  await press(0, GOOD_MS);
  expect(whatGrows(0)).toBeDefined();
  expect(tips).toEqual([]);
});

it('in calm mode one press pulls, and no rabbit ever bites', async () => {
  const { sow, press, tips, whatGrows } = await start({ settings: { calm: true, tempo: 1 } });
  await sow(0, 2, 1);
  await press(0, 40);
  expect(whatGrows(0)).toBeUndefined();
  expect(tips).toEqual([1]);
});

it('while letters are typed arrows go along the beds, and the arrow down walks and pulls', async () => {
  const { scene, playable, whatGrows, answer, tips } = await start({ form: 'type' });
  const key = async (code: string, steps = 3) => {
    scene.feed({ type: 'keydown', code, key: code });
    await headless.step(steps);
    scene.feed({ type: 'keyup', code, key: code });
    await headless.step(3);
  };
  await playable();
  await key('ArrowRight');
  await key('ArrowDown');
  await headless.step(40);
  expect(scene.field.here).toBe(0);
  for (let i = 0; i < 3; i++) await answer();
  await playable();
  expect([0, 1, 2].map((bed) => whatGrows(bed)?.grown)).toEqual([2, 1, 0]);
  // On to the second bed that is free: the one below the ripe carrot.
  await key('ArrowRight');
  await key('ArrowRight');
  await key('ArrowDown');
  await headless.step(40);
  expect(scene.field.here).toBe(4);
  await key('ArrowRight');
  await key('ArrowDown', Math.round(GOOD_MS / (1000 / 60)));
  expect(whatGrows(0)).toBeUndefined();
  expect(tips).toEqual([1]);
  expect(scene.draft.text.text).toBe('');
});

it('by keys the first press takes hold, and the second one lets go', async () => {
  const { scene, sow, whatGrows, tips } = await start();
  await sow(0, 2, 1);
  const use = async (steps: number) => {
    scene.stage.focusOn(scene.stage.offers().find(({ id }) => id === 'bed-0'));
    scene.feed({ type: 'keydown', code: 'Space', key: ' ' });
    scene.feed({ type: 'keyup', code: 'Space', key: ' ' });
    await headless.step(steps);
  };
  await use(39);
  expect(scene.field.pull.bed).toBe(0);
  await use(3);
  expect(whatGrows(0)).toBeUndefined();
  expect(tips).toEqual([1]);
});

it('what is left at the end is taken out too, and counts where no rabbit bit', async () => {
  const { scene, robot } = await start({ size: 6 });
  await robot.finish();
  expect(scene.field.harvest.crops).toHaveLength(6);
  expect(scene.field.harvest.crops.filter(({ isBitten }) => isBitten).length).toBeLessThan(3);
});

it('a ripe carrot out of reach, tapped, stays where it is and shows from where it can be pulled', async () => {
  const { scene, robot, sow, playable, log } = await start({ size: 15 });
  const hop = vi.spyOn(scene.field.beds, 'hop');
  await sow(0, 2, 7);
  await playable();
  const answers = log().length;
  await robot.send({ kind: 'tap', ...bedAt(0) });
  expect(hop).toHaveBeenCalledExactlyOnceWith([1, 4]);
  expect(scene.field.here).toBe(7);
  expect(log()).toHaveLength(answers);
});

it('a free bed tells how many ripe carrots can be pulled from there', async () => {
  const { scene, sow } = await start({ size: 15 });
  await sow(0, 2, 7, 10);
  const labelOf = (bed: number) => scene.stage.offers().find(({ id }) => id === `bed-${bed}`)?.label;
  expect([1, 4, 5].map(labelOf)).toEqual([
    'Bed 2: ga hierheen, naast 2 rijpe wortels',
    'Bed 5: ga hierheen, naast een rijpe wortel',
    'Bed 6: ga hierheen',
  ]);
});

it('after a reload the field and the marks are as they may have been, and nothing was bitten', async () => {
  const { scene } = await start({ size: 10, done: 8 });
  const { harvest, plot } = scene.field;
  const growing = Array.from({ length: 12 }, (_, bed) => plot.at(bed)).filter((crop) => crop !== undefined);
  expect([harvest.crops.length, growing.length]).toEqual([1, 7]);
  expect([...harvest.crops, ...growing].some(({ isBitten }) => isBitten)).toBe(false);
});

it.each([
  { pulls: true, times: 1 },
  { pulls: false, times: 0 },
])('the kunstje of a short round is within reach of who pulls: $pulls', async ({ pulls, times }) => {
  const { scene, robot, sow, press } = await start({ size: 6 });
  const feat = vi.spyOn(scene.stage, 'feat');
  await sow(0, 2, 1);
  if (pulls) await press(0, GOOD_MS);
  await robot.finish();
  expect(feat).toHaveBeenCalledTimes(times);
});
