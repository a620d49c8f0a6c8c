/** Layers, from back to front. */
export const DEPTHS = {
  sky: -100,
  far: -90,
  near: -80,
  thing: -70,
  ruler: -60,
  shadow: -50,
  rival: -40,
  evening: -20,
  light: -18,
  tow: -8,
  warmth: 2,
  mast: 6,
  card: 12,
  back: 20,
  streak: 26,
  plane: 30,
  front: 40,
  mark: 50,
} as const;

/** Where things stand on the desk, and how far up their warm air begins. */
export const DESK = 672;
/** Where the prompt ends when it takes one line. */
export const ONE_LINE = 164;
