// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { MapTask } from './data.ts';
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

it('brings what is set ready by post: one opens at once, more stand over the bridge', async () => {
  const scene = await on.headless.openMap(start(withReady(letter(0))));
  const heard: string[] = [];
  on.headless.host.bus.on('placePicked', ({ taskId }) => heard.push(taskId));
  expect(await on.tap(scene, 'post')).toBe('Post voor jou: Dictee 0');
  expect(heard).toEqual(['lijst-0']);
  on.headless.host.updateMap(withReady(letter(0), letter(1, { state: 'klaar' })));
  expect(offered(scene, 'post')!.label).toBe('Post voor jou: Dictee 0');
  on.headless.host.updateMap(withReady(letter(0), letter(1)));
  expect(await on.tap(scene, 'post')).toBe('Post voor jou: Dictee 0, Dictee 1');
  await vi.waitFor(async () => {
    await on.headless.step(20);
    expect(values(scene)).toEqual(['lijst-0', 'lijst-1']);
  }, BUSY);
  expect(on.errors()).toEqual([0, undefined]);
});

it('brings what is set ready on another island too: one opens at once, more are in the list', async () => {
  const ready = (...numbers: number[]): MapTask[] =>
    tasksOf(1).map((task, n) => ({
      ...task,
      state: numbers.includes(n) ? 'klaargezet' : 'open',
    }));
  const mapWith = (...numbers: number[]) =>
    world({ islands: [islandNo(1, ready(...numbers)), islandNo(2)], at: islandNo(2).id });
  const scene = await on.headless.openMap(start(mapWith(3)));
  const heard: string[] = [];
  on.headless.host.bus.on('placePicked', ({ taskId }) => heard.push(taskId));
  on.headless.host.bus.on('mapWish', ({ wish }) => heard.push(wish));
  await on.tap(scene, 'post');
  on.headless.host.updateMap(mapWith(3, 5));
  await on.tap(scene, 'post');
  expect(heard).toEqual([tasksOf(1)[3]!.id, 'list']);
  expect(on.errors()).toEqual([0, undefined]);
});

it('has no bridge and an empty boat where nothing is set ready', async () => {
  const scene = await on.headless.openMap(start(world()));
  expect(await on.tap(scene, 'post')).toBe('Papieren bootje');
  expect(ids(scene)).not.toContain('brug-oost');
});
