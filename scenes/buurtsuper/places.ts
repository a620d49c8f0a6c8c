/** A place on the stage, in u. */
export interface Spot {
  x: number;
  y: number;
}

/** Layers, from the back to the front. */
export const DEPTHS = {
  seam: 1,
  dusk: 1.5,
  lamps: 2,
  queue: 4,
  ledge: 6,
  till: 7,
  glass: 8,
  crate: 10,
  good: 12,
  card: 14,
  packed: 15,
  bag: 16,
  sign: 18,
  flying: 40,
  receipt: 46,
  crew: 48,
} as const;

/** Where the belt stops, by the foot of the product that lies there; the next ones lie behind it. */
export const REST = { x: 300, y: 532 } as const;
export const BELT = { pitch: 138, ahead: 3, seam: 69 } as const;
/** The middle of a label, below the foot of its product. */
export const LABEL = 60;
/** The glass that is pulled over: its middle and half of its width. */
export const GLASS = { x: 590, y: 512, half: 92 } as const;
/** What is pulled over it is let go here. */
export const BEYOND = GLASS.x + GLASS.half + 60;
/** The ground of the till, and its display. */
export const TILL = { x: 590, y: 446, display: 352, drawer: 22 } as const;
/** Marks of the kunstje: bells on the till. */
export const BELLS = { count: 3, x: 590, y: 268, pitch: 54 } as const;
/** The crate for what is wrong. */
export const CRATE = { x: 268, y: 696 } as const;
/** The customer's bag, and those of sort in a row along the counter, by their middles. */
export const BAG = { x: 1136, y: 506 } as const;
export const BAGS = { y: 696 } as const;
/** Where customers stand behind the counter: the one who is helped, and who comes next. */
export const QUEUE = { y: 450, x: [412, 300, 188, 76], size: 104, from: -120, to: 1500 } as const;
/** Who stands at the till. */
export const HOST = { x: 752, y: 450, size: 108 } as const;
export const OWN = { x: 872, y: 450, size: 112 } as const;
/** The shelf in the counter with the products of choose, by their feet, and the middle of their labels. */
export const SHELF = { y: 662, label: 712 } as const;
/** How far apart so many lie along the counter. */
export const pitchOf = (count: number): number => (count < 3 ? 420 : count === 3 ? 410 : 318);
/** Labels too long to lie side by side lie by turns in the shelf and on the counter. */
export const COUNTER = { y: 552, label: 604 } as const;
/** The row of blocks of split, and the key of the till. */
export const ROW = { x: 540, y: 506 } as const;
export const KEY = { x: 1136, y: 664 } as const;
/** Where the word hangs that is told of. */
export const BANNER = {
  judge: { x: 1010, y: 668 },
  sort: { x: 970, y: 506 },
  choose: { x: 360, y: 500 },
  split: { x: 500, y: 668 },
} as const;
/** In judge, when it is told what was right: large, and below the sign of the glass. */
export const REVEAL = { x: 893, y: 702 } as const;
