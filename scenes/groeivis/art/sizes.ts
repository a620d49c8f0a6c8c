/**
 * The fish as it grows: how much larger than drawn it is, how far its mouth is from its middle, and where its tail and its eye are. It looks
 * to the right.
 */
export const FORMS = [
  { scale: 1.34, mouth: 36, tail: { x: -28, y: 0 }, eye: { x: 14, y: -7 } },
  { scale: 1.24, mouth: 45, tail: { x: -38, y: 0 }, eye: { x: 21, y: -9 } },
  { scale: 1.14, mouth: 54, tail: { x: -46, y: 0 }, eye: { x: 28, y: -11 } },
  { scale: 1.08, mouth: 64, tail: { x: -58, y: 0 }, eye: { x: 38, y: -10 } },
  { scale: 1.04, mouth: 76, tail: { x: -76, y: -6 }, eye: { x: 46, y: 2 } },
] as const;
/** How large a bubble is. */
export const BUBBLE = 54;
