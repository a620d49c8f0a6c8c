import { Howl } from 'howler';
import { SLOW, type Begin } from './utterance.ts';

/** Recordings kept decoded; a second of speech takes about 0.2 MB. */
const KEEP = 40;
/** A recording that is not there after this many ms is given up; the game goes on. */
const PATIENCE = 5000;
/** A recording that could not be had is asked for once more after so many ms. */
const AGAIN_MS = 250;
/** A voice that has not ended this long after it should have never will. */
const SLACK = 1500;

/** The recordings of what is said. */
export interface Recordings {
  begin: Begin;
  /** Gets one ahead of time. */
  fetch(url: string): void;
  /** Frees all of them. */
  clear(): void;
}

/** Fetches recordings, keeps the last ones, and plays them through howler. */
export function createRecordings(): Recordings {
  const kept = new Map<string, Howl>();
  let playing: Howl | undefined;

  function recording(url: string): Howl {
    const known = kept.get(url);
    const howl = known ?? new Howl({ src: [url], format: ['mp3'] });
    // Set again, so that the map is in order of last use.
    kept.delete(url);
    kept.set(url, howl);
    if (!known) howl.once('loaderror', () => forget(url, howl));
    for (const [oldest, old] of kept) {
      if (kept.size <= KEEP) break;
      if (old !== playing) forget(oldest, old);
    }
    return howl;
  }

  function forget(url: string, howl: Howl): void {
    if (kept.get(url) === howl) kept.delete(url);
    if (playing !== howl) howl.unload();
  }

  const begin: Begin = ({ url, isSlow = false }, volume, over) => {
    const rate = isSlow ? SLOW : 1;
    let howl = recording(url);
    let isAgain = false;
    let level = volume;
    /** Howler's number of it, once it sounds. */
    let id: number | undefined;
    let paused = false;
    let ended = false;
    let watchdog: ReturnType<typeof setTimeout> | undefined;
    playing = howl;

    const stop = () => {
      if (ended) return;
      ended = true;
      clearTimeout(watchdog);
      playing = undefined;
      howl.off();
      howl.stop();
      if (howl.state() === 'loaded') return;
      kept.delete(url);
      howl.unload();
    };
    const end = (said: boolean) => {
      if (ended) return;
      stop();
      over(said);
    };
    const watch = (ms: number) => {
      clearTimeout(watchdog);
      watchdog = setTimeout(() => end(false), ms);
    };
    const start = () => {
      if (ended || paused) return;
      howl.volume(level);
      howl.rate(rate);
      howl.once('end', () => end(true));
      howl.once('playerror', () => end(false));
      watch((howl.duration() * 1000) / rate + SLACK);
      id = howl.play();
    };

    const again = () => {
      if (ended) return;
      if (isAgain) return end(false);
      isAgain = true;
      watch(PATIENCE);
      setTimeout(() => {
        if (ended) return;
        kept.delete(url);
        howl.unload();
        howl = playing = recording(url);
        bring();
      }, AGAIN_MS);
    };
    const bring = () => {
      if (howl.state() === 'loaded') return start();
      howl.once('loaderror', again);
      howl.once('load', start);
    };
    watch(PATIENCE);
    bring();
    return {
      volume(to) {
        level = to;
        howl.volume(to);
      },
      pause() {
        paused = true;
        clearTimeout(watchdog);
        if (id !== undefined) howl.pause(id);
      },
      resume() {
        paused = false;
        if (id !== undefined) {
          watch((howl.duration() * 1000) / rate + SLACK);
          howl.play(id);
        } else {
          watch(PATIENCE);
          if (howl.state() === 'loaded') start();
        }
      },
      stop,
    };
  };

  return {
    begin,
    fetch: (url) => void recording(url),
    clear() {
      for (const howl of kept.values()) howl.unload();
      kept.clear();
    },
  };
}
