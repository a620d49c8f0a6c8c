import type { Rng } from '../../engine/exercise/index.ts';

/** A place in the pond, in u. */
export interface Spot {
  x: number;
  y: number;
}

/** A size in u. */
export interface Size {
  width: number;
  height: number;
}

/** A leaf as it is drawn. */
export const LEAF: Size = { width: 132, height: 124 };

/** How leaves lie: where each is, how large, and where its card stands, from the middle of the leaf. */
export interface Layout {
  seats: Spot[];
  scale: number;
  /** Cards that are too wide for the pond get smaller. */
  fit: number;
  cardAt(width: number): Spot;
}

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const AIR = { across: 26, down: 6, card: 4, between: 180, bank: 36 } as const;
/** The most columns; cards that are higher than this stand beside their leaf. */
const MOST = { columns: 3, high: 100, pitch: 250, beside: 200 } as const;
/** Where there is room leaves are larger. */
const LARGE = 1.25;

/**
 * Lays a leaf for each card in the pond, and one more that has none: in rows of three with the cards above; where cards are too
 * wide or too high for that, beside them; and where only one column fits, without the leaf that has no card.
 */
export function layOut(cards: readonly Size[], { left: bank, right, top, bottom }: Area): Layout {
  const wide = Math.max(...cards.map(({ width }) => width));
  const high = Math.max(...cards.map(({ height }) => height));
  const isAbove = high <= MOST.high && wide + AIR.across <= (right - bank) / MOST.columns;
  const cell = LEAF.width + AIR.card + wide + AIR.across;
  const fitting = isAbove
    ? MOST.columns
    : Math.max(1, Math.min(MOST.columns, Math.floor((right - bank + AIR.across) / cell)));
  // In one column a leaf that is lifted goes aside to the bank.
  const left = fitting > 1 ? bank : bank + AIR.bank;
  const room = right - left;
  const count = cards.length + (fitting > 1 ? 1 : 0);
  const columns = count === 4 ? Math.min(2, fitting) : fitting;
  const rows = Math.ceil(count / columns);
  const pitch = Math.min(isAbove ? MOST.pitch : MOST.beside, (bottom - top) / rows);
  const free = pitch - (isAbove ? high + AIR.card : AIR.down);
  const scale = Math.min(isAbove ? LARGE : 1, free / LEAF.height);
  const leaf = { width: LEAF.width * scale, height: LEAF.height * scale };
  const fit = isAbove ? 1 : Math.min(1, (room - leaf.width - AIR.card) / wide);
  const across = isAbove
    ? room / columns
    : Math.min(room / columns, leaf.width + AIR.card + wide * fit + AIR.between);
  const first = (top + bottom - pitch * (rows - 1)) / 2;
  // A card hangs between the leaves above it, as far as the water goes.
  const most = isAbove ? Math.max(0, (room - (columns - 1) * across - Math.max(wide, leaf.width)) / 2) : 0;
  const aside = rows > 1 && count % columns === 0 ? Math.min(across / 4, most) : 0;
  const seats = Array.from({ length: count }, (_, i): Spot => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const shift = row % 2 ? aside : -aside;
    const x = (left + right) / 2 + shift + ((i % columns) - (inRow - 1) / 2) * across;
    const y = first + row * pitch;
    return isAbove ? { x, y: y + (high + AIR.card) / 2 } : { x: x - (AIR.card + wide * fit) / 2, y };
  });
  const cardAt = (width: number): Spot =>
    isAbove
      ? { x: 0, y: -(leaf.height + high) / 2 - AIR.card }
      : { x: leaf.width / 2 + AIR.card + (width * fit) / 2, y: 0 };
  return { seats, scale, fit, cardAt };
}

/** Seats whose leaves change places: who is at one of them goes to the next, the last to the first. */
export type Move = readonly number[];

/** How often leaves change places and how long that takes, at tempo 0 and 1. */
const SWAPS = { least: 1, most: 5, slowMs: 1250, fastMs: 760 } as const;

/** How often leaves change places at a tempo. */
export const swapsAt = (tempo: number): number =>
  Math.round(SWAPS.least + (SWAPS.most - SWAPS.least) * tempo);

/** How long leaves take to change places at a tempo, in ms. */
export const swapMsAt = (tempo: number): number => SWAPS.slowMs + (SWAPS.fastMs - SWAPS.slowMs) * tempo;

/** So many moves of leaves on so many seats, never the same twice on end; with a whirl each second one goes round three seats. */
export function movesOf(rng: Rng, seats: number, times: number, hasWhirl: boolean): Move[] {
  const all = Array.from({ length: seats }, (_, i) => i);
  const moves: Move[] = [];
  while (moves.length < times) {
    const isWhirl = hasWhirl && seats > 2 && moves.length % 2 === 0;
    const move = rng.shuffle(all).slice(0, isWhirl ? 3 : 2);
    const last = moves.at(-1);
    if (seats > 2 && last?.length === move.length && move.every((seat) => last.includes(seat))) continue;
    moves.push(move);
  }
  return moves;
}

/** Where everybody is after a move: the seat of each, from the seat that each had. */
export const moved = (seats: readonly number[], move: Move): number[] =>
  seats.map((seat) => {
    const at = move.indexOf(seat);
    return at < 0 ? seat : move[(at + 1) % move.length]!;
  });

/** How far a leaf keeps to its left on its way, in u and as a share of the way. */
const BOW = { most: 58, share: 0.3 } as const;

/** The place of a leaf at a share of its way; two that change places pass each other on both sides. */
export function wayAt(from: Spot, to: Spot, share: number): Spot {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const way = Math.hypot(dx, dy) || 1;
  const bow = (Math.sin(Math.PI * share) * Math.min(BOW.most, way * BOW.share)) / way;
  return { x: from.x + dx * share + dy * bow, y: from.y + dy * share - dx * bow };
}

/** Koi that swim round and round: where each is and where it heads, in degrees, at a share of the swirl. */
export function swirlAt(i: number, count: number, turns: number): Spot & { heading: number } {
  const angle = (i / count + turns) * Math.PI * 2;
  return { x: Math.cos(angle), y: Math.sin(angle), heading: (angle * 180) / Math.PI + 180 };
}
