/** Layers, from back to front. */
export const DEPTHS = {
  lily: -30,
  dusk: -20,
  moon: -14,
  glow: -10,
  swirl: -6,
  lantern: 0,
  crew: 6,
  plank: 8,
  pad: 10,
  moving: 16,
  letters: 20,
  sheet: 24,
  flying: 40,
} as const;

/** Where leaves and cards may lie. */
export const POND = { left: 146, right: 1220, top: 234, bottom: 648 } as const;
/** In the example the line of explanation hangs above that. */
export const EXPLAINED = { ...POND, top: 276 } as const;
/** The middle of the water. */
export const MIDDLE = { x: 683, y: 440 } as const;
/** Where those stand who look on, above the Schermtoetsenbord. */
export const GROUND = 500;
/** The home of the word: on the bank, and on the plank where it is typed. */
export const BANK = { x: 683, y: 706, reveal: 698 } as const;
export const PLANK = { x: 683, y: 284 } as const;
/** Leaves of the hunt, beside each other above the Schermtoetsenbord. */
export const HUNT = { x: 683, y: 430, apart: 230, count: 3, scale: 1.15 } as const;
/** The lanterns of the kunstje hang on a branch. */
export const LANTERNS = [
  [1014, 132],
  [1072, 146],
  [1130, 136],
  [1188, 150],
  [1246, 138],
  [1304, 150],
] as const;
