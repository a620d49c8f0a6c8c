/** Layers, from back to front. */
export const DEPTHS = {
  far: -60,
  dusk: -40,
  between: -10,
  house: 0,
  road: 6,
  ring: 8,
  guest: 14,
  letter: 18,
  bike: 20,
  flying: 40,
  album: 44,
  finale: 60,
} as const;

/** Height of the pavement before the houses, of a slot in a box above it, and of the road. */
export const GROUND = 556;
export const SLOT = -36;
export const ROAD = 742;
/** Where letters of signs end, and the boxes below them. */
export const SIGN_FOOT = 397;
export const BOX_FOOT = 603;

/** Where the letter in the hand stands: clear of the wheel, so that no letter of a long word lies behind it. */
export const HAND = { x: 614, y: 668, width: 372, height: 104, letters: 46 } as const;
/** Where the front wheel is. */
export const WHEEL = 362;

/** The Woordbanier lies on the road, where the letter was. */
export const BANNER = { x: 683, y: 688 } as const;
