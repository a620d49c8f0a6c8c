import { note } from './pitch.ts';
import type { Body, Layer } from './recipe.ts';

/** A struck note by name: `struck('marimba', 'C5', 0.1)` starts after a tenth of a second. */
export const struck = (body: Body, name: string, at = 0, gain = 1, ring?: number): Layer => ({
  kind: 'struck',
  body,
  pitch: note(name),
  at,
  gain,
  ...(ring !== undefined && { ring }),
});

/** A drop or bubble: a short tone that rises as the air closes, from `low` to `high` Hz. */
export const drop = (low: number, high: number, length = 0.07, at = 0, gain = 1): Layer => ({
  kind: 'tone',
  wave: 'sine',
  from: low,
  to: high,
  length,
  at,
  gain,
  envelope: { attack: 0.003, decay: length * 1.6, sustain: 0.1, release: 0.03 },
});

/** A breath of air or a stroke over paper: noise round a frequency that may glide. */
export const air = (from: number, to: number, length: number, at = 0, gain = 1, q = 1.2): Layer => ({
  kind: 'noise',
  filter: { type: 'bandpass', from, to, q },
  length,
  at,
  gain,
  envelope: { attack: length * 0.35, decay: length, sustain: 0.3, release: length * 0.4 },
});

/** A dry burst: a tap, a flap, a clap, a bite. */
export const burst = (frequency: number, length: number, at = 0, gain = 1, q = 0.9): Layer => ({
  kind: 'noise',
  filter: { type: 'bandpass', from: frequency, q },
  length: length * 0.2,
  at,
  gain,
  envelope: { attack: 0.002, decay: length, sustain: 0, release: length },
});

/** A soft fall: a low tone that sinks at once, felt more than heard. */
export const thud = (from: number, to: number, length = 0.12, at = 0, gain = 1): Layer => ({
  kind: 'tone',
  wave: 'triangle',
  from,
  to,
  length,
  at,
  gain,
  envelope: { attack: 0.003, decay: length * 1.3, sustain: 0, release: 0.04 },
});
