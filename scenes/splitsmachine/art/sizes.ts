/** Width of a slice as it is drawn; in play slices are as wide as the letters stand apart. */
export const SLICE = { width: 60, height: 128 } as const;

/** How many drawings of a slice there are for each icing: their icing drips differently. */
export const SLICES = 3;

/** A cake that carries a whole word, as it is drawn. */
export const CAKE = { width: 300, height: 112 } as const;

/** Radii of the wheels, as they are drawn. */
export const WHEELS = { 'rad-groot': 64, 'rad-midden': 46, 'rad-klein': 30 } as const;

/**
 * Scenery and soft tones that are drawn coarser than the rest, to keep the sheet of sprites small: the scene shows
 * them this many times larger than their picture.
 */
const COARSE: Readonly<Record<string, number>> = {
  trechter: 2,
  'trechter-voor': 1.8,
  'rad-groot': 1.4,
  'rad-midden': 1.3,
  draaiplaat: 2.6,
  band: 2,
  blad: 2.2,
  stempel: 1.5,
  plek: 2,
  orgelkast: 1.7,
  'taart-0': 1.25,
  'taart-1': 1.25,
  'taart-2': 1.25,
  'klont-0': 1.4,
  'klont-1': 1.4,
  'klont-2': 1.4,
  'pot-slaapt': 1.2,
  'pot-wakker': 1.2,
  'pot-zingt': 1.2,
  goot: 1.4,
  kaartje: 1.3,
  laars: 1.2,
  ballon: 1.3,
};

/** How much larger than drawn a frame is shown. */
export const coarseness = (frame: string): number => COARSE[frame] ?? 1;
