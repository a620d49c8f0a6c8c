import { AIR, type Ring } from './air.ts';

/** Right edge of the cards, and from a ring to the left edge of its card. */
const EDGE = 1316;
export const ARM = 128;
/** Where the rings are, unless the cards need the room. */
const RINGS_X = 880;
/** Heights of the rings, by how many there are, and the most that half a ring may be. */
const HEIGHTS = { 2: [386, 596], 3: [330, 455, 580] } as const;
const MOST_HALF = { 2: 85, 3: 54 } as const;
/** A card is never higher than this where there are three. */
const ROOM = { 2: 200, 3: 110 } as const;
/** The plane glides between the upper two rings. */
const between = (a: Ring, b: Ring) => (a.y + b.y) / 2;

/** What is to be laid: widths and heights in u. */
interface Size {
  width: number;
  height: number;
}

export interface Layout {
  x: number;
  rings: Ring[];
  rest: number;
  /** So high one flies at most: never before the word. */
  top: number;
  /** Of each card: its middle, and its scale. */
  cards: { x: number; y: number; scale: number }[];
}

/** A gate with a ring for each card; `wide` is how wide a ring is open at this tempo. */
export function layOut(cards: readonly Size[], wide: number): Layout {
  const many = cards.length > 2 ? 3 : 2;
  const half = Math.min(MOST_HALF[many], wide / 2);
  const rings = cards.map((_, i) => ({ y: HEIGHTS[many][i]!, half }));
  const scales = cards.map(({ width, height }) =>
    Math.min(1, ROOM[many] / height, (EDGE - ARM - AIR.home - 380) / width),
  );
  const widest = Math.max(...cards.map(({ width }, i) => width * scales[i]!));
  const x = Math.min(RINGS_X, EDGE - ARM - widest);
  return {
    x,
    rings,
    rest: between(rings[0]!, rings[1]!),
    top: rings[0]!.y,
    cards: cards.map(({ width }, i) => ({
      x: x + ARM + (width * scales[i]!) / 2,
      y: rings[i]!.y,
      scale: scales[i]!,
    })),
  };
}
