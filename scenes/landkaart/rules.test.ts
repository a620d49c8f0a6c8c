import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readIsland, type TiledMap } from './island.ts';
import type { MapTask } from './data.ts';
import {
  hasToDo,
  nearestNode,
  neighbour,
  nextToDo,
  openEdges,
  shortestWalk,
  signParts,
  startNode,
  type Walk,
} from './rules.ts';
import { isNewcomer } from './welcome.ts';

const MAP = join(import.meta.dirname, '../../.build/art/landkaart/weide-1/kaart.json');
const island = readIsland(JSON.parse(readFileSync(MAP, 'utf8')) as TiledMap);
const nodesOf = (walk: Walk | undefined) => walk?.map(({ to }) => to);
const upTo = (last: number) => openEdges(island, (place) => Number(place) <= last);

describe('the meadow island', () => {
  test('has twelve places in walking order, all within the core of the stage', () => {
    const places = [...island.nodes].filter(([name]) => /^\d+$/.test(name));
    expect(places.map(([name]) => Number(name)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 1),
    );
    for (const [, { x, y }] of places) {
      expect(x).toBeGreaterThan(43);
      expect(x).toBeLessThan(1323);
      expect(y).toBeGreaterThan(240);
      expect(y).toBeLessThan(752);
    }
  });

  test('every edge begins and ends at its nodes, and every node is reached when all is open', () => {
    for (const { from, to, points } of island.edges) {
      expect(points[0]).toEqual(island.nodes.get(from));
      expect(points.at(-1)).toEqual(island.nodes.get(to));
    }
    for (const node of island.nodes.keys())
      expect(shortestWalk(upTo(12), 'steiger', node), node).toBeDefined();
  });
});

test('one walks only where it is open', () => {
  expect(nodesOf(shortestWalk(upTo(2), '1', '2'))).toEqual(['2']);
  expect(shortestWalk(upTo(2), '1', '3')).toBeUndefined();
  expect(shortestWalk(upTo(2), 'steiger', 'kraam')).toBeUndefined();
  expect(nodesOf(shortestWalk(upTo(4), 'steiger', 'kraam'))).toEqual([
    '1',
    '2',
    '3',
    '4',
    'splitsing',
    'kraam',
  ]);
  expect(nodesOf(shortestWalk(upTo(12), '12', '6'))).toEqual(['11', '10', '9', '8', '7', '6']);
  expect(shortestWalk(upTo(2), '1', '1')).toEqual([]);
});

test('a walk there and back passes the same points', () => {
  const there = shortestWalk(upTo(12), '3', '8')!;
  const back = shortestWalk(upTo(12), '8', '3')!;
  const points = (walk: Walk) => walk.flatMap((leg) => leg.points);
  expect(points(back)).toEqual(points(there).toReversed());
});

test.each([
  ['1', 'right', '2'],
  ['2', 'left', '1'],
  ['splitsing', 'up', '5'],
  ['splitsing', 'right', 'kraam'],
  ['5', 'left', '6'],
  ['5', 'right', 'uitkijk'],
  ['5', 'down', 'splitsing'],
  ['7', 'left', '8'],
  ['2', 'up', undefined],
] as const)('from %s an arrow %s leads to %s', (from, direction, to) => {
  expect(neighbour(upTo(12), from, direction)).toBe(to);
});

test('an arrow does not lead over a shut path', () => {
  expect(neighbour(upTo(2), '2', 'right')).toBeUndefined();
});

test('a tap finds the nearest node, and none when all are far', () => {
  const { x, y } = island.nodes.get('3')!;
  expect(nearestNode(island, { x: x + 20, y: y - 15 }, 90)).toBe('3');
  expect(nearestNode(island, { x: 20, y: 20 }, 90)).toBeUndefined();
});

test('a roof sign shows as many parts as fit', () => {
  expect(signParts('ei|ij', 96, 15)).toEqual(['ei', 'ij']);
  expect(signParts('eeuw|ieuw|uw', 96, 15)).toEqual(['eeuw']);
  expect(signParts('bo-men', 96, 15)).toEqual(['bo-men']);
});

describe('where the pupil begins', () => {
  const place = (anchor: number, state: MapTask['state'], stars = 0): MapTask => ({
    id: `t${anchor}`,
    name: 'Plek',
    goal: '',
    sign: 'a',
    state,
    stars,
    anchor,
  });

  test('is what the teacher set ready, then what was begun, then what is new; dust comes last', () => {
    const dusty = [place(0, 'opfrissen', 3), place(1, 'klaar', 3), place(2, 'open'), place(3, 'dicht')];
    expect(startNode(dusty, undefined, 'steiger')).toBe('3');
    expect(startNode([...dusty, place(4, 'bezig', 1)], undefined, 'steiger')).toBe('5');
    expect(startNode([...dusty, place(5, 'klaargezet')], undefined, 'steiger')).toBe('6');
    expect(startNode([place(0, 'opfrissen', 2), place(1, 'dicht')], undefined, 'steiger')).toBe('1');
    expect(startNode(dusty, 't1', 'steiger')).toBe('2');
  });

  test('is shown only to who did nothing yet', () => {
    const island = (...tasks: MapTask[]) => ({
      id: 'i',
      number: 1,
      theme: 'weide',
      layout: 1,
      name: 'Weide',
      tasks,
    });
    expect(isNewcomer([island(place(0, 'open'), place(1, 'dicht'))])).toBe(true);
    expect(isNewcomer([island(place(0, 'bezig'), place(1, 'dicht'))])).toBe(false);
    expect(isNewcomer([island(place(0, 'open', 1))])).toBe(false);
    expect(isNewcomer([island(place(0, 'open')), island(place(0, 'open'))])).toBe(false);
  });
});

test('where places have a turn the pupil begins at the first of them, and goes on to the next, whatever their stars', () => {
  const place = (anchor: number, state: MapTask['state'], turn?: number): MapTask => ({
    ...{ id: String(anchor), name: '', goal: '', sign: '', stars: 0, anchor, state },
    ...(turn !== undefined && { turn }),
  });
  const places = [place(0, 'bezig', 2), place(1, 'goud', 1.5), place(2, 'klaar'), place(12, 'open', 1.5)];
  expect(startNode(places, undefined, 'steiger')).toBe('2');
  expect(['1', '2', '13', 'steiger'].map((node) => nextToDo(places, node))).toEqual(['2', '13', '1', '2']);
  expect(hasToDo([place(1, 'goud', 1.5)])).toBe(true);
  expect(hasToDo([place(1, 'goud')])).toBe(false);
  // Without turns in walking order.
  expect(nextToDo([place(0, 'bezig'), place(1, 'goud'), place(2, 'open')], '1')).toBe('3');
});
