import type { Deck, Ground, Lift } from './course.ts';
import { AIR } from './course.ts';
import { CRATE, WATER } from './places.ts';

/** Width and height of something, in u. */
interface Size {
  width: number;
  height: number;
}

/** Where the middle of something stands, and how large. */
interface Place {
  x: number;
  y: number;
  scale: number;
}

/** A step of rock: it comes from the left or from the right edge of the view, up to `tip`. */
export interface Step {
  tip: number;
  y: number;
  side: 'left' | 'right';
}

const LEFT = 52;
/** The cliff of choose: its lowest step, how far steps are apart at most, where it begins, and how far each stands out more. */
const STAIRS = {
  low: [0, 640, 690, 690, 690, 732],
  pitch: 118,
  high: 364,
  from: 300,
  out: 72,
  least: 56,
} as const;
/** Between a card and its crate, and from there to the edge of the step. */
const BESIDE = 14;
const EDGE = 24;

interface Stairs {
  cards: Place[];
  crates: { x: number; y: number }[];
  steps: Step[];
}

/** choose: steps of a cliff from high (no higher than `high`) to low, each with a card and its crate; the lower one stands farther out. */
export function stairsFor(cards: readonly Size[], high: number = STAIRS.high): Stairs {
  const low = STAIRS.low[cards.length] ?? 732;
  const pitch = Math.min(STAIRS.pitch, (low - high) / Math.max(1, cards.length - 1));
  const stairs: Stairs = { cards: [], crates: [], steps: [] };
  let before = -Infinity;
  for (const [i, { width, height }] of cards.entries()) {
    const y = low - pitch * (cards.length - 1 - i);
    const scale = Math.min(1, (pitch - 9) / height);
    const wide = width * scale;
    const least = LEFT + wide + BESIDE + CRATE / 2;
    const x = Math.max(STAIRS.from + STAIRS.out * (i + 5 - cards.length), least, before + STAIRS.least);
    before = x;
    stairs.crates.push({ x, y: y - AIR.load / 2 });
    stairs.cards.push({ x: x - CRATE / 2 - BESIDE - wide / 2, y: y - (height * scale) / 2 - 3, scale });
    stairs.steps.push({ tip: x + CRATE / 2 + EDGE, y, side: 'left' });
  }
  return stairs;
}

/** sort: a rock with the crate between the barges, and the card below it. */
const SOUND = {
  left: 52,
  right: 1178,
  rock: 150,
  gap: 22,
  deck: 548,
  sign: 604,
  rockY: 606,
  card: 708,
} as const;

interface Harbour {
  rock: { x: number; y: number };
  crate: { x: number; y: number };
  card: Place;
  decks: { x: number; y: number }[];
  /** Room that each sign has. */
  room: number;
  signY: number;
}

export function harbourFor(count: number, card: Size): Harbour {
  const { left, right, rock, gap } = SOUND;
  const pitch = (right - left - rock) / count;
  const before = Math.ceil(count / 2);
  const decks = Array.from({ length: count }, (_, i) => ({
    x: left + pitch * (i + 0.5) + (i < before ? 0 : rock),
    y: SOUND.deck,
  }));
  const x = left + pitch * before + rock / 2;
  const scale = Math.min(1, 84 / card.height, 1160 / card.width);
  const half = (card.width * scale) / 2;
  return {
    rock: { x, y: SOUND.rockY },
    crate: { x, y: SOUND.rockY - AIR.load / 2 },
    card: { x: Math.max(half + LEFT, Math.min(right - half, x)), y: SOUND.card, scale },
    decks,
    room: pitch - gap,
    signY: SOUND.sign,
  };
}

/** build: letters on the quays at both sides of the barge, in one row or two. */
export const QUAY = {
  middle: 640,
  gap: 118,
  left: 48,
  right: 1206,
  air: 8,
  upper: 486,
  lower: 604,
  high: 92,
} as const;
/** From the nearest crate to the edge of the quay. */
const LIP = 8;

export interface Quays {
  tiles: Place[];
  steps: Step[];
}

/**
 * `widths` are those of the letter crates, from narrow to wide; the first stand nearest to the barge, left and right in turn. Those
 * of the upper row stand half-way between those below, so that a rope tells which is meant.
 */
export function quaysFor(widths: readonly number[]): Quays {
  const { middle, gap, left, right, air, upper, lower, high } = QUAY;
  const rows = widths.length > 4 ? 2 : 1;
  const sides = [-1, 1].map((way, side) => {
    const mine = widths.map((_, tile) => tile).filter((tile) => tile % 2 === side);
    const columns = Array.from({ length: Math.ceil(mine.length / rows) }, (_, k) =>
      mine.slice(k * rows, k * rows + rows),
    );
    const pitch = columns.map((tiles) => Math.max(...tiles.map((tile) => widths[tile]!)) + air);
    const last = rows === 2 ? (pitch.at(-1) ?? 0) / 2 : 0;
    const room = way < 0 ? middle - gap - left : right - middle - gap;
    return { way, columns, pitch, fits: room / pitch.reduce((sum, wide) => sum + wide, last) };
  });
  const scale = Math.min(1, ...sides.map(({ fits }) => fits));
  const tiles: Place[] = [];
  const steps: Step[] = [];
  for (const { way, columns, pitch } of sides) {
    let out = 0;
    for (const [k, column] of columns.entries()) {
      const [wide, next] = [pitch[k]!, pitch[k + 1] ?? pitch[k]!];
      for (const [row, tile] of column.entries()) {
        const far = out + wide / 2 + (row * (wide + next)) / 4;
        const x = middle + way * (gap + far * scale);
        tiles[tile] = { x, y: (row ? upper : lower) - (high * scale) / 2, scale };
      }
      out += wide;
    }
    const side = way < 0 ? 'left' : 'right';
    if (rows === 2)
      steps.unshift({ tip: middle + way * (gap - LIP + ((pitch[0] ?? 0) * scale) / 2), y: upper, side });
    steps.push({ tip: middle + way * (gap - LIP), y: lower, side });
  }
  return { tiles, steps };
}

/** Steps as ground to keep clear of. */
export const groundOf = (steps: readonly Step[]): Ground[] =>
  steps.map(({ tip, y, side }) => ({
    from: side === 'left' ? -200 : tip,
    to: side === 'left' ? tip : 1600,
    y,
  }));

/** The tops of crates. */
export const liftsOf = (crates: readonly { x: number; y: number }[]): Lift[] =>
  crates.map(({ x, y }) => ({ x, top: y - AIR.load / 2 }));

/** Decks that are so wide to both sides. */
export const decksOf = (places: readonly { x: number; y: number }[], half: number): Deck[] =>
  places.map(({ x, y }) => ({ x, y, half }));

/** Nothing but water. */
export const OPEN_SEA = { lifts: [], decks: [], ground: [], water: WATER } as const;
