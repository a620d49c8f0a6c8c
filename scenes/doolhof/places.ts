/** Layers of this scene, from back to front. What stands on a row of the maze lies at `row` plus twice its number. */
export const DEPTHS = {
  floor: -500,
  prints: -490,
  /** What stands in the fog. */
  dark: -470,
  fog: -400,
  row: 10,
  friends: 60,
  strip: 100,
  flying: 140,
  finale: 300,
} as const;

/** Height of the strip in which signs, letters or the password hang. */
export const STRIP_Y = 269;
