// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import { halfOf } from './art/sizes.ts';
import { BAR, TRAY, WAITER, type Spot } from './places.ts';
import { A_TABLE } from './rules.ts';
import type DienbladBalanceren from './scene.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

const log = () => headless.host.opened!.round!.log;
const offers = (kind: string) => headless.game.stage.offers().filter((one) => one.kind === kind);
const send = (type: 'down' | 'move' | 'up', { x, y }: Spot) => headless.game.feed({ type, x, y });
const key = (type: 'keydown' | 'keyup', code: string) => headless.game.feed({ type, code, key: code });

const isMark = (one: Phaser.GameObjects.GameObject, frame: string) =>
  'frame' in one && (one.frame as Phaser.Textures.Frame).name === frame;

const sort: FixtureOptions = { form: 'sort', options: 2 };

/** A round that stands at its first exercise, or after `done` that were right before a reload. */
async function open({ done = 0, ...options }: FixtureOptions & { done?: number }) {
  const dealt = fixtureRound({ longest: 6, ...options, settings: { tempo: 0, ...options.settings } });
  const before = dealt.dealt.slice(0, done);
  const answers = before.map(({ exercise, solution }) => ({ exerciseId: exercise.id, given: solution.answer, ms: 900, tick: 0 })); // prettier-ignore
  const round = { ...dealt, answers };
  const scene = (await headless.open(
    gameById('dienbladbalanceren')!,
    round,
  )) as unknown as DienbladBalanceren;
  await answerable(scene);
  return { scene, round };
}

async function until(test: () => boolean, most = 1200) {
  for (let i = 0; i < most && !test(); i++) await headless.step();
  expect(test()).toBe(true);
}

async function answerable(scene: DienbladBalanceren) {
  await until(() => scene.flow.phase === 'spel');
  // An act in the first moment belongs to the exercise before.
  await headless.step(30);
}

/** Fills the tray and sets off; what stands on it then pulls to the right. */
async function carried(options: Parameters<typeof open>[0] = { ...sort, size: 6 }) {
  const { scene, round } = await open(options);
  const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
  for (let i = 0; i < 3000 && scene.tray.glasses.length < A_TABLE; i++) await robot.act();
  for (const [i, glass] of scene.tray.glasses.entries()) glass.arm = 0.2 + i * 0.2;
  const tip = vi.spyOn(scene.stage, 'tip');
  return { scene, robot, tip };
}

/** Until the tray is empty at the table: the most that stood on the trolley. */
async function toTable(scene: DienbladBalanceren, act: (angle: number) => void = () => undefined) {
  let caught = 0;
  await until(() => {
    caught = Math.max(caught, scene.trolley.count);
    act(scene.tray.balance.angle);
    return scene.tray.glasses.length === 0;
  });
  return caught;
}

describe('a zone', () => {
  it('that is tapped is the answer, and the glass comes to stand in it', async () => {
    const { scene } = await open(sort);
    const second = offers('bucket')[1]!;
    const { value } = second;
    const { x, y, width, height } = second.rect();
    send('down', { x: x + width / 2, y: y + height / 2 });
    await headless.step(2);
    send('up', { x: x + width / 2, y: y + height / 2 });
    await headless.step(2);
    expect(log().map(({ given }) => given)).toEqual([{ form: 'sort', bucket: value }]);
    await until(() => scene.tray.glasses.length === 1);
  });

  it('takes the glass that is dragged to it; dropped elsewhere it goes back and nothing is answered', async () => {
    const { scene } = await open(sort);
    const first = offers('bucket')[0]!.value;
    const glass = { x: TRAY.x, y: BAR.y - 30 };
    const drag = async (to: Spot) => {
      send('down', glass);
      for (const share of [0.5, 1]) {
        send('move', { x: glass.x + (to.x - glass.x) * share, y: glass.y + (to.y - glass.y) * share });
        await headless.step(3);
      }
      send('up', to);
      await headless.step(30);
    };
    await drag({ x: 200, y: 330 });
    expect(log()).toEqual([]);
    expect(scene.play!.focus!()).toMatchObject({ x: TRAY.x, y: BAR.y });
    await drag({ x: TRAY.x - halfOf(2) / 2, y: TRAY.y });
    expect(log().map(({ given }) => given)).toEqual([{ form: 'sort', bucket: first }]);
  });
});

describe('the way to the table', () => {
  it('costs who does not lean a glass, that is caught on the trolley: no answer, and no tip', async () => {
    const { scene, tip } = await carried();
    const answers = log().length;
    expect(await toTable(scene)).toBeGreaterThan(0);
    expect(log()).toHaveLength(answers);
    await headless.step(60);
    expect(tip).not.toHaveBeenCalled();
  });

  it('costs nothing who leans against it by the arrows, and a full tray is a tip', async () => {
    const { scene, tip } = await carried();
    let held = '';
    const caught = await toTable(scene, (angle) => {
      const code = Math.abs(angle) < 2 ? '' : angle > 0 ? 'ArrowLeft' : 'ArrowRight';
      if (code === held) return;
      if (held) key('keyup', held);
      if (code) key('keydown', code);
      held = code;
    });
    expect(caught).toBe(0);
    await until(() => tip.mock.calls.length === 1);
  });

  it('costs nothing who holds a finger on the high side', async () => {
    const { scene } = await carried();
    send('down', { x: WAITER.x, y: 600 });
    const caught = await toTable(scene, (angle) =>
      send('move', { x: WAITER.x - Math.max(-1, Math.min(1, angle / 4)) * 200, y: 600 }),
    );
    expect(caught).toBe(0);
  });

  it.each([{ calm: true }, { support: true }])('costs nobody anything on a cart: %o', async (settings) => {
    const { scene, robot } = await carried({ ...sort, size: 6, settings });
    expect(await toTable(scene)).toBe(0);
    await robot.finish();
  });
});

describe('the glasses of choose', () => {
  it('come to stand beside each other, wherever they stood on the bar', async () => {
    const { scene, round } = await open({ form: 'choose', options: 2, size: 6 });
    const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'keyboard' });
    for (let i = 0; i < 3000 && scene.tray.glasses.length < A_TABLE; i++) await robot.act();
    const arms = scene.tray.glasses.map(({ arm }) => arm * halfOf(1)).sort((a, b) => a - b);
    expect(arms).toHaveLength(A_TABLE);
    for (const [i, arm] of arms.slice(1).entries()) expect(arm - arms[i]!).toBeGreaterThan(60);
    await robot.finish();
  });

  it('are put where they are let go on the tray, and go back to the bar from elsewhere', async () => {
    const { scene, round } = await open({ form: 'choose', options: 2, size: 6 });
    const { answer } = round.dealt[0]!.solution;
    const one = offers('option').find(({ value }) => 'option' in answer && value === answer.option)!;
    const { x, y, width, height } = one.rect();
    const drag = async (to: Spot) => {
      send('down', { x: x + width / 2, y: y + height / 2 });
      await headless.step(2);
      send('move', to);
      await headless.step(3);
      send('up', to);
      await headless.step(20);
    };
    await drag({ x: 300, y: 180 });
    expect(log()).toEqual([]);
    expect(one.rect()).toMatchObject({ x, y });
    await drag({ x: TRAY.x + 150, y: TRAY.y - 20 });
    expect(log().map(({ given }) => given)).toEqual([answer]);
    await until(() => scene.tray.glasses.length === 1);
    expect(scene.tray.glasses[0]!.arm).toBeCloseTo(150 / halfOf(1));
    expect(one.object.scene === undefined || Math.abs(one.rect().x - x) < 1).toBe(true);
  });
});

it('no two drinks on a tray are the same', async () => {
  const { scene, round } = await open({ ...sort, size: 6 });
  const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
  for (let i = 0; i < 3000 && scene.tray.glasses.length < A_TABLE; i++) await robot.act();
  expect(new Set(scene.tray.glasses.map(({ kind }) => kind)).size).toBe(A_TABLE);
});

it('after a reload what stood on the tray stands there, and tables that were served count', async () => {
  const { scene } = await open({ ...sort, size: 16, done: 6 });
  expect(scene.tray.glasses).toHaveLength(2);
  expect(scene.stage.scene.children.list.filter((one) => isMark(one, 'glaasje'))).toHaveLength(3);
});

describe('the turns of a round', () => {
  const late = { ...sort, size: 12, settings: { tempo: 1 } };
  it.each([
    { done: 0, third: 'first', comes: false, skates: false },
    { done: 4, third: 'second', comes: true, skates: false },
    { done: 8, third: 'last', comes: true, skates: true },
  ])(
    'in the $third part the pigeon comes along: $comes, and Oma Vlek skates by: $skates',
    async ({ done, comes, skates }) => {
      const { scene, robot } = await carried({ ...late, done });
      const jolt = vi.spyOn(scene.tray.balance, 'jolt');
      let sat = false;
      const klodder = vi.spyOn(scene.stage.kit, 'klodder');
      await toTable(scene, () => void (sat ||= scene.tray.rider !== undefined));
      expect(sat).toBe(comes);
      expect(scene.tray.rider).toBeUndefined();
      expect(klodder.mock.calls.some(([name]) => name === 'omavlek')).toBe(skates);
      expect(jolt.mock.calls.some(([speed]) => speed === -26)).toBe(skates);
      await robot.finish();
    },
  );

  it('bring a pigeon that pays who notices it', async () => {
    const { scene, round } = await open({ ...sort, size: 6 });
    const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
    expect(offers('control').some(({ id }) => id === 'duif')).toBe(false);
    while (!offers('control').some(({ id }) => id === 'duif')) await robot.act();
    expect(scene.third).toBe(1);
    const tip = vi.spyOn(scene.stage, 'tip');
    headless.game.feed({ type: 'pick', id: 'duif' });
    await headless.step(2);
    expect(tip).toHaveBeenCalledOnce();
    await robot.finish();
  });
});
