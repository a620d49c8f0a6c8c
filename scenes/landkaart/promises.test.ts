// @vitest-environment jsdom
import type Phaser from 'phaser';
import { describe, expect, it, vi } from 'vitest';
import { READING, SPELLING_CATEGORIES } from '../../engine/spelling/catalogue/index.ts';
import type { StageScene } from '../../engine/stage/index.ts';
import { Idler } from '../../engine/testing/idler.ts';
import type { MapTask, PlaceState } from './data.ts';
import { islandNo, mapHost, offered, start, tasksOf, world } from './fixture.ts';

// The acceptance rules of scenes/README.md 6 that say "map too", as far as they need no browser. Rule 1 (keys alone,
// pointer alone) and 13 (still motion, pixels of the ring) are tools/e2e/map.spec.ts; 10 (nothing stays behind) is scene.test.ts.

/** The ring lies above all that a scene draws. */
const RING_DEPTH = 7000;

const on = mapHost();

const tap = (scene: StageScene, id: string) => offered(scene, id)!.onPick!();

/** Everything on the stage, what lies in containers too. */
const things = (scene: StageScene): Phaser.GameObjects.GameObject[] => {
  const within = (child: Phaser.GameObjects.GameObject): Phaser.GameObjects.GameObject[] => [
    child,
    ...('list' in child ? (child as Phaser.GameObjects.Container).list.flatMap(within) : []),
  ];
  return scene.children.list.flatMap(within);
};
const texts = (scene: StageScene) =>
  things(scene).filter((child): child is Phaser.GameObjects.Text => child.type === 'Text');
/** Where everything is that can be picked, to a tenth of a u. */
const seen = (scene: StageScene) =>
  scene.stage.offers().map((offer) => {
    const { x, y, width, height } = offer.rect();
    return [offer.id, offer.label, ...[x, y, width, height].map((value) => Math.round(value * 10) / 10)];
  });

const twoIslands = () => world({ islands: [islandNo(1), islandNo(2)], at: 'eiland-1' });

describe('rule 4', () => {
  it('a place can still be reached after a minute of random keys and taps', async () => {
    const scene = await on.headless.openMap(start(twoIslands()));
    await new Idler(on.headless, 'landkaart').fuzz(3600);
    // Wherever the fuzz ended: back on an island, and then on to a place.
    const picked: string[] = [];
    on.headless.host.bus.on('placePicked', ({ taskId }) => picked.push(taskId));
    await vi.waitFor(
      async () => {
        if (!offered(scene, 'plek-1')) await on.press(scene, 'Escape');
        await on.press(scene, 'KeyN');
        await on.headless.step(300);
        await on.press(scene, 'Enter');
        expect(picked.length).toBeGreaterThan(0);
      },
      { timeout: 10_000 },
    );
    expect(on.errors()).toEqual([0, undefined]);
  });
});

describe('rule 9', () => {
  it('a pause stops the walk, and it goes on where it was', async () => {
    const scene = await on.headless.openMap(start(world()));
    const picked: string[] = [];
    on.headless.host.bus.on('placePicked', ({ taskId }) => picked.push(taskId));
    tap(scene, 'plek-7');
    await on.headless.step(60);
    on.headless.host.pause();
    const spots = () =>
      things(scene).map((thing) => {
        const { x, y, alpha, angle } = thing as Phaser.GameObjects.Image;
        return [x, y, alpha, angle];
      });
    const before = spots();
    await on.headless.step(600);
    expect(spots()).toEqual(before);
    expect(picked).toEqual([]);
    on.headless.host.resume();
    for (let i = 0; i < 1800 && picked.length === 0; i++) await on.headless.step();
    expect(picked).toEqual(['taak-6']);
  });
});

describe('rule 11', () => {
  const SIZES = [
    [1024, 600],
    [1024, 768],
    [2560, 1440],
    [1366, 768],
  ] as const;

  it.each(['walking', 'on the chart', 'at sea'] as const)('another size of the window %s', async (when) => {
    const scene = await on.headless.openMap(start(twoIslands()));
    const heard: string[] = [];
    on.headless.host.bus.on('placePicked', ({ taskId }) => heard.push(taskId));
    on.headless.host.bus.on('islandShown', ({ somvensterId }) => heard.push(somvensterId));
    if (when === 'walking') tap(scene, 'plek-7');
    else await on.press(scene, 'KeyM');
    if (when === 'at sea') {
      await on.press(scene, 'ArrowRight');
      await on.press(scene, 'Enter');
    }
    for (const [width, height] of SIZES) {
      on.headless.resize(width, height);
      await on.headless.step(8);
      if (when !== 'on the chart') continue;
      const { left, right, top, bottom } = scene.stage.view;
      for (const offer of scene.stage.offers().filter(({ id }) => id.startsWith('eiland-'))) {
        const rect = offer.rect();
        expect(rect.x).toBeGreaterThanOrEqual(left);
        expect(rect.x + rect.width).toBeLessThanOrEqual(right);
        expect(rect.y).toBeGreaterThanOrEqual(top);
        expect(rect.y + rect.height).toBeLessThanOrEqual(bottom);
      }
    }
    if (when === 'on the chart') await on.press(scene, 'Escape');
    const arrived = { walking: ['taak-6'], 'on the chart': [], 'at sea': ['eiland-2'] }[when];
    await vi.waitFor(
      async () => {
        await on.headless.step(60);
        expect(heard).toEqual(arrived);
        expect(offered(scene, 'plek-1')).toBeDefined();
      },
      { timeout: 10_000 },
    );
    expect(on.errors()).toEqual([0, undefined]);
  });
});

describe('rule 12', () => {
  /** The signs of all categories, twelve by twelve. */
  const signs = [...SPELLING_CATEGORIES, ...READING].map(({ sign, roof }) => ({
    sign,
    ...(roof !== undefined && { roof }),
  }));
  const islands = Array.from({ length: Math.ceil(signs.length / 12) }, (_, i) =>
    islandNo(
      i + 1,
      tasksOf(i + 1).map((task, j): MapTask => {
        const looks = signs[(i * 12 + j) % signs.length]!;
        return { ...task, ...looks, name: looks.sign.replaceAll('|', ' of ') };
      }),
    ),
  );

  it('no letter is smaller than 28 u, on the island and on the chart', async () => {
    for (const { id } of islands) {
      const scene = await on.headless.openMap(start(world({ islands, at: id })));
      const sizes = () => [
        ...texts(scene).map((text) => [
          text.text,
          Number.parseFloat(String(text.style.fontSize)) * text.scaleY,
        ]),
        ...scene.live.texts.labels.map(({ text, size, image }) => [text, size * image.scaleY]),
      ];
      await on.headless.step(20);
      const all = [...sizes()];
      // At least the name of each place.
      expect(all.length).toBeGreaterThanOrEqual(12);
      await on.press(scene, 'KeyM');
      all.push(...sizes());
      expect(all.filter(([, size]) => Number(size) < 28)).toEqual([]);
      on.headless.host.close();
    }
  });
});

describe('the name of a place', () => {
  it('is the one that teachers read, or its beginning', async () => {
    const names = ['trap of kast', 'eer, oor of eur', 'ei of ij', 'Woorden van week zevenentwintig'];
    const tasks = tasksOf(1).map((task, i) => ({ ...task, name: names[i % names.length]!, sign: 'x|y' }));
    const scene = await on.headless.openMap(start(world({ islands: [islandNo(1, tasks)] })));
    const shown = new Set(scene.live.texts.labels.map(({ text }) => text));
    for (const name of names)
      expect(
        [...shown].some(
          (text) => text === name || (text.endsWith(' …') && name.startsWith(text.slice(0, -2))),
        ),
        name,
      ).toBe(true);
    expect(shown.has('ei of ij')).toBe(true);
  });
});

describe('rule 12', () => {
  it('tells every two states apart by what hangs on the house, not by its colours alone', async () => {
    const states: PlaceState[] = ['dicht', 'open', 'bezig', 'klaar', 'goud', 'opfrissen', 'klaargezet'];
    const tasks = tasksOf(1).map((task, i) => ({ ...task, state: states[i % states.length]! }));
    const scene = await on.headless.openMap(start(world({ islands: [islandNo(1, tasks)] })));
    const hangs = states.map((_, i) => {
      const house = scene.children.list.find(
        (child): child is Phaser.GameObjects.Container =>
          child.type === 'Container' && child === offered(scene, `plek-${i + 1}`)?.object,
      );
      const frames = house!.list.flatMap((part) =>
        'frame' in part ? [(part.frame as { name: string }).name] : [],
      );
      return frames
        .filter((name) => !/^(huis|bord|sterren|streepje)/.test(name))
        .map((name) => name.replace(/-\d$/, ''));
    });
    expect(new Set(hangs.map((names) => names.join())).size).toBe(states.length);
    for (const names of hangs) expect(names.length).toBeGreaterThan(0);
  });
});

describe('rule 13', () => {
  it('has the name of a place within what is picked and what the focus ring goes around', async () => {
    const scene = await on.headless.openMap(start(world()));
    const name = scene.live.texts.labels.find(({ text }) => text === 'ei of ij')!.image.getBounds();
    const rects = scene.stage.offers().map((offer) => offer.rect());
    expect(
      rects.some(
        ({ x, y, width, height }) =>
          x <= name.left && name.right <= x + width && y <= name.top && name.bottom <= y + height,
      ),
    ).toBe(true);
  });

  const ring = (scene: StageScene) =>
    things(scene).find(
      (child): child is Phaser.GameObjects.Graphics =>
        child.type === 'Graphics' && (child as Phaser.GameObjects.Graphics).depth === RING_DEPTH,
    )!;

  it('has the ring of the keys around each kind of thing that Enter picks', async () => {
    const done = tasksOf(1).map((task) => ({ ...task, state: 'klaar' as const }));
    const islands = [islandNo(1, done), islandNo(2)];
    const scene = await on.headless.openMap(start(world({ islands, at: 'eiland-1' })));
    const around = (id: string) => {
      const { x, y, width, height } = offered(scene, id)!.rect();
      expect(ring(scene).visible, id).toBe(true);
      expect(ring(scene).x, id).toBeCloseTo(x + width / 2, 0);
      expect(ring(scene).y, id).toBeCloseTo(y + height / 2, 0);
    };
    expect(ring(scene).visible).toBe(false);
    for (const id of ['kraam', 'uitkijk', 'plek-4']) {
      tap(scene, id);
      await on.press(scene, 'ShiftLeft');
      expect(ring(scene).visible, `on the way to ${id}`).toBe(false);
      await on.headless.step(900);
      around(id);
    }
    await on.press(scene, 'KeyM');
    await on.headless.step(30);
    around('eiland-1');
    await on.press(scene, 'ArrowRight');
    around('eiland-2');
    on.headless.host.updateMap(world({ islands, at: 'eiland-1', chart: true }));
    await on.headless.step(2);
    around('eiland-2');
    await on.press(scene, 'KeyM');
    await on.headless.step(30);
    around('plek-4');
  });
});

describe('rule 15', () => {
  it.each([{}, { reducedMotion: true }])(
    'the same seed and input give the same map at every tick: %o',
    async (settings) => {
      const runs: unknown[][] = [];
      for (let run = 0; run < 2; run++) {
        const map = world({
          back: { taskId: 'taak-2', reward: { stars: 3, coins: 9, opened: ['taak-7'] } },
          rewards: { balloon: { height: 30, stickers: [] }, blobs: [] },
        });
        const scene = await on.headless.openMap(start(map, settings));
        const ticks: unknown[] = [];
        for (let tick = 0; tick < 900; tick++) {
          if (tick === 400) tap(scene, 'plek-5');
          if (tick === 600) tap(scene, 'speelgoed');
          await on.headless.step();
          if (tick % 5 === 0) ticks.push(seen(scene));
        }
        runs.push(ticks);
        on.headless.host.close();
        await on.headless.step(2);
      }
      expect(runs[1]).toEqual(runs[0]);
    },
  );
});

describe('rule 16', () => {
  it('stays below its ceilings with everything on it: objects, and texts that are alive', async () => {
    const letters = Array.from({ length: 6 }, (_, i): MapTask => ({
      ...tasksOf(1)[0]!,
      id: `lijst-${i}`,
      state: 'klaargezet',
      anchor: 12 + i,
    }));
    const blobs = Array.from({ length: 8 }, (_, i) => ({
      id: ['hum', 'dot', 'plons', 'stapel'][i % 4]!,
      name: 'Hum',
      habit: 'zingt',
      owned: true,
    }));
    for (let number = 1; number <= 16; number++) {
      const map = world({
        islands: [islandNo(number, [...tasksOf(number), ...letters])],
        rewards: { balloon: { height: 30, stickers: [] }, blobs },
      });
      const scene = await on.headless.openMap(start(map));
      tap(scene, 'kraam');
      await on.headless.step(120);
      expect(things(scene).length, `island ${number}`).toBeLessThanOrEqual(220);
      expect(scene.live.texts.count, `island ${number}`).toBeLessThanOrEqual(40);
      on.headless.host.close();
    }
  });
});
