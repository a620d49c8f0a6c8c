// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { packsOf } from '../index.ts';
import { THEMES } from './art/theme.ts';
import { BUSY, ids, islandNo, letter, mapHost, offered, start, tasksOf, values, world } from './fixture.ts';
import { JETTY, placeOnChart, readIsland, withBridges, type Island, type TiledMap } from './island.ts';
import { neighbour, shortestWalk } from './rules.ts';

const on = mapHost();

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

it.each(THEMES.map((theme, i) => [theme, i + 1] as const))(
  'the islet of %s: every arrow leads somewhere, and all is reached',
  async (theme, number) => {
    const tasks = [...tasksOf(number), ...Array.from({ length: 6 }, (_, n) => letter(n))];
    const scene = await on.headless.openMap(start(world({ islands: [islandNo(number, tasks)] })));
    offered(scene, 'brug-oost')!.onPick!();
    await vi.waitFor(async () => {
      await on.headless.step(20);
      expect(values(scene)).toHaveLength(6);
    }, BUSY);
    const map = scene.cache.json.get(`landkaart/${theme}-eilandje/kaart`) as TiledMap;
    const island = withBridges(readIsland(map), ['west', 'oost']);
    everyArrow(island);
    for (const node of island.nodes.keys())
      expect(shortestWalk(island.edges, 'west', node), node).toBeDefined();
    expect(on.errors()).toEqual([0, undefined]);
  },
);

it.each(Array.from({ length: 16 }, (_, i) => i + 1))(
  'island %i: every arrow leads somewhere, and all is reached',
  async (number) => {
    const open = tasksOf(number).map((task) => ({ ...task, state: 'open' as const }));
    const scene = await on.headless.openMap(start(world({ islands: [islandNo(number, open)] })));
    await on.headless.step(4);
    expect(ids(scene).filter((id) => id.startsWith('plek-'))).toHaveLength(12);
    const map = scene.cache.json.get(`landkaart/${packsOf(islandNo(number))[1]}/kaart`) as TiledMap;
    const island = withBridges(readIsland(map, placeOnChart(number)), ['oost']);
    everyArrow(island);
    for (const node of island.nodes.keys())
      expect(shortestWalk(island.edges, JETTY, node), node).toBeDefined();
    offered(scene, 'speelgoed')!.onPick!();
    await on.headless.step(240);
    expect(on.errors()).toEqual([0, undefined]);
  },
);
