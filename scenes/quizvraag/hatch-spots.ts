import { lineUp, type Area, type Spot } from '../../engine/stage/index.ts';

/** Air between two hatches, in u; and how much larger they are than drawn, where few short words leave room. */
const AIR = { across: 26, down: 18 } as const;
const LARGEST = 1.5;

/** Places for hatches of these sizes on the board: in as many lines as makes them largest. */
export function hatchSpots(sizes: readonly { width: number; height: number }[], area: Area): Spot[] {
  const high = Math.max(...sizes.map(({ height }) => height));
  const inLines = (count: number) => {
    const down = (area.bottom - area.top) / count;
    const heights = Array.from({ length: count }, (_, i) => area.top + (i + 0.5) * down);
    const widths = sizes.map(({ width }) => width * LARGEST);
    const spots = lineUp(widths, area.right - area.left, AIR.across, heights, area.left);
    return spots.map((spot) => ({
      ...spot,
      scale: Math.min(spot.scale * LARGEST, (down - AIR.down) / high),
    }));
  };
  return [1, 2, 3].map(inLines).reduce((best, one) => (one[0]!.scale > best[0]!.scale ? one : best));
}
