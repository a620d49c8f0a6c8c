import { WALL } from './rules.ts';

/** Layers, from back to front. */
export const DEPTHS = {
  dusk: -50,
  glow: -40,
  shelf: -10,
  wall: 0,
  book: 10,
  witness: 20,
  sheet: 30,
  crew: 40,
  shown: 60,
  paper: 90,
  print: 94,
} as const;

/** The wall of portraits: the middle of the first, how far apart, and what a finger hits. */
export const PORTRAIT = {
  x: 106,
  y: 140,
  pitch: { x: 107, y: 113 },
  hit: { width: 95, height: 101 },
} as const;

/** Where portrait `i` hangs. */
export const hangsAt = (i: number): { x: number; y: number } => ({
  x: PORTRAIT.x + (i % WALL.columns) * PORTRAIT.pitch.x,
  y: PORTRAIT.y + Math.floor(i / WALL.columns) * PORTRAIT.pitch.y,
});

/** The casebook below the wall: its middle, its clues and its line. */
export const BOOK = { x: 234, y: 652, clues: -28, line: 44, room: 330 } as const;
/** Where one stands below the wall. */
export const GROUND = 750;
/** Where witnesses stand, at the right. */
export const STAND = { left: 612, right: 1322, top: 304, bottom: 750, x: 967 } as const;
/** The right spelling hangs above the witnesses. */
export const BANNER = { x: STAND.x, y: 258 } as const;
