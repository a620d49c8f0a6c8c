/** Layers, from back to front. */
export const DEPTHS = {
  dusk: -60,
  glow: -50,
  guest: 0,
  rope: 4,
  line: 8,
  ribbon: 9,
  pinata: 12,
  host: 13,
  bat: 14,
  meter: 15,
  fringe: 20,
  letters: 22,
  card: 24,
  flying: 40,
  candy: 50,
  basket: 60,
} as const;

/** Where the rope hangs, how long it is, how far below its end the middle of a piñata lies, and how large that is. */
export const ROPE = { x: 683, y: -34, length: 218, middle: 114, size: 1.16 } as const;
/** The middle of a piñata that hangs still. */
export const BELLY = { x: ROPE.x, y: ROPE.y + ROPE.length + ROPE.middle } as const;
/** Where those stand who look on, above the Schermtoetsenbord. */
export const GROUND = 504;
/** The home of the word: what is typed, and what is laid, which needs more room. */
export const FRINGE = { x: 683, typed: 452, laid: 546 } as const;
/** Where sweets come to lie, and how far to the sides. */
export const LAWN = { y: 724, left: 90, right: 1276 } as const;
/** Pivot of the needle. */
export const METER = { x: 1112, y: 412 } as const;
