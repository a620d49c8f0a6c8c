// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rawInputs, type Input } from '../../engine/stage/input.ts';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import type Botenkoers from './scene.ts';
import { strokeThrough } from './stroke.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

const offer = (id: string) => headless.game.stage.offers().find((one) => one.id === id);
const log = () => headless.host.opened!.round!.log;
const middle = (id: string) => {
  const { x, y, width, height } = offer(id)!.rect();
  return { x: x + width / 2, y: y + height / 2 };
};

async function send(input: Input) {
  for (const { raw, waitMs } of rawInputs(input)) {
    if (raw) headless.game.feed(raw);
    await headless.step(Math.max(1, Math.round(waitMs / (1000 / 60))));
  }
  await headless.step(2);
}

const tap = (id: string) => send({ kind: 'tap', ...middle(id) });

/** Opens a round with one word, in play. */
async function openInPlay(options: FixtureOptions) {
  const round = fixtureRound({ longest: 6, shortest: 4, options: 2, ...options });
  const scene = (await headless.open(gameById('botenkoers')!, round)) as Botenkoers;
  for (let i = 0; i < 1200 && scene.flow.phase !== 'spel'; i++) await headless.step();
  await headless.step(30);
  const { answer } = round.dealt[0]!.solution;
  const ids = 'tiles' in answer ? answer.tiles : 'option' in answer ? [answer.option] : [];
  return { scene, round, ids };
}

/** The rest of an answer, until the next exercise. */
async function untilNext(scene: Botenkoers) {
  const { exercise } = scene;
  for (let i = 0; i < 600 && (scene.exercise === exercise || scene.flow.phase !== 'spel'); i++)
    await headless.step();
}

describe('a drawn line', () => {
  it('runs through the buoys in the order in which it meets them, and is the course', async () => {
    const { scene, ids } = await openInPlay({ form: 'build' });
    const marks = ids.map((id) => middle(`boei-${id}`));
    const others = headless.game.stage.offers().map(({ id }) => middle(id));
    const apart = others.filter(({ x, y }) => !marks.some((mark) => mark.x === x && mark.y === y));
    expect(offer('zeil')).toBeUndefined();
    await send(strokeThrough(scene.boat, marks, apart));
    expect(scene.draft.row.ids).toEqual(ids);
    await tap('zeil');
    expect(log()).toMatchObject([{ right: true }]);
  });

  it('goes on from a buoy, and back along itself it is wiped out', async () => {
    const { scene, ids } = await openInPlay({ form: 'build' });
    const [first, second] = [middle(`boei-${ids[0]}`), middle(`boei-${ids[1]}`)];
    const there = strokeThrough(first, [second], []).path;
    await send({ kind: 'drag', path: there, ms: 600 });
    expect(scene.draft.row.ids.slice(-1)).toEqual([ids[1]]);
    const laid = scene.draft.row.ids.length;
    await send({ kind: 'drag', path: [...there].reverse(), ms: 600 });
    expect(scene.draft.row.ids.length).toBeLessThan(laid);
  });
});

describe('a bottle', () => {
  it.each(['build', 'choose'] as const)(
    'lies on the course when it was tapped, and pays, in %s',
    async (form) => {
      const { scene, round } = await openInPlay({ form });
      const tips: number[] = [];
      scene.stage.tip = (coins) => void tips.push(coins);
      await tap('fles');
      expect(offer('fles')!.chosen()).toBe(true);
      const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
      while (log().length === 0) await robot.act();
      await untilNext(scene);
      expect(tips).toEqual([1]);
    },
  );

  it('stays where it is when the course does not go by it', async () => {
    const { scene, round } = await openInPlay({ form: 'build' });
    const tips: number[] = [];
    scene.stage.tip = (coins) => void tips.push(coins);
    await tap('fles');
    await tap('fles');
    const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
    while (log().length === 0) await robot.act();
    await untilNext(scene);
    expect(tips).toEqual([]);
  });
});

describe('the keys', () => {
  it('go from buoy to buoy, take one with Space, and Enter hoists nothing before there is a course', async () => {
    const { scene } = await openInPlay({ form: 'build' });
    const press = (code: string, key = code) => send({ kind: 'key', code, key, ms: 40 });
    await press('ArrowRight');
    const focused = headless.game.live.desk.focus!;
    expect(focused.kind).toBe('tile');
    await press('Space', ' ');
    expect(scene.draft.row.ids).toEqual([focused.value]);
    await press('Enter');
    expect(log()).toEqual([]);
    await press('Backspace');
    expect(scene.draft.row.ids).toEqual([]);
  });
});

describe('the boat', () => {
  it('waits at the last right buoy after a miss, and sails home after the answer', async () => {
    const { scene, round, ids } = await openInPlay({ form: 'build', seed: 'mis' });
    const home = { x: scene.boat.x, y: scene.boat.y };
    // The last two change places: all before them is right.
    const wrong = [...ids.slice(0, -2), ...ids.slice(-2).reverse()];
    for (const id of wrong) await tap(`boei-${id}`);
    await tap('zeil');
    for (let i = 0; i < 300 && scene.flow.phase !== 'spel'; i++) await headless.step();
    await headless.step(40);
    expect(Math.hypot(scene.boat.x - home.x, scene.boat.y - home.y)).toBeGreaterThan(80);
    const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
    while (log().length < 2) await robot.act();
    await untilNext(scene);
    await headless.step(60);
    expect([Math.round(scene.boat.x), Math.round(scene.boat.y)]).toEqual([home.x, home.y]);
  });
});
