/** Carrots are of so many lengths. */
export const LENGTHS = 6;
