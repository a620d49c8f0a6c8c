// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import { turnTo, wayTo } from './rules.ts';
import type Raketstrijd from './scene.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

const key = (type: 'keydown' | 'keyup', code: string) => headless.game.feed({ type, code, key: code });
const log = () => headless.host.opened!.round!.log;
const press = async (code: string, steps = 2) => {
  key('keydown', code);
  await headless.step(steps);
  key('keyup', code);
  await headless.step(2);
};

async function open(options: FixtureOptions, isInPlay = true) {
  const round = fixtureRound({ longest: 6, options: 3, ...options });
  const scene = (await headless.open(gameById('raketstrijd')!, round)) as Raketstrijd;
  for (let i = 0; i < 1200 && isInPlay && scene.flow.phase !== 'spel'; i++) await headless.step();
  if (isInPlay) await headless.step(30);
  return { scene, round, ship: scene.rocket.ship };
}

/** What is answered with a rock of choose. */
const optionAt = ({ exercise }: Raketstrijd, i: number) =>
  exercise?.form === 'choose' && { form: 'choose', option: exercise.options[i]!.id };

/** Steps until it is true; fails after twenty seconds. */
async function until(isTrue: () => boolean) {
  for (let i = 0; i < 1200 && !isTrue(); i++) await headless.step();
  expect(isTrue()).toBe(true);
}

it('paints a ring with the first dust, and takes the second as the answer: turned, flown and shot by key', async () => {
  const { scene, ship } = await open({ form: 'choose', settings: { tempo: 0 } });
  const rock = scene.play!.rocks[1]!;
  const answer = optionAt(scene, 1);
  const steer = (code: string, wanted: boolean, held: Set<string>) => {
    if (wanted === held.has(code)) return;
    if (wanted) held.add(code);
    else held.delete(code);
    key(wanted ? 'keydown' : 'keyup', code);
  };
  const held = new Set<string>();
  const fly = async (isOver: () => boolean) => {
    for (let i = 0; i < 1200 && !isOver(); i++) {
      const way = wayTo(ship, rock.middle);
      const off = turnTo(ship.angle, Math.atan2(way.y, way.x));
      steer('ArrowRight', off > 0.1, held);
      steer('ArrowLeft', off < -0.1, held);
      steer('ArrowUp', Math.abs(off) < 0.5 && way.far > 300 && ship.speed < 160, held);
      if (Math.abs(off) < 0.1 && way.far < 400) await press('Space');
      else await headless.step();
    }
  };
  await fly(() => rock.aimed.kind !== undefined);
  expect(log()).toEqual([]);
  await fly(() => log().length > 0);
  expect(log()).toHaveLength(1);
  expect(log()[0]!.given).toEqual(answer);
});

it('lets a ring fade, and one hit is no answer', async () => {
  const { scene } = await open({ form: 'choose', settings: { tempo: 0 } });
  await press('Digit2');
  await until(() => scene.play!.rocks[1]!.aimed.kind !== undefined);
  await until(() => scene.play!.rocks[1]!.aimed.kind === undefined);
  await headless.step(300);
  expect(log()).toEqual([]);
});

it('drifts on when nobody steers, and a finger that is held turns it and pushes', async () => {
  const { ship } = await open({ form: 'judge', settings: { tempo: 0 } });
  headless.game.feed({ type: 'down', x: 120, y: 300 });
  await headless.step(40);
  headless.game.feed({ type: 'up', x: 120, y: 300 });
  await headless.step(2);
  const { x, speed } = ship;
  expect(speed).toBeGreaterThan(60);
  expect(ship.thrusts).toBe(false);
  await headless.step(20);
  expect(ship.x).not.toBe(x);
  expect(ship.speed).toBeGreaterThan(speed * 0.9);
  expect(log()).toEqual([]);
});

it('asks for dust before it shoots in sort, and bumps softly until there is some', async () => {
  const { scene } = await open({ form: 'sort', settings: { tempo: 0 } });
  const bump = vi.spyOn(scene, 'bump');
  await press('Space');
  expect(bump).toHaveBeenCalledOnce();
  await press('Digit2');
  for (let i = 0; i < 2; i++) {
    await press('Enter');
    await until(() => !scene.rocket.isBusy && !scene.shots.isFlying);
  }
  expect(log()).toHaveLength(1);
  expect(log()[0]!.given).toMatchObject({ form: 'sort' });
});

it('calmly flies to a rock that is tapped and dusts it twice, and nothing moves by itself', async () => {
  const { scene, ship } = await open({ form: 'choose', settings: { calm: true, tempo: 1 } });
  const [rock] = scene.play!.rocks;
  const answer = optionAt(scene, 0);
  const { x, y } = rock!.thing;
  const [sx, sy] = [ship.x, ship.y];
  await headless.step(300);
  expect([rock!.thing.x, rock!.thing.y, ship.x, ship.y]).toEqual([x, y, sx, sy]);
  for (const type of ['down', 'up'] as const) headless.game.feed({ type, x, y });
  await until(() => log().length > 0);
  expect(log()[0]!.given).toEqual(answer);
});

it('counts stars that one flies through, and Krul is never more than one ahead', async () => {
  const { scene, ship } = await open({ form: 'choose', settings: { tempo: 1 } });
  const tip = vi.spyOn(scene.stage, 'tip');
  await headless.step(3600);
  expect(scene.krul.taken - scene.bar.mine).toBeLessThanOrEqual(1);
  const mine = scene.bar.mine;
  for (let i = 0; i < 1500 && scene.bar.mine === mine; i++) {
    const [star] = scene.stars.there;
    if (star) [ship.x, ship.y] = [star.x, star.y];
    await headless.step();
  }
  expect(scene.bar.mine).toBe(mine + 1);
  expect(tip).toHaveBeenCalled();
  expect(log()).toEqual([]);
});

it('has a golden star from the second third on, and more stars under northern light in the last', async () => {
  const { scene, round } = await open({ form: 'choose', size: 6, settings: { tempo: 0 } }, false);
  const most = [0, 0, 0];
  scene.stage.clock.every(200, () => {
    most[scene.third] = Math.max(most[scene.third]!, scene.stars.there.length);
  });
  await new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' }).finish();
  expect(most).toEqual([4, 4, 6]);
  expect(scene.planets.all).toHaveLength(6);
});
