import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../api/error.ts';
import type { Store } from '../../app/session/storage.ts';

/** What was written for one word, with which version of it this is. */
export interface Entry {
  rev: number;
  given: string | null;
  /** Time on its page that is not stored yet, ms. */
  ms: number;
  noSound: boolean;
}

/** How it stands: what is written, how much of it is not stored yet, and whether another device took over. */
export interface TestState {
  entries: ReadonlyMap<number, Entry>;
  waiting: number;
  isElsewhere: boolean;
}

interface Options {
  /** Of the test and pupil, in the memory of the browser. */
  key: string;
  stored: ReadonlyMap<number, Entry>;
  send: (n: number, entry: Entry) => Promise<unknown>;
  storage: Store;
}

/** Keeps what is written in a test until the server has it, also when the page is closed in between. */
export interface TestOutbox {
  state: StoreApi<TestState>;
  /** Writes a word; the time is added to what is not stored yet. */
  write(n: number, change: { given?: string | null; noSound?: boolean; ms?: number }): void;
  /** Sends what waits, and again after a while; resolves when all is stored, or rejects when it can't be now. */
  flush(): Promise<void>;
  close(): void;
}

const RETRY_MS = 4000;
const EMPTY: Entry = { rev: 0, given: null, ms: 0, noSound: false };

/** Opens it: what this browser still had goes before what is stored. */
export function createTestOutbox({ key, stored, send, storage }: Options): TestOutbox {
  const waiting = readKept(storage.get(key));
  const entries = new Map(stored);
  for (const [n, entry] of waiting)
    if (entry.rev > (stored.get(n)?.rev ?? 0)) entries.set(n, entry);
    else waiting.delete(n);
  const state = createStore<TestState>(() => ({ entries, waiting: waiting.size, isElsewhere: false }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  const tell = () => {
    if (waiting.size === 0) storage.remove(key);
    else storage.set(key, JSON.stringify([...waiting]));
    state.setState({ entries: new Map(entries), waiting: waiting.size });
  };
  const sendAll = async () => {
    for (const [n, entry] of [...waiting].sort(([a], [b]) => a - b)) {
      await send(n, entry);
      // Written on meanwhile: the time that was told is not told twice.
      const now = waiting.get(n);
      if (now?.rev === entry.rev) waiting.delete(n);
      else if (now) waiting.set(n, { ...now, ms: Math.max(0, now.ms - entry.ms) });
      const kept = entries.get(n)!;
      entries.set(n, { ...kept, ms: Math.max(0, kept.ms - entry.ms) });
      tell();
    }
    if (waiting.size > 0) await sendAll();
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    sending ??= sendAll()
      .catch((error: unknown) => {
        const isElsewhere = error instanceof ApiError && error.fields['device'] === 'elsewhere';
        if (isElsewhere) state.setState({ isElsewhere: true });
        else timer = setTimeout(() => void flush().catch(() => undefined), RETRY_MS);
        throw error;
      })
      .finally(() => (sending = undefined));
    return sending;
  };
  return {
    state,
    write(n, { ms = 0, ...change }) {
      const before = entries.get(n) ?? EMPTY;
      const entry = { ...before, ...change, rev: before.rev + 1, ms: before.ms + ms };
      entries.set(n, entry);
      waiting.set(n, entry);
      tell();
    },
    flush,
    close: () => clearTimeout(timer),
  };
}

function readKept(text: string | null): Map<number, Entry> {
  try {
    return new Map(text === null ? [] : (JSON.parse(text) as [number, Entry][]));
  } catch {
    // Not of our making.
    return new Map();
  }
}
