import { createStore, type StoreApi } from 'zustand/vanilla';

/** Asking once more who somebody is, for all calls that wait for it. */
export interface Confirmation {
  /** Whether it is asked now. */
  store: StoreApi<{ isAsked: boolean }>;
  /** Asks, once for all who ask at the same time; whether it was shown. False where no screen can ask. */
  ask: () => Promise<boolean>;
  /** A screen is there that asks; gives how to stop that. */
  attend: () => () => void;
  /** Tells those who wait how it went. */
  settle: (isShown: boolean) => void;
}

export function createConfirmation(): Confirmation {
  const store = createStore(() => ({ isAsked: false }));
  let attended = 0;
  let waiting: ((isShown: boolean) => void)[] = [];
  const settle = (isShown: boolean) => {
    const told = waiting;
    waiting = [];
    store.setState({ isAsked: false });
    for (const tell of told) tell(isShown);
  };
  return {
    store,
    ask() {
      if (attended === 0) return Promise.resolve(false);
      return new Promise((resolve) => {
        waiting.push(resolve);
        store.setState({ isAsked: true });
      });
    },
    attend() {
      attended++;
      return () => {
        attended--;
        if (attended === 0) settle(false);
      };
    },
    settle,
  };
}
