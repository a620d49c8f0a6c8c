import { useSyncExternalStore } from 'react';
import { readWish, writeWish, type Wish } from '../wish.ts';

/** What the page shows: all games, one of them, or the contact sheet. */
export type Shown = { page: 'gallery' } | { page: 'sheet' } | { page: 'scene'; wish: Wish };

const EVENT = 'address';

/** Reads the address. */
export function shownNow(search = location.search): Shown {
  const query = new URLSearchParams(search);
  if (query.has('blad')) return { page: 'sheet' };
  return query.has('spel') ? { page: 'scene', wish: readWish(query) } : { page: 'gallery' };
}

/** The address of a scene with a wish, to be sent to a colleague. */
export function linkOf(wish: Wish): string {
  const query = writeWish(wish);
  query.set('spel', wish.game);
  return `?${query.toString()}`;
}

/** Goes to another address; `replace` leaves no step to go back to. */
export function go(search: string, replace = false) {
  history[replace ? 'replaceState' : 'pushState'](null, '', search);
  window.dispatchEvent(new Event(EVENT));
}

/** The query of the address; the page follows it. */
export const useAddress = (): string =>
  useSyncExternalStore(
    (changed) => {
      const stop = new AbortController();
      for (const name of [EVENT, 'popstate']) window.addEventListener(name, changed, { signal: stop.signal });
      return () => stop.abort();
    },
    () => location.search,
  );
