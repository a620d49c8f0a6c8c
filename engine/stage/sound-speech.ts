import { Howl, Howler } from 'howler';
import type { Speech as Spoken } from '../exercise/index.ts';

/** Recordings kept decoded; a second of speech takes about 0.2 MB. */
const KEEP = 40;
/** A recording that is not there after this many ms is given up; the game goes on. */
const PATIENCE = 5000;
/** A voice that has not ended this long after it should have never will. */
const SLACK = 1500;

/** What is being said, or being fetched to be said. */
interface Utterance {
  howl: Howl;
  /** Howler's number of it, once it sounds. */
  id?: number;
  /** Ends it, whatever state it is in; does nothing the second time. */
  end(): void;
}

/** The voice: one recording at a time, in the order asked. */
export interface Speech {
  say(what: Spoken): Promise<void>;
  stop(): void;
  preload(what: readonly Spoken[]): void;
  setVolume(volume: number): void;
  pause(): void;
  resume(): void;
  /** Ends the voice and frees all recordings. */
  clear(): void;
}

/** Whether this browser lets us be heard now: it has a sound device and the pupil has touched the page. */
export const canBeHeard = (): boolean =>
  !Howler.noAudio && (!Howler.usingWebAudio || Howler.ctx?.state === 'running');

/** Makes the voice. `onSpeaking` tells when it begins and when the last of the queue is over. */
export function createSpeech(onSpeaking: (speaking: boolean) => void): Speech {
  const recordings = new Map<string, Howl>();
  const queue: { what: Spoken; done: () => void }[] = [];
  let current: Utterance | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let volume = 1;
  let paused = false;
  /** Asked before the browser allowed sound: said as soon as it does. */
  let missed: Spoken | undefined;

  let listening: AudioContext | undefined;
  const onState = () => {
    if (missed === undefined || !canBeHeard()) return;
    const what = missed;
    missed = undefined;
    void say(what);
  };

  function recording(url: string): Howl {
    const known = recordings.get(url);
    const howl = known ?? new Howl({ src: [url], format: ['mp3'] });
    // Set again, so that the map is in order of last use.
    recordings.delete(url);
    recordings.set(url, howl);
    if (!known) howl.once('loaderror', () => forget(url, howl));
    for (const [oldest, old] of recordings) {
      if (recordings.size <= KEEP) break;
      if (old !== current?.howl) forget(oldest, old);
    }
    return howl;
  }

  function forget(url: string, howl: Howl): void {
    if (recordings.get(url) === howl) recordings.delete(url);
    if (current?.howl !== howl) howl.unload();
  }

  const watch = (ms: number) => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => current?.end(), ms);
  };

  function next(): void {
    if (current || paused) return;
    const first = queue.shift();
    if (!first) return onSpeaking(false);
    onSpeaking(true);
    const howl = recording(first.what.url);
    const mine: Utterance = {
      howl,
      end() {
        if (current !== mine) return;
        clearTimeout(watchdog);
        howl.off();
        howl.stop();
        if (howl.state() !== 'loaded') {
          recordings.delete(first.what.url);
          howl.unload();
        }
        current = undefined;
        first.done();
        next();
      },
    };
    current = mine;
    watch(PATIENCE);
    howl.once('loaderror', () => mine.end());
    if (howl.state() === 'loaded') start();
    else howl.once('load', start);
  }

  function start(): void {
    if (!current || paused) return;
    const { howl, end } = current;
    howl.volume(volume);
    howl.once('end', end);
    howl.once('playerror', end);
    watch(howl.duration() * 1000 + SLACK);
    current.id = howl.play();
  }

  function say(what: Spoken): Promise<void> {
    if (!canBeHeard()) {
      missed = what;
      if (Howler.ctx && listening !== Howler.ctx) {
        listening = Howler.ctx;
        listening.addEventListener('statechange', onState);
      }
      return Promise.resolve();
    }
    return new Promise((done) => {
      queue.push({ what, done });
      next();
    });
  }

  function stop(): void {
    missed = undefined;
    const waiting = queue.splice(0);
    current?.end();
    for (const { done } of waiting) done();
  }

  return {
    say,
    stop,
    preload: (what) => what.forEach(({ url }) => recording(url)),
    setVolume(to) {
      volume = to;
      current?.howl.volume(to);
    },
    pause() {
      paused = true;
      clearTimeout(watchdog);
      if (current?.id !== undefined) current.howl.pause(current.id);
    },
    resume() {
      paused = false;
      if (!current) return next();
      if (current.id === undefined) {
        watch(PATIENCE);
        if (current.howl.state() === 'loaded') start();
        return;
      }
      watch(current.howl.duration() * 1000 + SLACK);
      current.howl.play(current.id);
    },
    clear() {
      paused = false;
      stop();
      listening?.removeEventListener('statechange', onState);
      listening = undefined;
      for (const howl of recordings.values()) howl.unload();
      recordings.clear();
    },
  };
}
