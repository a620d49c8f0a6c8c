/** Layers, from back to front. */
export const DEPTHS = {
  sky: -60,
  dusk: -50,
  glow: -40,
  silo: -30,
  rocket: 0,
  lip: 6,
  mast: 8,
  screen: 10,
  letters: 14,
  belt: 16,
  things: 20,
  crew: 26,
  rope: 30,
  hung: 32,
  flight: 60,
} as const;

/** Where the rocket stands: its middle, and the height of its top between two parts. */
export const ROCKET = { x: 220, top: 430 } as const;
/** Where answers lie. */
export const BELTS = { left: 436, right: 1316, top: 450, bottom: 750 } as const;
/** Middle of the screen, and of its letters, with their room: the button stands beside them; and where a word stands above what is typed. */
export const SCREEN = { x: 816, y: 332, text: 786, room: 640, above: 288 } as const;
