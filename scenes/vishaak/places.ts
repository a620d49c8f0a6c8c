/** Layers, from back to front. */
export const DEPTHS = {
  dusk: -40,
  lamp: -30,
  heap: -10,
  tub: 0,
  crew: 6,
  rod: 8,
  front: 10,
  junk: 14,
  line: 18,
  hook: 26,
  fish: 22,
  strip: 30,
  leaping: 40,
} as const;

/** The tip of the rod, around which the hook swings, and how far the hook hangs from it. */
export const PIVOT = { x: 683, y: 250 } as const;
export const HANG = 58;
/** The reel, below the rod. */
export const REEL = { x: 503, y: 254 } as const;
/** The hand that holds the rod, and the deck of the jetty on which the two stand. */
export const HAND = { x: 486, y: 238 } as const;
export const DECK = 286;
/** Where water begins, where the sea floor is, and how far to the sides things swim. */
export const WATER = { top: 318, floor: 664, left: 58, right: 1308 } as const;
/** The tub that floats on the right: where fish land. */
export const TUB = { x: 1128, y: 306, rim: 258 } as const;
/** The word has its home on the sea floor. */
export const HOME = { x: 683, y: 706 } as const;
