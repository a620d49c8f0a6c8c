/** Width of a slice as it is drawn; in play slices are as wide as the letters stand apart. */
export const SLICE = { width: 60, height: 128 } as const;

/** How many drawings of a slice there are for each icing: their icing drips differently. */
export const SLICES = 3;

/** A cake that carries a whole word, as it is drawn. */
export const CAKE = { width: 300, height: 112 } as const;

/** Radii of the wheels, as they are drawn. */
export const WHEELS = { 'rad-groot': 64, 'rad-midden': 46, 'rad-klein': 30 } as const;
