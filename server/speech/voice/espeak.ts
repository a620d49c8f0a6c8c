import load from '@echogarden/espeak-ng-emscripten';
import { finish, joinPieces, trim } from './audio.ts';
import { clauses, loneWord, sharpen, withPronunciation } from './phonemes.ts';

/** Slow enough for a dictation, a calm pitch; the volume stays below what espeak clips. */
const VOICE = { name: 'nl', rate: 110, pitch: 45, volume: 70 };
const PAUSE_SECONDS = 0.35;

/** A voice that turns text into samples between -1 and 1. */
export interface Voice {
  rate: number;
  say(text: string): Float32Array;
}

/** Loads espeak-ng, which takes 24 MB of data and some 200 ms: only ever in the process of the voice. */
export async function loadEspeak(pronunciation: ReadonlyMap<string, string>): Promise<Voice> {
  const module = await load();
  const worker = new module.eSpeakNGWorker();
  worker.set_voice(VOICE.name);
  worker.set_rate(VOICE.rate);
  worker.set_pitch(VOICE.pitch);
  worker.set_volume(VOICE.volume);
  const rate = worker.get_samplerate();

  const phonemesOf = (word: string) => {
    const { ptr } = worker.convert_to_phonemes(word, false);
    return new TextDecoder().decode(module.HEAPU8.slice(ptr, module.HEAPU8.indexOf(0, ptr)));
  };
  const spell = (clause: string) => {
    const word = loneWord(clause);
    if (word === undefined) return withPronunciation(clause, pronunciation);
    return `[[${sharpen(pronunciation.get(word) ?? phonemesOf(word))}]]`;
  };
  const synthesise = (spelled: string) => {
    const parts: Float32Array[] = [];
    worker.synthesize(spelled, (audio) => {
      parts.push(Float32Array.from(audio, (sample) => sample / 32768));
      return false;
    });
    return joinPieces(parts, rate, 0);
  };

  return {
    rate,
    say: (text) =>
      finish(
        joinPieces(
          clauses(text).map((clause) => trim(synthesise(spell(clause)))),
          rate,
          PAUSE_SECONDS,
        ),
        rate,
      ),
  };
}
