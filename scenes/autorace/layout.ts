import { MIDDLE } from './places.ts';

/** What is to be laid: widths and heights in u. */
interface Size {
  width: number;
  height: number;
}

/** Where something stands, and how large. */
export interface Place {
  x: number;
  y: number;
  scale: number;
}

export interface Layout {
  things: Place[];
  /** The card that is judged. */
  card?: Place;
  /** How high the board is for them. */
  height: number;
}

/** Between its edges things stand; its rim is outside of that. */
const EDGE = { left: 64, right: 1302, pad: 12 } as const;
const GAP = { x: 42, y: 14 } as const;
/** Cards stand at least so far apart, middle to middle, so that they are where the lanes are. */
const PITCH = [0, 0, 420, 380, 300] as const;
/** What is tall gets smaller. */
const TALL = { over: 100, scale: 0.74 } as const;

/**
 * Lays the things of the lanes on the board from left to right, as the lanes lie: in one row, or every other one in a second row
 * where they are too wide. A card that they are about stands in between, or above them. `top` is the upper edge of the board.
 */
export function layOut(things: readonly Size[], top: number, card?: Size): Layout {
  const scale = [...things, ...(card ? [card] : [])].some(({ height }) => height > TALL.over)
    ? TALL.scale
    : 1;
  const inner = top + EDGE.pad;
  const room = EDGE.right - EDGE.left;
  const high = (all: readonly Size[]) => Math.max(...all.map(({ height }) => height)) * scale;
  const place = (x: number, y: number): Place => ({ x, y, scale });
  if (card) {
    const all = [things[0]!, card, ...things.slice(1)];
    const height = high(all);
    const row = rowOf(all, scale, 0);
    if (row) {
      const [first, own, ...others] = row.map((x) => place(x, inner + height / 2));
      return { things: [first!, ...others], card: own!, height: height + 2 * EDGE.pad };
    }
    const above = high([card]);
    const below = high(things);
    const fits = Math.min(1, room / (card.width * scale));
    const y = inner + above + GAP.y + below / 2;
    return {
      things: rowOf(things, scale, PITCH[things.length] ?? 0)!.map((x) => place(x, y)),
      card: { ...place(MIDDLE, inner + above / 2), scale: scale * fits },
      height: above + below + GAP.y + 2 * EDGE.pad,
    };
  }
  const height = high(things);
  const row = rowOf(things, scale, PITCH[things.length] ?? 0) ?? rowOf(things, scale, 0);
  if (row) return { things: row.map((x) => place(x, inner + height / 2)), height: height + 2 * EDGE.pad };
  const shift = room / (2 * things.length);
  return {
    things: things.map(({ width }, i) => {
      const x = EDGE.left + (i * 2 + 1) * shift;
      const half = (width * scale) / 2;
      const within = Math.max(EDGE.left + half, Math.min(EDGE.right - half, x));
      return place(within, inner + height / 2 + (i % 2) * (height + GAP.y));
    }),
    height: 2 * height + GAP.y + 2 * EDGE.pad,
  };
}

/** Middles of things in a row around the middle, at least `pitch` apart; undefined where they do not fit. */
function rowOf(things: readonly Size[], scale: number, pitch: number): number[] | undefined {
  const rooms = things.map(({ width }) => Math.max(width * scale + GAP.x, pitch));
  const total = rooms.reduce((sum, one) => sum + one, 0);
  if (total - GAP.x > EDGE.right - EDGE.left) return undefined;
  let left = MIDDLE - total / 2;
  return rooms.map((one) => (left += one) - one / 2);
}
