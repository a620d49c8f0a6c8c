/** A place on the stage, in u. */
export interface Spot {
  x: number;
  y: number;
}

/** Layers, from the back to the front. */
export const DEPTHS = {
  cobbles: 1,
  dusk: 1.5,
  guest: 2,
  table: 3,
  lift: 4,
  bar: 5,
  lights: 8,
  glass: 10,
  card: 12,
  trolley: 14,
  waiter: 18,
  tray: 20,
  laden: 22,
  sign: 30,
  flying: 40,
  crew: 44,
} as const;

/** The top of the bar, on which glasses come up; the middle of a card above one. */
export const BAR = { y: 408, card: 272 } as const;
/** The tray turns around this point, and glasses stand so far above it; a second row stands so far before the first. */
export const TRAY = { x: 683, y: 544, up: 14, row: 13 } as const;
/** A zone can be tapped from its glasses down to its sign. */
export const ZONE = { top: 452, bottom: 752, sign: 712, air: 12 } as const;
/** Where the waiter stands, and how large. */
export const WAITER = { x: 683, y: 696, size: 120 } as const;
/** Sjaak with the trolley, and where glasses come to stand on it. */
export const HOST = { x: 88, y: 668, size: 88 } as const;
export const TROLLEY = { x: 168, y: 668, top: -52, glass: 0.55 } as const;
/** From one bar to the next; a table lies half-way. */
export const STREET = { period: 1760, table: 880 } as const;
/** The top of a table, and where its guests sit. */
export const TABLE = { y: 404, guest: 132, guestY: 432, size: 92 } as const;
/** The bill with the marks of the kunstje: one row of at most five, or two. */
export const MARKS = { inRow: 5, x: 1256, y: 654, pitch: 28, down: 44 } as const;
/** Where a word is held up that is told of: in the place of its card, or below the tray. */
export const BANNER = { sort: { x: 683, y: 296 }, choose: { x: 683, y: 706 } } as const;
/** Between glasses on the bar in choose, by how many there are. */
export const ALONG: Readonly<Record<number, number>> = { 2: 420, 3: 410, 4: 320 };
