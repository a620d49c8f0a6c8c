import { CLUSTERS, type Cluster } from '../../../server/contract/board.ts';
import type { Tile } from '../../../server/contract/live.ts';
import { fold } from '../../ui/fold.ts';

export const SORTS = ['name', 'need', 'state'] as const;
export type Sort = (typeof SORTS)[number];

const STATES = [
  'playing',
  'paused',
  'map',
  'idle',
  'offline',
  'away',
] as const satisfies readonly Tile['state'][];
/** A selection: everyone, one cluster, or one state. */
export type Filter = 'all' | Cluster | Tile['state'];
/** Who plays is in a cluster already. */
export const FILTERS: readonly Filter[] = [
  'all',
  ...CLUSTERS,
  ...STATES.filter((state) => state !== 'playing'),
];
export const isCluster = (filter: Filter): filter is Cluster => CLUSTERS.some((one) => one === filter);

/** Whether a tile is of a selection. Each but that of everyone has it once: who neither gets stuck nor is done by what it does. */
export function isOf({ standing, state }: Tile, filter: Filter): boolean {
  if (filter === 'all') return true;
  const { cluster = 'going' } = standing ?? {};
  if (state === 'away' || cluster === 'going') return filter === (state === 'playing' ? 'going' : state);
  return filter === cluster;
}

/** How many of the last answers say whether a pupil is stuck. */
const RECENT = 6;
/** Being stuck weighs more than all misses together. */
const STUCK = 10;

/**
 * How much a pupil seems to need the teacher, from 0. Misses among the last answers count, the newest most, and
 * so does being stuck. Whoever is away needs nobody here.
 */
export function needOf(tile: Tile): number {
  if (tile.state === 'away') return 0;
  const recent = tile.last.slice(-RECENT);
  const misses = recent.reduce(
    (sum, answer, i) => sum + (answer.right ? 0 : 0.5 + (i + 1) / recent.length),
    0,
  );
  return misses + (needsHelp(tile) ? STUCK : 0);
}

/** Whether the board should point this pupil out. */
export const needsHelp = (tile: Tile): boolean => tile.standing?.cluster === 'stuck';

const byName = (a: Tile, b: Tile) => a.name.localeCompare(b.name, 'nl');

/** Tiles that a selection and a search leave, in the chosen order. */
export function arrange(tiles: readonly Tile[], sort: Sort, filter: Filter, search: string): Tile[] {
  const wanted = fold(search);
  return tiles
    .filter((tile) => isOf(tile, filter))
    .filter((tile) => fold(tile.name).includes(wanted))
    .sort((a, b) => {
      if (sort === 'need') return needOf(b) - needOf(a) || byName(a, b);
      if (sort === 'state') return STATES.indexOf(a.state) - STATES.indexOf(b.state) || byName(a, b);
      return byName(a, b);
    });
}
