import type { Rng } from '../../engine/exercise/index.ts';

type Corner = readonly [column: number, row: number, size: number];

/** Marks a tile that is land all over; the map fills it with grass. */
export const COAST = { inland: 'land' } as const;

const QUARTER: Record<string, number> = { '1,1': 0, '-1,1': 1, '-1,-1': 2, '1,-1': 3 };

/**
 * Lays the coast of an island whose outline runs clockwise over the grid: name of the coast tile per `column,row`,
 * `COAST.inland` for the land behind it.
 */
export function coastTiles(
  outline: readonly Corner[],
  columns: number,
  rows: number,
  rng: Rng,
): Map<string, string> {
  const corners = outline
    .filter(([, , size]) => size > 0)
    .filter((corner, i, all) => {
      const before = all.at(i - 1)!;
      const after = all[(i + 1) % all.length]!;
      const straight = (axis: 0 | 1) => before[axis] === corner[axis] && corner[axis] === after[axis];
      return !straight(0) && !straight(1);
    });
  const tiles = new Map<string, string>();
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (isInside(corners, column + 0.5, row + 0.5)) tiles.set(`${column},${row}`, COAST.inland);
  corners.forEach((corner, i) => layStraight(tiles, corner, corners[(i + 1) % corners.length]!, rng));
  corners.forEach((corner, i) =>
    layCorner(tiles, corners.at(i - 1)!, corner, corners[(i + 1) % corners.length]!),
  );
  return tiles;
}

/** Whether a point lies within the outline (even-odd rule). */
function isInside(corners: readonly Corner[], x: number, y: number): boolean {
  let crossings = 0;
  corners.forEach((corner, i) => {
    const next = corners[(i + 1) % corners.length]!;
    if (corner[1] > y === next[1] > y) return;
    const at = ((next[0] - corner[0]) * (y - corner[1])) / (next[1] - corner[1]) + corner[0];
    if (x < at) crossings++;
  });
  return crossings % 2 === 1;
}

function layStraight(tiles: Map<string, string>, from: Corner, to: Corner, rng: Rng) {
  const dx = Math.sign(to[0] - from[0]);
  const dy = Math.sign(to[1] - from[1]);
  const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
  for (let i = 0; i < length; i++) {
    const version = rng.below(3);
    const x = from[0] + dx * i;
    const y = from[1] + dy * i;
    if (dx > 0) tiles.set(`${x},${y - 1}`, `kust-n${version}`);
    if (dx < 0) tiles.set(`${x - 1},${y}`, `kust-z${version}`);
    if (dy > 0) tiles.set(`${x},${y}`, `kust-o${version}`);
    if (dy < 0) tiles.set(`${x - 1},${y - 1}`, `kust-w${version}`);
  }
}

function layCorner(tiles: Map<string, string>, before: Corner, corner: Corner, after: Corner) {
  const size = corner[2];
  const into = [Math.sign(corner[0] - before[0]), Math.sign(corner[1] - before[1])] as const;
  const outOf = [Math.sign(after[0] - corner[0]), Math.sign(after[1] - corner[1])] as const;
  const convex = into[0] * outOf[1] - into[1] * outOf[0] > 0;
  const open = convex ? [into[0] - outOf[0], into[1] - outOf[1]] : [outOf[0] - into[0], outOf[1] - into[1]];
  const quarter = QUARTER[open.join()]!;
  const back = convex ? size - 1 : 0;
  const ahead = convex ? 1 : size;
  const left = open[0]! > 0 ? corner[0] - back : corner[0] - ahead;
  const top = open[1]! > 0 ? corner[1] - back : corner[1] - ahead;
  const name = convex ? 'hoek' : 'bocht';
  for (let j = 0; j < size; j++)
    for (let i = 0; i < size; i++) tiles.set(`${left + i},${top + j}`, `${name}${size}-${quarter}-${i}${j}`);
}
