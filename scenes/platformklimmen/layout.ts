import type { Rng } from '../../engine/exercise/index.ts';
import { topAt } from './route.ts';
import { FOOT, TOWER, type Floor, type Shelf, type Spot } from './rules.ts';

/** Where a bell hangs: its rope, the place to stand at it, and the middle of its card above the base. */
export interface BellPlace {
  x: number;
  stand: Spot;
  /** Height of what is stood on. */
  up: number;
  cardUp: number;
}

export interface BellFloor {
  floor: Floor;
  bells: BellPlace[];
}

interface BellWish {
  count: number;
  /** Cards with a picture are too tall to hang over a ledge. */
  tall: boolean;
  /** A word hangs over two bells that stand close together. */
  judged: boolean;
  /** No gaps and no movers, stairs instead of jumps. */
  calm: boolean;
  /** Width of a gap in u. */
  gap: number;
  /** How fast steps go, in u/s: without speed they only hang there. */
  move: number;
}

/** Bells stand as far apart as they can; between them is room for the ladder, and for gaps. */
const COLUMNS: Record<number, { x: number[]; between: number[] }> = {
  2: { x: [383, 983], between: [533, 683, 833] },
  3: { x: [283, 683, 1083], between: [483, 883] },
  4: { x: [233, 533, 833, 1133], between: [383, 683, 983] },
};
/** The two of judge hang close together at both sides of the ladder: to say yes or no takes a few steps. */
const JUDGED = { x: [523, 843], between: [303, 683, 1063] } as const;

/** Heights above the base: of a ledge, of a pile of books under tall cards, and of the middle of a card. */
const UP = {
  ledge: 120,
  pile: 64,
  high: 234,
  low: 162,
  tall: 224,
  foot: -150,
  cushion: -116,
  lift: -75,
  step: 74,
  spring: 27,
} as const;
const LEDGE_HALF = 108;
const STAIR = { rise: 46, width: 42 } as const;
const STEP = { half: 46, sway: 52, lift: 30, free: 8 } as const;
/** How far from the ladder one begins under a word that is judged. */
const ASIDE = 104;
const DROPS = 2;
/** Drops in corners: so far from the end of a shelf, and over it. */
const EDGE = 30;
const CORNER_UP = 34;
/** Room that it takes to jump up round the end of a plank. */
const AROUND = 92;

/** Widest that a card of a bell may be, in u. */
export const CARD_WIDTH = 360;

/** Lays out a floor with bells; all but their number, and whether they are tall, is up to the seed. */
export function layBells(wish: BellWish, rng: Rng): BellFloor {
  const { count, calm, judged } = wish;
  const columns = judged ? JUDGED : (COLUMNS[count] ?? COLUMNS[4]!);
  const climb = judged || count === 2 ? 683 : rng.pick(columns.between);
  const gaps = calm ? [] : columns.between.filter((x) => x !== climb);
  const boards = boardsOf(gaps, wish.gap);
  // Neighbours hang at other heights, so that wide cards pass each other; both of a judgement hang low, under the word.
  const first = rng.below(2);
  const isHigh = (i: number) => !judged && (i + first) % 2 === 0;
  const up = wish.tall ? UP.pile : UP.ledge;
  const ledges = columns.x.flatMap((x, i) => (isHigh(i) ? [ledgeAt(x, i, up)] : []));
  const bells = columns.x.map((x, i): BellPlace => {
    const stand = isHigh(i) ? { shelf: `rand-${i}`, x } : { shelf: boardAt(boards, x).id, x };
    const cardUp = wish.tall ? UP.tall : isHigh(i) ? UP.high : UP.low;
    return { x, stand, up: isHigh(i) ? up : 0, cardUp };
  });
  const more = calm
    ? ledges.flatMap((ledge) => stairsTo(ledge))
    : [...gaps.map((x, i) => cushionIn(x, wish.gap, i)), ...toys(gaps, ledges, wish, rng)];
  const foot: Shelf = { id: FOOT, kind: 'board', left: TOWER.left, right: TOWER.right, up: UP.foot };
  const shelves = [foot, ...boards, ...ledges, ...more];
  // Where there are stairs the ladder ends on top of them.
  const top = (calm && topAt({ shelves }, climb)) || boardAt(boards, climb);
  const floor: Floor = {
    shelves,
    ladders: [{ x: climb, from: UP.foot, to: top.up, lower: FOOT, upper: top.id }],
    start: { shelf: FOOT, x: rng.pick(besideLadder(climb, judged ? [] : columns.x)) },
    drops: dropsFor(gaps, ledges, rng),
    ...(calm && { stairs: true }),
  };
  return { floor, bells };
}

/** Where one may begin on the lowest board: under the two bells nearest to the ladder, where no cushion lies. */
const besideLadder = (climb: number, bells: readonly number[]): number[] =>
  bells.length === 0
    ? [climb - ASIDE, climb + ASIDE]
    : [...bells].sort((a, b) => Math.abs(a - climb) - Math.abs(b - climb)).slice(0, 2);

/** The base: one board, or more with gaps between them. */
function boardsOf(gaps: readonly number[], gap: number): Shelf[] {
  const edges = [TOWER.left, ...gaps.flatMap((x) => [x - gap / 2, x + gap / 2]), TOWER.right];
  return Array.from({ length: edges.length / 2 }, (_, i) => ({
    id: `plank-${i}`,
    kind: 'board',
    left: edges[i * 2]!,
    right: edges[i * 2 + 1]!,
    up: 0,
  }));
}

const boardAt = (boards: readonly Shelf[], x: number): Shelf =>
  boards.find(({ left, right }) => x >= left && x <= right) ?? boards[0]!;

const ledgeAt = (x: number, i: number, up: number): Shelf => ({
  id: `rand-${i}`,
  kind: 'ledge',
  left: Math.max(TOWER.left, x - LEDGE_HALF),
  right: Math.min(TOWER.right, x + LEDGE_HALF),
  up,
});

const cushionIn = (x: number, gap: number, i: number): Shelf => ({
  id: `kussen-${i}`,
  kind: 'cushion',
  left: x - gap / 2 - 12,
  right: x + gap / 2 + 12,
  up: UP.cushion,
});

/** Steps of books up to a ledge, at both sides where there is room. */
function stairsTo({ id, left, right, up }: Shelf): Shelf[] {
  const count = Math.ceil(up / STAIR.rise) - 1;
  const stair = (from: number, n: number, side: string): Shelf => ({
    id: `trap-${id}-${side}${n}`,
    kind: 'stair',
    left: from,
    right: from + STAIR.width,
    up: (up * n) / (count + 1),
  });
  const all = Array.from({ length: count }, (_, i) => i + 1).flatMap((n) => {
    const away = (count + 1 - n) * STAIR.width;
    return [stair(left - away, n, 'l'), stair(right + away - STAIR.width, n, 'r')];
  });
  return all.filter((one) => one.left >= TOWER.left && one.right <= TOWER.right);
}

/** A lift in one gap, a step that wanders to the sides over another, and a springy book under a ledge. */
function toys(gaps: readonly number[], ledges: readonly Shelf[], { move, gap }: BellWish, rng: Rng): Shelf[] {
  const [inside, over] = rng.shuffle(gaps);
  const high = ledges.filter(({ up }) => up > UP.pile);
  const under = high.length > 0 ? rng.pick(high) : undefined;
  const step = (id: string, x: number, half: number, up: number, sway: Shelf['sway']): Shelf => ({
    id,
    kind: 'step',
    left: x - half,
    right: x + half,
    up,
    ...(move > 0 && sway && { sway }),
  });
  const lift = (x: number) =>
    step('lift', x, Math.min(STEP.half, gap / 2 - STEP.free), UP.lift, { x: 0, y: STEP.lift });
  const wanderer = (x: number) => step('trede', x, STEP.half, UP.step, { x: STEP.sway, y: 0 });
  const spring = ({ left }: Shelf): Shelf => ({
    id: 'veer',
    kind: 'spring',
    left: left + 6,
    right: left + 62,
    up: UP.spring,
  });
  return [
    ...(inside === undefined ? [] : [lift(inside)]),
    ...(over === undefined ? [] : [wanderer(over)]),
    ...(under ? [spring(under)] : []),
  ];
}

/** In a gap, at the far end of a ledge, or right in a corner, also of the lowest board. */
function dropsFor(gaps: readonly number[], ledges: readonly Shelf[], rng: Rng): Floor['drops'] {
  const places = [
    ...gaps.map((x) => ({ x, up: -24 })),
    ...ledges.map(({ left, right, up }) => ({ x: rng.below(2) ? right - 16 : left + 16, up: up + 34 })),
    ...[TOWER.left + EDGE, TOWER.right - EDGE - 20]
      .filter((x) => !ledges.some(({ left, right, up }) => up <= UP.pile && x > left && x < right))
      .map((x) => ({ x, up: CORNER_UP })),
    { x: rng.below(2) ? TOWER.left + EDGE : TOWER.right - EDGE, up: UP.foot + CORNER_UP },
  ];
  return rng.shuffle(places).slice(0, DROPS);
}

/** Where a grapheme book stands, and where one jumps to knock it from below. */
export interface BookPlace {
  x: number;
  plank: string;
  up: number;
  from: Spot;
}

export interface BookFloor {
  floor: Floor;
  books: BookPlace[];
}

const BOOKS = {
  foot: UP.foot,
  first: 0,
  second: 106,
  gap: 12,
  widest: 24,
  pair: 34,
  beside: 64,
  left: 150,
  right: 1216,
  ladder: 30,
} as const;

/** Lays out a floor of books of these widths: one row on a plank, or two with ladders in between. */
export function layBooks(widths: readonly number[], rng: Rng): BookFloor {
  const total = (some: readonly number[], gap: number) =>
    some.reduce((sum, width) => sum + width + gap, -gap);
  const room = BOOKS.right - BOOKS.left;
  const isTwo = total(widths, BOOKS.gap) > room;
  // Few books stand wide apart: there is something to run for.
  const spare = (room - 2 * BOOKS.beside - total(widths, 0)) / Math.max(1, widths.length - 1);
  const gap = isTwo ? BOOKS.pair : Math.max(BOOKS.gap, Math.min(BOOKS.widest, spare));
  // A plank that leaves no way round its ends goes on to the posts.
  const free = TOWER.middle - TOWER.left - total(widths, gap) / 2 - BOOKS.beside;
  const side = isTwo || free < AROUND ? 0 : free;
  const half = isTwo ? Math.ceil(widths.length / 2) : widths.length;
  const plank = (id: string, up: number): Shelf => ({
    id,
    kind: 'plank',
    left: TOWER.left + side,
    right: TOWER.right - side,
    up,
  });
  const ladder = (x: number) => ({ x, from: BOOKS.foot, to: BOOKS.first, lower: FOOT, upper: 'rij-1' });
  const floor: Floor = {
    shelves: [
      { id: FOOT, kind: 'board', left: TOWER.left, right: TOWER.right, up: BOOKS.foot },
      plank('rij-1', BOOKS.first),
      ...(isTwo ? [plank('rij-2', BOOKS.second)] : []),
    ],
    ladders: isTwo ? [ladder(TOWER.left + BOOKS.ladder), ladder(TOWER.right - BOOKS.ladder)] : [],
    start: { shelf: FOOT, x: rng.pick([383, 683, 983]) },
    drops: rng
      .shuffle([TOWER.left + side + EDGE, TOWER.right - side - EDGE])
      .map((x) => ({ x, up: (side > 0 ? BOOKS.first : BOOKS.foot) + CORNER_UP })),
  };
  const row = (some: readonly number[], at: 0 | 1): BookPlace[] => {
    let left = TOWER.middle - total(some, gap) / 2;
    return some.map((width) => {
      const x = left + width / 2;
      left += width + gap;
      return {
        x,
        plank: at ? 'rij-2' : 'rij-1',
        up: at ? BOOKS.second : BOOKS.first,
        from: { shelf: at ? 'rij-1' : FOOT, x },
      };
    });
  };
  return { floor, books: [...row(widths.slice(0, half), 0), ...row(widths.slice(half), 1)] };
}
