/** Layers, from back to front; animals of a lower row stand before those above. */
export const DEPTHS = {
  far: -60,
  near: -50,
  ground: -48,
  tuft: -44,
  dusk: -30,
  stray: -10,
  /** Its corners lie behind animals, so that they hide no word. */
  corners: -4,
  animal: 0,
  sign: 30,
  board: 34,
  front: 40,
  crew: 42,
  jeep: 44,
  panel: 46,
  print: 60,
  finder: 70,
  finale: 90,
} as const;

/** Where the land begins, and where its strips stand. */
export const HORIZON = 306;
export const LAND = { far: 306, near: 318, ground: 384, front: 732 } as const;

/** Where animals walk: between what is asked and the jeep. */
export const FIELD = { left: 58, right: 1308, top: 232, bottom: 698 } as const;
/** The same where only one stands above the signs of judge. */
export const FIELD_JUDGE = { left: 58, right: 1308, top: 232, bottom: 640 } as const;

/** Where things stand on the jeep. */
export const AT = {
  jeep: { x: 683, y: 714 },
  fien: { x: 92, y: 738 },
  own: { x: 1274, y: 738 },
  album: { x: 1122, y: 716 },
  klopt: { x: 520, y: 696 },
  kloptniet: { x: 856, y: 696 },
} as const;

/** Where a photo is looked at, how far beside the board of who is on it, its size there, and where its word comes to stand. */
export const SHOW = { x: 683, y: 372, aside: 146, least: 140, scale: 1.3, word: 704 } as const;

/** The colour of the evening: over the land, and on its photos. */
export const EVENING = { colour: 0x6a3fa0, alpha: 0.2, photo: 0.42 } as const;

/** How something pops up. */
export const POP = { ease: 'Back.Out', pop: true } as const;
