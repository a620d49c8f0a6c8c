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
const PLANK = { x: 683, y: 284, explained: 326 } as const;
/** The plank lies lower under a line of explanation. */
export const plankAt = (isExplained: boolean) => ({
  x: PLANK.x,
  y: isExplained ? PLANK.explained : PLANK.y,
});
/** Leaves of the hunt: while it is typed beside each other above the Schermtoetsenbord, and then out in the pond. */
export const HUNT = {
  x: 683,
  y: 430,
  explained: 447,
  apart: 230,
  out: [
    { x: 393, y: 462 },
    { x: 683, y: 572 },
    { x: 973, y: 462 },
  ],
  scale: 1.15,
} as const;
/** The lanterns of the kunstje hang on a branch. */
export const LANTERNS = [
  [1014, 132],
  [1072, 146],
  [1130, 136],
  [1188, 150],
  [1246, 138],
  [1304, 150],
] as const;
