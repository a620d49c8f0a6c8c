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

/** Longest piece of the line, as a share of the way round: it has to follow the corners. */
const PIECE = 0.004;

/**
 * All ways as one line that goes once round a frame, clockwise from its top left corner: every chamber gets an equal
 * part of it. Points lie round (0, 0).
 */
export function lineRound(ways: readonly WalkedWay[], frame: FrameShape): Point[] {
  const stops = ways.flatMap(({ columns, rows, tiles }, i) =>
    tiles.map((tile) => ({
      along: (i + (tile % columns) / columns) / ways.length,
      out: ((Math.floor(tile / columns) / (rows - 1)) * 2 - 1) * frame.stray,
    })),
  );
  const [first] = stops;
  if (!first) return [];
  // It ends where it began.
  const last = { along: first.along + 1, out: first.out };
  return [...stops, last].flatMap((stop, i, all) => {
    const from = all[i - 1] ?? stop;
    const pieces = Math.max(1, Math.ceil(Math.abs(stop.along - from.along) / PIECE));
    return Array.from({ length: pieces }, (_, piece) => {
      const share = (piece + 1) / pieces;
      const along = from.along + (stop.along - from.along) * share;
      return onFrame(along % 1, from.out + (stop.out - from.out) * share, frame);
    });
  });
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
