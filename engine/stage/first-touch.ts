/** What a browser takes for a touch of the page; a key such as Escape or a finger that scrolls is not one. */
const TOUCHES = ['pointerdown', 'pointerup', 'keydown', 'touchend'] as const;

/** Whether the page was touched since it came in; where a browser does not say so, it is told by what may be heard. */
export const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/**
 * Resolves at the first click, tap or key; at once where there was one. Before it a browser lets nothing be heard, and
 * complains of every audio device that is asked for.
 */
export const firstTouch = (): Promise<void> =>
  new Promise((done) => {
    if (isTouched()) return done();
    const stop = onTouch(() => {
      if (!isTouched()) return;
      stop();
      done();
    });
  });

/** Calls back within each touch, before anything else hears of it: only then a browser lets some things be done. */
export function onTouch(act: () => void): () => void {
  const over = new AbortController();
  for (const name of TOUCHES) window.addEventListener(name, act, { capture: true, signal: over.signal });
  return () => over.abort();
}
