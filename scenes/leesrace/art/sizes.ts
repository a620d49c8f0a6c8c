/**
 * Scenery and soft tones that are drawn coarser than the rest, to keep the sheet of sprites small: the scene shows
 * them this many times larger than their picture.
 */
const COARSE: Readonly<Record<string, number>> = {
  lint: 2,
  gloed: 4,
  veld: 4,
  finish: 1.8,
  foto: 1.5,
  'rug-0': 2,
  'rug-1': 2,
  'rug-2': 2,
  'publiek-0': 1.5,
  'publiek-1': 1.5,
  'publiek-2': 1.5,
  'publiek-3': 1.5,
};

/** How much larger than drawn a frame is shown. */
export const coarseness = (frame: string): number => COARSE[frame] ?? 1;

/** Width of the ribbon and of a line as they are drawn; the scene stretches them. */
export const DRAWN = { ribbon: 400, line: 100 } as const;
/** Frames of a running step. */
export const STEPS = 8;
/** Kinds of columns of spectators, and their width in u. */
export const SPECTATORS = { kinds: 4, width: 116 } as const;
