import { z } from 'zod';
import { createRng } from '../exercise/rng.ts';
import { normalise, smooth } from './level.ts';
import { note } from './pitch.ts';
import { addRoom, ROOM_TAIL } from './room.ts';
import { addLayer } from './voices.ts';

/** A piece of music as data. A bar is equal steps with a space between: `C4 . E4+G4 .`; a dot is a rest. */
export const Tune = z.object({
  title: z.string(),
  /** Seconds that a bar lasts. */
  bar: z.number().min(0.5).max(4),
  room: z.number().min(0).max(1),
  parts: z.array(
    z.object({
      body: z.enum(['marimba', 'kalimba', 'bell', 'glass', 'wood', 'skin']),
      gain: z.number(),
      ring: z.number(),
      bars: z.array(z.string()).length(16),
    }),
  ),
});
export type Tune = z.infer<typeof Tune>;

/** Music stays under the effects, in dB against the house level. */
const UNDER = -3;
/** Seconds and share of loudness by which a player is not a machine. */
const HUMAN = { time: 0.007, gain: 0.12 };

/** Turns a tune into mono samples that go round without a seam: what rings on at the end sounds in the beginning. */
export function renderTune(tune: Tune, sampleRate: number): Float32Array {
  const rng = createRng(`tune/${tune.title}`);
  const length = Math.round(16 * tune.bar * sampleRate);
  const longest = Math.max(...tune.parts.map((part) => part.ring));
  const samples = new Float32Array(length + Math.ceil((longest * 1.2 + ROOM_TAIL) * sampleRate));
  for (const { body, gain, ring, bars } of tune.parts) {
    bars.forEach((bar, number) => {
      const steps = bar.split(' ');
      steps.forEach((step, i) => {
        if (step === '.') return;
        const at = (number + i / steps.length) * tune.bar + rng.between(0, HUMAN.time);
        // The first step of a bar leans a little, as a player would.
        const touch = gain * (i === 0 ? 1.1 : 1) * (1 + HUMAN.gain * rng.between(-1, 1));
        for (const name of step.split('+')) {
          addLayer(
            samples,
            { kind: 'struck', body, pitch: note(name), ring, at, gain: touch },
            sampleRate,
            rng,
          );
        }
      });
    });
  }
  addRoom(samples, sampleRate, tune.room);
  smooth(samples, sampleRate);
  const loop = samples.slice(0, length);
  for (let i = length; i < samples.length; i++) loop[i - length]! += samples[i]!;
  normalise(loop, sampleRate, UNDER);
  return loop;
}
