import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';

/** A page without a browser, empty at each test of a file. */
interface Screen {
  /** Where elements are shown. */
  readonly page: HTMLElement;
  /** Shows an element, in the place of what was shown before. */
  show(element: ReactNode): Promise<void>;
  /** Takes away what is shown, before the test is over. */
  close(): void;
  /** Clicks the button with this text. */
  press(name: string): Promise<void>;
}

/**
 * Shows elements in jsdom, for the tests of a file or a `describe`. React does all that follows from showing and pressing before
 * the test goes on; with `waits: false` it takes its own time, for what comes and goes by the clock, and the test waits for it.
 */
export function mounting({ waits = true } = {}): Screen {
  let page: HTMLElement;
  let root: Root | undefined;
  const run = async (what: () => void) => {
    if (waits) await act(async () => what());
    else what();
  };
  const close = () => {
    if (waits) act(() => root?.unmount());
    else root?.unmount();
    root = undefined;
  };
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: waits });
    page = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => {
    close();
    document.body.replaceChildren();
  });
  return {
    get page() {
      return page;
    },
    show: (element) => run(() => (root ??= createRoot(page)).render(element)),
    close,
    press: (name) =>
      run(() =>
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click(),
      ),
  };
}
