/** Layers, from back to front. */
export const DEPTHS = {
  dusk: -60,
  glow: -50,
  guest: 0,
  rope: 4,
  line: 8,
  ribbon: 9,
  pinata: 12,
  meter: 14,
  fringe: 18,
  letters: 20,
  card: 24,
  flying: 40,
  bat: 44,
  host: 46,
  candy: 50,
  basket: 60,
} as const;

/** Where the rope hangs, how long it is, and how far below its end the middle of a piñata lies. */
export const ROPE = { x: 683, y: -34, length: 232, middle: 100 } as const;
/** The middle of a piñata that hangs still. */
export const BELLY = { x: ROPE.x, y: ROPE.y + ROPE.length + ROPE.middle } as const;
/** Where those stand who look on, above the Schermtoetsenbord. */
export const GROUND = 504;
/** The home of the word: what is typed, and what is laid, which needs more room. */
export const FRINGE = { x: 683, typed: 452, laid: 556 } as const;
/** Where sweets come to lie, and how far to the sides. */
export const LAWN = { y: 724, left: 90, right: 1276 } as const;
/** Pivot of the needle, and how long that is. */
export const METER = { x: 1140, y: 412, radius: 112 } as const;
