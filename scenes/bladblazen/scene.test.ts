// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import { far, type Spot } from './rules.ts';
import type Bladblazen from './scene.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

const log = () => headless.host.opened!.round!.log;
const offers = (kind: string) => headless.game.stage.offers().filter((one) => one.kind === kind);
const send = (type: 'down' | 'move' | 'up', { x, y }: Spot) => headless.game.feed({ type, x, y });
const key = (type: 'keydown' | 'keyup', code: string) => headless.game.feed({ type, code, key: code });

async function open(options: FixtureOptions) {
  const round = fixtureRound({ longest: 6, settings: { tempo: 0 }, ...options });
  const scene = (await headless.open(gameById('bladblazen')!, round)) as unknown as Bladblazen;
  await until(() => scene.flow.phase === 'spel');
  // An act in the first moment belongs to the exercise before.
  await headless.step(30);
  const { leaves } = scene.play!.herd;
  return { scene, round, leaf: leaves[0]!.leaf, heaps: scene.play!.heaps };
}

async function until(test: () => boolean, most = 900) {
  for (let i = 0; i < most && !test(); i++) await headless.step();
  expect(test()).toBe(true);
}

async function hold(at: Spot, steps: number) {
  send('down', at);
  await headless.step(steps);
  send('up', at);
  await headless.step(2);
}

const sort: FixtureOptions = { form: 'sort', options: 2 };

describe('a heap that is tapped', () => {
  it('has the leaf herded to it, and only a leaf that was held there is an answer', async () => {
    const { scene, leaf, heaps } = await open(sort);
    const { value } = offers('bucket')[1]!;
    const { x, y, width, height } = offers('bucket')[1]!.rect();
    await hold({ x: x + width / 2, y: y + height / 2 }, 2);
    await until(() => far(leaf, heaps[1]!.mouth) < 30);
    expect(log()).toEqual([]);
    await until(() => scene.play!.herd.share > 0.5);
    await until(() => log().length > 0);
    expect(log().map(({ given }) => given)).toEqual([{ form: 'sort', bucket: value }]);
  });

  it('is given up as soon as a finger leads elsewhere', async () => {
    const { scene, leaf } = await open(sort);
    headless.game.feed({ type: 'pick', id: offers('bucket')[0]!.id });
    await until(() => leaf.speed > 100);
    await hold({ x: 683, y: 300 }, 30);
    await headless.step(200);
    expect(scene.hero.isLed).toBe(true);
    expect(log()).toEqual([]);
  });
});

describe('a finger on the lawn', () => {
  it('that is held blows the leaf ahead of it, into an opening and to an answer', async () => {
    const { leaf, heaps } = await open(sort);
    // Round the leaf first, by a tap: nothing is blown on the way.
    const before = { x: leaf.x, y: leaf.y };
    await hold({ x: leaf.x + 140, y: leaf.y + 4 }, 2);
    await headless.step(60);
    expect(leaf).toMatchObject(before);
    send('down', heaps[0]!.mouth);
    await until(() => log().length > 0);
    send('up', heaps[0]!.mouth);
    expect(log()).toHaveLength(1);
  });

  it('makes no answer of a leaf that is blown out again in time', async () => {
    const { scene, leaf, heaps } = await open(sort);
    headless.game.feed({ type: 'pick', id: offers('bucket')[0]!.id });
    await until(() => scene.play!.herd.share > 0.4);
    scene.hero.isLed = true;
    scene.play!.herd.stray();
    leaf.blow({ x: 60_000, y: 0 }, 1000 / 60);
    await headless.step(120);
    expect(far(leaf, heaps[0]!.mouth)).toBeGreaterThan(90);
    expect([scene.play!.herd.share, log()]).toEqual([0, []]);
  });
});

describe('keys', () => {
  it('walk, and blow only while the space bar is down', async () => {
    const { scene, leaf } = await open(sort);
    key('keydown', 'ArrowUp');
    await until(() => scene.hero.y < leaf.y + 130);
    key('keyup', 'ArrowUp');
    await headless.step(20);
    expect(leaf.speed).toBe(0);
    key('keydown', 'Space');
    await headless.step(20);
    expect(leaf.vy).toBeLessThan(-60);
    key('keyup', 'Space');
    await headless.step(2);
    expect(scene.hero.blows).toBe(false);
  });
});

it.each([
  ['ArrowRight', 'ArrowLeft'],
  ['ArrowUp', 'ArrowDown'],
])('keys turn the blower round: after %s comes %s', async (before, after) => {
  const { scene } = await open(sort);
  for (const code of [before, after]) {
    key('keydown', code);
    await headless.step(20);
    key('keyup', code);
    await headless.step(10);
  }
  const { x, y } = scene.hero.aim;
  expect(after === 'ArrowLeft' ? x : -y).toBeCloseTo(-1, 1);
});

describe('the leaves of choose', () => {
  it('never lie over each other, wherever they are blown', async () => {
    const { scene } = await open({ form: 'choose', options: 3 });
    const [one, two] = scene.play!.herd.leaves;
    two!.leaf.lie({ x: one!.leaf.x + 10, y: one!.leaf.y + 20 });
    await headless.step(10);
    const [a, b] = [one!.box, two!.box];
    const isClear =
      Math.abs(a.x - b.x) >= (a.wide + b.wide) / 2 - 1 || Math.abs(a.y - b.y) >= (a.high + b.high) / 2 - 1;
    expect(isClear).toBe(true);
  });
});

describe('a card', () => {
  it.each([0, 45, 90, 135, 180, 225, 270, 315])(
    'lets one see who stands beside its leaf, at %i°',
    async (angle) => {
      const { scene } = await open({ ...sort, shortest: 9, longest: 12 });
      const [one] = scene.play!.herd.leaves;
      const turn = (angle * Math.PI) / 180;
      const { x, y } = one!.leaf;
      scene.hero.walker.go({ x: x + Math.cos(turn) * 96, y: y + Math.sin(turn) * 96 }, 900);
      await headless.step(120);
      const { card, thing } = one!;
      const { box } = scene.hero;
      const [dx, dy] = [Math.abs(thing.x + card.x - box.x), Math.abs(thing.y + card.y - box.y)];
      const isSeen = dx > (card.width + box.wide) / 2 - 12 || dy > (card.height + box.high) / 2 - 12;
      expect([isSeen, thing.y + card.y - card.height / 2 > 205]).toEqual([true, true]);
    },
  );
});

describe('the example', () => {
  const show = async (options: FixtureOptions) => {
    const round = fixtureRound({ longest: 6, firstVisit: true, ...options });
    const scene = (await headless.open(gameById('bladblazen')!, round)) as unknown as Bladblazen;
    const seen = { isLed: false, isHerded: false, share: 0 };
    await until(() => scene.flow.phase === 'voorbeeld' && scene.play !== undefined);
    const herd = vi.spyOn(scene.play!.herd, 'herd');
    while (scene.flow.phase === 'voorbeeld') {
      await headless.step();
      seen.isLed ||= scene.hero.isLed && scene.hero.blows;
      seen.share = Math.max(seen.share, scene.play?.herd.share ?? 0);
    }
    seen.isHerded = herd.mock.calls.length > 0;
    return seen;
  };
  const forms = (['sort', 'judge', 'choose'] as const).map((form) => ({ form, options: 3 }));

  it.each(forms.flatMap((one) => [0, 1].map((tempo) => ({ ...one, settings: { tempo } }))))(
    'blows the leaf with a finger that is held, as one does by oneself: %o',
    async (options) => {
      const { isLed, isHerded, share } = await show(options);
      expect([isLed, isHerded, share > 0.9]).toEqual([true, false, true]);
    },
  );

  it('taps the heap where one press is enough', async () => {
    const { isLed, isHerded, share } = await show({ ...sort, settings: { calm: true } });
    expect([isLed, isHerded, share > 0.9]).toEqual([false, true, true]);
  });
});

describe('loose leaves', () => {
  it('that are blown on a heap count for the kunstje, and others fall', async () => {
    const { scene, heaps } = await open(sort);
    const feat = vi.spyOn(scene.stage, 'feat');
    for (let n = 0; n < 40 && feat.mock.calls.length === 0; n++) {
      const loose = scene.litter.lying[0];
      if (!loose) break;
      loose.lie(heaps[0]!.mouth);
      loose.blow({ x: 400, y: 0 }, 16);
      await headless.step(2);
      if (scene.litter.lying.length < 4) {
        scene.litter.fall(`${n}`, heaps, false);
        await headless.step(40);
      }
    }
    expect(feat).toHaveBeenCalledOnce();
  });
});

describe('the turns of a round', () => {
  it('bring a golden leaf, and in the evening a hat that pays', async () => {
    const { scene, round } = await open({ ...sort, size: 6 });
    const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
    while (!offers('control').some(({ id }) => id === 'hoed')) await robot.act();
    expect(scene.third).toBe(2);
    const tip = vi.spyOn(scene.stage, 'tip');
    headless.game.feed({ type: 'pick', id: 'hoed' });
    await headless.step(2);
    expect(tip).toHaveBeenCalledOnce();
    await robot.finish();
  });
});
