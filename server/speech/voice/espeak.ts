import load from '@echogarden/espeak-ng-emscripten';
import { VARIANTS, type Variant } from '../../contract/variant.ts';
import { finish, joinPieces, trim } from './audio.ts';
import { clauses, loneWord, sharpen, withPronunciation, type Pronunciation } from './phonemes.ts';
import { createPronouncer } from './pronounce.ts';
import { spokenForm } from './written.ts';

/** A calm pitch; the volume stays below what espeak clips. There is one Dutch voice, Belgium has its own pronunciations. */
const VOICE = { name: 'nl', pitch: 45, volume: 70 };
/**
 * Words a minute: a word slow enough for a dictation, one that its sentence says again a little faster, and a sentence
 * with four syllables a second, as people read to children.
 */
const RATE = { word: 110, leading: 125, sentence: 155 };
const PAUSE_SECONDS = 0.25;

/** A voice that turns text into samples between -1 and 1. */
export interface Voice {
  rate: number;
  say(text: string, variant?: Variant): Float32Array;
  /** The phonemes of a word said alone, for checks. */
  phonemes(word: string, variant?: Variant): string;
}

/** Loads espeak-ng, which takes 24 MB of data and some 200 ms: only ever in the process of the voice. */
export async function loadEspeak(pronunciation: Pronunciation): Promise<Voice> {
  const module = await load();
  const worker = new module.eSpeakNGWorker();
  worker.set_voice(VOICE.name);
  worker.set_pitch(VOICE.pitch);
  worker.set_volume(VOICE.volume);
  const rate = worker.get_samplerate();

  const phonemesOf = (word: string) => {
    const { ptr } = worker.convert_to_phonemes(word, false);
    return new TextDecoder().decode(module.HEAPU8.slice(ptr, module.HEAPU8.indexOf(0, ptr)));
  };
  const [nl, be] = VARIANTS.map((variant) => createPronouncer(pronunciation[variant], phonemesOf));
  const pronouncer = (variant: Variant) => (variant === 'be' ? be : nl)!;

  const synthesise = (spelled: string, wordsPerMinute: number) => {
    const parts: Float32Array[] = [];
    worker.set_rate(wordsPerMinute);
    worker.synthesize(spelled, (audio) => {
      parts.push(Float32Array.from(audio, (sample) => sample / 32768));
      return false;
    });
    return trim(joinPieces(parts, rate, 0));
  };
  const sayClause = (clause: string, variant: Variant, isAlone: boolean) => {
    const { alone, within } = pronouncer(variant);
    const word = loneWord(clause);
    if (word === undefined) return synthesise(withPronunciation(clause, within), RATE.sentence);
    const phonemes = alone(word);
    return synthesise(
      phonemes === undefined ? word : `[[${sharpen(phonemes)}]]`,
      isAlone ? RATE.word : RATE.leading,
    );
  };

  return {
    rate,
    phonemes: (word, variant = 'nl') => pronouncer(variant).alone(word) ?? phonemesOf(word),
    say: (text, variant = 'nl') => {
      const said = clauses(spokenForm(text));
      const pieces = said.map((clause) => sayClause(clause, variant, said.length === 1));
      const spoken = joinPieces(pieces, rate, PAUSE_SECONDS);
      if (spoken.length === 0) throw new Error('There is nothing in this text that can be said.');
      return finish(spoken, rate);
    },
  };
}
