/** Layers, from back to front. */
export const DEPTHS = {
  dusk: -50,
  bulbs: -40,
  beam: -36,
  ladder: -20,
  climber: -10,
  board: 0,
  letters: 4,
  desk: 30,
  crowd: 20,
  crew: 34,
  trick: 36,
  flying: 60,
  finale: 90,
} as const;

/** The show board, inside its frame of lamps: where answers open. */
export const BOARD = { x: 683, left: 272, right: 1094, top: 240, bottom: 530 } as const;
/** A sentence that is asked may take two lines, and the hint comes under it. */
export const UNDER_PROMPT = 76;
/** In the example the line of explanation hangs there, down to here. */
export const EXPLAINED = 290;
/** The desk with the buzzer: below the board, and above the Schermtoetsenbord. */
export const DESK = { y: 596, typing: 452 } as const;
/** What is typed stands on the letter board. */
export const LETTERS = { x: 683, y: 318, line: 310, lamps: 366, room: 740 } as const;
/** The right word is held up by the audience; while it is typed it stands on the letter board. */
export const BANNER = { x: 683, y: 702 } as const;
/** The ladder: foot and top of its rungs, the lanes of the two climbers, and the inkwell. */
export const LADDER = {
  x: 142,
  foot: 492,
  top: 214,
  own: 102,
  rival: 186,
  well: { x: 142, y: 142 },
} as const;
/** The presenter stands on his box, at the right. */
export const HOST = { x: 1226, y: 486, trick: { x: 1226, y: 296 } } as const;
/** Medals of the kunstje, on the score panel. */
export const SCORE = { x: 1142, y: 132, pitch: 50 } as const;
