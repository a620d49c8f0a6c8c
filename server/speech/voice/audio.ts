/** Samples between -1 and 1 of the loudest point of a recording: -2 dB, so that no encoder clips it. */
const PEAK = 0.8;
/** Quieter than this share of the peak counts as silence. */
const QUIET = 0.012;
/** Silence on both sides, so that a player that starts late does not eat the first sound. */
const EDGE_SECONDS = 0.06;
const FADE_SECONDS = 0.004;

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
  const gain = PEAK / (peakOf(samples) || 1);
  const finished = new Float32Array(samples.length + 2 * edge);
  samples.forEach((sample, i) => {
    const fromEdge = Math.min(i, samples.length - 1 - i);
    finished[edge + i] = sample * gain * Math.min(1, (fromEdge + 1) / (fade + 1));
  });
  return finished;
}

/** The loudest point, 0 to 1. */
export const peakOf = (samples: Float32Array): number =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
