import { useEffect, useState } from 'react';
import type { Tile } from '../../../server/contract/live.ts';
import { arrange, type Filter, type Sort } from './order.ts';

/** Tiles change places at most this often: a board that jumps can't be read. */
const REORDER_MS = 4000;

/** Ids in the chosen order; when only answers changed, the order is renewed now and then. */
export function useOrder(list: readonly Tile[], sort: Sort, filter: Filter, search: string): string[] {
  const beat = Math.floor(useNow(REORDER_MS) / REORDER_MS);
  const key = [sort, filter, search, list.length, beat].join('|');
  const [kept, setKept] = useState<{ key: string; ids: string[] }>({ key: '', ids: [] });
  if (kept.key === key) return kept.ids;
  const ids = arrange(list, sort, filter, search).map((tile) => tile.pupilId);
  setKept({ key, ids });
  return ids;
}

/** The time, renewed every `ms`. */
export function useNow(ms: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), ms);
    return () => clearInterval(timer);
  }, [ms]);
  return now;
}
