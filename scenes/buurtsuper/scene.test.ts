// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import { BEYOND, CRATE, GLASS, REST, REVEAL, type Spot } from './places.ts';
import type Buurtsuper from './scene.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

const log = () => headless.host.opened!.round!.log;
const offers = (kind: string) => headless.game.stage.offers().filter((one) => one.kind === kind);
const send = (type: 'down' | 'move' | 'up', { x, y }: Spot) => headless.game.feed({ type, x, y });
const STEP_MS = 1000 / 60;
const HAND = { x: REST.x, y: REST.y - 46 };

async function until(test: () => boolean, most = 1200) {
  for (let i = 0; i < most && !test(); i++) await headless.step();
  expect(test()).toBe(true);
}

async function open(options: FixtureOptions) {
  const round = fixtureRound({ longest: 6, ...options, settings: { tempo: 0, ...options.settings } });
  const scene = (await headless.open(gameById('buurtsuper')!, round)) as unknown as Buurtsuper;
  await answerable(scene);
  return { scene, round };
}

async function answerable(scene: Buurtsuper) {
  await until(() => scene.flow.phase === 'spel');
  // An act in the first moment belongs to the exercise before.
  await headless.step(30);
}

/** Pulls from the end of the belt to a place, at so many u a second, through the places between; and lets go there. */
async function pull(speed: number, ...places: Spot[]) {
  let at: Spot = HAND;
  send('down', at);
  // Who thinks first pulls no slower by it.
  await headless.step(60);
  for (const to of places) {
    const far = Math.hypot(to.x - at.x, to.y - at.y);
    const steps = Math.max(1, Math.round(far / ((speed * STEP_MS) / 1000)));
    const from = at;
    for (let i = 1; i <= steps; i++) {
      at = { x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps };
      send('move', at);
      await headless.step();
    }
  }
  send('up', at);
  await headless.step(30);
}

const over: Spot = { x: BEYOND, y: HAND.y };
const given = () => log().map((one) => one.given);

describe('a product', () => {
  it('that is pulled evenly over the glass is right by that', async () => {
    await open({ form: 'judge' });
    await pull(600, over);
    expect(given()).toEqual([{ form: 'judge', fits: true }]);
  });

  it('that is jerked over it lies on the belt again: no answer, but its note stays away', async () => {
    const { scene } = await open({ form: 'judge' });
    await pull(4000, over);
    expect(given()).toEqual([]);
    expect(scene.play!.focus!()).toMatchObject({ x: REST.x });
    await pull(600, over);
    expect(given()).toHaveLength(1);
    expect(scene.melody.notes).toEqual([false]);
  });

  it.each([{ calm: true }, { support: true }])('may be pulled as fast as one likes: %o', async (settings) => {
    await open({ form: 'judge', settings });
    await pull(4000, over);
    expect(given()).toHaveLength(1);
  });

  it('that is pulled down into the crate is wrong; let go elsewhere it goes back', async () => {
    const { scene } = await open({ form: 'judge' });
    await pull(900, { x: 420, y: HAND.y });
    await pull(900, { x: 460, y: 590 });
    expect(given()).toEqual([]);
    expect(scene.play!.focus!()).toMatchObject({ x: REST.x });
    await pull(900, CRATE);
    expect(given()).toEqual([{ form: 'judge', fits: false }]);
  });

  it('is told of below the sign of the glass, however long its word is', async () => {
    const { scene, round } = await open({ form: 'judge', size: 4, shortest: 10, longest: 17 });
    const robot = new Robot(headless, round.dealt, { plan: 'wrong', via: 'keyboard' });
    const places = new Set<string>();
    const widths: number[] = [];
    while (scene.flow.phase !== 'einde') {
      await robot.act();
      const { rect } = scene.stage.kit.banner;
      if (scene.flow.phase !== 'onthul' || !rect) continue;
      places.add(`${rect.x + rect.width / 2} ${rect.y + rect.height / 2}`);
      widths.push(rect.width);
    }
    expect([...places]).toEqual([`${REVEAL.x} ${REVEAL.y}`]);
    expect(Math.max(...widths)).toBeGreaterThan(600);
  });

  it('goes over the glass by itself by the arrows, and into the crate', async () => {
    const { scene } = await open({ form: 'judge' });
    const press = async (code: string) => {
      headless.game.feed({ type: 'keydown', code, key: code });
      await headless.step(3);
      headless.game.feed({ type: 'keyup', code, key: code });
    };
    await press('ArrowDown');
    expect(given()).toEqual([{ form: 'judge', fits: false }]);
    if (scene.flow.phase === 'onthul') return;
    await answerable(scene);
    await press('ArrowRight');
    expect(given()[1]).toEqual({ form: 'judge', fits: true });
  });

  it('goes into the bag it is carried to once it was read, and into none before', async () => {
    await open({ form: 'sort', options: 2 });
    const [, second] = offers('bucket');
    const { x, y, width, height } = second!.rect();
    const bag = { x: x + width / 2, y: y + height / 2 };
    await pull(900, { x: HAND.x, y: bag.y }, bag);
    expect(given()).toEqual([]);
    await pull(600, over, bag);
    expect(given()).toEqual([{ form: 'sort', bucket: second!.value }]);
  });
});

describe('the shelf', () => {
  it('gives what is carried to the scanner; let go before, it goes back', async () => {
    await open({ form: 'choose', options: 3 });
    const [first] = offers('option');
    const { x, y, width, height } = first!.rect();
    const from = { x: x + width / 2, y: y + height / 2 };
    for (const [to, answers] of [
      [{ x: 640, y: 620 }, 0],
      [{ x: GLASS.x, y: GLASS.y }, 1],
    ] as const) {
      // prettier-ignore
      for (const [type, at] of [['down', from], ['move', to], ['up', to]] as const) { // prettier-ignore
        send(type, at);
        await headless.step(4);
      }
      expect(log()).toHaveLength(answers);
      await headless.step(40);
    }
  });
});

describe('a customer', () => {
  it('whose tune has no gap pays a coin, and three of them ring all bells', async () => {
    const { scene, round } = await open({ form: 'judge', size: 8 });
    const tip = vi.spyOn(scene.stage, 'tip');
    const feat = vi.spyOn(scene.stage, 'feat');
    await new Robot(headless, round.dealt, { plan: 'right', via: 'keyboard' }).finish();
    expect(tip.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(feat).toHaveBeenCalledOnce();
  });

  it('with a mistake pays none', async () => {
    const { scene, round } = await open({ form: 'choose', size: 4, options: 3 });
    const tip = vi.spyOn(scene.stage, 'tip');
    await new Robot(headless, round.dealt, { plan: 'wrong-then-right', via: 'pointer' }).finish();
    expect(tip).not.toHaveBeenCalled();
  });

  it('gets a receipt with all words, and nobody else', async () => {
    const { scene, round } = await open({ form: 'choose', size: 8 });
    const settle = vi.spyOn(scene.till, 'settle');
    await new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' }).finish();
    const words = round.dealt.slice(0, 8).map(({ solution }) => solution.reveal.text);
    expect(settle.mock.calls.map(([printed]) => printed)).toEqual([
      words.slice(0, 2),
      words.slice(2, 4),
      words.slice(4, 6),
      words.slice(6, 8),
    ]);
  });
});

describe('the turns of a round', () => {
  it('bring a cat that pays who strokes it', async () => {
    const { scene, round } = await open({ form: 'judge', size: 6 });
    const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
    const cat = () => offers('control').some(({ id }) => id === 'kat');
    expect(cat()).toBe(false);
    while (!cat()) await robot.act();
    expect(scene.third).toBe(1);
    const tip = vi.spyOn(scene.stage, 'tip');
    headless.game.feed({ type: 'pick', id: 'kat' });
    await headless.step(2);
    expect(tip).toHaveBeenCalledOnce();
    await robot.finish();
  });
});
