/** Layers, from the back to the front: rope and fish lie in the water, the boat above them, words above all. */
export const DEPTHS = {
  gear: 3,
  dusk: 4,
  shore: 6,
  ripple: 8,
  net: 9,
  rope: 10,
  fry: 14,
  fish: 18,
  boat: 24,
  leaping: 30,
  card: 34,
  tank: 40,
  crew: 44,
} as const;

/** Where the boat may sail, in u. */
export const WATER = { left: 82, right: 1284, top: 204, bottom: 612 } as const;
/** Where the fish with words may swim: a lap round one stays in the water. */
export const SHALLOW = { left: 73, right: 1293, top: 296, bottom: 506 } as const;
/** What lies on the boardwalk. */
export const GEAR = { x: 640, y: 698 } as const;
/** Where the tank stands on shore. */
export const TANK = { x: 1228, y: 690 } as const;
/** What the boat begins at. */
export const HOME = { x: 683, y: 594 } as const;
