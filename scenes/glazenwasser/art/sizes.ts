/** Size in u of a room behind the large window. */
export const ROOM = { width: 560, height: 320 } as const;
/** Glass within the frame of a small window as it is drawn, and how thick its frame is. */
export const SMALL = { width: 344, height: 120, frame: 14 } as const;
/** The same of the strip of read. */
export const LONG = { width: 1000, height: 112, frame: 16 } as const;
/** Thickness of the frame of the large window. */
export const LARGE_FRAME = 26;
/** Half the width of the tower, and height of one floor of it. */
export const TOWER = { half: 533, floor: 640, stones: 3 } as const;
