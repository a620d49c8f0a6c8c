// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import type Helikopter from './scene.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

const feed = (type: 'keydown' | 'keyup', code: string) => headless.game.feed({ type, code, key: code });
const log = () => headless.host.opened!.round!.log;

async function open(options: Partial<FixtureOptions> = {}) {
  const round = fixtureRound({
    form: 'choose',
    options: 3,
    size: 3,
    longest: 6,
    settings: { tempo: 0 },
    ...options,
  });
  const scene = (await headless.open(gameById('helikopter')!, round)) as Helikopter;
  while (scene.flow.phase !== 'spel') await headless.step();
  await headless.step(40);
  const tips: number[] = [];
  scene.stage.tip = (coins) => void tips.push(coins);
  const { flight } = scene.copter;
  const offers = () => scene.stage.offers();
  const right = () => {
    const { answer } = round.dealt.find(({ exercise }) => exercise.id === scene.exercise!.id)!.solution;
    return 'option' in answer ? answer.option : 'bucket' in answer ? answer.bucket : '';
  };
  return { scene, round, flight, tips, offers, right };
}

/** Steps until it is true; fails after twenty seconds. */
async function until(isTrue: () => boolean) {
  for (let i = 0; i < 1200 && !isTrue(); i++) await headless.step();
  expect(isTrue()).toBe(true);
}

/** Flies with the arrows until it hovers over a place. */
async function flyOver({ copter: { flight } }: Helikopter, x: number) {
  const held = new Set<string>();
  const hold = (code: string, down: boolean) => {
    if (held.has(code) === down) return;
    feed(down ? 'keydown' : 'keyup', code);
    if (down) held.add(code);
    else held.delete(code);
  };
  for (let i = 0; i < 900; i++) {
    const ahead = flight.x + flight.vx * 0.4;
    hold('ArrowRight', ahead < x - 14);
    hold('ArrowLeft', ahead > x + 14);
    if (held.size === 0 && Math.abs(flight.vx) < 8 && Math.abs(flight.x - x) < 30) break;
    await headless.step();
  }
  for (const code of [...held]) hold(code, false);
}

const press = async (code: string) => {
  feed('keydown', code);
  await headless.step(2);
  feed('keyup', code);
};

describe('by keys alone', () => {
  it('a crate is hooked, carried and set down straight, which pays', async () => {
    const { scene, flight, tips, offers, right } = await open();
    const option = offers().find(({ value }) => value === right())!;
    const { x, width } = option.rect();
    await flyOver(scene, x + width - 37);
    await press('Space');
    await until(() => flight.load !== undefined);
    await flyOver(scene, 936);
    await until(() => flight.isStraight);
    await headless.step(60);
    await press('Space');
    await until(() => log().length > 0);
    expect(log()[0]!.right).toBe(true);
    expect(tips).toEqual([1]);
  });

  it('in sort Enter lowers the magnet, and what hangs there over a barge', async () => {
    const { scene, flight } = await open({ form: 'sort' });
    await press('Enter');
    await until(() => flight.load === 0);
    await flyOver(scene, 220);
    await press('Enter');
    await until(() => log().length > 0);
  });

  it('let down over water it comes up again, and Backspace sends a crate home', async () => {
    const { scene, flight, offers } = await open();
    await press('Digit1');
    await until(() => flight.load !== undefined);
    await flyOver(scene, 760);
    await press('Space');
    await headless.step(90);
    expect(flight.load).toBeDefined();
    await press('Backspace');
    expect(flight.load).toBeUndefined();
    await headless.step(90);
    expect(log()).toEqual([]);
    expect(offers().filter(({ kind }) => kind === 'option')).toHaveLength(3);
  });
});

it('by taps alone: the crate, then the deck', async () => {
  const { flight, offers, right } = await open();
  const tap = async (rect: { x: number; y: number; width: number; height: number }) => {
    for (const type of ['down', 'up'] as const) {
      headless.game.feed({ type, x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });
      await headless.step();
    }
  };
  expect(offers().some(({ kind }) => kind === 'commit')).toBe(false);
  await tap(
    offers()
      .find(({ value }) => value === right())!
      .rect(),
  );
  await until(() => flight.load !== undefined);
  await headless.step(2);
  await tap(
    offers()
      .find(({ kind }) => kind === 'commit')!
      .rect(),
  );
  await until(() => log().length > 0);
  expect(log()[0]!.right).toBe(true);
});

it('flies to where a finger points, and hovers there', async () => {
  const { flight } = await open();
  headless.game.feed({ type: 'down', x: 720, y: 420 });
  await headless.step(2);
  headless.game.feed({ type: 'up', x: 720, y: 420 });
  await headless.step(150);
  expect(Math.hypot(flight.x - 720, flight.y - 400)).toBeLessThan(8);
});

it('another crate that is pointed out is fetched instead: the first one drifts home', async () => {
  const { flight } = await open();
  await press('Digit1');
  await until(() => flight.load === 0);
  await press('Digit3');
  await until(() => flight.load === 2);
  expect(log()).toEqual([]);
});

it('with motor support a crate that is pointed out is brought to the deck', async () => {
  await open({ settings: { support: true } });
  await press('Digit2');
  await until(() => log().length > 0);
});

it('in calm mode the rope is stiff, there is no wind, and a first-try right pays', async () => {
  const { scene, round, tips } = await open({ settings: { calm: true, tempo: 1 } });
  expect(scene.ease(false)).toMatchObject({ gust: 0, isSure: true });
  await new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' }).finish();
  expect(tips).toEqual([1, 1, 1]);
});

it('builds a word from letters, and the strip shows it', async () => {
  const { scene, round } = await open({ form: 'build', options: 2 });
  await new Robot(headless, round.dealt, { plan: 'right', via: 'keyboard' }).finish();
  expect(scene.words).toHaveLength(3);
});

it('has a golden parcel after a third, which is caught once', async () => {
  const { scene, round, flight, tips, offers } = await open();
  const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
  const parcel = () => offers().find(({ id }) => id === 'pakje');
  expect(parcel()).toBeUndefined();
  while (scene.third === 0 || scene.flow.phase !== 'spel') await robot.act();
  await headless.step(40);
  const before = tips.length;
  parcel()!.onPick!();
  await until(() => tips.length > before);
  expect(parcel()).toBeUndefined();
  expect(flight.load).toBeUndefined();
});
