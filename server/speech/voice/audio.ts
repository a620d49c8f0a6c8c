/** Loudest point of a recording: -1 dB, so that no encoder clips it. */
const CEILING = 0.89;
/** Above this level the loudness is bent softly towards the ceiling instead of being cut off. */
const KNEE = 0.6;
/** The loudness that every recording gets, as the strength of its sounding part: -18 dB. */
const LOUDNESS = 10 ** (-18 / 20);
/** Quieter than this share of the peak counts as silence. */
const QUIET = 0.012;
/** Silence on both sides, so that a player that starts late does not eat the first sound. */
const EDGE_SECONDS = 0.06;
const FADE_SECONDS = 0.004;
const FRAME_SECONDS = 0.02;
/** A frame this much weaker than the strongest is no part of what is heard as loud: 20 dB. */
const GATE = 0.1;

/** Joins pieces with silence in between. */
export function joinPieces(
  pieces: readonly Float32Array[],
  rate: number,
  pauseSeconds: number,
): Float32Array {
  const pause = Math.round(rate * pauseSeconds);
  const length = pieces.reduce((sum, piece) => sum + piece.length, pause * Math.max(0, pieces.length - 1));
  const joined = new Float32Array(length);
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length + pause;
  }
  return joined;
}

/** Cuts the silence off both ends. */
export function trim(samples: Float32Array): Float32Array {
  const bound = peakOf(samples) * QUIET;
  const first = samples.findIndex((sample) => Math.abs(sample) > bound);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > bound);
  return first === -1 ? new Float32Array(0) : samples.slice(first, last + 1);
}

/** One loudness for all, soft edges, and a little silence on both sides. */
export function finish(samples: Float32Array, rate: number): Float32Array {
  const edge = Math.round(rate * EDGE_SECONDS);
  const fade = Math.min(Math.round(rate * FADE_SECONDS), samples.length >> 1);
  const gain = LOUDNESS / (loudnessOf(samples, rate) || 1);
  const finished = new Float32Array(samples.length + 2 * edge);
  samples.forEach((sample, i) => {
    const fromEdge = Math.min(i, samples.length - 1 - i);
    finished[edge + i] = bend(sample * gain) * Math.min(1, (fromEdge + 1) / (fade + 1));
  });
  return finished;
}

/** Keeps a sample below the ceiling without a corner in the wave. */
function bend(sample: number): number {
  const over = Math.abs(sample) - KNEE;
  if (over <= 0) return sample;
  const room = CEILING - KNEE;
  return Math.sign(sample) * (KNEE + room * Math.tanh(over / room));
}

/** Root mean square of the frames that sound, 0 to 1: silence and weak ends do not count. */
export function loudnessOf(samples: Float32Array, rate: number): number {
  const size = Math.round(rate * FRAME_SECONDS);
  const powers: number[] = [];
  for (let at = 0; at < samples.length; at += size) {
    const frame = samples.subarray(at, at + size);
    powers.push(frame.reduce((sum, sample) => sum + sample * sample, 0) / frame.length);
  }
  const gate = Math.max(0, ...powers) * GATE * GATE;
  const heard = powers.filter((power) => power > 0 && power >= gate);
  return Math.sqrt(heard.reduce((sum, power) => sum + power, 0) / (heard.length || 1));
}

/** The loudest point, 0 to 1. */
export const peakOf = (samples: Float32Array): number =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
