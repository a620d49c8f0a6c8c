import { Howler } from 'howler';
import type { Speech as Spoken } from '../exercise/index.ts';
import { createDeviceSpeech, type DeviceWish } from './device-speech.ts';
import type { Language } from './device-voices.ts';
import { firstTouch } from './first-touch.ts';
import { createRecordings } from './recordings.ts';
import type { Utterance } from './utterance.ts';

/** What is said now. */
interface Saying {
  utterance?: Utterance;
  byDevice: boolean;
  end(): void;
}

/** The voice: one text at a time, in the order asked. */
export interface Speech {
  say(what: Spoken): Promise<void>;
  stop(): void;
  preload(what: readonly Spoken[]): void;
  setVolume(volume: number): void;
  /** The browser mutes recordings by itself, and what the device says not at all. */
  setMuted(muted: boolean): void;
  setDevice(wish: DeviceWish): void;
  /** Tells now and after each change whether the device has a good voice. */
  watchDevice(tell: (there: boolean) => void): void;
  pause(): void;
  resume(): void;
  /** Ends the voice and frees all recordings. */
  clear(): void;
  /** As `clear`, and looks for no voices any more. */
  destroy(): void;
}

/** Whether this browser lets us be heard now: it has a sound device and the pupil has touched the page. */
export const canBeHeard = (): boolean =>
  !Howler.noAudio && (!Howler.usingWebAudio || Howler.ctx?.state === 'running');

/** Makes the voice. `onSpeaking` tells when it begins and when the last of the queue is over. */
export function createSpeech(language: Language, onSpeaking: (speaking: boolean) => void): Speech {
  const recordings = createRecordings();
  const device = createDeviceSpeech(language);
  const queue: { what: Spoken; done: () => void }[] = [];
  let current: Saying | undefined;
  let volume = 1;
  let muted = false;
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

  /** How often all was cleared: what still waits for a touch then is not done any more. */
  let cleared = 0;
  const onceTouched = (act: () => void) => {
    const turn = cleared;
    void firstTouch().then(() => turn === cleared && act());
  };
  /** Howler has its device since the first touch, though it may still be held back. */
  const listen = () => {
    onState();
    if (!Howler.ctx || listening === Howler.ctx) return;
    listening = Howler.ctx;
    listening.addEventListener('statechange', onState);
  };

  function next(): void {
    if (current || paused) return;
    const first = queue.shift();
    if (!first) return onSpeaking(false);
    onSpeaking(true);
    const { what, done } = first;
    const mine: Saying = {
      byDevice: !muted && device.speaks(what),
      end() {
        if (current !== mine) return;
        mine.utterance?.stop();
        current = undefined;
        done();
        next();
      },
    };
    current = mine;
    const record = () => (mine.utterance = recordings.begin(what, volume, mine.end));
    if (!mine.byDevice) record();
    else
      mine.utterance = device.begin(what, volume, (said) => {
        if (current !== mine) return;
        mine.byDevice = false;
        if (said) mine.end();
        else record();
      });
  }

  function say(what: Spoken): Promise<void> {
    if (!canBeHeard()) {
      missed = what;
      onceTouched(listen);
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

  function clear(): void {
    paused = false;
    cleared++;
    stop();
    listening?.removeEventListener('statechange', onState);
    listening = undefined;
    recordings.clear();
  }

  return {
    say,
    stop,
    preload(what) {
      onceTouched(() => {
        for (const one of what) if (!device.speaks(one)) recordings.fetch(one.url);
      });
    },
    setVolume(to) {
      volume = to;
      current?.utterance?.volume(to);
    },
    setMuted(to) {
      muted = to;
      if (to && current?.byDevice) current.end();
    },
    setDevice: (wish) => device.wish(wish),
    watchDevice: (tell) => device.watch(tell),
    pause() {
      paused = true;
      current?.utterance?.pause();
    },
    resume() {
      paused = false;
      if (current) current.utterance?.resume();
      else next();
    },
    clear,
    destroy() {
      clear();
      device.end();
    },
  };
}
