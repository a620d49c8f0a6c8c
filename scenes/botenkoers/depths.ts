/** Layers, from back to front. */
export const DEPTHS = {
  sea: -60,
  island: -50,
  dusk: -44,
  light: -42,
  line: -30,
  home: -26,
  wake: -22,
  boat: -20,
  buoy: 0,
  flying: 30,
  bird: 40,
  hero: 44,
  table: 42,
  finale: 90,
} as const;
