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

/** Leaves on which a bug can sit: the middle of each; below it is room for its card. */
export const LEAVES: readonly Spot[] = [
  [236, 270, 652, 276, 1040, 270],
  [268, 444, 694, 448, 1064, 442],
  [230, 616, 640, 620, 1030, 614],
].flatMap((row) => [0, 2, 4].map((i) => ({ x: row[i]!, y: row[i + 1]! })));
/** So many lie in the top row; and where there are jars at the bottom, only so many are used. */
export const TOP_LEAVES = 3;
export const UPPER_LEAVES = 6;

/** Where one can walk. */
export const FIELD = { left: 70, top: 250, right: 1230, bottom: 738 } as const;
/** Where jars stand in judge and sort: one walks above them. */
export const JARS = { left: 120, right: 1190, y: 704, jar: 640, field: 604 } as const;
/** Where the hero stands when a round begins. */
export const START: Spot = { x: 460, y: 690 };
/** Where a word is held up that is told of in judge and sort: above the bug, or below it. */
export const BANNER = { x: 683, above: 300, below: 486, from: 360 } as const;
/** Where Oma Vlek stands, and where the marks of the kunstje hang above her. */
export const HOST = { x: 1268, y: 752, size: 92 } as const;
export const MARKS = { x: 1274, y: 628, pitch: -44, count: 7 } as const;
/** Lights of bugs that were caught: along the far edge of the garden. */
export const LIGHTS = { left: 66, right: 1300, y: 214, wave: 13, most: 18 } as const;
