/** The middle of the stage, where what is thrown up hangs. */
export const MIDDLE = 683;
/** Height of the middle of a pole that hangs. */
export const POLE_Y = 392;
/** From so far below what is thrown comes from behind the wall, and so far it falls before it. */
export const THROW = { from: 330, to: 330 } as const;
/** The wall: the top of its tiles, and the height of its middle on which words are written. */
export const WALL = { top: 546, y: 602 } as const;
/** The plaque on it, on which the marks of the kunstje come. */
export const PLAQUE = { x: 160, y: 613 } as const;
/** The heap of hay before it. */
export const HAY = { x: MIDDLE, y: 768 } as const;
export const GONG = { x: 1094, y: 620 } as const;
/** Where the feather hangs when nobody cuts. */
export const FEATHER = { x: 298, y: 634, turn: -20 } as const;

/** Layers of this scene, from back to front. */
export const DEPTHS = {
  evening: -70,
  glow: -66,
  petal: -60,
  behind: -50,
  wall: -40,
  frog: -36,
  stand: -30,
  hung: 0,
  part: 10,
  hay: 24,
  sign: 25,
  gong: 26,
  crew: 30,
  trail: 40,
  feather: 44,
} as const;
