/** Layers, from back to front. */
export const DEPTHS = {
  far: -50,
  dusk: -40,
  stars: -30,
  fence: -12,
  marks: -10,
  dots: 6,
  clouds: 10,
  pillows: 16,
  crew: 22,
  blanket: 26,
  jumper: 30,
  flying: 40,
} as const;

/** Where the blanket hangs between its carriers, and how far to the sides Tik comes down on it. */
export const FLOOR = 634;
export const FIELD = { left: 393, right: 973, middle: 683 } as const;
/** Where the feet of the carriers are, and pillows on which one lands beside the blanket. */
export const GROUND = 676;
export const PILLOWS = 702;
/** How high a super bounce goes that ends at no cloud. */
export const TOP = 350;
/** The word has its home before the meadow. */
export const HOME = { x: 683, y: 716 } as const;
