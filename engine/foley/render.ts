import { createRng } from '../exercise/rng.ts';
import { normalise, smooth, trim } from './level.ts';
import type { Recipe } from './recipe.ts';
import { addRoom, ROOM_TAIL } from './room.ts';
import { addLayer, lengthOf } from './voices.ts';

/** Seconds over which the end of a loop melts into its beginning. */
const SEAM = 0.25;

/**
 * Lays what sounds after `length` over the beginning, so that the sound can go round without a seam. The curve lies
 * between that for noise (square root) and that for tones in phase (straight), so neither swells or sinks much.
 */
function melt(samples: Float32Array, length: number, seam: number): Float32Array {
  const loop = samples.slice(0, length);
  for (let i = 0; i < seam; i++) {
    const part = i / seam;
    loop[i] = loop[i]! * part ** 0.7 + samples[length + i]! * (1 - part) ** 0.7;
  }
  return loop;
}

/**
 * Turns a recipe into mono samples, -1 to 1, at the house level and without shrill highs. The same recipe, rate
 * and seed give the same samples; the seed colours noise and scatter only. A looped recipe gives exactly one turn.
 */
export function render(recipe: Recipe, sampleRate: number, seed = ''): Float32Array {
  const rng = createRng(`foley/${seed}`);
  const longest = Math.max(...recipe.layers.map((layer) => (layer.at ?? 0) + lengthOf(layer)));
  const tail = recipe.room ? ROOM_TAIL : 0.02;
  const seconds = Math.max(longest + tail, recipe.loop ? recipe.loop + SEAM : 0);
  const samples = new Float32Array(Math.ceil(seconds * sampleRate));
  for (const layer of recipe.layers) addLayer(samples, layer, sampleRate, rng);
  addRoom(samples, sampleRate, recipe.room ?? 0);
  smooth(samples, sampleRate);
  normalise(samples, sampleRate, recipe.level ?? 0);
  if (!recipe.loop) return trim(samples, sampleRate);
  return melt(samples, Math.round(recipe.loop * sampleRate), Math.round(SEAM * sampleRate));
}
