// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cutsIn } from '../../engine/exercise/index.ts';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { gameById } from '../index.ts';
import type Ninja from './scene.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

const log = () => headless.host.opened!.round!.log;
const offers = (kind: string) => headless.game.stage.offers().filter((offer) => offer.kind === kind);

async function open(options: FixtureOptions) {
  const round = fixtureRound({ shortest: 5, longest: 7, ...options });
  const scene = (await headless.open(gameById('ninja')!, round)) as Ninja;
  for (let i = 0; i < 1200 && scene.flow.phase !== 'spel'; i++) await headless.step();
  // An act of the pupil counts from a moment after the first option can be read.
  await headless.step(30);
  return { scene, round, answer: round.dealt[0]!.solution.answer };
}

/** Steps until it is true; fails after twenty seconds. */
async function until(isTrue: () => boolean) {
  for (let i = 0; i < 1200 && !isTrue(); i++) await headless.step();
  expect(isTrue()).toBe(true);
}

async function swipe(...path: [number, number][]) {
  const [[x, y], ...rest] = path as [[number, number], ...[number, number][]];
  headless.game.feed({ type: 'down', x, y });
  for (const [toX, toY] of rest) {
    await headless.step();
    headless.game.feed({ type: 'move', x: toX, y: toY });
  }
  const [endX, endY] = path.at(-1)!;
  headless.game.feed({ type: 'up', x: endX, y: endY });
  await headless.step();
}

const middle = (offer: ReturnType<typeof offers>[number]) => {
  const { x, y, width, height } = offer.rect();
  return { x: x + width / 2, y: y + height / 2 };
};
const gap = (value: number) => middle(offers('gap').find((offer) => offer.value === value)!);
const through = ({ x, y }: { x: number; y: number }, reach = 110) =>
  swipe([x, y - reach], [x, y - 40], [x, y], [x, y + 40], [x, y + reach]);

describe('split', () => {
  it('a stroke through a gap cuts it, and one over the gong answers', async () => {
    const { scene, answer } = await open({ form: 'split' });
    for (const cut of cutsIn(answer)) await through(gap(cut));
    expect(scene.draft.cuts.cuts).toEqual(cutsIn(answer));
    const { x, y } = scene.gong.box;
    await swipe([x, y - 130], [x, y], [x, y + 130]);
    await until(() => log().length > 0);
    expect(log()[0]).toMatchObject({ given: answer, right: true });
  });

  it('a stroke may begin on the pole itself', async () => {
    const { scene } = await open({ form: 'split' });
    const { x, y } = gap(2);
    await swipe([x, y - 50], [x, y - 20], [x, y + 30], [x, y + 90]);
    expect(scene.draft.cuts.cuts).toEqual([2]);
  });

  it('a stroke on a segment, along the pole or over the gong with nothing cut is a slip, and no answer', async () => {
    const { scene } = await open({ form: 'split' });
    const bump = vi.spyOn(scene, 'bump');
    const { x, y } = gap(2);
    await through({ x: x + 30, y });
    expect(bump).toHaveBeenCalledOnce();
    await swipe([x - 300, y - 120], [x, y - 110], [x + 300, y - 120]);
    const { box } = scene.gong;
    await swipe([box.x, box.y - 130], [box.x, box.y], [box.x, box.y + 130]);
    expect(bump).toHaveBeenCalledTimes(2);
    await swipe([x - 300, y], [x, y], [x + 300, y]);
    expect(bump).toHaveBeenCalledTimes(3);
    expect([scene.draft.cuts.cuts, log()]).toEqual([[], []]);
  });

  it('in calm mode a stroke finds the nearest gap, and nothing ever falls', async () => {
    const { scene } = await open({ form: 'split', settings: { calm: true, tempo: 1 } });
    await headless.step(1200);
    const { x, y } = gap(2);
    await through({ x: x + 26, y });
    expect([scene.draft.cuts.cuts, scene.play!.falls]).toEqual([[2], 0]);
  });

  it('a pole that nobody gongs falls and is thrown again with its cuts; nothing is answered, and no star is won', async () => {
    const { scene, answer } = await open({ form: 'split', settings: { tempo: 1 } });
    const tip = vi.spyOn(scene.stage, 'tip');
    for (const cut of cutsIn(answer)) await through(gap(cut));
    await until(() => scene.play!.falls > 0);
    expect([offers('commit'), offers('gap'), log()]).toEqual([[], [], []]);
    await until(() => offers('commit').length > 0);
    expect(scene.draft.cuts.cuts).toEqual(cutsIn(answer));
    headless.game.feed({ type: 'keydown', code: 'Enter', key: 'Enter' });
    await until(() => log().length > 0);
    expect(log()[0]!.right).toBe(true);
    expect(tip).not.toHaveBeenCalled();
  });

  it('time stays slow for who steers', async () => {
    const { scene } = await open({ form: 'split', settings: { tempo: 1 } });
    for (let i = 0; i < 24; i++) {
      headless.game.feed({ type: 'keydown', code: 'ArrowRight', key: 'ArrowRight' });
      headless.game.feed({ type: 'keyup', code: 'ArrowRight', key: 'ArrowRight' });
      await headless.step(40);
    }
    expect(scene.play!.falls).toBe(0);
  });
});

describe('choose', () => {
  it('one lantern that is cut is the answer; a stroke through two is a slip', async () => {
    const { scene, answer } = await open({ form: 'choose', options: 3 });
    const bump = vi.spyOn(scene, 'bump');
    const { y } = middle(offers('option')[0]!);
    await swipe([20, y], [400, y], [900, y], [1340, y]);
    expect(bump).toHaveBeenCalledOnce();
    expect(log()).toEqual([]);
    const wanted = offers('option').find(({ value }) => 'option' in answer && value === answer.option)!;
    const card = middle(wanted);
    await swipe([card.x - 20, card.y], [card.x + 20, card.y + 5], [card.x + 40, card.y + 5]);
    expect(bump).toHaveBeenCalledTimes(2);
    // Across the lantern that hangs over it.
    const paper = card.y - wanted.rect().height / 2 - 52;
    await swipe([card.x - 110, paper], [card.x, paper], [card.x + 110, paper]);
    await until(() => log().length > 0);
    expect(log()[0]).toMatchObject({ given: answer, right: true });
  });
});

describe('judge', () => {
  it('a stroke through the scroll says that it is not right', async () => {
    await open({ form: 'judge' });
    await through({ x: 683, y: 396 }, 130);
    await until(() => log().length > 0);
    expect(log()[0]!.given).toEqual({ form: 'judge', fits: false });
  });

  it('the feather may be taken from its sign', async () => {
    const { scene } = await open({ form: 'judge' });
    await headless.step(60);
    const { x, y } = scene.blade.tip;
    await swipe([x, y], [x, 260], [683, 260], [683, 396], [683, 520]);
    await until(() => log().length > 0);
    expect(log()[0]!.given).toEqual({ form: 'judge', fits: false });
  });

  it('the stamp is pressed on it to say that it is right; let go elsewhere it says nothing', async () => {
    const stamp = { x: 377, y: 612 };
    for (const to of [
      { x: 683, y: 396 },
      { x: stamp.x + 4, y: stamp.y },
    ]) {
      await open({ form: 'judge' });
      await swipe([stamp.x, stamp.y], [stamp.x + 60, 560], [stamp.x + 80, 530]);
      expect(log()).toEqual([]);
      await headless.step(30);
      await swipe([stamp.x, stamp.y], [(stamp.x + to.x) / 2, (stamp.y + to.y) / 2], [to.x, to.y]);
      await until(() => log().length > 0);
      expect(log()[0]!.given).toEqual({ form: 'judge', fits: true });
    }
  });
});
