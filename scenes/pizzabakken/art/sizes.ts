/**
 * Scenery and soft tones that are drawn coarser than the rest, to keep the sheet of sprites small: the scene shows
 * them this many times larger than their picture.
 */
export const COARSE = {
  luifel: 1.8,
  rand: 1.5,
  blad: 2,
  steel: 1.5,
  bak: 1.5,
  rij: 2,
  plank: 2,
  foto: 1.5,
  basilicumpot: 2,
  gloed: 5,
  'pizza-kort': 1.3,
  'pizza-lang': 1.3,
  klein: 1.4,
  arcering: 2,
  schaduw: 4,
  gesmolten: 1.8,
  bon: 1.6,
  'bon-leeg': 1.6,
  bordje: 1.5,
  ballon: 1.5,
  'goud-kort': 2.5,
  'goud-lang': 2.5,
  'bruin-kort': 2.5,
  'bruin-lang': 2.5,
} as const satisfies Record<string, number>;

/** Length in u of the two pizzas that are drawn; the lengths of play are stretched from them. */
export const DRAWN = { kort: 640, lang: 1000 } as const;

/** The eight toppings, in the order in which they go round. */
export const TOPPINGS = [
  'tomaat',
  'kaas',
  'basilicum',
  'ui',
  'ananas',
  'paprika',
  'olijf',
  'paddenstoel',
] as const;

/** How much larger than drawn a frame is shown. */
export const coarseness = (frame: string): number => (COARSE as Record<string, number>)[frame] ?? 1;
