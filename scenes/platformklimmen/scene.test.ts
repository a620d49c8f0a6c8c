// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import { DEPTHS } from './places.ts';
import { eyeOf, TOWER } from './rules.ts';
import type Platformklimmen from './scene.ts';

const SECOND = 60;
let headless: HeadlessHost;
afterEach(() => headless.destroy());

/** Opens a round that the robot plays right. */
async function open(options: Partial<FixtureOptions> = {}) {
  headless = new HeadlessHost();
  const round = fixtureRound({ form: 'choose', options: 3, longest: 8, ...options });
  const scene = (await headless.open(gameById('platformklimmen')!, round)) as unknown as Platformklimmen;
  const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
  /** Plays on until the exercise with this number can be answered. */
  const playTo = async (number: number) => {
    const { id } = round.dealt[number]!.exercise;
    while (scene.exercise?.id !== id || scene.flow.phase !== 'spel') await robot.act();
  };
  return { scene, robot, playTo };
}

/** The same, with the first exercise done: the ladder to the next floor stands, and the pupil below it. */
async function openBelow(options: Partial<FixtureOptions> = {}) {
  const opened = await open(options);
  await opened.playTo(1);
  await headless.step(30);
  return opened;
}

const offers = () => headless.game.stage.offers();
const usable = (...kinds: string[]) => offers().filter((one) => kinds.includes(one.kind) && one.enabled());
const ladder = () => offers().find(({ id }) => id === 'ladder')!;
const middleOf = (offer: ReturnType<typeof ladder>) => {
  const { x, y, width, height } = offer.rect();
  return { x: x + width / 2, y: y + height / 2 };
};
const camera = () => headless.game.stage.camera.toWorld(683, 384).y;
const log = () => headless.host.opened!.round!.log;

async function hold(code: string, seconds: number) {
  headless.game.feed({ type: 'keydown', code, key: code });
  await headless.step(Math.round(seconds * SECOND));
  headless.game.feed({ type: 'keyup', code, key: code });
  await headless.step(2);
}

/** Runs with the arrows until it is beside a place. */
async function runTo(scene: Platformklimmen, x: number) {
  for (let i = 0; i < 100 && Math.abs(x - scene.climber.x) > 12; i++)
    await hold(x > scene.climber.x ? 'ArrowRight' : 'ArrowLeft', 0.05);
  await headless.step(20);
}

describe('between two floors', () => {
  it.each([
    ['choose', 3],
    ['judge', 2],
    ['build', 5],
  ] as const)(
    '%s: what is asked hangs in view below the prompt for who is not up yet',
    async (form, least) => {
      const { scene } = await openBelow({ form });
      expect(scene.isUp).toBe(false);
      const things = usable('option', 'tile');
      expect(things.length).toBeGreaterThanOrEqual(least);
      for (const thing of things) {
        const { y, height } = thing.rect();
        expect(y).toBeGreaterThanOrEqual(scene.stage.kit.prompt.bottom);
        expect(y + height).toBeLessThan(768);
      }
    },
  );

  it('nobody goes up by itself', async () => {
    const { scene } = await openBelow();
    const from = camera();
    await headless.step(10 * SECOND);
    expect([camera(), scene.isUp, ladder().enabled()]).toEqual([from, false, true]);
  });

  it('who picks a word climbs to its bell, and has answered only when the rope was pulled', async () => {
    const { scene } = await openBelow();
    const answers = log().length;
    const [picked] = usable('option');
    const { y } = picked!.rect();
    await hold('Digit1', 0.1);
    await headless.step(6 * SECOND);
    expect([scene.isUp, log().length]).toEqual([true, answers]);
    expect(camera()).toBeCloseTo(eyeOf(1), 0);
    // It hangs where it belongs now, lower in the window than for who was below.
    expect(picked!.rect().y).toBeGreaterThan(y);
    await hold('Enter', 0.6);
    expect(log().at(-1)).toMatchObject({ given: { form: 'choose', option: picked!.value } });
  });

  it('is climbed with the arrows; who lets go hangs there, and goes on by a tap on the ladder', async () => {
    const { scene, robot } = await openBelow();
    const from = camera();
    await runTo(scene, middleOf(ladder()).x);
    await hold('ArrowUp', 0.5);
    await headless.step(SECOND);
    const half = camera();
    expect(half).toBeLessThan(from - 40);
    await headless.step(3 * SECOND);
    expect(camera()).toBe(half);
    await robot.send({ kind: 'tap', ...middleOf(ladder()) });
    await headless.step(3 * SECOND);
    expect(camera()).toBeCloseTo(eyeOf(1), 0);
    expect(scene.isUp).toBe(true);
  });

  it('goes up by itself with motor support, and after one press in calm mode', async () => {
    const supported = await openBelow({ settings: { support: true } });
    await headless.step(5 * SECOND);
    expect(supported.scene.isUp).toBe(true);
    headless.destroy();

    const calm = await openBelow({ settings: { calm: true } });
    await headless.step(5 * SECOND);
    expect(calm.scene.isUp).toBe(false);
    await hold('ArrowUp', 0.1);
    await headless.step(5 * SECOND);
    expect(calm.scene.isUp).toBe(true);
  });
});

describe('the two bells of a judgement', () => {
  it('are a few steps from where one comes up, under the word', async () => {
    const { scene, playTo } = await open({ form: 'judge' });
    await playTo(0);
    const [yes, no] = usable('option').map(middleOf);
    const up = scene.play!.floor.ladders[0]!.x;
    expect([up - yes!.x, no!.x - up].every((far) => far > 0 && far < 200)).toBe(true);
    expect(yes!.y).toBe(no!.y);
  });

  it('answer when their rope is pulled by who stands beside it, and not from afar', async () => {
    const { playTo } = await open({ form: 'judge' });
    await playTo(0);
    await headless.step(30);
    await hold('Enter', 0.6);
    expect(log()).toEqual([]);
    await hold('Digit2', 0.1);
    await headless.step(5 * SECOND);
    expect(log()).toEqual([]);
    await hold('Enter', 0.6);
    expect(log()).toMatchObject([{ given: { form: 'judge', fits: false } }]);
  });
});

it('has a golden drop on each floor after a third of the round, and evening after two thirds', async () => {
  const { scene, playTo } = await open({ size: 6 });
  const golden = Array.from({ length: 6 }, () => 0);
  const image = scene.stage.image.bind(scene.stage);
  scene.stage.image = (name, ...place) => {
    if (name === 'druppel-goud' && !scene.isExample) golden[scene.at]!++;
    return image(name, ...place);
  };
  const evening: boolean[] = [];
  for (let number = 0; number < 6; number++) {
    await playTo(number);
    const dark = scene.stage.scene.children.list.find(
      (one) => (one as Phaser.GameObjects.Rectangle).depth === DEPTHS.evening,
    ) as Phaser.GameObjects.Rectangle;
    evening.push(dark.alpha > 0);
    expect(dark.y).toBeCloseTo(camera(), 0);
  }
  expect(golden.map((drops) => drops > 0)).toEqual([false, false, true, true, true, true]);
  expect(evening).toEqual([false, false, false, false, true, true]);
});

it('lights its lamps for who runs past them, in the evening', async () => {
  // One board from post to post: calm mode has no gaps.
  const { scene, playTo } = await open({ form: 'judge', size: 3, settings: { calm: true } });
  const burning = () =>
    scene.stage.scene.children.list.filter((one) => {
      const { depth, alpha } = one as Phaser.GameObjects.Image;
      return depth === DEPTHS.lamp && alpha > 0.5;
    }).length;
  /** How many burn when it has gone up, been at the left post and at the right one. */
  const run = async () => {
    await hold('Digit1', 0.1);
    await headless.step(6 * SECOND);
    const seen = [burning()];
    for (const x of [TOWER.left + 34, TOWER.right - 34]) {
      await runTo(scene, x);
      await headless.step(SECOND);
      seen.push(burning());
    }
    return seen;
  };
  await playTo(0);
  expect(await run()).toEqual([0, 0, 0]);
  await playTo(2);
  const paid: number[] = [];
  const tip = scene.stage.tip.bind(scene.stage);
  scene.stage.tip = (count, x, y) => {
    paid.push(x);
    tip(count, x, y);
  };
  expect(await run()).toEqual([0, 1, 2]);
  // From the lamp that was lit last; a drop lies elsewhere.
  expect(paid.filter((x) => x === TOWER.right - 34)).toHaveLength(1);
});
