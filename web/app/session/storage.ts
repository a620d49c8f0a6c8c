/** The part of `Storage` that the session needs. */
export interface Store {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Keeps items for as long as the page is open. */
export function memoryStore(): Store {
  const items = new Map<string, string>();
  return {
    get: (key) => items.get(key) ?? null,
    set: (key, value) => void items.set(key, value),
    remove: (key) => void items.delete(key),
  };
}

/**
 * A browser's storage, or memory where the browser refuses it (private window, full disk, blocked by policy).
 * What storage refuses to keep is still found again while the page is open.
 */
export function browserStore(open: () => Storage): Store {
  const memory = memoryStore();
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (kept) memory.remove(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.remove(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** Local storage of this browser. */
export const localStore = browserStore(() => window.localStorage);
/** Session storage of this tab. */
export const sessionStore = browserStore(() => window.sessionStorage);
