/**
 * Scenery that is drawn coarser than the rest, to keep the sheet of sprites small: the scene shows it this many times
 * larger than its picture.
 */
const COARSE: Record<string, number> = {
  stralen: 4,
  lijst: 1.5,
  mand: 1.5,
  schaal: 1.5,
  voet: 1.4,
  plank: 2,
  schaduw: 2,
  bel: 1.3,
  'krul-kijk': 1.2,
  'krul-blij': 1.2,
  'krul-oeps': 1.2,
};

/** How much larger than drawn a frame is shown. */
export const coarseness = (frame: string): number => COARSE[frame] ?? (frame.startsWith('pluche') ? 1.4 : 1);
