// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { BUSY, ids, islandNo, mapHost, start, world } from './fixture.ts';

const on = mapHost();

it('shows all islands on the chart, and sails by key to the one that is chosen', async () => {
  const map = world({
    islands: [islandNo(1), islandNo(2)],
    at: 'eiland-1',
    next: { ...islandNo(3), toFinish: 2 },
  });
  const scene = await on.headless.openMap(start(map));
  const heard: string[] = [];
  on.headless.host.bus.on('mapWish', ({ wish }) => heard.push(wish));
  on.headless.host.bus.on('islandShown', ({ somvensterId }) => heard.push(somvensterId));
  await on.press(scene, 'KeyM');
  await on.headless.step(20);
  expect(ids(scene).filter((id) => id.startsWith('eiland-'))).toHaveLength(8);
  expect(ids(scene)).not.toContain('plek-1');
  await on.press(scene, 'ArrowRight', 'Enter');
  await vi.waitFor(async () => {
    await on.headless.step(10);
    expect(ids(scene)).toContain('plek-1');
  }, BUSY);
  await on.headless.step(60);
  expect(heard).toEqual(['chart', 'eiland-2', 'island']);
  const places = scene.stage.offers().filter(({ id }) => id.startsWith('plek-'));
  expect(places.map(({ value }) => value)).toContain('taak-2-0');
  for (const place of places) {
    expect(place.rect().x).toBeGreaterThan(scene.stage.view.left);
    expect(place.rect().x + place.rect().width).toBeLessThan(scene.stage.view.right);
  }
  expect(on.errors()).toEqual([0, undefined]);
});

it('tells on the chart why an island is still shut, and closes it again', async () => {
  const scene = await on.headless.openMap(start(world({ next: { ...islandNo(2), toFinish: 1 } })));
  await on.press(scene, 'KeyM', 'ArrowRight', 'Enter');
  await on.headless.step(12);
  expect(on.headless.host.mirror.root.textContent).toContain(
    'Nog 1 plek, dan vaart de veerboot naar Eiland 2.',
  );
  await on.press(scene, 'Backspace');
  expect(ids(scene)).toContain('plek-1');
});
