import { loudnessOf, peakOf } from '../../server/speech/voice/audio.ts';
import type { Voice } from '../../server/speech/voice/espeak.ts';
import { formants, type Formants } from './formants.ts';

/** What was measured of one spoken text. */
export interface Measured {
  text: string;
  /** Without the silence around it. */
  seconds: number;
  /** Share of the samples that stand at the peak: more than a trace of them means clipping. */
  clipped: number;
  /** The longest silence inside, in seconds. */
  silence: number;
  /** In decibels below the loudest that there is. */
  loudness: number;
}

/** What was measured of a pair. */
export interface Contrast {
  short: string;
  long: string;
  ratio: number;
  shortFormants: Formants;
  longFormants: Formants;
  /** Whether a pupil can hear the difference. */
  clear: boolean;
}

/** Pairs that a pupil must be able to tell apart: short vowel, long vowel. */
const CONTRASTS: readonly (readonly [string, string])[] = [
  ['bom', 'boom'],
  ['zon', 'zoon'],
  ['pet', 'peet'],
  ['man', 'maan'],
  ['bak', 'baak'],
  ['bot', 'boot'],
  ['bel', 'beel'],
];

/** A long vowel must last this many times a short one, and that of pet must be this much opener than that of peet. */
const LEAST = { ratio: 1.15, openerHz: 100 };

/** Half of the silence that every recording has around it. */
const EDGE_SECONDS = 0.06;
const QUIET = 0.02;
/** How loud every recording should be. */
const LOUDNESS_DB = -18;
/** The longest that a text may take, in seconds. */
const LONGEST = { base: 0.5, perLetter: 0.13 };

/** Speaks a text and measures it. */
export function measure(voice: Voice, text: string): Measured {
  const samples = voice.say(text);
  const peak = peakOf(samples);
  const edge = Math.round(voice.rate * EDGE_SECONDS);
  let quiet = 0;
  let longest = 0;
  let atPeak = 0;
  for (const sample of samples.subarray(edge, samples.length - edge)) {
    const size = Math.abs(sample);
    quiet = size < peak * QUIET ? quiet + 1 : 0;
    longest = Math.max(longest, quiet);
    if (size > peak * 0.995) atPeak++;
  }
  return {
    text,
    seconds: (samples.length - 2 * edge) / voice.rate,
    clipped: atPeak / samples.length,
    silence: longest / voice.rate,
    loudness: 20 * Math.log10(loudnessOf(samples.subarray(edge, samples.length - edge), voice.rate) || 1e-6),
  };
}

/** Measures the pairs of short and long vowels: by length, and e and ee also by how open they are. */
export function contrasts(voice: Voice): Contrast[] {
  return CONTRASTS.map(([short, long]) => {
    const ratio = measure(voice, long).seconds / measure(voice, short).seconds;
    const shortFormants = formants(voice.say(short), voice.rate);
    const longFormants = formants(voice.say(long), voice.rate);
    const opener = !short.includes('e') || shortFormants.f1 - longFormants.f1 > LEAST.openerHz;
    return { short, long, ratio, shortFormants, longFormants, clear: ratio > LEAST.ratio && opener };
  });
}

/** Why a recording of a word should be listened to; undefined when nothing is out of the ordinary. */
export function doubt({ text, seconds, clipped, silence, loudness }: Measured): string | undefined {
  if (seconds < 0.25) return 'te kort';
  if (clipped > 0.005) return 'vervormd';
  if (seconds > LONGEST.base + LONGEST.perLetter * text.length) return 'te lang voor zijn letters';
  // A sentence may have its pause after the word that goes before it.
  if (silence > (text.includes(' ') ? 0.7 : 0.2)) return 'stilte in het woord';
  if (Math.abs(loudness - LOUDNESS_DB) > 1.5) return loudness < LOUDNESS_DB ? 'te zacht' : 'te hard';
  return undefined;
}
