// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import type { Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type Dinograven from './scene.ts';
import { findsIn, GRID, groundFor, LOST, type Ground } from './rules.ts';
import { gameById } from '../index.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

/** A round that is dug by hand, with what it paid and what was heard. */
async function start(options: Partial<FixtureOptions> = {}) {
  const round = fixtureRound({
    form: 'build',
    options: 2,
    size: 3,
    longest: 6,
    settings: { tempo: 0 },
    ...options,
  });
  const scene = (await headless.open(gameById('dinograven')!, round)) as Dinograven;
  const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
  const tips: number[] = [];
  scene.stage.tip = (coins) => void tips.push(coins);
  const heard: string[] = [];
  const play = scene.stage.sound.play.bind(scene.stage.sound);
  scene.stage.sound.play = (name, how) => {
    heard.push(name);
    return play(name, how);
  };
  const log = () => headless.host.opened!.round!.log;
  const until = async (isSo: () => boolean) => {
    for (let i = 0; i < 1200 && !isSo(); i++) await headless.step();
    expect(isSo()).toBe(true);
  };
  const inPlay = async () => {
    await until(() => scene.flow.phase === 'spel');
    await headless.step(30);
  };
  const offer = (id: string) => scene.stage.offers().find((one) => one.id === id);
  const tap = async (id: string) => {
    const { x, y, width, height } = offer(id)!.rect();
    await robot.send({ kind: 'tap', x: x + width / 2, y: y + height / 2 });
    await headless.step(30);
  };
  /** Where everything lies in the exercise that is asked now. */
  const ground = (clay = 0): Ground => {
    const { exercise, stage, third } = scene;
    const things = exercise!.form === 'build' ? exercise!.tiles.length : 2;
    return groundFor(stage.rng.fork(`grond/${exercise!.id}`), findsIn(third, things), clay);
  };
  /** Tiles with nothing under them. */
  const empty = ({ start: hole, finds }: Ground) =>
    Array.from({ length: GRID.columns * GRID.rows }, (_, i) => i).filter(
      (tile) => tile !== hole && !finds.includes(tile),
    );
  const answer = async () => {
    const before = log().length;
    while (log().length === before) await robot.act();
  };
  const shown = () =>
    scene.stage.offers().filter((one) => ['tile', 'option'].includes(one.kind) && one.enabled());
  return { scene, tips, heard, log, until, inPlay, offer, tap, ground, empty, answer, shown };
}

it('an empty hole answers nothing, and tells how far it is and which way', async () => {
  const { log, inPlay, tap, ground, empty, offer, heard } = await start();
  await inPlay();
  const [tile] = empty(ground());
  await tap(`vak-${tile}`);
  expect(heard).toContain('schep');
  expect(offer(`vak-${tile}`)!.label).toMatch(/^Kuil: rij \d, vak \d/);
  expect(offer(`vak-${ground().start}`)!.label).toMatch(/^Kuil/);
  expect(log()).toEqual([]);
});

it('a find opens with one tap more, and its bones come to lie on the cloth', async () => {
  const { inPlay, tap, ground, shown, offer } = await start();
  await inPlay();
  const [find] = ground().finds;
  expect(shown()).toEqual([]);
  await tap(`vak-${find}`);
  expect(offer(`vak-${find}`)!.label).toMatch(/^Vondst/);
  expect(shown()).toEqual([]);
  await tap(`vak-${find}`);
  expect(shown().length).toBeGreaterThan(0);
  expect(shown().every((one) => one.rect().y > 500)).toBe(true);
});

it('a bone that lies in the ground is laid by no key', async () => {
  const { scene, inPlay } = await start();
  await inPlay();
  const { exercise } = scene;
  if (exercise?.form !== 'build') throw new Error('no bones');
  for (const { text } of exercise.tiles) {
    const letter = text[0]!;
    scene.feed({ type: 'keydown', code: `Key${letter.toUpperCase()}`, key: letter });
    scene.feed({ type: 'keyup', code: `Key${letter.toUpperCase()}`, key: letter });
    await headless.step(2);
  }
  expect(scene.draft.row.ids).toEqual([]);
});

it.each([
  [2, [1]],
  [3, []],
])('pays a word that was found with %i empty holes: %j', async (holes, paid) => {
  const { tips, inPlay, tap, ground, empty, answer } = await start();
  await inPlay();
  for (const tile of empty(ground()).slice(0, holes)) await tap(`vak-${tile}`);
  await answer();
  await headless.step(10);
  expect(tips).toEqual(paid);
});

it('to who found nothing so often the worm shows where something is, and not before', async () => {
  const { inPlay, tap, ground, empty, until, scene, log } = await start();
  const wormAt = () =>
    scene.stage.offers().flatMap(({ id, label }) => (label.includes('met de worm') ? [id] : []));
  await inPlay();
  const tiles = empty(ground()).map((tile) => `vak-${tile}`);
  for (const tile of tiles.slice(0, LOST - 1)) await tap(tile);
  expect(wormAt()).toEqual([]);
  await tap(tiles[LOST - 1]!);
  expect(wormAt()).toEqual([tiles[LOST - 1]]);
  await until(() => wormAt().some((id) => ground().finds.some((find) => id === `vak-${find}`)));
  expect(log()).toEqual([]);
});

it('clay comes in the last third: it takes a stroke more, and is no empty hole', async () => {
  const { scene, heard, inPlay, tap, ground, answer, until, offer, empty } = await start();
  for (let done = 0; done < 2; done++) {
    await inPlay();
    expect(scene.stage.offers().some(({ label }) => label.startsWith('Klei'))).toBe(false);
    await answer();
    await until(() => scene.flow.phase !== 'spel');
  }
  await inPlay();
  const { clay, ...others } = ground(6);
  const tile = empty({ clay, ...others }).find((one) => clay.includes(one))!;
  await tap(`vak-${tile}`);
  expect(heard).toContain('tok-steen');
  expect(offer(`vak-${tile}`)!.label).toMatch(/^Zand/);
  expect(scene.pit.misses).toBe(0);
  await tap(`vak-${tile}`);
  expect(scene.pit.misses).toBe(1);
});

it('the keys begin at the hole, and dig beside it', async () => {
  const { scene, inPlay, heard, ground } = await start();
  await inPlay();
  const { start: hole } = ground();
  const isLast = hole % GRID.columns === GRID.columns - 1;
  const press = async (code: string, key = code) => {
    scene.feed({ type: 'keydown', code, key });
    scene.feed({ type: 'keyup', code, key });
    await headless.step(2);
  };
  await press(isLast ? 'ArrowLeft' : 'ArrowRight');
  await press('Space', ' ');
  expect(heard).toContain('schep');
});

it('a stone is the answer as soon as it can be read', async () => {
  const { scene, log, inPlay, tap, ground, shown } = await start({ form: 'choose', options: 2 });
  await inPlay();
  expect(shown()).toEqual([]);
  const [find] = ground().finds;
  await tap(`vak-${find}`);
  await tap(`vak-${find}`);
  const [stone] = shown();
  await tap(stone!.id);
  expect(log().map(({ given }) => given)).toEqual([{ form: 'choose', option: stone!.value }]);
  expect(scene.flow.phase).not.toBe('spel');
});

it.each([true, false])(
  'calm mode: %s. Then a worm looks out where to dig, and prints tell nothing',
  async (calm) => {
    const { inPlay, tap, ground, empty, offer, scene } = await start({ settings: { calm, tempo: 0 } });
    const images = scene.children.list.filter(({ type }) => type === 'Image') as Image[];
    await inPlay();
    expect(images.some(({ depth, visible }) => depth === DEPTHS.find && visible)).toBe(calm);
    const told: boolean[] = [];
    for (const tile of empty(ground()).slice(0, 4)) {
      await tap(`vak-${tile}`);
      told.push(offer(`vak-${tile}`)!.label.includes('voetstap'));
    }
    expect(told.some(Boolean)).toBe(!calm);
  },
);
