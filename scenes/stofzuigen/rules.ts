/** A seat on the cushion, and how large who sits there is. */
export interface Seat {
  x: number;
  y: number;
  scale: number;
}

/** Rows on the cushion from the front one on: their middle, how high they sit, and how wide they may be, in u. */
const ROWS = { x: 683, y: 560, pitch: -78, widest: 860, narrower: 90, gap: 14, largest: 1.3 } as const;

/** Seats for guests of these widths: in rows behind each other on the cushion, each row around its middle. */
export function seatsOn(widths: readonly number[]): Seat[] {
  for (let scale = ROWS.largest; ; scale *= 0.94) {
    const rows = rowsOf(widths, scale);
    if (rows.length > (scale > 1 ? 2 : 4) && scale > 0.5) continue;
    return rows.flatMap((row, n) => {
      const total = row.reduce((sum, width) => sum + width * scale + ROWS.gap, -ROWS.gap);
      let x = ROWS.x - total / 2;
      return row.map((width) => {
        const seat = { x: x + (width * scale) / 2, y: ROWS.y + n * ROWS.pitch * scale, scale };
        x += width * scale + ROWS.gap;
        return seat;
      });
    });
  }
}

function rowsOf(widths: readonly number[], scale: number): number[][] {
  const rows: number[][] = [];
  let room = -1;
  for (const width of widths) {
    if (room < width * scale) {
      room = ROWS.widest - rows.length * ROWS.narrower;
      rows.push([]);
    }
    rows.at(-1)!.push(width);
    room -= width * scale + ROWS.gap;
  }
  return rows;
}

/** What of a spelt word or sentence sits on the cushion: of a sentence its longest word, the first of them. */
export function threadOf(text: string): string {
  const words = text.split(/\s+/).map((word) => word.replace(/[^\p{L}'-]/gu, ''));
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}
