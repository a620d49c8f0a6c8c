/** How many chutes are drawn. */
export const SCREENS = 8;
