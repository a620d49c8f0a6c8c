import { describe, expect, it } from 'vitest';
import type { Cluster } from '../../../server/contract/board.ts';
import type { Tile, TileAnswer } from '../../../server/contract/live.ts';
import { arrange, FILTERS, isOf, needsHelp, needOf } from './order.ts';

const answers = (marks: string): TileAnswer[] =>
  [...marks].map((mark, i) => ({
    id: `${i}`,
    right: mark === '+',
    tryNo: 1,
    word: 'trein',
    given: 'tryn',
    category: 'ei-ij',
    at: i,
  }));
const tile = (name: string, state: Tile['state'], marks = '', cluster?: Cluster): Tile => ({
  pupilId: name,
  name,
  state,
  last: answers(marks),
  avatar: { shape: 'rond', colour: 'blauw', pattern: 'effen', worn: {} },
  today: { answers: 0, right: 0 },
  waiting: 0,
  seenAt: 0,
  activeAt: 0,
  ...(cluster && { standing: { cluster, reason: 'at-it', since: 0 } }),
});

const noor = tile('Noor', 'playing', '++++++', 'going');
const sem = tile('Sem', 'playing', '++---', 'stuck');
const eva = tile('Éva', 'idle', '+', 'stuck');
const bo = tile('Bo', 'away', '------');
const all = [sem, noor, bo, eva];
const names = (tiles: Tile[]) => tiles.map(({ name }) => name);

describe('order of the board', () => {
  it('sorts by name, need and state', () => {
    expect(names(arrange(all, 'name', 'all', ''))).toEqual(['Bo', 'Éva', 'Noor', 'Sem']);
    expect(names(arrange(all, 'need', 'all', ''))).toEqual(['Sem', 'Éva', 'Bo', 'Noor']);
    expect(names(arrange(all, 'state', 'all', ''))).toEqual(['Noor', 'Sem', 'Éva', 'Bo']);
  });
  it('finds names without their accents', () => {
    expect(names(arrange(all, 'name', 'all', ' eva'))).toEqual(['Éva']);
  });
  it('points out who is stuck or has stopped, never who is away', () => {
    expect(names(arrange(all, 'name', 'stuck', ''))).toEqual(['Éva', 'Sem']);
    expect(needsHelp(bo)).toBe(false);
  });
  it('counts everybody once: who is on the map is not at it as well', () => {
    const map = tile('Mo', 'map', '', 'going');
    const stuck = tile('Li', 'map', '---', 'stuck');
    for (const one of [...all, map, stuck])
      expect(FILTERS.filter((filter) => filter !== 'all' && isOf(one, filter))).toHaveLength(1);
    expect([isOf(map, 'map'), isOf(noor, 'going'), isOf(stuck, 'stuck')]).toEqual([true, true, true]);
  });
  it('lets a miss weigh less as right answers follow', () => {
    expect(needOf(tile('a', 'playing', '+++++-'))).toBeGreaterThan(needOf(tile('a', 'playing', '-+++++')));
  });
});
