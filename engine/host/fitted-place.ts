/** The part of Phaser's transform that is left when nothing is turned: size and place of a unit, in px. */
interface Upright {
  a: number;
  d: number;
  e: number;
  f: number;
}

/** A picture as it lies around its origin, in its own u, before it is flipped. */
export interface Lying {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a picture comes on the canvas, in px; `isMirrored` when it is seen from behind. */
export interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
  isMirrored: boolean;
}

/** Where an upright picture comes, mirrored or not; undefined when it stands on its head or has no size. */
export function placeOf({ a, d, e, f }: Upright, { x, y, width, height }: Lying): Place | undefined {
  if (a === 0 || d <= 0) return undefined;
  const [one, other] = [e + a * x, e + a * (x + width)];
  return {
    left: Math.min(one, other),
    top: f + d * y,
    right: Math.max(one, other),
    bottom: f + d * (y + height),
    isMirrored: a < 0,
  };
}
