/** How many are drawn: folds of the plane, hills, things on the desk, cups and candles with warm air. */
export const FOLDS = 5;
export const HILLS = { far: 2, near: 3 } as const;
export const THINGS = 5;
export const CUPS = 3;
