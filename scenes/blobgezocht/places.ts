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
  ink: 50,
  shown: 60,
  paper: 90,
  print: 94,
} as const;

/** The wall of portraits: the middle of the first, how far apart, and what a finger hits. */
export const PORTRAIT = {
  x: 106,
  y: 284,
  pitch: { x: 107, y: 98 },
  hit: { width: 95, height: 90 },
} as const;

/** Where portrait `i` hangs. */
export const hangsAt = (i: number): { x: number; y: number } => ({
  x: PORTRAIT.x + (i % WALL.columns) * PORTRAIT.pitch.x,
  y: PORTRAIT.y + Math.floor(i / WALL.columns) * PORTRAIT.pitch.y,
});

/** Which portrait hangs at a place, if one does. */
export function hungAt(x: number, y: number): number | undefined {
  const { pitch, hit } = PORTRAIT;
  const column = Math.round((x - PORTRAIT.x) / pitch.x);
  const row = Math.round((y - PORTRAIT.y) / pitch.y);
  if (column < 0 || column >= WALL.columns || row < 0 || row >= WALL.rows) return undefined;
  const i = row * WALL.columns + column;
  const at = hangsAt(i);
  return Math.abs(x - at.x) <= hit.width / 2 && Math.abs(y - at.y) <= hit.height / 2 ? i : undefined;
}

/** The casebook below the wall: its middle, that of its page, and how far below that its clues and its line are. */
export const BOOK = { x: 320, y: 694, page: 272, clues: -22, line: 33, room: 440 } as const;
/** The shelf at the upper left, for those who look on. */
export const GROUND = 170;
/** Where witnesses stand, at the right. */
export const STAND = { left: 612, right: 1322, top: 354, bottom: 750, x: 967 } as const;
/** The right spelling hangs above the witnesses. */
export const BANNER = { x: STAND.x, y: 289 } as const;
/** The hint hangs so much higher, that the right spelling has room below it. */
export const HINT = -8;
