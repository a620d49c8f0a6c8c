/** Width of the ribbon and of a line as they are drawn; the scene stretches them. */
export const DRAWN = { ribbon: 400, line: 100 } as const;
/** Frames of a running step. */
export const STEPS = 8;
/** Kinds of columns of spectators, and their width in u. */
export const SPECTATORS = { kinds: 4, width: 116 } as const;
