import type { Rng } from '../../engine/exercise/index.ts';
import { TOWER } from './rules.ts';

/** Side of a tile in u: three of them make a storey. */
export const TILE = 50;
/** The posts at both sides are half a tile thick beyond where one can walk. */
const COLUMNS = Math.round((TOWER.right - TOWER.left) / TILE) + 1;
const STOREY = TOWER.storey / TILE;
/** Kinds of what stands on the shelves at the back: books, and now and then something else. */
const BOOKS = 4;
const ODD = ['plant', 'bol', 'leeg'] as const;
/** Columns where a window may be. */
const WINDOWS = [3, 9, 13, 19] as const;

/** The back wall of the tower from top to bottom, as names of tiles: `floors` floors, and storeys below the first. */
export function towerRows(floors: number, below: number, rng: Rng): string[][] {
  const storeys = floors * (TOWER.floor / TOWER.storey) + below;
  return Array.from({ length: storeys }, (_, storey) => {
    const isUpper = storey % 2 === 0 && storey < storeys - below;
    return storeyRows(isUpper ? rng.pick(WINDOWS) : undefined, rng);
  }).flat();
}

/** The tiles of one storey; `window` is the left column of a window of two by two. */
function storeyRows(window: number | undefined, rng: Rng): string[][] {
  const rows: string[][] = Array.from({ length: STOREY }, () => []);
  for (let column = 0; column < COLUMNS; column++) {
    if (column === 0 || column === COLUMNS - 1) {
      for (const row of rows) row.push(column === 0 ? 'stijl-l' : 'stijl-r');
      continue;
    }
    const pane = window === undefined ? -1 : column - window;
    const isWindow = pane === 0 || pane === 1;
    const side = pane === 0 ? 'l' : 'r';
    const stands = rng.next() < 0.16 ? rng.pick(ODD) : `boeken-${rng.below(BOOKS)}`;
    const column3 = isWindow
      ? [`raam-${side}b`, `raam-${side}o`, 'bank']
      : ['nis', `${stands}-b`, `${stands}-o`];
    for (const [i, row] of rows.entries()) row.push(column3[i]!);
  }
  return rows;
}
