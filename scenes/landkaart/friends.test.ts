// @vitest-environment jsdom
import type Phaser from 'phaser';
import { expect, it } from 'vitest';
import { BLOB_IDS } from '../../engine/drawing/index.ts';
import type { StageScene } from '../../engine/stage/index.ts';
import { ids, islandNo, mapHost, start, tasksOf, world } from './fixture.ts';

const on = mapHost();

const friends = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: BLOB_IDS[i]!,
    name: `Vriend ${i + 1}`,
    habit: 'doet iets',
    owned: true,
  }));
const friendsOf = (scene: StageScene) => ids(scene).filter((id) => id.startsWith('vriend-'));

it('lets friends move in around the clubhouse, who wave at who passes and tell what they do', async () => {
  const own = [...friends(2), { ...friends(3)[2]!, owned: false }];
  const scene = await on.headless.openMap(start(world()));
  expect(friendsOf(scene)).toEqual([]);
  // What the pupil has comes in later than the map.
  on.headless.host.updateMap(world({ rewards: { balloon: null, blobs: own } }));
  await on.headless.step(4);
  expect(friendsOf(scene)).toEqual(own.slice(0, 2).map(({ id }) => `vriend-${id}`));
  const image = scene.children.list.find(
    (child): child is Phaser.GameObjects.Image =>
      'frame' in child && (child as Phaser.GameObjects.Image).frame.name === `vriend-${own[0]!.id}`,
  )!;
  const turned: number[] = [];
  scene.stage.offers().find(({ id }) => id === 'kraam')!.onPick!();
  for (let i = 0; i < 900; i++) {
    await on.headless.step();
    turned.push(Math.abs(image.angle));
  }
  expect(Math.max(...turned)).toBeGreaterThan(8);
  expect(image.angle).toBe(0);
  scene.stage.offers().find(({ id }) => id === `vriend-${own[0]!.id}`)!.onPick!();
  await on.headless.step(4);
  expect(on.headless.host.mirror.root.textContent).toContain('Vriend 1 doet iets.');
  scene.feed({ type: 'keydown', code: 'KeyM', key: 'KeyM' });
  scene.feed({ type: 'keyup', code: 'KeyM', key: 'KeyM' });
  await on.headless.step(3);
  expect(
    scene.stage
      .offers()
      .find(({ id }) => id.startsWith('vriend-'))
      ?.enabled?.() ?? false,
  ).toBe(false);
  expect(on.headless.host.errors).toBe(0);
});

it('gives every friend a home on some island', async () => {
  const seen = new Set<string>();
  for (let number = 1; number <= 8; number++) {
    const map = world({ islands: [islandNo(number)], rewards: { balloon: null, blobs: friends(24) } });
    const scene = await on.headless.openMap(start(map));
    for (const id of friendsOf(scene)) seen.add(id);
    on.headless.host.close();
  }
  expect(seen.size).toBe(24);
});

it.each(Array.from({ length: 16 }, (_, i) => i + 1))(
  'island %i: the balloon hangs clear of all that is there, at every height',
  async (number) => {
    const open = tasksOf(number).map((task) => ({ ...task, state: 'klaar' as const, stars: 3 }));
    const map = (height: number) =>
      world({
        islands: [islandNo(number, open)],
        rewards: { balloon: { height, stickers: [] }, blobs: friends(4) },
      });
    const scene = await on.headless.openMap(start(map(0), { calm: true }));
    for (const height of [0, 25, 50, 75, 100]) {
      on.headless.host.updateMap(map(height));
      await on.headless.step(2);
      const all = scene.stage.offers();
      const balloon = all.find(({ id }) => id === 'ballon')!.rect();
      for (const other of all.filter(({ id }) => id !== 'ballon' && id !== 'kaart' && id !== 'lopen')) {
        const { x, y, width, height: tall } = other.rect();
        const across = Math.min(balloon.x + balloon.width, x + width) - Math.max(balloon.x, x);
        const along = Math.min(balloon.y + balloon.height, y + tall) - Math.max(balloon.y, y);
        // Corners of what can be picked may touch.
        expect(Math.min(across, along), `${other.id} at ${height} m`).toBeLessThan(18);
      }
    }
  },
);
