import { TABLE } from './art/sizes.ts';

export { BALL, CORNER, MARKS, PIN, RAIL, RULER, TABLE, WELL } from './art/sizes.ts';

/** A place on the stage, in u. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The left or the right half of the table. */
export type Side = -1 | 1;
export const SIDES = [-1, 1] as const;

/** Layers, from back to front. */
export const DEPTHS = {
  dusk: 1,
  marks: 2,
  trail: 4,
  arrow: 5,
  well: 6,
  pins: 8,
  keeper: 9,
  flippers: 10,
  ball: 12,
  apron: 14,
  lamps: 16,
  lifted: 18,
  cards: 20,
  crew: 24,
} as const;

/** Drawing pins that push a ball away. */
export const PINS: readonly Spot[] = [
  { x: 560, y: 388 },
  { x: TABLE.x, y: 352 },
  { x: 806, y: 388 },
];
/** Who falls below this is caught by the keeper, who holds the ball here. */
export const DRAIN = 734;
export const HAND = { x: TABLE.x, y: 694 } as const;
export const KEEPER = { x: TABLE.x, y: 808, size: 92 } as const;
/**
 * Over the upper end of the table hang: the word that is asked of (in the example below the explanation), that is told,
 * and that is told under a hint. Below that one it is rubbed out.
 */
export const HOME = {
  x: TABLE.x,
  asked: 262,
  explained: 316,
  told: 236,
  hinted: 270,
  rubbed: 376,
} as const;
/** Answers beside the table: so far from its middle is their inner edge, and their lamp; one under the other, or only one. */
export const ANSWERS = { inner: 276, widest: 363, lamp: 263, rows: { one: [420], two: [350, 514] } } as const;
/** Who look on from beside the table. */
export const LOOKERS = { y: 750, size: 84, own: 342, other: 1018 } as const;
/** Who comes to sit on the other shelf. */
export const CAT = { x: 84, y: 614 } as const;
