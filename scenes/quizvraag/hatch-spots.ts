import { lineUp, type Area, type Spot } from '../../engine/stage/index.ts';

interface Size {
  width: number;
  height: number;
}

/** Air between two hatches; in u. */
const AIR = { across: 26, down: 18 } as const;
const MOST_LINES = 3;

/** Places for hatches of these sizes: in as few lines as need be, shared evenly over the height of the board. */
export function hatchSpots(sizes: readonly Size[], area: Area): Spot[] {
  const high = Math.max(...sizes.map(({ height }) => height));
  const widths = sizes.map(({ width }) => width);
  const inLines = (count: number) => {
    const down = (area.bottom - area.top) / count;
    const heights = Array.from({ length: count }, (_, i) => area.top + (i + 0.5) * down);
    const spots = lineUp(widths, area.right - area.left, AIR.across, heights, area.left);
    const fit = Math.min(1, (down - AIR.down) / high);
    return spots.map((spot) => ({ ...spot, scale: Math.min(spot.scale, fit) }));
  };
  const lines = new Set(inLines(MOST_LINES).map(({ y }) => y)).size;
  return inLines(lines);
}
