/** How many chutes and circles are drawn. */
export const SCREENS = 8;
export const CIRCLES = 5;
