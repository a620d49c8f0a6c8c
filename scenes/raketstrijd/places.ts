/** Layers, from back to front. Below the banks is where one flies under them. */
export const DEPTHS = {
  cloud: -90,
  orbit: -84,
  planet: -80,
  plain: -50,
  star: -40,
  trail: -32,
  krul: -30,
  ship: -26,
  rock: -20,
  dust: 0,
  evening: 8,
  bank: 10,
  sign: 14,
  crew: 16,
  bloom: 24,
  line: 30,
} as const;

/** Where rocks float: between the two banks of cotton wool, below the hint. */
export const FIELD = { left: 46, right: 1320, top: 226, bottom: 674 } as const;
/** Where the rocket may begin: at the first of these that no rock lies on. */
export const STARTS = [{ x: 683, y: 458 }, { x: 470, y: 458 }, { x: 340, y: 560 }, { x: 330, y: 330 }] as const; // prettier-ignore
/** Above the signs of sort and judge. */
export const OVER_SIGNS = 612;
/** Where signs stand, to the right of Fien. */
export const SIGNS = { left: 176, right: 1316, y: 666 } as const;
/** The strip with the stars of both: from the first star to the last. */
export const BAR = { x: 424, y: 745, pitch: 27, count: 20 } as const;
