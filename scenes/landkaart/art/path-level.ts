/** Height of a wandering path at the border of a tile, in u: up, level or down. */
export const PATH_OFFSET = { u: -10, '0': 0, d: 10 } as const;
export type PathLevel = keyof typeof PATH_OFFSET;
