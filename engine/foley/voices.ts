import type { Rng } from '../exercise/rng.ts';
import { biquad } from './filters.ts';
import type { Body, Envelope, FilterShape, Layer, Noise, Scatter, Struck, Tone } from './recipe.ts';

/** One overtone of a thing: frequency ratio, loudness, ring time against that of the ground tone. */
type Partial = readonly [ratio: number, gain: number, ring: number];
const body = (ring: number, ...partials: readonly Partial[]) => ({ ring, partials });

const BODIES: Record<Body, ReturnType<typeof body>> = {
  marimba: body(0.7, [1, 1, 1], [3.93, 0.22, 0.25], [9.2, 0.05, 0.1]),
  kalimba: body(1.2, [1, 1, 1], [3, 0.07, 0.35], [5.9, 0.1, 0.12]),
  bell: body(1.4, [0.5, 0.15, 1.1], [1, 1, 1], [2, 0.4, 0.6], [2.76, 0.22, 0.45], [4.07, 0.1, 0.25]),
  glass: body(0.6, [1, 1, 1], [2.32, 0.25, 0.5], [4.25, 0.1, 0.2]),
  wood: body(0.09, [1, 1, 1], [1.88, 0.5, 0.7], [2.71, 0.35, 0.5], [4.3, 0.15, 0.3]),
  skin: body(0.3, [1, 1, 1], [1.59, 0.45, 0.6], [2.14, 0.25, 0.4]),
};

const STANDARD: Envelope = { attack: 0.005, release: 0.03 };
/** A struck thing reaches its full loudness in this time; less would click. */
const STRIKE = 0.002;
/** Samples between two settings of a gliding filter. */
const RETUNE = 32;

/** Seconds that a layer sounds after its start. */
export function lengthOf(layer: Layer): number {
  if (layer.kind === 'scatter') return layer.over + lengthOf(layer.of);
  if (layer.kind === 'struck') return (layer.ring ?? BODIES[layer.body].ring) * 1.1;
  return layer.length + (layer.envelope ?? STANDARD).release;
}

function levelAt(t: number, length: number, { attack, decay = 0, sustain = 1, release }: Envelope): number {
  const held = (at: number) => {
    if (at < attack) return at / attack;
    return decay > 0 ? sustain + (1 - sustain) * Math.exp((-5 * (at - attack)) / decay) : sustain;
  };
  if (t < length) return held(t);
  const left = Math.max(0, 1 - (t - length) / release);
  return held(length) * left * left;
}

const glide = (from: number, to: number | undefined, part: number) => from * ((to ?? from) / from) ** part;

function wave(shape: Tone['wave'], phase: number, frequency: number): number {
  const x = 2 * Math.PI * phase;
  if (shape === 'sine') return Math.sin(x);
  if (shape === 'triangle') return Math.sin(x) - Math.sin(3 * x) / 9 + Math.sin(5 * x) / 25;
  let sum = 0;
  for (let n = 1; n <= 10 && n * frequency < 4000; n++) sum += Math.sin(n * x) / n ** 1.3;
  return sum * 0.6;
}

/** Adds a tone or noise to `out`: a source per sample, then filter, envelope and tremolo. */
function addHeld(
  out: Float32Array,
  layer: Tone | Noise,
  rate: number,
  source: (part: number) => number,
): void {
  const start = Math.round((layer.at ?? 0) * rate);
  const total = Math.min(Math.round(lengthOf(layer) * rate), out.length - start);
  const shape = layer.filter;
  const filter = shape && biquad(shape.type, rate);
  for (let i = 0; i < total; i++) {
    const t = i / rate;
    const part = Math.min(1, t / layer.length);
    if (filter && i % RETUNE === 0) filter.tune(glide(shape.from, shape.to, part), shape.q ?? 0.7);
    const raw = source(part);
    const { rate: beat, depth } = layer.tremolo ?? { rate: 0, depth: 0 };
    const swell = 1 - depth * (0.5 + 0.5 * Math.cos(2 * Math.PI * beat * t));
    const level = levelAt(t, layer.length, layer.envelope ?? STANDARD) * swell * (layer.gain ?? 1);
    out[start + i]! += (filter ? filter.run(raw) : raw) * level;
  }
}

function addTone(out: Float32Array, layer: Tone, rate: number): void {
  let phase = 0;
  let i = 0;
  addHeld(out, layer, rate, (part) => {
    const { rate: beat, semitones } = layer.vibrato ?? { rate: 0, semitones: 0 };
    const bend = 2 ** ((semitones * Math.sin((2 * Math.PI * beat * i++) / rate)) / 12);
    const frequency = glide(layer.from, layer.to, part) * bend;
    phase += frequency / rate;
    return wave(layer.wave, phase, frequency);
  });
}

function addStruck(out: Float32Array, layer: Struck, rate: number): void {
  const { partials, ring: own } = BODIES[layer.body];
  const start = Math.round((layer.at ?? 0) * rate);
  const total = Math.min(Math.round(lengthOf(layer) * rate), out.length - start);
  for (const [ratio, gain, ring] of partials) {
    const turn = (2 * Math.PI * layer.pitch * ratio) / rate;
    if (turn > 2.6) continue;
    const fade = Math.exp(-6.9 / ((layer.ring ?? own) * ring * rate));
    let level = gain * (layer.gain ?? 1);
    for (let i = 0; i < total; i++) {
      out[start + i]! += Math.sin(turn * i) * level * Math.min(1, i / rate / STRIKE);
      level *= fade;
    }
  }
}

const SHAPES: Record<NonNullable<Scatter['shape']>, (rng: Rng) => number> = {
  even: (rng) => rng.next(),
  early: (rng) => rng.next() * rng.next(),
  swell: (rng) => (rng.next() + rng.next()) / 2,
};

const bent = (shape: FilterShape, ratio: number): FilterShape => ({
  ...shape,
  from: shape.from * ratio,
  ...(shape.to !== undefined && { to: shape.to * ratio }),
});

function transposed(layer: Scatter['of'], ratio: number): Scatter['of'] {
  if (layer.kind === 'struck') return { ...layer, pitch: layer.pitch * ratio };
  if (layer.kind === 'noise') return { ...layer, filter: bent(layer.filter, ratio) };
  return {
    ...layer,
    from: layer.from * ratio,
    ...(layer.to !== undefined && { to: layer.to * ratio }),
    ...(layer.filter && { filter: bent(layer.filter, ratio) }),
  };
}

function addScatter(out: Float32Array, layer: Scatter, rate: number, rng: Rng): void {
  const place = SHAPES[layer.shape ?? 'even'];
  for (let n = 0; n < layer.count; n++) {
    const copy = transposed(layer.of, 2 ** (((layer.semitones ?? 0) * rng.between(-1, 1)) / 12));
    const at = (layer.at ?? 0) + place(rng) * layer.over + (layer.of.at ?? 0);
    addLayer(
      out,
      { ...copy, at, gain: (layer.of.gain ?? 1) * (layer.gain ?? 1) * rng.between(0.35, 1) },
      rate,
      rng,
    );
  }
}

/** Adds one layer of a recipe to the samples. */
export function addLayer(out: Float32Array, layer: Layer, rate: number, rng: Rng): void {
  if (layer.kind === 'tone') addTone(out, layer, rate);
  else if (layer.kind === 'noise') addHeld(out, layer, rate, () => rng.between(-1, 1));
  else if (layer.kind === 'struck') addStruck(out, layer, rate);
  else addScatter(out, layer, rate, rng);
}
