/** The way that was walked through one chamber. */
export interface WalkedWay {
  columns: number;
  rows: number;
  /** Tiles in the order they were walked. */
  tiles: readonly number[];
}

interface Point {
  x: number;
  y: number;
}

/** A frame by the middle of its wood: half its width and height, and how far a line may stray, in u. */
export interface FrameShape {
  halfWidth: number;
  halfHeight: number;
  stray: number;
}

/**
 * All ways as one line that goes once round a frame, clockwise from its top left corner: every chamber gets an equal
 * part of it. Points lie round (0, 0).
 */
export function lineRound(ways: readonly WalkedWay[], frame: FrameShape): Point[] {
  const points = ways.flatMap(({ columns, rows, tiles }, i) =>
    tiles.map((tile) => {
      const along = (i + (tile % columns) / columns) / ways.length;
      const across = (Math.floor(tile / columns) / (rows - 1)) * 2 - 1;
      return onFrame(along, across * frame.stray, frame);
    }),
  );
  return points.length > 0 ? [...points, points[0]!] : [];
}

/** A point at share `along` of the way round, `out` u outside the middle of the wood. */
function onFrame(along: number, out: number, { halfWidth, halfHeight }: FrameShape): Point {
  const sides = [halfWidth * 2, halfHeight * 2, halfWidth * 2, halfHeight * 2];
  let left = along * (halfWidth + halfHeight) * 4;
  let side = 0;
  while (side < 3 && left > sides[side]!) left -= sides[side++]!;
  switch (side) {
    case 0:
      return { x: left - halfWidth, y: -halfHeight - out };
    case 1:
      return { x: halfWidth + out, y: left - halfHeight };
    case 2:
      return { x: halfWidth - left, y: halfHeight + out };
    default:
      return { x: -halfWidth - out, y: halfHeight - left };
  }
}
