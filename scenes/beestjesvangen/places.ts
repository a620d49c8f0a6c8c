import type { Spot } from './rules.ts';

/** Layers, from the back to the front: cards lie over whoever walks behind them. */
export const DEPTHS = {
  leaf: 4,
  twig: 5,
  ring: 6,
  dusk: 10,
  bug: 14,
  light: 15,
  hero: 20,
  jar: 24,
  card: 30,
  alert: 34,
  crew: 36,
  air: 60,
} as const;

/** Where the hero stands when an exercise begins: in the middle, with leaves all around. */
export const START: Spot = { x: 662, y: 486 };
/** Leaves on which a bug can sit: the middle of each; below it is room for its card. */
export const LEAVES: readonly Spot[] = [
  { x: 236, y: 290 },
  { x: 652, y: 284 },
  { x: 1040, y: 290 },
  { x: 268, y: 452 },
  { x: 1064, y: 452 },
  { x: 230, y: 618 },
  { x: 660, y: 622 },
  { x: 1030, y: 616 },
];
/** So many lie in the top row; and where there are jars at the bottom, only so many are used. */
export const TOP_LEAVES = 3;
export const UPPER_LEAVES = 5;

/** Where one can walk. */
export const FIELD = { left: 70, top: 250, right: 1230, bottom: 738 } as const;
/** Where jars stand in judge and sort: one walks above them. */
export const JARS = { left: 120, right: 1190, y: 704, jar: 640, field: 604 } as const;
/** Where a word is held up that is told of: in the middle, where no bug sits. */
export const BANNER: Spot = { x: 662, y: 462 };
/** Where Oma Vlek stands, and where the marks of the kunstje hang above her. */
export const HOST = { x: 1268, y: 752, size: 92 } as const;
export const MARKS = { x: 1274, y: 628, pitch: -44, count: 7 } as const;
/** Lights of bugs that were caught: along the far edge of the garden. */
export const LIGHTS = { left: 66, right: 1300, y: 214, wave: 13, most: 18 } as const;
