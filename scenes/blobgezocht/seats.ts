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
export const HEAD = 66;
/** Air between two, in u; and the largest that they are drawn. */
const AIR = { across: 16, down: 8 } as const;
const LARGEST = 1.2;

/** Seats for witnesses with cards of these sizes: in as many columns as makes them largest. */
export function seats(cards: readonly Size[], room: Room): Seat[] {
  const wide = Math.max(...cards.map(({ width }) => width));
  const high = Math.max(...cards.map(({ height }) => height)) + HEAD;
  const [width, height] = [room.right - room.left, room.bottom - room.top];
  const scaleIn = (columns: number) => {
    const rows = Math.ceil(cards.length / columns);
    return Math.min(LARGEST, (width / columns - AIR.across) / wide, (height / rows - AIR.down) / high);
  };
  const columns = [3, 2, 1].reduce((best, one) => (scaleIn(one) > scaleIn(best) ? one : best));
  const rows = Math.ceil(cards.length / columns);
  const scale = scaleIn(columns);
  return cards.map((_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, cards.length - row * columns);
    return {
      x: room.left + ((i - row * columns + 0.5) * width) / inRow,
      y: room.top + ((row + 0.5) * height) / rows,
      scale,
    };
  });
}
