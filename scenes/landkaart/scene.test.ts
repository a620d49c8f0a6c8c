// @vitest-environment jsdom
import type Phaser from 'phaser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import type { StageScene } from '../../engine/stage/index.ts';
import { Idler } from '../../engine/testing/idler.ts';
import { packsOf } from '../index.ts';
import { THEMES } from './art/theme.ts';
import type { MapTask } from './data.ts';
import { islandNo, start, tasksOf, world } from './fixture.ts';
import { JETTY, placeOnChart, readIsland, withBridges, type Island, type TiledMap } from './island.ts';
import { neighbour, shortestWalk } from './rules.ts';

/** What is fetched comes late on a busy machine. */
const BUSY = { timeout: 10_000 };

let headless: HeadlessHost;
beforeEach(() => {
  headless = new HeadlessHost();
});
afterEach(() => headless.destroy());

const errors = () => [headless.host.errors, headless.host.hud.getState().error];

const press = async (scene: StageScene, ...codes: string[]) => {
  for (const code of codes) {
    scene.feed({ type: 'keydown', code, key: code });
    await headless.step();
    scene.feed({ type: 'keyup', code, key: code });
    await headless.step(2);
  }
};

/** What the weather of an island is made of now: where its clouds hang, and how much falls. */
const weatherOf = (scene: StageScene) => ({
  clouds: scene.children.list
    .filter((one) => 'frame' in one && (one as Phaser.GameObjects.Image).frame.name.startsWith('mist-'))
    .map((one) => Math.round((one as Phaser.GameObjects.Image).x)),
  falling: scene.live.fx.alive,
});

/** Every path of an island is walked by an arrow, both ways. */
function everyArrow({ edges }: Island) {
  for (const { from, to } of edges)
    for (const [a, b] of [
      [from, to],
      [to, from],
    ] as const)
      expect(
        (['left', 'right', 'up', 'down'] as const).map((way) => neighbour(edges, a, way)),
        `${a} to ${b}`,
      ).toContain(b);
}

describe('the weather', () => {
  it.each([
    ['moves', {}, true],
    ['stands still in calm mode', { calm: true }, false],
    ['stands still with reduced motion', { reducedMotion: true }, false],
  ])('%s', async (_name, settings, moves) => {
    const meadow = await headless.openMap(start(world(), settings));
    const before = weatherOf(meadow).clouds;
    expect(before).toHaveLength(2);
    await headless.step(120);
    expect(weatherOf(meadow).clouds.every((x, i) => x !== before[i])).toBe(moves);
    const snow = await headless.openMap(start(world({ islands: [islandNo(6)] }), settings));
    expect(weatherOf(snow).clouds).toEqual([]);
    await headless.step(10);
    expect(weatherOf(snow).falling > 0).toBe(moves);
  });
});

describe('the map', () => {
  it.each([
    ['as usual', {}],
    ['in calm mode', { calm: true }],
    ['with still motion', { reducedMotion: true }],
  ])('walks to a place that is tapped, and says which: %s', async (_name, settings) => {
    const scene = await headless.openMap(start(world(), settings));
    const picked: string[] = [];
    headless.host.bus.on('placePicked', ({ taskId }) => picked.push(taskId));
    const { x, y, width, height } = scene.stage
      .offers()
      .find(({ value }) => value === 'taak-3')!
      .rect();
    scene.feed({ type: 'down', x: x + width / 2, y: y + height / 2 });
    await headless.step();
    scene.feed({ type: 'up', x: x + width / 2, y: y + height / 2 });
    for (let i = 0; i < 1200 && picked.length === 0; i++) await headless.step();
    expect(picked).toEqual(['taak-3']);
    expect(errors()).toEqual([0, undefined]);
  });

  const letter = (n: number, over: Partial<MapTask> = {}): MapTask => ({
    ...tasksOf(1)[0]!,
    id: `lijst-${n}`,
    name: `Dictee ${n}`,
    state: 'klaargezet',
    stars: 0,
    anchor: 12 + n,
    ...over,
  });
  /** The first island, with so much of it set ready beyond its path. */
  const withReady = (...letters: MapTask[]) => world({ islands: [islandNo(1, [...tasksOf(1), ...letters])] });
  const tapOn = async (scene: StageScene, id: string) => {
    const offer = scene.stage.offers().find((one) => one.id === id)!;
    const { x, y, width, height } = offer.rect();
    scene.feed({ type: 'down', x: x + width / 2, y: y + height / 2 });
    await headless.step();
    scene.feed({ type: 'up', x: x + width / 2, y: y + height / 2 });
    await headless.step();
    return offer.label;
  };
  const values = (scene: StageScene) =>
    scene.stage
      .offers()
      .filter(({ id }) => id.startsWith('plek-'))
      .map(({ value }) => value);

  it('brings what is set ready by post: one opens at once, more stand over the bridge', async () => {
    const scene = await headless.openMap(start(withReady(letter(0))));
    const heard: string[] = [];
    headless.host.bus.on('placePicked', ({ taskId }) => heard.push(taskId));
    expect(await tapOn(scene, 'post')).toBe('Post voor jou: Dictee 0');
    expect(heard).toEqual(['lijst-0']);
    headless.host.updateMap(withReady(letter(0), letter(1, { state: 'klaar' })));
    expect(scene.stage.offers().find(({ id }) => id === 'post')!.label).toBe('Post voor jou: Dictee 0');
    headless.host.updateMap(withReady(letter(0), letter(1)));
    expect(await tapOn(scene, 'post')).toBe('Post voor jou: Dictee 0, Dictee 1');
    await vi.waitFor(async () => {
      await headless.step(20);
      expect(values(scene)).toEqual(['lijst-0', 'lijst-1']);
    }, BUSY);
    expect(errors()).toEqual([0, undefined]);
  });

  it('brings what is set ready on another island too: one opens at once, more are in the list', async () => {
    const ready = (...numbers: number[]): MapTask[] =>
      tasksOf(1).map((task, n) => ({
        ...task,
        state: numbers.includes(n) ? 'klaargezet' : 'open',
      }));
    const mapWith = (...numbers: number[]) =>
      world({ islands: [islandNo(1, ready(...numbers)), islandNo(2)], at: islandNo(2).id });
    const scene = await headless.openMap(start(mapWith(3)));
    const heard: string[] = [];
    headless.host.bus.on('placePicked', ({ taskId }) => heard.push(taskId));
    headless.host.bus.on('mapWish', ({ wish }) => heard.push(wish));
    await tapOn(scene, 'post');
    headless.host.updateMap(mapWith(3, 5));
    await tapOn(scene, 'post');
    expect(heard).toEqual([tasksOf(1)[3]!.id, 'list']);
    expect(errors()).toEqual([0, undefined]);
  });

  it('has no bridge and an empty boat where nothing is set ready', async () => {
    const scene = await headless.openMap(start(world()));
    expect(await tapOn(scene, 'post')).toBe('Papieren bootje');
    expect(scene.stage.offers().map(({ id }) => id)).not.toContain('brug-oost');
  });

  it('crosses by key to the islets, six places on each, and comes back', async () => {
    const beyond = Array.from({ length: 8 }, (_, n) => letter(n, { state: n === 7 ? 'open' : 'klaar' }));
    const done = tasksOf(1).map((task) => ({ ...task, state: 'klaar' as const }));
    const scene = await headless.openMap(start(world({ islands: [islandNo(1, [...done, ...beyond])] })));
    const picked: string[] = [];
    headless.host.bus.on('placePicked', ({ taskId }) => picked.push(taskId));
    const arrive = (first: string) =>
      vi.waitFor(async () => {
        await headless.step(30);
        expect(values(scene)).toContain(first);
      }, BUSY);
    scene.stage.offers().find(({ id }) => id === 'brug-oost')!.onPick!();
    await arrive('lijst-0');
    await headless.step(200);
    expect(values(scene)).toHaveLength(6);
    const { left, right } = scene.stage.view;
    for (const { rect, id } of scene.stage.offers().map((offer) => ({ id: offer.id, rect: offer.rect() })))
      if (id.startsWith('plek-')) {
        expect(rect.x, id).toBeGreaterThan(left);
        expect(rect.x + rect.width, id).toBeLessThan(right);
      }
    // All is done here: the next place with something to do lies over the next bridge.
    await press(scene, 'KeyN');
    await arrive('lijst-6');
    await headless.step(240);
    expect(scene.stage.offers().map(({ id }) => id)).toContain('brug-west');
    await press(scene, 'KeyN');
    await headless.step(600);
    await press(scene, 'Enter');
    expect(picked).toEqual(['lijst-7']);
    for (const first of ['lijst-0', 'taak-0']) {
      scene.stage.offers().find(({ id }) => id === 'brug-west')!.onPick!();
      await arrive(first);
      await headless.step(240);
    }
    expect(values(scene)).toHaveLength(12);
    expect(errors()).toEqual([0, undefined]);
  });

  it('starts on the islet for who comes back from a place there; what is taken back leaves its place empty', async () => {
    const back = { taskId: 'lijst-1', reward: { stars: 2, coins: 5, opened: [] } };
    const map = { ...withReady(letter(0), letter(1, { stars: 2 })), back };
    const scene = await headless.openMap({
      ...start(map),
      first: [...packsOf(islandNo(1)), ...packsOf({ theme: 'weide', layout: 'eilandje' })],
    });
    await headless.step(120);
    expect(values(scene)).toEqual(['lijst-0', 'lijst-1']);
    headless.host.updateMap(withReady(letter(0)));
    await headless.step(10);
    expect(values(scene)).toEqual(['lijst-0']);
    expect(errors()).toEqual([0, undefined]);
  });

  it('starts on the island itself while the drawing of the islet is not there', async () => {
    const back = { taskId: 'lijst-0' };
    const scene = await headless.openMap(start({ ...withReady(letter(0)), back }));
    await headless.step(60);
    expect(values(scene)).toHaveLength(12);
    expect(errors()).toEqual([0, undefined]);
  });

  it('folds the places shut when one leaves over the bridge, and open again when the islet does not come', async () => {
    const opening = start(withReady(letter(0), letter(1)));
    const packs = { ...opening.packs, 'weide-eilandje': undefined as never };
    const scene = await headless.openMap({ ...opening, packs });
    scene.stage.offers().find(({ id }) => id === 'brug-oost')!.onPick!();
    const house = () => scene.stage.offers().find(({ id }) => id === 'plek-1')!.object;
    await vi.waitFor(async () => {
      await headless.step(2);
      expect(house().scaleY).toBeLessThan(0.8);
    }, BUSY);
    await headless.step(60);
    expect(house().scaleY).toBe(1);
    expect(values(scene)).toHaveLength(12);
    expect(errors()).toEqual([0, undefined]);
  });

  it.each(THEMES.map((theme, i) => [theme, i + 1] as const))(
    'the islet of %s: every arrow leads somewhere, and all is reached',
    async (theme, number) => {
      const tasks = [...tasksOf(number), ...Array.from({ length: 6 }, (_, n) => letter(n))];
      const scene = await headless.openMap(start(world({ islands: [islandNo(number, tasks)] })));
      scene.stage.offers().find(({ id }) => id === 'brug-oost')!.onPick!();
      await vi.waitFor(async () => {
        await headless.step(20);
        expect(values(scene)).toHaveLength(6);
      }, BUSY);
      const map = scene.cache.json.get(`landkaart/${theme}-eilandje/kaart`) as TiledMap;
      const island = withBridges(readIsland(map), ['west', 'oost']);
      everyArrow(island);
      for (const node of island.nodes.keys())
        expect(shortestWalk(island.edges, 'west', node), node).toBeDefined();
      expect(errors()).toEqual([0, undefined]);
    },
  );

  it.each([
    ['there', 900],
    ['on the way', 10],
  ])('is walked by key, and Enter opens the place: pressed %s', async (_, steps) => {
    const scene = await headless.openMap(start(world()));
    const picked: string[] = [];
    headless.host.bus.on('placePicked', ({ taskId }) => picked.push(taskId));
    await press(scene, 'KeyN');
    await headless.step(steps);
    await press(scene, 'Enter');
    for (let i = 0; i < 900 && picked.length === 0; i++) await headless.step();
    expect(picked).toHaveLength(1);
  });

  it('keeps every place in view and in the list for who hears the screen, at every size', async () => {
    const scene = await headless.openMap(start(world()));
    for (const [width, height] of [
      [1024, 600],
      [1024, 768],
      [2560, 1440],
    ] as const) {
      headless.resize(width, height);
      await headless.step(20);
      const { left, right, top, bottom } = scene.stage.view;
      const places = scene.stage.offers().filter(({ id }) => id.startsWith('plek-'));
      expect(places).toHaveLength(12);
      for (const place of places) {
        const rect = place.rect();
        expect(rect.x).toBeGreaterThanOrEqual(left);
        expect(rect.x + rect.width).toBeLessThanOrEqual(right);
        expect(rect.y).toBeGreaterThanOrEqual(Math.max(0, top));
        expect(rect.y + rect.height).toBeLessThanOrEqual(bottom);
        expect(headless.host.mirror.root.textContent).toContain(place.label);
      }
    }
  });

  it('tells why a place is shut, aloud too, and not for long', async () => {
    const scene = await headless.openMap(start(world()));
    const shut = scene.stage.offers().find(({ value }) => value === 'taak-11')!;
    const { x, y, width, height } = shut.rect();
    const tap = async () => {
      for (const type of ['down', 'up'] as const) {
        scene.feed({ type, x: x + width / 2, y: y + height / 2 });
        await headless.step(20);
      }
    };
    const line = () => headless.host.hud.getState().line;
    await tap();
    expect(line()).toMatch(/^Nog even\./);
    expect(headless.host.mirror.root.textContent).toContain(line());
    await headless.step(6 * 60);
    expect(line()).toBeUndefined();
    await tap();
    expect(line()).toBeDefined();
    // On the chart it would lie over the lowest islands.
    await press(scene, 'KeyM');
    await headless.step(20);
    expect(line()).toBeUndefined();
  });

  it('celebrates what a game brought, and shows new data', async () => {
    const reward = { stars: 3, coins: 14, opened: ['taak-7'] };
    const scene = await headless.openMap(start(world({ back: { taskId: 'taak-2', reward } })));
    await headless.step(6 * 60);
    const gold = tasksOf(1).map((task) => ({ ...task, state: 'goud' as const }));
    headless.host.updateMap(world({ islands: [islandNo(1, gold)] }));
    await headless.step(30);
    expect(scene.stage.offers().filter(({ id }) => id.startsWith('plek-'))).toHaveLength(12);
    expect(errors()).toEqual([0, undefined]);
  });

  it('shows at once what a game opened to who does something meanwhile', async () => {
    const now = [...tasksOf(1)].map((task) =>
      task.id === 'taak-7' ? { ...task, state: 'open' as const } : task,
    );
    const reward = { stars: 3, coins: 14, opened: ['taak-7'] };
    const back = { taskId: 'taak-2', reward };
    const scene = await headless.openMap(start(world({ islands: [islandNo(1, now)], back })));
    const label = () => scene.stage.offers().find(({ value }) => value === 'taak-7')?.label;
    await headless.step(10);
    const shut = label();
    await press(scene, 'KeyB');
    await headless.step(1);
    expect(label()).not.toBe(shut);
    await headless.step(6 * 60);
    expect(errors()).toEqual([0, undefined]);
  });

  const ids = (scene: StageScene) => scene.stage.offers().map(({ id }) => id);

  it('shows all islands on the chart, and sails by key to the one that is chosen', async () => {
    const map = world({
      islands: [islandNo(1), islandNo(2)],
      at: 'eiland-1',
      next: { ...islandNo(3), toFinish: 2 },
    });
    const scene = await headless.openMap(start(map));
    const heard: string[] = [];
    headless.host.bus.on('mapWish', ({ wish }) => heard.push(wish));
    headless.host.bus.on('islandShown', ({ somvensterId }) => heard.push(somvensterId));
    await press(scene, 'KeyM');
    await headless.step(20);
    expect(ids(scene).filter((id) => id.startsWith('eiland-'))).toHaveLength(8);
    expect(ids(scene)).not.toContain('plek-1');
    await press(scene, 'ArrowRight', 'Enter');
    await vi.waitFor(async () => {
      await headless.step(10);
      expect(ids(scene)).toContain('plek-1');
    }, BUSY);
    await headless.step(60);
    expect(heard).toEqual(['chart', 'eiland-2', 'island']);
    const places = scene.stage.offers().filter(({ id }) => id.startsWith('plek-'));
    expect(places.map(({ value }) => value)).toContain('taak-2-0');
    for (const place of places) {
      expect(place.rect().x).toBeGreaterThan(scene.stage.view.left);
      expect(place.rect().x + place.rect().width).toBeLessThan(scene.stage.view.right);
    }
    expect(errors()).toEqual([0, undefined]);
  });

  it('tells on the chart why an island is still shut, and closes it again', async () => {
    const scene = await headless.openMap(start(world({ next: { ...islandNo(2), toFinish: 1 } })));
    await press(scene, 'KeyM', 'ArrowRight', 'Enter');
    await headless.step(12);
    expect(headless.host.mirror.root.textContent).toContain(
      'Nog 1 plek, dan vaart de veerboot naar Eiland 2.',
    );
    await press(scene, 'Backspace');
    expect(ids(scene)).toContain('plek-1');
  });

  it('looks around when the sea is dragged, without walking anywhere, and comes back on a key', async () => {
    const scene = await headless.openMap(start(world()));
    const picked: string[] = [];
    headless.host.bus.on('placePicked', ({ taskId }) => picked.push(taskId));
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
      await headless.step();
    }
    expect(placeAt()).toBeCloseTo(before - 140, 0);
    await press(scene, 'KeyN');
    await headless.step(40);
    expect(placeAt()).toBeCloseTo(before, 0);
    expect(picked).toEqual([]);
  });

  it.each(['kraam', 'uitkijk'] as const)('opens the door of the %s', async (id) => {
    const scene = await headless.openMap(start(world()));
    const heard: string[] = [];
    headless.host.bus.on('mapWish', ({ wish }) => heard.push(wish));
    scene.stage.offers().find((offer) => offer.id === id)!.onPick!();
    await headless.step(600);
    expect(heard).toEqual([id === 'kraam' ? 'kraam' : 'trofeeen']);
  });

  it.each(Array.from({ length: 16 }, (_, i) => i + 1))(
    'island %i: every arrow leads somewhere, and all is reached',
    async (number) => {
      const open = tasksOf(number).map((task) => ({ ...task, state: 'open' as const }));
      const scene = await headless.openMap(start(world({ islands: [islandNo(number, open)] })));
      await headless.step(4);
      expect(ids(scene).filter((id) => id.startsWith('plek-'))).toHaveLength(12);
      const map = scene.cache.json.get(`landkaart/${packsOf(islandNo(number))[1]}/kaart`) as TiledMap;
      const island = withBridges(readIsland(map, placeOnChart(number)), ['oost']);
      everyArrow(island);
      for (const node of island.nodes.keys())
        expect(shortestWalk(island.edges, JETTY, node), node).toBeDefined();
      scene.stage.offers().find(({ id }) => id === 'speelgoed')!.onPick!();
      await headless.step(240);
      expect(errors()).toEqual([0, undefined]);
    },
  );

  it('survives a minute of random keys and taps', async () => {
    await headless.openMap(start(world()));
    await new Idler(headless, 'kaart').fuzz(3600);
    expect(errors()).toEqual([0, undefined]);
  });

  it('leaves nothing behind after ten visits', async () => {
    const remains: unknown[] = [];
    for (let i = 0; i < 10; i++) {
      await headless.openMap(start(world()));
      await headless.step(60 + i * 7);
      headless.host.close();
      await headless.step(2);
      remains.push(headless.remains);
    }
    expect(remains.at(-1)).toEqual(remains[0]);
  });
});
