import { quarter, type Line, type Spot } from './track.ts';

/**
 * The loop over which a train comes back: up along the right edge of the land, along its far edge, and down into the
 * hill from above. Its bed is 40 u wide and lies within x 43-1323, so that the whole loop is always in view.
 */
export const RING = { right: 1302, top: 196, left: 66, end: 532 } as const;
/** How wide it turns: out of a station at most and at least, and at its upper corners. */
const TURN = { station: [24, 70], right: 40, left: { x: 84, y: 94 } } as const;

/** Where the locomotive is as its wagon stands under the roof at which it is loaded. */
export const LOADED: Spot = { x: 1062, y: RING.top };

/** From the right edge to under the hill. */
const AROUND: Line = [
  { x: RING.right, y: RING.top + TURN.right },
  ...quarter(
    { x: RING.right, y: RING.top + TURN.right },
    { x: RING.right - TURN.right, y: RING.top },
    'upright',
  ),
  LOADED,
  { x: RING.left + TURN.left.x, y: RING.top },
  ...quarter(
    { x: RING.left + TURN.left.x, y: RING.top },
    { x: RING.left, y: RING.top + TURN.left.y },
    'level',
  ),
  { x: RING.left, y: RING.end },
];

/** How wide the rails at height `y` turn up into the loop. */
function turnAt(y: number): number {
  const [least, most] = TURN.station;
  return Math.max(least, Math.min(most, y - RING.top - TURN.right));
}

/** Where level rails at height `y` begin to turn up. */
export const turnFrom = (y: number): Spot => ({ x: RING.right - turnAt(y), y });

/** The turn from level rails at height `y` to the right edge, with its first place. */
export function turnUp(y: number): Line {
  const from = turnFrom(y);
  return [from, ...quarter(from, { x: RING.right, y: y - turnAt(y) }, 'level')];
}

/** The loop as far as it is used from the lowest of rails at these heights. */
export const loopFrom = (lowest: number): Line => [{ x: RING.right, y: lowest - turnAt(lowest) }, ...AROUND];

/** The way home from level rails at height `y`: up, around, and into the hill. */
export const homeFrom = (y: number): Line => [...turnUp(y), ...AROUND];
