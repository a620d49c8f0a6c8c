import { peakOf } from '../../server/speech/voice/audio.ts';
import type { Voice } from '../../server/speech/voice/espeak.ts';

/** What was measured of one spoken text. */
export interface Measured {
  text: string;
  /** Without the silence around it. */
  seconds: number;
  /** Share of the samples that stand at the peak: more than a trace of them means clipping. */
  clipped: number;
  /** The longest silence inside, in seconds. */
  silence: number;
}

/** Pairs that a pupil must be able to tell apart: short vowel, long vowel. */
export const CONTRASTS: readonly (readonly [string, string])[] = [
  ['bom', 'boom'],
  ['zon', 'zoon'],
  ['pet', 'peet'],
  ['man', 'maan'],
  ['bak', 'baak'],
];

/** Half of the silence that every recording has around it. */
const EDGE_SECONDS = 0.06;
const QUIET = 0.02;
/** The longest that a text may take, in seconds. */
const LONGEST = { base: 0.4, perLetter: 0.13 };

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
  };
}

/** Why a recording of a word should be listened to; undefined when nothing is out of the ordinary. */
export function doubt({ text, seconds, clipped, silence }: Measured): string | undefined {
  if (seconds < 0.25) return 'te kort';
  if (clipped > 0.005) return 'vervormd';
  if (seconds > LONGEST.base + LONGEST.perLetter * text.length) return 'te lang voor zijn letters';
  // A sentence may have its pause after the word that goes before it.
  return silence > (text.includes(' ') ? 0.7 : 0.2) ? 'stilte in het woord' : undefined;
}
