/**
 * Large and soft things are drawn coarser than the rest, to keep the sheet of sprites small: the scene shows them this
 * many times larger than their picture.
 */
const COARSE: Readonly<Record<string, number>> = {
  'gevel-0': 1.9,
  'gevel-1': 1.9,
  'gevel-2': 1.9,
  stad: 1.6,
  wolk: 1.8,
  raam: 1.7,
  'raam-smal': 1.4,
  'raam-strip': 1.9,
  vleugel: 2,
  glans: 3,
  adem: 4,
  gloed: 4,
  bakje: 1.5,
  'bakje-voor': 1.5,
  toren: 2.2,
  maan: 1.6,
  'mandje-touw': 1.4,
  zitje: 1.3,
  nachtstad: 2.4,
  rolluik: 2,
  verf: 1.6,
};

/** How much larger than drawn a frame is shown. */
export const coarseness = (frame: string): number => COARSE[frame] ?? (frame.startsWith('kamer-') ? 2.2 : 1);

/** Size in u of a room behind the large window. */
export const ROOM = { width: 560, height: 320 } as const;
/** Glass within the frame of a small window as it is drawn, and how thick its frame is. */
export const SMALL = { width: 344, height: 120, frame: 14 } as const;
/** The same of the strip of read. */
export const LONG = { width: 1000, height: 112, frame: 16 } as const;
/** Thickness of the frame of the large window. */
export const LARGE_FRAME = 26;
/** Half the width of the tower, and height of one floor of it. */
export const TOWER = { half: 533, floor: 640, stones: 3 } as const;
