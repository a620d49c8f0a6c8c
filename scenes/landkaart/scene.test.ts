// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { Idler } from '../../engine/testing/idler.ts';
import { islandNo, mapHost, start, tasksOf, world } from './fixture.ts';

const on = mapHost();

it.each([
  ['as usual', {}],
  ['in calm mode', { calm: true }],
  ['with still motion', { reducedMotion: true }],
])('walks to a place that is tapped, and says which: %s', async (_name, settings) => {
  const scene = await on.headless.openMap(start(world(), settings));
  const picked: string[] = [];
  on.headless.host.bus.on('placePicked', ({ taskId }) => picked.push(taskId));
  const { x, y, width, height } = scene.stage
    .offers()
    .find(({ value }) => value === 'taak-3')!
    .rect();
  scene.feed({ type: 'down', x: x + width / 2, y: y + height / 2 });
  await on.headless.step();
  scene.feed({ type: 'up', x: x + width / 2, y: y + height / 2 });
  for (let i = 0; i < 1200 && picked.length === 0; i++) await on.headless.step();
  expect(picked).toEqual(['taak-3']);
  expect(on.errors()).toEqual([0, undefined]);
});

it.each([
  ['there', 900],
  ['on the way', 10],
])('is walked by key, and Enter opens the place: pressed %s', async (_, steps) => {
  const scene = await on.headless.openMap(start(world()));
  const picked: string[] = [];
  on.headless.host.bus.on('placePicked', ({ taskId }) => picked.push(taskId));
  await on.press(scene, 'KeyN');
  await on.headless.step(steps);
  await on.press(scene, 'Enter');
  for (let i = 0; i < 900 && picked.length === 0; i++) await on.headless.step();
  expect(picked).toHaveLength(1);
});

it('goes back with B to the place before, also when the place in between was opened more than once', async () => {
  const scene = await on.headless.openMap(start(world()));
  const picked: string[] = [];
  on.headless.host.bus.on('placePicked', ({ taskId }) => picked.push(taskId));
  for (const key of ['KeyN', 'KeyN', 'KeyB']) {
    await on.press(scene, key);
    await on.headless.step(900);
    await on.press(scene, 'Enter', 'Enter');
  }
  const [first, , between] = picked;
  expect(picked).toEqual([first, first, between, between, first, first]);
  expect(between).not.toBe(first);
});

it('keeps every place in view and in the list for who hears the screen, at every size', async () => {
  const scene = await on.headless.openMap(start(world()));
  for (const [width, height] of [
    [1024, 600],
    [1024, 768],
    [2560, 1440],
  ] as const) {
    on.headless.resize(width, height);
    await on.headless.step(20);
    const { left, right, top, bottom } = scene.stage.view;
    const places = scene.stage.offers().filter(({ id }) => id.startsWith('plek-'));
    expect(places).toHaveLength(12);
    for (const place of places) {
      const rect = place.rect();
      expect(rect.x).toBeGreaterThanOrEqual(left);
      expect(rect.x + rect.width).toBeLessThanOrEqual(right);
      expect(rect.y).toBeGreaterThanOrEqual(Math.max(0, top));
      expect(rect.y + rect.height).toBeLessThanOrEqual(bottom);
      expect(on.headless.host.mirror.root.textContent).toContain(place.label);
    }
  }
});

it('tells why a place is shut, aloud too, and not for long', async () => {
  const scene = await on.headless.openMap(start(world()));
  const shut = scene.stage.offers().find(({ value }) => value === 'taak-11')!;
  const { x, y, width, height } = shut.rect();
  const tap = async () => {
    for (const type of ['down', 'up'] as const) {
      scene.feed({ type, x: x + width / 2, y: y + height / 2 });
      await on.headless.step(20);
    }
  };
  const line = () => on.headless.host.hud.getState().line;
  await tap();
  expect(line()).toMatch(/^Nog even\./);
  expect(on.headless.host.mirror.root.textContent).toContain(line());
  await on.headless.step(6 * 60);
  expect(line()).toBeUndefined();
  await tap();
  expect(line()).toBeDefined();
  // On the chart it would lie over the lowest islands.
  await on.press(scene, 'KeyM');
  await on.headless.step(20);
  expect(line()).toBeUndefined();
});

it('celebrates what a game brought, and shows new data', async () => {
  const reward = { stars: 3, coins: 14, opened: ['taak-7'] };
  const scene = await on.headless.openMap(start(world({ back: { taskId: 'taak-2', reward } })));
  await on.headless.step(6 * 60);
  const gold = tasksOf(1).map((task) => ({ ...task, state: 'goud' as const }));
  on.headless.host.updateMap(world({ islands: [islandNo(1, gold)] }));
  await on.headless.step(30);
  expect(scene.stage.offers().filter(({ id }) => id.startsWith('plek-'))).toHaveLength(12);
  expect(on.errors()).toEqual([0, undefined]);
});

it('shows at once what a game opened to who does something meanwhile', async () => {
  const now = [...tasksOf(1)].map((task) =>
    task.id === 'taak-7' ? { ...task, state: 'open' as const } : task,
  );
  const reward = { stars: 3, coins: 14, opened: ['taak-7'] };
  const back = { taskId: 'taak-2', reward };
  const scene = await on.headless.openMap(start(world({ islands: [islandNo(1, now)], back })));
  const label = () => scene.stage.offers().find(({ value }) => value === 'taak-7')?.label;
  await on.headless.step(10);
  const shut = label();
  await on.press(scene, 'KeyB');
  await on.headless.step(1);
  expect(label()).not.toBe(shut);
  await on.headless.step(6 * 60);
  expect(on.errors()).toEqual([0, undefined]);
});

it('looks around when the sea is dragged, without walking anywhere, and comes back on a key', async () => {
  const scene = await on.headless.openMap(start(world()));
  const picked: string[] = [];
  on.headless.host.bus.on('placePicked', ({ taskId }) => picked.push(taskId));
  const placeAt = () =>
    scene.stage
      .offers()
      .find(({ id }) => id === 'plek-1')!
      .rect().x;
  const before = placeAt();
  for (const [type, x] of [
    ['down', 700],
    ['move', 640],
    ['move', 560],
    ['up', 560],
  ] as const) {
    scene.feed({ type, x, y: 745 });
    await on.headless.step();
  }
  expect(placeAt()).toBeCloseTo(before - 140, 0);
  await on.press(scene, 'KeyN');
  await on.headless.step(40);
  expect(placeAt()).toBeCloseTo(before, 0);
  expect(picked).toEqual([]);
});

it.each(['kraam', 'uitkijk'] as const)('opens the door of the %s', async (id) => {
  const scene = await on.headless.openMap(start(world()));
  const heard: string[] = [];
  on.headless.host.bus.on('mapWish', ({ wish }) => heard.push(wish));
  scene.stage.offers().find((offer) => offer.id === id)!.onPick!();
  await on.headless.step(600);
  expect(heard).toEqual([id === 'kraam' ? 'kraam' : 'trofeeen']);
});

it('survives a minute of random keys and taps', async () => {
  await on.headless.openMap(start(world()));
  await new Idler(on.headless, 'kaart').fuzz(3600);
  expect(on.errors()).toEqual([0, undefined]);
});

it('leaves nothing behind after ten visits', async () => {
  const remains: unknown[] = [];
  for (let i = 0; i < 10; i++) {
    await on.headless.openMap(start(world()));
    await on.headless.step(60 + i * 7);
    on.headless.host.close();
    await on.headless.step(2);
    remains.push(on.headless.remains);
  }
  expect(remains.at(-1)).toEqual(remains[0]);
});
