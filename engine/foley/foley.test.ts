import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loudness, peakOf } from './level.ts';
import { note } from './pitch.ts';
import { render, renderTune, SHARED_SOUNDS, type Layer, type Recipe, type Tune } from './index.ts';

const RATE = 24000;
const shared: [string, Recipe][] = Object.entries(SHARED_SOUNDS.sounds);

/** How strong one frequency is in a sound, per sample (Goertzel). */
function strength(samples: Float32Array, frequency: number): number {
  const turn = (2 * Math.PI * frequency) / RATE;
  let re = 0;
  let im = 0;
  samples.forEach((sample, i) => {
    re += sample * Math.cos(turn * i);
    im += sample * Math.sin(turn * i);
  });
  return Math.hypot(re, im) / samples.length;
}

const mean = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
/** The largest step between two samples that follow each other. */
const steepest = (samples: Float32Array) =>
  samples.reduce((most, sample, i) => Math.max(most, i ? Math.abs(sample - samples[i - 1]!) : 0), 0);

describe('shared sounds', () => {
  it('are all there', () => {
    const names =
      'tik plop pak leg goed1 goed2 goed3 goed4 goed5 zachtnee gum banner ster munt applaus fluit klaar';
    expect(shared.map(([name]) => name)).toEqual(names.split(' '));
  });

  it.each(shared)(
    '%s is short, of the house level, not shrill, and begins and ends softly',
    (_name, recipe) => {
      const samples = render(recipe, RATE);
      expect(samples.length / RATE).toBeGreaterThan(0.04);
      expect(samples.length / RATE).toBeLessThan(2.3);
      expect(peakOf(samples)).toBeLessThanOrEqual(0.632);
      expect(peakOf(samples)).toBeGreaterThan(0.08);
      expect(loudness(samples, RATE)).toBeLessThan(-17 + (recipe.level ?? 0));
      expect(loudness(samples, RATE)).toBeGreaterThan(-30);
      expect(Math.abs(mean(samples))).toBeLessThan(0.001);
      expect(Math.abs(samples[0]!)).toBeLessThan(0.01);
      expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.01);
      const most = Math.max(...[300, 450, 700, 1000, 1500, 2200].map((f) => strength(samples, f)));
      for (const shrill of [6500, 8000, 10_000]) expect(strength(samples, shrill)).toBeLessThan(most / 10);
    },
  );

  it('rise with the run of rights', () => {
    const tops = ['E5', 'G5', 'A5', 'C6', 'E6'];
    tops.forEach((name, i) => {
      const samples = render(SHARED_SOUNDS.sounds[`goed${i + 1}` as 'goed1'], RATE);
      expect(strength(samples, note(name))).toBeGreaterThan(3 * strength(samples, note(name) * 1.03));
    });
  });
});

describe('render', () => {
  const noise: Recipe = {
    layers: [{ kind: 'noise', filter: { type: 'bandpass', from: 900 }, length: 0.2 }],
    room: 0.3,
  };

  it('gives the same samples for the same seed and others for another', () => {
    expect(render(noise, RATE, 'a')).toEqual(render(noise, RATE, 'a'));
    expect(render(noise, RATE, 'b')).not.toEqual(render(noise, RATE, 'a'));
  });

  it('glides from one pitch to the other', () => {
    const recipe: Recipe = { layers: [{ kind: 'tone', wave: 'sine', from: 400, to: 1600, length: 1 }] };
    const samples = render(recipe, RATE);
    const [first, last] = [samples.slice(0, RATE / 10), samples.slice(RATE * 0.9, RATE)];
    expect(strength(first, 430)).toBeGreaterThan(5 * strength(first, 1500));
    expect(strength(last, 1500)).toBeGreaterThan(5 * strength(last, 430));
  });

  it('makes a loop of exactly its length whose ends meet', () => {
    const hum: Layer = { kind: 'tone', wave: 'triangle', from: 200, length: 1.5 };
    const samples = render(
      { layers: [hum, ...noise.layers.map((layer) => ({ ...layer, length: 1.5 }) as Layer)], loop: 1 },
      RATE,
    );
    expect(samples.length).toBe(RATE);
    expect(Math.abs(samples[0]! - samples.at(-1)!)).toBeLessThanOrEqual(steepest(samples));
  });

  it('keeps any recipe within bounds', () => {
    const frequency = fc.double({ min: 60, max: 5000, noNaN: true });
    const length = fc.double({ min: 0.01, max: 0.4, noNaN: true });
    const layer: fc.Arbitrary<Layer> = fc.oneof(
      fc.record({
        kind: fc.constant('tone' as const),
        wave: fc.constantFrom('sine' as const, 'triangle' as const, 'reed' as const),
        from: frequency,
        to: frequency,
        length,
      }),
      fc.record({
        kind: fc.constant('noise' as const),
        filter: fc.record({
          type: fc.constantFrom('lowpass' as const, 'highpass' as const, 'bandpass' as const),
          from: frequency,
        }),
        length,
      }),
      fc.record({
        kind: fc.constant('struck' as const),
        body: fc.constantFrom('marimba' as const, 'bell' as const, 'wood' as const),
        pitch: frequency,
      }),
    );
    fc.assert(
      fc.property(
        fc.array(layer, { minLength: 1, maxLength: 4 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (layers, room) => {
          const samples = render({ layers, room }, 8000);
          expect(samples.every(Number.isFinite)).toBe(true);
          expect(peakOf(samples)).toBeLessThanOrEqual(0.632);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('tunes', () => {
  const tune: Tune = {
    title: 'Proef',
    bar: 0.5,
    room: 0.4,
    parts: [{ body: 'kalimba', gain: 1, ring: 1.2, bars: Array.from({ length: 16 }, () => 'A4 . E5+C5 .') }],
  };

  it('lasts sixteen bars to the sample, under the effects, with what rings on at its beginning', () => {
    const samples = renderTune(tune, RATE);
    expect(samples.length).toBe(8 * RATE);
    expect(loudness(samples, RATE)).toBeCloseTo(-21, 0);
    // Before the first strike is at full loudness the last bar still sounds.
    expect(peakOf(samples.slice(0, 8))).toBeGreaterThan(0.005);
  });
});

describe('note', () => {
  it('knows names and refuses what is none', () => {
    expect(note('A4')).toBe(440);
    expect(note('C#5')).toBeCloseTo(554.37, 2);
    expect(note('Bb3')).toBeCloseTo(233.08, 2);
    expect(() => note('H2')).toThrow(RangeError);
  });
});
