/**
 * Scenery and soft tones that are drawn coarser than the rest, to keep the sheet of sprites small: the scene shows
 * them this many times larger than their picture.
 */
export const COARSE = {
  luifel: 2,
  rand: 1.5,
  blad: 2.6,
  steel: 1.5,
  bak: 1.8,
  rij: 2,
  plank: 2.4,
  foto: 1.7,
  bel: 1.2,
  basilicumpot: 2,
  gloed: 5,
  'pizza-kort': 1.6,
  'pizza-midden': 1.7,
  'pizza-lang': 1.7,
  klein: 1.4,
  arcering: 2,
  schaduw: 4,
  gesmolten: 1.8,
  bon: 1.6,
  'bon-leeg': 1.6,
  bordje: 1.5,
  ballon: 1.5,
  'goud-kort': 4,
  'goud-midden': 4,
  'goud-lang': 4,
  'bruin-kort': 4,
  'bruin-midden': 4,
  'bruin-lang': 4,
} as const satisfies Record<string, number>;

/** Length in u of the long pizzas that are drawn: those of play. */
export const DRAWN = { kort: 640, midden: 880, lang: 1120 } as const;

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
