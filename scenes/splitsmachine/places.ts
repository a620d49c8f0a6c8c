/** The middle of the belt, where cakes are worked on. */
export const MIDDLE = 683;
/** Height of the middle of a cake on the belt. */
export const CAKE_Y = 482;
/** Where what stands on the belt stands. */
export const BELT_Y = 546;
/** From here cakes roll in, out of view. */
export const COMING_FROM = -760;

/** Layers of this scene, from back to front. */
export const DEPTHS = {
  evening: -70,
  lights: -68,
  wheels: -60,
  belt: -50,
  hopper: -44,
  waiting: -40,
  rim: -38,
  works: -34,
  organ: -30,
  extras: -26,
  jar: -20,
  tag: -16,
  board: -14,
  lever: -8,
  mould: -4,
  cake: 0,
  piece: 20,
  stamp: 24,
  crew: 30,
  hands: 34,
  flying: 40,
  note: 60,
} as const;
