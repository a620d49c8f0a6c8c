/** Echo paths of a small wooden room in seconds, none a multiple of another; after Schroeder. */
const PATHS = [0.0197, 0.0233, 0.0271, 0.0313];
const DIFFUSERS = [0.0051, 0.0017];
/** Seconds until the room is 60 dB softer. */
export const ROOM_TAIL = 0.38;
/** Share of the highs that each echo loses: wood and curtains, no tiles. */
const DAMP = 0.45;

function comb(input: Float32Array, delay: number, feedback: number): Float32Array {
  const out = new Float32Array(input.length);
  let dull = 0;
  for (let i = delay; i < input.length; i++) {
    dull += (1 - DAMP) * (out[i - delay]! - dull);
    out[i] = input[i - delay]! + feedback * dull;
  }
  return out;
}

function allpass(input: Float32Array, delay: number): Float32Array {
  const out = new Float32Array(input.length);
  for (let i = 0; i < input.length; i++) {
    const before = i >= delay ? input[i - delay]! + 0.6 * out[i - delay]! : 0;
    out[i] = before - 0.6 * input[i]!;
  }
  return out;
}

/** Adds the room to a dry sound, in place; the sound must have `ROOM_TAIL` of silence at its end. */
export function addRoom(dry: Float32Array, sampleRate: number, amount: number): void {
  if (amount <= 0) return;
  let wet = new Float32Array(dry.length);
  for (const path of PATHS) {
    const echo = comb(dry, Math.round(path * sampleRate), 10 ** ((-3 * path) / ROOM_TAIL));
    for (let i = 0; i < wet.length; i++) wet[i]! += echo[i]! / PATHS.length;
  }
  for (const path of DIFFUSERS)
    wet = allpass(wet, Math.round(path * sampleRate)) as Float32Array<ArrayBuffer>;
  for (let i = 0; i < dry.length; i++) dry[i]! += wet[i]! * amount;
}
