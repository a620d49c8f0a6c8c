import { biquad, filterAll } from './filters.ts';
import { fromDb } from './pitch.ts';

/** Loudness of every sound, as the ear weighs it, in dB under full scale. */
const HOUSE_LEVEL = -18;
/** No sample goes over this; mp3 adds a little of its own. */
const PEAK = fromDb(-4);
/** The ear takes short sounds together over about this long, in seconds. */
const EAR = 0.2;
/** What is this much softer than the peak is not heard and cut away. */
const INAUDIBLE = fromDb(-54);
/** Fade at both ends in seconds, so that no cut clicks. */
const EDGE = 0.004;

/** The loudest stretch of a sound as the ear weighs it (the K filter of ITU-R BS.1770), in dB. */
export function loudness(samples: Float32Array, sampleRate: number): number {
  const weighed = Float32Array.from(samples);
  const shelf = biquad('shelf', sampleRate, 4);
  shelf.tune(1682, 0.707);
  filterAll(weighed, shelf);
  const rumble = biquad('highpass', sampleRate);
  rumble.tune(38, 0.5);
  filterAll(weighed, rumble);
  const width = Math.round(EAR * sampleRate);
  let sum = 0;
  let most = 0;
  for (let i = 0; i < weighed.length; i++) {
    sum += weighed[i]! ** 2 - (i >= width ? weighed[i - width]! ** 2 : 0);
    most = Math.max(most, sum);
  }
  return 10 * Math.log10(most / width + 1e-12);
}

/** The highest sample, 0 to 1. */
export const peakOf = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** Takes away what nobody should hear: rumble and offset below 60 Hz, and all that is shrill. */
export function smooth(samples: Float32Array, sampleRate: number): void {
  const rumble = biquad('highpass', sampleRate);
  rumble.tune(60, 0.7);
  filterAll(samples, rumble);
  // The two halves of a fourth-order Butterworth.
  for (const q of [0.54, 1.31]) {
    const lid = biquad('lowpass', sampleRate);
    lid.tune(4600, q);
    filterAll(samples, lid);
  }
}

/** Brings a sound to the house level plus `extra` dB, or as near to it as its peaks allow. */
export function normalise(samples: Float32Array, sampleRate: number, extra: number): void {
  const wanted = fromDb(HOUSE_LEVEL + extra - loudness(samples, sampleRate));
  const factor = Math.min(wanted, PEAK / (peakOf(samples) || 1));
  for (let i = 0; i < samples.length; i++) samples[i]! *= factor;
}

/** Cuts the inaudible tail away and softens both ends. */
export function trim(samples: Float32Array, sampleRate: number): Float32Array {
  const floor = peakOf(samples) * INAUDIBLE;
  let end = samples.length;
  while (end > 1 && Math.abs(samples[end - 1]!) < floor) end--;
  const cut = samples.slice(0, end);
  const edge = Math.min(Math.round(EDGE * sampleRate), end >> 1);
  for (let i = 0; i < edge; i++) cut[end - 1 - i]! *= i / edge;
  for (let i = 0; i < edge / 8; i++) cut[i]! *= (8 * i) / edge;
  return cut;
}
