/** Where something stands, and how large. */
export interface Place {
  x: number;
  y: number;
  scale: number;
}

/** What is to be laid: widths and heights in u. */
interface Size {
  width: number;
  height: number;
}

const MIDDLE = 683;
/** Edges between which cards stand. */
const EDGE = { left: 46, right: 1320 } as const;
const GAP = 20;
/** Room that the word has at least, by how many signs there are: the circles stay where they are while words change. */
const ROOM = [0, 0, 420, 290, 290] as const;
/** Between a sign and the word beside it, on both sides of the sign. */
const BESIDE = 17;
/** From circle to circle, by how many there are. */
const PITCH = [0, 0, 460, 350, 276, 232] as const;
/** Circles lie at least so far apart, middle to middle: 60 u of straw between them. */
const CLOSEST = 232;
/** One row of cards, or an upper and a lower one. */
const ROW = { one: 674, upper: 635, lower: 723 } as const;
/** A card stands so far beside its circle at most, where others need the room. */
const ASIDE = 62;
/** So much smaller things get where there are two rows; and where they are tall. */
const SHRUNK = { two: 0.9, tall: 0.78, step: 0.97 } as const;
const TALL = 100;

export interface Layout {
  /** Middles of the landing circles. */
  circles: number[];
  /** The card or sign of each. */
  things: Place[];
  /** The card that is judged or sorted. */
  card?: Place;
}

/** Lays things below their circles, in one row or in two, and the word that they are about in between. */
export function layOut(things: readonly Size[], card?: Size): Layout {
  if (card) return layAround(things, card);
  const circles = circlesFor(things.length);
  const tall = things.some(({ height }) => height > TALL);
  for (let scale: number = tall ? SHRUNK.tall : 1; ; scale *= SHRUNK.step) {
    const widths = things.map(({ width }) => width * scale);
    const one = rowAt(circles, widths, ROW.one, scale);
    if (one?.every(({ x }, i) => Math.abs(x - circles[i]!) <= ASIDE)) return { circles, things: one };
    if (tall) continue;
    const two = twoRows(circles, things, Math.min(scale, SHRUNK.two));
    if (two) return { circles, things: two };
  }
}

/** Every other thing stands in the lower row. */
function twoRows(circles: readonly number[], things: readonly Size[], scale: number): Place[] | undefined {
  const places: Place[] = [];
  for (const [row, y] of [ROW.upper, ROW.lower].entries()) {
    const mine = things.map((_, i) => i).filter((i) => i % 2 === row);
    const laid = rowAt(
      mine.map((i) => circles[i]!),
      mine.map((i) => things[i]!.width * scale),
      y,
      scale,
    );
    if (!laid) return undefined;
    for (const [at, i] of mine.entries()) places[i] = laid[at]!;
  }
  return places;
}

/** The word stands in the middle of the signs, or below them where that is too wide. */
function layAround(signs: readonly Size[], card: Size): Layout {
  const half = Math.ceil(signs.length / 2);
  const tall = card.height > TALL;
  for (let scale = 1; scale > (tall ? 0.6 : 0.9); scale *= SHRUNK.step) {
    const own = Math.max(card.width * scale * (tall ? SHRUNK.tall : 1), ROOM[signs.length] ?? 0);
    const room = signs.map(({ width }) => Math.max(width * scale + 2 * BESIDE, CLOSEST));
    const [before, after] = [room.slice(0, half), room.slice(half)];
    const side = Math.max(sum(before), sum(after));
    if (own + 2 * side + GAP > EDGE.right - EDGE.left) continue;
    const circles = [...along(before, MIDDLE - own / 2 - sum(before)), ...along(after, MIDDLE + own / 2)];
    return {
      circles,
      things: circles.map((x) => ({ x, y: ROW.one, scale })),
      card: { x: MIDDLE, y: ROW.one, scale: scale * (tall ? SHRUNK.tall : 1) },
    };
  }
  const circles = circlesFor(signs.length);
  const pitch = PITCH[signs.length]!;
  const scale = Math.min(SHRUNK.two, ...signs.map(({ width }) => (pitch - GAP) / width));
  return {
    circles,
    things: circles.map((x) => ({ x, y: ROW.upper, scale })),
    card: { x: MIDDLE, y: ROW.lower, scale: Math.min(SHRUNK.two, (EDGE.right - EDGE.left) / card.width) },
  };
}

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

/** Middles of rooms beside each other, from `left` on. */
function along(rooms: readonly number[], left: number): number[] {
  return rooms.map((room, i) => left + sum(rooms.slice(0, i)) + room / 2);
}

const circlesFor = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => MIDDLE + (i - (count - 1) / 2) * PITCH[count]!);

/** Things in a row, each as near to its circle as the others leave it; undefined where they do not fit. */
function rowAt(
  wanted: readonly number[],
  widths: readonly number[],
  y: number,
  scale: number,
): Place[] | undefined {
  if (sum(widths) + GAP * (widths.length - 1) > EDGE.right - EDGE.left) return undefined;
  const xs: number[] = [];
  let from: number = EDGE.left;
  for (const [i, width] of widths.entries()) {
    xs.push(Math.max(wanted[i]!, from + width / 2));
    from = xs[i]! + width / 2 + GAP;
  }
  let until: number = EDGE.right;
  for (let i = xs.length - 1; i >= 0; i--) {
    xs[i] = Math.min(xs[i]!, until - widths[i]! / 2);
    until = xs[i]! - widths[i]! / 2 - GAP;
  }
  return xs.map((x) => ({ x, y, scale }));
}

/** Where the basket may hang: over the straw between two circles, those nearer to the middle. */
export function gapsOf(circles: readonly number[]): number[] {
  const gaps = circles.slice(1).map((x, i) => (x + circles[i]!) / 2);
  return gaps.filter((x) => Math.abs(x - MIDDLE) < CLOSEST);
}
