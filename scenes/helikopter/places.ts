/** Where the water is, in u, and how wide a crate is. */
export const WATER = 694;
export const CRATE = 74;

/** Layers, from back to front. */
export const DEPTHS = {
  rock: -38,
  ship: -34,
  wave: -26,
  dusk: -24,
  shadow: -22,
  pier: -20,
  card: 0,
  crate: 10,
  rope: 22,
  copter: 24,
  parcel: 28,
  surprise: 32,
  flags: 34,
  finale: 60,
} as const;
