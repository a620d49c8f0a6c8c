import { describe, expect, it } from 'vitest';
import { formants } from './formants.ts';

const RATE = 22050;

/** A vowel of two resonances: a pulse train of 100 Hz through two filters. */
function vowel(f1: number, f2: number): Float32Array {
  let samples: number[] = Array.from({ length: RATE / 4 }, (_, i) => (i % 221 === 0 ? 1 : 0));
  for (const hertz of [f1, f2, 2600, 3500]) {
    const radius = Math.exp((-Math.PI * 80) / RATE);
    const turn = 2 * radius * Math.cos((2 * Math.PI * hertz) / RATE);
    const out: number[] = [];
    samples.forEach((sample, i) => {
      out.push(sample + turn * (out[i - 1] ?? 0) - radius * radius * (out[i - 2] ?? 0));
    });
    samples = out;
  }
  return Float32Array.from(samples);
}

describe('formants', () => {
  it.each([
    [300, 2200],
    [450, 1900],
    [600, 1700],
    [750, 1300],
  ])('of a sound of %d and %d Hz are found', (f1, f2) => {
    const found = formants(vowel(f1, f2), RATE);
    expect(Math.abs(found.f1 - f1)).toBeLessThan(60);
    expect(Math.abs(found.f2 - f2)).toBeLessThan(90);
  });
});
