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
  /** It is over; `heard` is false when nothing came of it. */
  end(heard: boolean): void;
}

/** The voice: one text at a time, in the order asked. */
export interface Speech {
  /** Resolves when it is over, or kept until there is sound; with false when it can't be heard. */
  say(what: Spoken): Promise<boolean>;
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
  const queue: { what: Spoken; done: (heard: boolean) => void }[] = [];
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
      end(heard) {
        if (current !== mine) return;
        mine.utterance?.stop();
        current = undefined;
        done(heard);
        next();
      },
    };
    current = mine;
    /** Begins with one voice, and goes on to the next where that fails. */
    const begin = (voice: 'device' | 'recording', orElse: () => void) => {
      mine.byDevice = voice === 'device';
      mine.utterance = (mine.byDevice ? device : recordings).begin(what, volume, (said) => {
        if (current !== mine) return;
        // A recording goes on to its end also where the sound went off meanwhile.
        if (said && (mine.byDevice || canBeHeard())) mine.end(true);
        else orElse();
      });
    };
    // What was cut off where the device stopped is said again as soon as there is sound.
    const giveUp = () => mine.end(!canBeHeard() && miss(what));
    if (mine.byDevice) begin('device', () => begin('recording', giveUp));
    else
      begin('recording', () =>
        !muted && canBeHeard() && device.canSpeak() ? begin('device', giveUp) : giveUp(),
      );
  }

  /** Keeps it to be said as soon as the device gives sound; false where it never will. */
  function miss(what: Spoken): boolean {
    missed = what;
    onceTouched(listen);
    return !Howler.noAudio;
  }

  function say(what: Spoken): Promise<boolean> {
    if (!canBeHeard()) return Promise.resolve(miss(what));
    return new Promise((done) => {
      queue.push({ what, done });
      next();
    });
  }

  function stop(): void {
    missed = undefined;
    const waiting = queue.splice(0);
    current?.end(true);
    for (const { done } of waiting) done(true);
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
      if (to && current?.byDevice) current.end(true);
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
