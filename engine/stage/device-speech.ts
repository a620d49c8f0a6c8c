import type { Speech } from '../exercise/index.ts';
import { chooseVoice, type Language } from './device-voices.ts';
import { SLOW, type Begin } from './utterance.ts';

/** A voice that has not begun after this many ms never will. */
const PATIENCE = 1500;
/** The longest that a text can take: more than the slowest voice needs. */
const LONGEST = { base: 3000, perLetter: 150 };
/** Slower than the voice does by itself: it is a dictation. */
const RATE = 0.85;

/** Which voice of the device may be used. */
export interface DeviceWish {
  /** Whether the device speaks where it can. */
  on: boolean;
  /** Whether a voice may need the internet. */
  online: boolean;
}

/** The voice of the device itself. */
export interface DeviceSpeech {
  /** Whether it will say this; what a person recorded is never said by it. */
  speaks(what: Speech): boolean;
  /** Whether it can say something where no recording is to be had. */
  canSpeak(): boolean;
  begin: Begin;
  wish(wish: DeviceWish): void;
  /** Tells now and after each change whether there is a good voice. */
  watch(tell: (there: boolean) => void): void;
  end(): void;
}

/**
 * Speaks with the browser's own voice, where it has one that is known to be good. One that does not begin is given up
 * for as long as the page is open. Pausing says the text again from its start: not every browser can go on half-way.
 */
export function createDeviceSpeech(
  language: Language,
  synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis,
): DeviceSpeech {
  let wanted: DeviceWish = { on: false, online: false };
  let voice: SpeechSynthesisVoice | undefined;
  let isBroken = false;
  let tell: (there: boolean) => void = () => {};

  const look = () => {
    voice = isBroken ? undefined : chooseVoice(synthesis?.getVoices() ?? [], language, wanted.online);
    tell(voice !== undefined);
  };
  // The list is empty until the browser has found its voices.
  synthesis?.addEventListener?.('voiceschanged', look);
  look();

  const begin: Begin = ({ text, isSlow = false }, volume, over) => {
    const rate = isSlow ? RATE * SLOW : RATE;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let turn = 0;
    let level = volume;
    const still = () => {
      turn++;
      clearTimeout(timer);
      // Some browsers lose what is spoken right after a cancel, so not without need.
      if (synthesis?.speaking || synthesis?.pending) synthesis.cancel();
    };
    const start = () => {
      still();
      const mine = turn;
      const end = (said: boolean) => {
        if (mine !== turn) return;
        still();
        if (!said) {
          isBroken = true;
          look();
        }
        over(said);
      };
      const utterance = new SpeechSynthesisUtterance(text);
      Object.assign(utterance, { voice: voice ?? null, lang: language, rate, volume: level });
      utterance.onstart = () => {
        if (mine !== turn) return;
        clearTimeout(timer);
        timer = setTimeout(
          () => end(true),
          (LONGEST.base + LONGEST.perLetter * text.length) / (isSlow ? SLOW : 1),
        );
      };
      utterance.onend = () => end(true);
      utterance.onerror = () => end(false);
      timer = setTimeout(() => end(false), PATIENCE);
      synthesis?.speak(utterance);
    };
    start();
    return { volume: (to) => (level = to), pause: still, resume: start, stop: still };
  };

  return {
    speaks: ({ isHuman }) => wanted.on && voice !== undefined && !isHuman,
    canSpeak: () => voice !== undefined,
    begin,
    wish(wish) {
      wanted = wish;
      look();
    },
    watch(listener) {
      tell = listener;
      tell(voice !== undefined);
    },
    end() {
      synthesis?.removeEventListener?.('voiceschanged', look);
      tell = () => {};
    },
  };
}
