// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import type { Fish } from './fish.ts';
import type Vishaak from './scene.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

const FINGER = { x: 683, y: 330 };

async function start(options: Partial<FixtureOptions> = {}) {
  const round = fixtureRound({
    form: 'choose',
    options: 3,
    size: 6,
    longest: 6,
    settings: { tempo: 0 },
    ...options,
  });
  const scene = (await headless.open(gameById('vishaak')!, round)) as unknown as Vishaak;
  const tips: number[] = [];
  scene.stage.tip = (coins) => void tips.push(coins);
  const inPlay = async () => {
    for (let i = 0; i < 1200 && scene.flow.phase !== 'spel'; i++) await headless.step();
    // An act in the first moment belongs to the exercise before.
    await headless.step(30);
  };
  await inPlay();
  const log = () => headless.host.opened!.round!.log;
  const home = async () => {
    for (let i = 0; i < 200 && scene.rod.isBusy; i++) await headless.step();
    expect(scene.rod.isBusy).toBe(false);
  };
  /** Presses shortly on the water while the hook points there. */
  const tapAt = async (angle: number) => {
    scene.rod.swing.turnTo(angle);
    await headless.step();
    scene.rod.swing.turnTo(angle);
    scene.feed({ type: 'down', ...FINGER });
    await headless.step(5);
    scene.feed({ type: 'up', ...FINGER });
    await headless.step(2);
  };
  const fish = (): readonly Fish[] => scene.play!.fish;
  /** A direction in which nothing is. */
  const nothing = () => {
    const all = Array.from({ length: 100 }, (_, i) => i - 50);
    const near = (angle: number) => Math.min(...fish().map((one) => Math.abs(one.angle - angle)));
    return all.reduce((best, angle) => (near(angle) > near(best) ? angle : best));
  };
  return { scene, round, tips, log, home, tapAt, fish, nothing, inPlay };
}

/** Presses shortly on a fish while the hook points in some direction. */
async function tapFish({ scene }: { scene: Vishaak }, { thing }: Fish, angle: number) {
  const at = { x: thing.x, y: thing.y };
  scene.rod.swing.turnTo(angle);
  scene.feed({ type: 'down', ...at });
  await headless.step(3);
  scene.feed({ type: 'up', ...at });
  await headless.step(2);
}

it('a short press on the water shoots where the hook pointed: the fish there is the answer', async () => {
  const { scene, log, tapAt, fish } = await start();
  const one = fish()[1]!;
  const { value } = scene.stage.offers().find(({ object }) => object === one.thing)!;
  await tapAt(one.angle);
  for (let i = 0; i < 90 && log().length === 0; i++) await headless.step();
  expect(log().map(({ given }) => given)).toEqual([{ form: 'choose', option: value }]);
});

it('the hook comes back from where nothing is, and nothing is answered', async () => {
  const { scene, log, tapAt, home, nothing } = await start();
  await tapAt(nothing());
  expect(scene.rod.isBusy).toBe(true);
  await home();
  expect([log().length, scene.flow.phase]).toEqual([0, 'spel']);
});

it('shoots nothing when the finger goes away', async () => {
  const { scene } = await start();
  scene.feed({ type: 'down', ...FINGER });
  await headless.step(5);
  expect(scene.rod.swing.isHeld).toBe(true);
  scene.feed({ type: 'cancel' });
  await headless.step(2);
  expect([scene.rod.swing.isHeld, scene.rod.isBusy]).toEqual([false, false]);
});

it('a digit only points a fish out, and Space lets the hook go', async () => {
  const { scene, log } = await start();
  const press = async (code: string) => {
    scene.feed({ type: 'keydown', code, key: code });
    await headless.step(4);
    scene.feed({ type: 'keyup', code, key: code });
    await headless.step(2);
  };
  await press('Digit2');
  expect([scene.rod.isBusy, log().length]).toEqual([false, 0]);
  expect(scene.stage.offers().filter(({ kind }) => kind === 'option')[1]).toBe(scene.live.desk.focus);
  await press('Space');
  expect(scene.rod.isBusy).toBe(true);
});

it.each([{ calm: true }, { support: true }])('one tap on a fish is enough with %o', async (settings) => {
  const { scene, log, fish } = await start({ settings: { tempo: 1, ...settings } });
  const offer = scene.stage.offers().find(({ object }) => object === fish()[2]!.thing)!;
  scene.feed({ type: 'pick', id: offer.id });
  for (let i = 0; i < 90 && log().length === 0; i++) await headless.step();
  expect(log().map(({ given }) => given)).toEqual([{ form: 'choose', option: offer.value }]);
});

it('hangs still in calm mode, and swings otherwise', async () => {
  const moved: boolean[] = [];
  for (const calm of [true, false]) {
    const { scene } = await start({ settings: { calm } });
    const before = scene.rod.swing.angle;
    await headless.step(20);
    moved.push(Math.abs(scene.rod.swing.angle - before) > 1);
    headless.destroy();
    headless = new HeadlessHost();
  }
  expect(moved).toEqual([false, true]);
});

it('from the second third a pearl floats there: hooked it is a coin, and no answer', async () => {
  const { scene, round, tips, log, home, tapAt, inPlay } = await start();
  const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
  while (log().length < 2) await robot.act();
  while (scene.flow.phase === 'spel') await headless.step();
  await inPlay();
  const pearl = scene.junk.pieces.find(({ isPearl }) => isPearl)!;
  await tapAt(pearl.angle);
  await home();
  expect([tips, log().length]).toEqual([[1], 2]);
  expect(scene.junk.pieces).not.toContain(pearl);
});

it('takes no other fish than the one that was pressed on: the hook goes past, and nothing is answered', async () => {
  const game = await start();
  const [meant, other] = game.fish();
  await tapFish(game, meant!, other!.angle);
  expect(game.scene.rod.isOut).toBe(true);
  await game.home();
  expect([game.log().length, game.scene.flow.phase]).toEqual([0, 'spel']);
});

it('takes the fish that was pressed on when it points there', async () => {
  const game = await start();
  const one = game.fish()[2]!;
  const { value } = game.scene.stage.offers().find(({ object }) => object === one.thing)!;
  await tapFish(game, one, one.angle);
  for (let i = 0; i < 90 && game.log().length === 0; i++) await headless.step();
  expect(game.log().map(({ given }) => given)).toEqual([{ form: 'choose', option: value }]);
});

it.each(['the reel', 'ArrowDown'])('a shot is pulled back by %s: nothing is answered', async (by) => {
  const { scene, log, tapAt, fish, home } = await start();
  const far = fish().reduce((best, one) => (one.far > best.far ? one : best));
  await tapAt(far.angle);
  expect(scene.rod.isOut).toBe(true);
  if (by === 'the reel') scene.feed({ type: 'pick', id: 'molen' });
  else scene.feed({ type: 'keydown', code: by, key: by });
  await headless.step();
  expect(scene.rod.isOut).toBe(false);
  await home();
  expect(log()).toEqual([]);
  await tapAt(far.angle);
  for (let i = 0; i < 90 && log().length === 0; i++) await headless.step();
  expect(log()).toHaveLength(1);
});

it('the right one hops when it is shown', async () => {
  const { scene, fish } = await start();
  const one = fish()[0]!;
  const body = one.thing.list[0] as Fish['thing'];
  const still = body.y;
  void one.beckon();
  let least = still;
  for (let i = 0; i < 30; i++) {
    await headless.step();
    least = Math.min(least, body.y);
  }
  expect(still - least).toBeGreaterThan(14);
  expect(scene.flow.phase).toBe('spel');
});

it('junk floats between few letters, and none between many', async () => {
  const { scene, fish } = await start({ form: 'build', longest: 4, options: 2 });
  expect(scene.junk.pieces.length).toBeGreaterThan(0);
  scene.junk.go();
  scene.junk.come('veel', [...fish(), ...fish(), ...fish()], false);
  expect(scene.junk.pieces).toEqual([]);
});

it('what is fished up lies on the heap, and the boot is for the pelican', async () => {
  const { scene, home, tapAt } = await start();
  const boots = () => scene.junk.pieces.filter(({ kind }) => kind === 'laars');
  for (let i = 0; i < 8 && boots().length === 0; i++) {
    scene.junk.go();
    scene.junk.come(`zoek/${i}`, scene.play!.all, false);
  }
  expect(scene.junk.giveBoot()).toBe(false);
  await tapAt(boots()[0]!.angle);
  await home();
  await headless.step(60);
  expect([scene.junk.giveBoot(), scene.junk.giveBoot()]).toEqual([true, false]);
});

it.each([0, 1, 2, 3, 4, 5])('junk lies over no fish, no card and no other junk (%i)', async (seed) => {
  const { scene, fish } = await start({ options: 5, seed: `vrij/${seed}`, settings: { tempo: 1 } });
  const rooms = [
    ...fish().map(({ thing: { x, y }, size }) => ({ x, y, ...size })),
    ...scene.junk.pieces.map(({ spot }) => ({ ...spot, width: 56, height: 56 })),
  ];
  for (const [i, a] of rooms.entries())
    for (const b of rooms.slice(i + 1))
      expect(
        Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2,
      ).toBe(true);
});
