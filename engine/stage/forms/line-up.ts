/** A place in u, and how large what stands there is. */
interface Place {
  x: number;
  y: number;
  scale: number;
}

/** How much smaller each try is. */
const STEP = 0.96;

/**
 * Places for things of these widths beside each other, `gap` u apart, in lines at these heights that are `room` u wide from
 * `left` on: as large as they fit, in as few lines as need be, each line around its middle.
 */
export function lineUp(
  widths: readonly number[],
  room: number,
  gap: number,
  heights: readonly number[],
  left = 0,
): Place[] {
  for (let scale = 1; ; scale *= STEP) {
    const lines = linesOf(widths, room / scale, gap);
    if (lines.length > heights.length || widths.some((width) => width * scale > room)) continue;
    const places: Place[] = [];
    for (const [i, line] of lines.entries()) {
      const total = line.reduce((sum, width) => sum + width + gap, -gap);
      let x = left + room / 2 - (total * scale) / 2;
      for (const width of line) {
        places.push({ x: x + (width * scale) / 2, y: heights[i]!, scale });
        x += (width + gap) * scale;
      }
    }
    return places;
  }
}

/** Widths in lines that are no wider than `room`. */
function linesOf(widths: readonly number[], room: number, gap: number): number[][] {
  const lines: number[][] = [];
  let used = Infinity;
  for (const width of widths) {
    if (used + gap + width <= room) {
      lines.at(-1)!.push(width);
      used += gap + width;
    } else {
      lines.push([width]);
      used = width;
    }
  }
  return lines;
}
