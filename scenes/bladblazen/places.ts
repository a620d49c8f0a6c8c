import type { Field, Spot } from './rules.ts';

/** Layers, from the back to the front: cards lie over whoever walks behind them. */
export const DEPTHS = {
  tuft: 3,
  ring: 4,
  heap: 6,
  litter: 10,
  leaf: 12,
  dusk: 14,
  air: 18,
  hero: 20,
  sign: 24,
  card: 30,
  squirrel: 34,
  crew: 36,
  sky: 60,
} as const;

/** Where the hero stands when an exercise begins: beside the leaf, or amid the leaves of choose. */
export const HOME = { sort: { x: 683, y: 648 }, choose: { x: 683, y: 532 } } as const;
/** Where one can walk, and where leaves can be: one can always get behind them. */
export const FIELD: Field = { left: 70, top: 262, right: 1296, bottom: 720 };
export const LEAF_FIELD = {
  sort: { left: 312, top: 334, right: 1054, bottom: 640 },
  choose: { left: 172, top: 334, right: 1194, bottom: 640 },
} as const satisfies Record<string, Field>;
export const LITTER_FIELD: Field = { left: 60, top: 250, right: 1306, bottom: 726 };

/** Where cards may be: below prompt and hint, and whole. */
export const CARD_FIELD: Field = { left: 8, top: 212, right: 1358, bottom: 762 };

/** Which way the opening of a heap's hedge is. */
export type Opening = 'right' | 'left' | 'up';
export interface Plot extends Spot {
  opening: Opening;
}

/** Where heaps lie in judge and sort, in reading order: two, three or four of them. */
const SIDES: Readonly<Record<number, readonly Plot[]>> = {
  2: [
    { x: 168, y: 462, opening: 'right' },
    { x: 1198, y: 462, opening: 'left' },
  ],
  4: [
    { x: 168, y: 316, opening: 'right' },
    { x: 1198, y: 316, opening: 'left' },
    { x: 168, y: 560, opening: 'right' },
    { x: 1198, y: 560, opening: 'left' },
  ],
};
export const plotsFor = (count: number): readonly Plot[] => (SIDES[count] ?? SIDES[4]!).slice(0, count);
/** The one heap of choose. */
export const ONE_HEAP: Plot = { x: 683, y: 690, opening: 'up' };
/** How far the middle of its opening is from a heap, and where its sign stands below it. */
export const MOUTH_AT: Readonly<Record<Opening, Spot>> = {
  right: { x: 176, y: 20 },
  left: { x: -176, y: 20 },
  up: { x: 0, y: -104 },
};
export const SIGN_Y = 92;

/** Where the leaf lies in judge and sort; and where leaves may lie in choose: the upper ones are first. */
export const MIDDLE: Spot = { x: 683, y: 484 };
export const SPOTS: readonly Spot[] = [
  { x: 232, y: 390 },
  { x: 683, y: 390 },
  { x: 1134, y: 390 },
  { x: 238, y: 574 },
  { x: 1128, y: 574 },
];
export const UPPER = 3;

/** Where a word is held up that is told of: clear of the leaf, or of the leaves of choose; at a reveal over its heap. */
export const BANNER = {
  sort: { x: 683, y: 288 },
  choose: { x: 683, y: 512 },
  heap: { x: 683, y: 700 },
} as const;
/** Where Dok stands, and where the marks of the kunstje lie beside him. */
export const HOST = { x: 424, y: 758, size: 92 } as const;
export const MARKS = { x: 66, y: 738, pitch: 38, count: 8 } as const;
/** The puddle on the lawn. */
export const PUDDLE = { x: 950, y: 694, wide: 118, high: 34 } as const;
