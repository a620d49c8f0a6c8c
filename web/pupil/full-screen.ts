import { useEffect, useSyncExternalStore } from 'react';
import { localStore } from '../app/session/storage.ts';

const WISH = 'volledig_scherm';

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** Whether the screen can be filled. An iPad, which calls itself a Mac, warns in full screen as soon as letters are typed: there it is not offered. */
const canFill = () =>
  document.fullscreenEnabled && !(navigator.maxTouchPoints > 1 && /Mac|iPad/.test(navigator.platform));

const enter = async () => {
  try {
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  } catch (error) {
    console.warn('The browser did not allow full screen.', error);
  }
};

/** Full screen with a remembered wish; undefined where the device has none to play in. */
export function useFullScreen(): { on: boolean; set: (on: boolean) => void } | undefined {
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!canFill()) return undefined;
  return {
    on,
    set(wish) {
      localStore.set(WISH, String(wish));
      void (wish ? enter() : document.exitFullscreen());
    },
  };
}

/**
 * Goes back to full screen at the first tap or key of a visit when the pupil wished so before: a browser allows
 * it only then. Leaving with Escape takes the wish back.
 */
export function useRememberedFullScreen() {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const onFirst = () => {
      if (localStore.get(WISH) === 'true' && !document.fullscreenElement && canFill()) void enter();
    };
    document.addEventListener('pointerup', onFirst, { signal, once: true });
    document.addEventListener('keyup', onFirst, { signal, once: true });
    document.addEventListener(
      'fullscreenchange',
      () => document.fullscreenElement === null && document.hasFocus() && localStore.set(WISH, 'false'),
      { signal },
    );
    return () => stop.abort();
  }, []);
}
