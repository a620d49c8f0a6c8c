// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import type Taxirit from './scene.ts';
import { dealBays, distance, isIn, type Bay } from './town.ts';

let headless: HeadlessHost;
afterEach(() => headless.destroy());

async function openInPlay(options: FixtureOptions) {
  headless = new HeadlessHost();
  const start = fixtureRound({ settings: { tempo: 0 }, ...options });
  const scene = await headless.open(gameById('taxirit')!, start);
  await until(() => scene.flow.phase === 'spel');
  // An act in the first moment belongs to the exercise before.
  await headless.step(30);
  return {
    scene: scene as unknown as Taxirit,
    robot: new Robot(headless, start.dealt, { plan: 'right', via: 'keyboard' }),
  };
}

const round = () => headless.host.opened!.round!;
const feed = (type: 'keydown' | 'keyup', code: string, key = code) => headless.game.feed({ type, code, key });
async function press(code: string, steps = 2) {
  feed('keydown', code);
  await headless.step(steps);
  feed('keyup', code);
  await headless.step(2);
}
async function until(test: () => boolean, most = 1500) {
  for (let i = 0; i < most && !test(); i++) await headless.step();
  expect(test()).toBe(true);
}

/** The bays that are asked, in the order of their cards. */
function baysOf(scene: Taxirit, count: number): Bay[] {
  const { rng } = scene.stage;
  return dealBays(scene.taxi.car, count, 480, rng.fork(`rit/${scene.exercise!.id}`));
}

/** Puts the taxi into a bay, straight or across. */
function park({ taxi: { car } }: Taxirit, { x, y, isAcross }: Bay, isStraight = true) {
  const angle = isAcross === isStraight ? 0 : Math.PI / 2;
  Object.assign(car, { x, y, angle, speed: 0 });
}

describe('driving', () => {
  it('goes where an arrow says as long as it is held; nothing of it is an answer', async () => {
    const { scene } = await openInPlay({ form: 'choose' });
    const { car } = scene.taxi;
    const from = { ...car };
    expect(scene.eye.isAbove).toBe(true);
    feed('keydown', 'ArrowUp');
    await headless.step(90);
    expect(distance(car, from)).toBeGreaterThan(40);
    expect(scene.eye.isAbove).toBe(false);
    feed('keyup', 'ArrowUp');
    await headless.step(60);
    expect(car.speed).toBe(0);
    expect(round().log).toEqual([]);
  });

  it('draws the way to a card that is picked, and drives there by itself only in calm mode', async () => {
    for (const calm of [false, true]) {
      const { scene } = await openInPlay({ form: 'choose', settings: { calm } });
      const from = { ...scene.taxi.car };
      await press('Digit1');
      await headless.step(120);
      expect(distance(scene.taxi.car, from) > 60).toBe(calm);
      expect(round().log).toEqual([]);
      if (calm) await until(() => round().log.length === 1);
      else headless.destroy();
    }
  });
});

describe('the example', () => {
  it('shows what the pupil does: a finger that drags, or arrows; in calm mode a tap on a card', async () => {
    for (const calm of [false, true]) {
      headless = new HeadlessHost();
      const start = fixtureRound({ form: 'choose', firstVisit: true, settings: { calm } });
      const scene = (await headless.open(gameById('taxirit')!, start)) as unknown as Taxirit;
      await until(() => scene.flow.phase === 'voorbeeld' && scene.taxi.guest !== undefined);
      await headless.step(40);
      const { answer } = start.dealt.at(-1)!.solution;
      const by = (['pointer', 'keyboard'] as const).map((via) => scene.play!.step!(answer, via));
      expect(by).toMatchObject(calm ? [null, null] : [{ kind: 'drag' }, { kind: 'key', code: /^Arrow/ }]);
      if (!calm) headless.destroy();
    }
  });
});

describe('parking', () => {
  it('answers after standing still for a while; who drives on has answered nothing', async () => {
    const { scene } = await openInPlay({ form: 'choose', options: 3 });
    const [bay] = baysOf(scene, 3);
    park(scene, bay!);
    await headless.step(30);
    expect(round().log).toEqual([]);
    feed('keydown', 'ArrowUp');
    await headless.step(3);
    feed('keyup', 'ArrowUp');
    await headless.step(20);
    expect(round().log).toEqual([]);
    park(scene, bay!);
    await until(() => round().log.length === 1, 60);
  });

  it('asks for straight between the lines: a star on the meter, and a coin', async () => {
    for (const isStraight of [true, false]) {
      const { scene } = await openInPlay({ form: 'choose', options: 2 });
      const right = round().solution()!;
      const { taxi } = scene;
      for (const bay of baysOf(scene, 2)) {
        park(scene, bay, isStraight);
        // Across it sticks out into the street.
        if (!isStraight)
          Object.assign(taxi.car, { x: taxi.car.x + bay.out.x * 24, y: taxi.car.y + bay.out.y * 24 });
        if (round().log.length > 0 || !isIn(bay, taxi.car)) continue;
        await until(() => round().log.length === 1, 80);
      }
      const isRight = JSON.stringify(round().log[0]!.given) === JSON.stringify(right);
      await headless.step(60);
      expect(round().earned.tips > 0).toBe(isStraight && isRight);
      headless.destroy();
    }
  });
});

describe('the joy ride', () => {
  it('goes on while the next address is typed, and who brakes in time parks neatly', async () => {
    const { scene, robot } = await openInPlay({ form: 'type', size: 4, shortest: 3, longest: 6 });
    while (round().log.length === 0) await robot.act();
    await until(() => scene.flow.phase === 'spel', 150);
    expect(scene.joyride.isOn).toBe(true);
    const { tips } = round().earned;
    for (let i = 0; i < 900 && scene.joyride.isOn && round().earned.tips === tips; i++) {
      const { car } = scene.taxi;
      const far = scene.joyride.goal ? distance(car, scene.joyride.goal) : Infinity;
      if (far < 150 && far > 70) await press('ArrowDown');
      await headless.step();
    }
    expect(round().earned.tips).toBe(tips + 1);
    expect(scene.joyride.isOn).toBe(false);
    expect(round().log).toHaveLength(1);
  });
});

describe('the ducks', () => {
  it.each([true, false])('pay who stops for them (%s), from the second third on', async (stops) => {
    const { scene, robot } = await openInPlay({ form: 'choose', size: 3 });
    while (round().log.length === 0) await robot.act();
    await until(() => scene.flow.phase === 'spel', 200);
    await headless.step(30);
    const { tips } = round().earned;
    const { ducks, taxi } = scene;
    const zebra = ducks.at!;
    expect(zebra).toBeDefined();
    Object.assign(taxi.car, {
      x: zebra.x + (zebra.isAcross ? 130 : 0),
      y: zebra.y + (zebra.isAcross ? 0 : 130),
      speed: 150,
    });
    await headless.step(40);
    if (!stops) Object.assign(taxi.car, { x: zebra.x, y: zebra.y });
    await until(() => ducks.at === undefined, 600);
    expect(round().earned.tips).toBe(tips + (stops ? 1 : 0));
    expect(round().log).toHaveLength(1);
  });
});
