import type { Spot } from './rules.ts';

/** Layers, from the back to the front: what is read lies over whoever swims. */
export const DEPTHS = {
  far: -60,
  life: -50,
  reef: -30,
  dusk: -10,
  stream: 2,
  school: 8,
  jelly: 10,
  fish: 14,
  pearl: 16,
  morsel: 20,
  strip: 30,
  coral: 34,
  crew: 36,
  flying: 50,
  finale: 60,
} as const;

/** Where one can swim. */
export const WATER = { left: 96, top: 236, right: 1262, bottom: 620 } as const;
/** Where the fish is when an exercise begins: among letters, and among words. */
export const START: Spot = { x: 683, y: 424 };
export const WORDS_START: Spot = { x: 683, y: 446 };
/** The word has its home on the sea floor. */
export const HOME: Spot = { x: 683, y: 697 };
/** Where the two stand who look on, each in a bubble of air. */
export const HOST = { x: 96, y: 744, size: 84 } as const;
export const OWN = { x: 1268, y: 744, size: 84 } as const;
/** Marks of the kunstje along the right edge. */
export const MARKS = { x: 1300, y: 196, pitch: 50, count: 6 } as const;
