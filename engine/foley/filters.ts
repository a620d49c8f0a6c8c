import type { FilterShape } from './recipe.ts';

/** A filter that takes one sample at a time and may be retuned between samples. */
export interface Biquad {
  tune(frequency: number, q: number): void;
  run(x: number): number;
}

/** Second-order filter after the Audio EQ Cookbook of Robert Bristow-Johnson; `shelf` lifts the highs by `db`. */
export function biquad(type: FilterShape['type'] | 'shelf', sampleRate: number, db = 0): Biquad {
  let b0 = 1;
  let b1 = 0;
  let b2 = 0;
  let a1 = 0;
  let a2 = 0;
  let z1 = 0;
  let z2 = 0;
  return {
    tune(frequency, q) {
      const w = (2 * Math.PI * Math.min(Math.max(frequency, 10), sampleRate * 0.48)) / sampleRate;
      const cos = Math.cos(w);
      const alpha = Math.sin(w) / (2 * q);
      let a0 = 1 + alpha;
      [a1, a2] = [-2 * cos, 1 - alpha];
      if (type === 'lowpass') [b0, b1, b2] = [(1 - cos) / 2, 1 - cos, (1 - cos) / 2];
      else if (type === 'highpass') [b0, b1, b2] = [(1 + cos) / 2, -1 - cos, (1 + cos) / 2];
      else if (type === 'bandpass') [b0, b1, b2] = [alpha, 0, -alpha];
      else {
        const a = 10 ** (db / 40);
        const root = 2 * Math.sqrt(a) * alpha;
        b0 = a * (a + 1 + (a - 1) * cos + root);
        b1 = -2 * a * (a - 1 + (a + 1) * cos);
        b2 = a * (a + 1 + (a - 1) * cos - root);
        a0 = a + 1 - (a - 1) * cos + root;
        a1 = 2 * (a - 1 - (a + 1) * cos);
        a2 = a + 1 - (a - 1) * cos - root;
      }
      [b0, b1, b2, a1, a2] = [b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0];
    },
    run(x) {
      const y = b0 * x + z1;
      z1 = b1 * x - a1 * y + z2;
      z2 = b2 * x - a2 * y;
      return y;
    },
  };
}

/** Filters a whole sound in place. */
export function filterAll(samples: Float32Array, filter: Biquad): void {
  for (let i = 0; i < samples.length; i++) samples[i] = filter.run(samples[i]!);
}
