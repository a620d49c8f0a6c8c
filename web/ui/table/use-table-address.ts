import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** The page of a list that comes in pages: with another search, order or filter one begins at the first. */
export const PAGE = 'pagina';

/** What of a table is kept in the address: a link, a reload and the back button show the same. */
export interface TableAddress {
  search: string;
  setSearch: (text: string) => void;
  order: { id: string; desc: boolean } | undefined;
  setOrder: (order: { id: string; desc: boolean } | undefined) => void;
  /** Wanted value per column. */
  filters: Readonly<Record<string, string>>;
  setFilter: (id: string, value: string) => void;
  clear: () => void;
}

/**
 * Reads and writes search (`zoek`), order (`orde`, with - in front when it runs down) and filters (`f.<column>`). A second
 * table on a page has a name, which comes in front: `leerling.zoek`.
 */
export function useTableAddress(name = ''): TableAddress {
  const own = name && `${name}.`;
  const [SEARCH, ORDER, FILTER] = [`${own}zoek`, `${own}orde`, `${own}f.`];
  const [params, setParams] = useSearchParams();
  const change = (edit: (next: URLSearchParams) => void) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        edit(next);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const put = (key: string, value: string) =>
    change((next) => {
      next.delete(PAGE);
      if (value === '') next.delete(key);
      else next.set(key, value);
    });
  const order = params.get(ORDER);
  const kept = params.get(SEARCH) ?? '';
  // The address follows when there is time for it: a field that waited for it would lose letters to a quick typist.
  const [typed, setTyped] = useState<string>();
  if (typed === kept) setTyped(undefined);
  const type = (text: string) => {
    setTyped(text);
    put(SEARCH, text);
  };
  return {
    search: typed ?? kept,
    setSearch: type,
    order: order ? { id: order.replace(/^-/, ''), desc: order.startsWith('-') } : undefined,
    setOrder: (next) => put(ORDER, next ? `${next.desc ? '-' : ''}${next.id}` : ''),
    filters: Object.fromEntries(
      [...params]
        .filter(([key]) => key.startsWith(FILTER))
        .map(([key, value]) => [key.slice(FILTER.length), value]),
    ),
    setFilter: (id, value) => put(FILTER + id, value),
    clear: () => {
      setTyped('');
      change((next) => {
        next.delete(PAGE);
        for (const key of [...next.keys()]) if (key === SEARCH || key.startsWith(FILTER)) next.delete(key);
      });
    },
  };
}
