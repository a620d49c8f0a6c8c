/** Size of something in u. */
interface Size {
  width: number;
  height: number;
}

interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where a witness stands: the middle of figure and card together, and how large. */
export interface Seat {
  x: number;
  y: number;
  scale: number;
}

/** What of a witness is seen above the card, in u. */
export const HEAD = 84;
/** Air between two, in u; and the largest that they are drawn. */
const AIR = { across: 12, down: 8 } as const;
const LARGEST = 1.4;

/** Seats for witnesses with cards of these sizes: in as many columns as makes them largest, with no place left over where that can be. */
export function seats(cards: readonly Size[], room: Room): Seat[] {
  const { length } = cards;
  const wide = Math.max(...cards.map(({ width }) => width));
  const high = Math.max(...cards.map(({ height }) => height)) + HEAD;
  const [width, height] = [room.right - room.left, room.bottom - room.top];
  const rowsIn = (columns: number) => Math.ceil(length / columns);
  const scaleIn = (columns: number) =>
    Math.min(LARGEST, (width / columns - AIR.across) / wide, (height / rowsIn(columns) - AIR.down) / high);
  const spare = (columns: number) => columns * rowsIn(columns) - length;
  const columns = [4, 3, 2, 1]
    .sort((a, b) => spare(a) - spare(b))
    .reduce((best, one) => (scaleIn(one) > scaleIn(best) ? one : best));
  const rows = rowsIn(columns);
  return cards.map((_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, length - row * columns);
    return {
      x: room.left + ((i - row * columns + 0.5) * width) / inRow,
      y: room.top + ((row + 0.5) * height) / rows,
      scale: scaleIn(columns),
    };
  });
}
