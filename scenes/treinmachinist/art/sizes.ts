/** Scenery that is drawn coarser than the rest, to keep the sheet small: shown so many times larger than its picture. */
const COARSE: Readonly<Record<string, number>> = {
  halte: 1.5,
  loods: 1.6,
  tunnel: 1.4,
  'tunnel-nacht': 1.8,
  seinhuis: 1.3,
  seinbord: 1.3,
  lichtje: 2,
  brug: 1.5,
  maan: 1.4,
};

/** How much larger than drawn a frame is shown. */
export const coarseness = (frame: string): number => COARSE[frame] ?? 1;
