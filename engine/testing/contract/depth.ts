/** How much of the contract a game is held to: what every game shows at each run, or every combination there is. */
export type Depth = 'short' | 'full';

/** In full for the folders that SPELWERELD_CONTRACT_FULL names, parted by commas; short for all others (tools/checks/changed.ts). */
export const depthOf = (folder: string): Depth =>
  (process.env['SPELWERELD_CONTRACT_FULL'] ?? '').split(',').includes(folder) ? 'full' : 'short';

/** The rows of a table at this depth: the first ones are the short contract. */
export const rowsOf = <T>(depth: Depth, short: number, rows: readonly T[]): readonly T[] =>
  depth === 'full' ? rows : rows.slice(0, short);
