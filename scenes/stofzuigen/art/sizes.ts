/** The floor of the room: tiles of 76 u. Over it is the strip with prompt and word, under it the remote control. */
export const FLOOR = { columns: 13, rows: 6, tile: 76, x: 189, y: 212 } as const;
/** Where he starts: at his dock in the wall at the top. */
export const DOCK = { column: 6, row: 0 } as const;
/** The paper on which the word is made: its middle, and the widest it may be beside prompt and Klodder. */
export const STRIP = { x: 832, y: 128, widest: 740 } as const;
/** The remote control: the tray with arrow cards, and the button that starts. */
export const REMOTE = {
  left: 189,
  right: 1177,
  top: 680,
  y: 718,
  /** The middle of the first card, and the way to the next. */
  card: { x: 222, pitch: 34.6 },
  /** So many arrows he remembers. */
  most: 24,
  start: { x: 1112, width: 108, height: 66 },
} as const;

const WIDEST = 5;
/** How large dust bunnies are drawn, in u: within their tiles. */
export const BUNNY = {
  height: 54,
  widest: WIDEST,
  width: (size: number) => size * FLOOR.tile - 10,
  /** One with a picture lies on two by two tiles. */
  picture: 84,
} as const;
