import { COLUMNS } from './rules.ts';

/** Layers, from back to front; each row of beds takes some of its own. */
export const DEPTHS = {
  bed: 0,
  row: 10,
  rain: 60,
  crew: 62,
  board: 64,
  letters: 66,
  mark: 68,
  things: 70,
  flying: 90,
} as const;

/** Middle of the first bed, and the way to the next ones. */
const BED = { x: 132, y: 300, across: 152, down: 86 } as const;
/** What a finger hits of a bed. */
export const BED_HIT = { width: 138, height: 74 } as const;
/** Where the farmer stands beside the middle of a bed. */
const STAND = { x: -44, y: 26 } as const;

/** Middle of a bed. */
export const bedAt = (bed: number) => ({
  x: BED.x + (bed % COLUMNS) * BED.across,
  y: BED.y + Math.floor(bed / COLUMNS) * BED.down,
});

/** Where the farmer stands at a bed, or in front of the field. */
export function standAt(bed: number | undefined) {
  if (bed === undefined) return { x: 66, y: 502 };
  const { x, y } = bedAt(bed);
  return { x: x + STAND.x, y: y + STAND.y };
}

/** The layer of what stands in the row of a bed; in front of the field without one. */
export const depthAt = (bed: number | undefined): number =>
  DEPTHS.row + (bed === undefined ? 3 : Math.floor(bed / COLUMNS)) * 8;

/** The scarecrow holds the label: the home of the word, with the room of its letters. */
export const BOARD = { x: 990, y: 362, room: 540 } as const;
/** The barrow that carrots fly into, and the shelf on which those without a bite are counted. */
export const BARROW = { x: 1118, y: 482 } as const;
export const SHELF = { x: 1022, y: 124, pitch: 39 } as const;
/** What lies below the field: bags, or seeds and their furrow. */
export const BELOW = { left: 56, right: 1310, top: 522, bottom: 750 } as const;
export const FURROW = { x: 620, y: 565, room: 1080 } as const;
