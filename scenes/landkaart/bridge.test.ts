// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { packsOf } from '../index.ts';
import {
  BUSY,
  ids,
  islandNo,
  letter,
  mapHost,
  offered,
  start,
  tasksOf,
  values,
  withReady,
  world,
} from './fixture.ts';

const on = mapHost();

it('crosses by key to the islets, six places on each, and comes back', async () => {
  const beyond = Array.from({ length: 8 }, (_, n) => letter(n, { state: n === 7 ? 'open' : 'klaar' }));
  const done = tasksOf(1).map((task) => ({ ...task, state: 'klaar' as const }));
  const scene = await on.headless.openMap(start(world({ islands: [islandNo(1, [...done, ...beyond])] })));
  const picked: string[] = [];
  on.headless.host.bus.on('placePicked', ({ taskId }) => picked.push(taskId));
  const arrive = (first: string) =>
    vi.waitFor(async () => {
      await on.headless.step(30);
      expect(values(scene)).toContain(first);
    }, BUSY);
  offered(scene, 'brug-oost')!.onPick!();
  await arrive('lijst-0');
  await on.headless.step(200);
  expect(values(scene)).toHaveLength(6);
  const { left, right } = scene.stage.view;
  for (const { rect, id } of scene.stage.offers().map((offer) => ({ id: offer.id, rect: offer.rect() })))
    if (id.startsWith('plek-')) {
      expect(rect.x, id).toBeGreaterThan(left);
      expect(rect.x + rect.width, id).toBeLessThan(right);
    }
  // All is done here: the next place with something to do lies over the next bridge.
  await on.press(scene, 'KeyN');
  await arrive('lijst-6');
  await on.headless.step(240);
  expect(ids(scene)).toContain('brug-west');
  await on.press(scene, 'KeyN');
  await on.headless.step(600);
  await on.press(scene, 'Enter');
  expect(picked).toEqual(['lijst-7']);
  for (const first of ['lijst-0', 'taak-0']) {
    offered(scene, 'brug-west')!.onPick!();
    await arrive(first);
    await on.headless.step(240);
  }
  expect(values(scene)).toHaveLength(12);
  expect(on.errors()).toEqual([0, undefined]);
});

it('starts on the islet for who comes back from a place there; what is taken back leaves its place empty', async () => {
  const back = { taskId: 'lijst-1', reward: { stars: 2, coins: 5, opened: [] } };
  const map = { ...withReady(letter(0), letter(1, { stars: 2 })), back };
  const scene = await on.headless.openMap({
    ...start(map),
    first: [...packsOf(islandNo(1)), ...packsOf({ theme: 'weide', layout: 'eilandje' })],
  });
  await on.headless.step(120);
  expect(values(scene)).toEqual(['lijst-0', 'lijst-1']);
  on.headless.host.updateMap(withReady(letter(0)));
  await on.headless.step(10);
  expect(values(scene)).toEqual(['lijst-0']);
  expect(on.errors()).toEqual([0, undefined]);
});

it('starts on the island itself while the drawing of the islet is not there', async () => {
  const back = { taskId: 'lijst-0' };
  const scene = await on.headless.openMap(start({ ...withReady(letter(0)), back }));
  await on.headless.step(60);
  expect(values(scene)).toHaveLength(12);
  expect(on.errors()).toEqual([0, undefined]);
});

it('folds the places shut when one leaves over the bridge, and open again when the islet does not come', async () => {
  const opening = start(withReady(letter(0), letter(1)));
  const packs = { ...opening.packs, 'weide-eilandje': undefined as never };
  const scene = await on.headless.openMap({ ...opening, packs });
  offered(scene, 'brug-oost')!.onPick!();
  const house = () => offered(scene, 'plek-1')!.object;
  await vi.waitFor(async () => {
    await on.headless.step(2);
    expect(house().scaleY).toBeLessThan(0.8);
  }, BUSY);
  await on.headless.step(60);
  expect(house().scaleY).toBe(1);
  expect(values(scene)).toHaveLength(12);
  expect(on.errors()).toEqual([0, undefined]);
});
