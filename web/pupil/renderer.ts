import type { Store } from '../app/session/storage.ts';

/** Item of local storage with which a school can force how the canvas is drawn. */
const FORCED = 'tekenaar';
/** How it was drawn the last time, since when, and by which browser: to look costs a tenth of the first view of the map. */
const SEEN = 'tekenaar/gezien';
/** So long it is believed: a graphics card may come, or go. */
const BELIEVED_MS = 7 * 24 * 3600 * 1000;

type Kind = 'canvas' | 'webgl';
const kindOf = (text: unknown): Kind | undefined =>
  text === 'canvas' || text === 'webgl' ? text : undefined;

/** How the canvas is to be drawn: as it is forced, or as it went before; `auto` looks at the machine. */
export function rendererOf(store: Store, agent: string, now: number): Kind | 'auto' {
  const seen = seenIn(store, agent);
  const isFresh = seen !== undefined && Math.abs(now - seen.at) < BELIEVED_MS;
  return kindOf(store.get(FORCED)) ?? (isFresh ? seen.kind : 'auto');
}

/** Keeps how it is drawn, for the next time; what is known already stays as old as it is. */
export function rememberRenderer(store: Store, agent: string, now: number, kind: Kind) {
  if (kindOf(store.get(FORCED))) return;
  const seen = seenIn(store, agent);
  const isKnown = seen?.kind === kind && Math.abs(now - seen.at) < BELIEVED_MS;
  if (!isKnown) store.set(SEEN, [kind, now, agent].join(' '));
}

function seenIn(store: Store, agent: string): { kind: Kind; at: number } | undefined {
  const [name, at, ...by] = (store.get(SEEN) ?? '').split(' ');
  const kind = kindOf(name);
  return kind && by.join(' ') === agent ? { kind, at: Number(at) } : undefined;
}
