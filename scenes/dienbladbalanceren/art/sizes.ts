/** So many kinds of drinks are drawn. */
export const DRINKS = 10;
/** Half of a tray with so many zones, in u; with one it is that of choose. */
const HALVES: Readonly<Record<number, number>> = { 1: 500, 2: 370, 3: 440, 4: 500 };
export const halfOf = (zones: number): number => HALVES[zones] ?? HALVES[4]!;
