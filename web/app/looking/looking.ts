import { z } from 'zod';
import { sessionStore, type Store } from '../session/storage.ts';

// Looking on as one of the staff of a customer happens in a tab of its own: its session is in the storage of that tab alone, so that
// the office's own session, which all tabs share, stays as it is. The tab gets it from the one that opens it, which hands a copy
// of its storage along.

/** What a tab in which somebody looks on knows of it. */
const lookingSchema = z.object({
  /** Empty once the session has begun. */
  token: z.string(),
  /** As whom. */
  name: z.string(),
  endsAt: z.number(),
  /** Whether changing things is allowed. */
  mayChange: z.boolean(),
  /** How far the clock of this computer is behind the server's, in ms. */
  skew: z.number(),
});
export type Looking = z.infer<typeof lookingSchema>;

const KEY = 'looking';

/** Where such a tab begins, and ends. */
export const LOOKING_PATH = '/meekijken';

/** What this tab looks on at; null in any other tab. */
export function lookingHere(): Looking | null {
  const text = sessionStore.get(KEY);
  return text === null ? null : lookingSchema.parse(JSON.parse(text));
}

/** Notes that the session of this tab has begun. */
export const noteBegun = (looking: Looking): void =>
  sessionStore.set(KEY, JSON.stringify({ ...looking, token: '' }));

/** Opens the tab in which somebody looks on; whether the browser let it. To be called by a press on a button. */
export function openLooking(looking: Looking): boolean {
  sessionStore.set(KEY, JSON.stringify(looking));
  const opened = window.open(`/app${LOOKING_PATH}`, '_blank');
  sessionStore.remove(KEY);
  return opened !== null;
}

const closed = new Set<string>();

/** Notes that the page at this address asked for what is not shown while looking on. */
export const noteClosed = (pathname: string): void => void closed.add(pathname);

/** Whether it did. */
export const isClosedHere = (pathname: string): boolean => closed.has(pathname);

/** The store of a session of this tab alone, apart from what else the tab keeps. */
export const ownStore: Store = {
  get: (key) => sessionStore.get(`${KEY}.${key}`),
  set: (key, value) => sessionStore.set(`${KEY}.${key}`, value),
  remove: (key) => sessionStore.remove(`${KEY}.${key}`),
};
