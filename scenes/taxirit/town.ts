import type { Rng } from '../../engine/exercise/index.ts';

/** A place in the world, in u. */
export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Twelve blocks with streets between and around them. */
export const TOWN = { columns: 4, rows: 3, street: 130, block: { width: 430, height: 320 } } as const;
/** From one street to the next. */
const PITCH = { x: TOWN.block.width + TOWN.street, y: TOWN.block.height + TOWN.street } as const;
export const SIZE = {
  width: TOWN.columns * PITCH.x + TOWN.street,
  height: TOWN.rows * PITCH.y + TOWN.street,
} as const;
/** A lay-by in the pavement: its length along the street, how deep it is, and how wide its mouth. */
export const BAY = { long: 132, deep: 62, mouth: 190 } as const;
/** Two bays that are asked are at least so far apart. */
const APART = 185;
/** Before a bay one leaves the middle of the street so far ahead. */
const SLANT = 150;
/** One drives along the street so far before the first corner. */
const PULL_OUT = 44;

/** The middles of the streets that go down and across. */
export const DOWN = Array.from({ length: TOWN.columns + 1 }, (_, i) => TOWN.street / 2 + i * PITCH.x);
export const ACROSS = Array.from({ length: TOWN.rows + 1 }, (_, j) => TOWN.street / 2 + j * PITCH.y);

/** A lay-by where one parks. */
export interface Bay extends Point {
  id: number;
  /** Along a street that goes across. */
  isAcross: boolean;
  /** Towards its street. */
  out: Point;
  /** Where it is in the middle of its street. */
  access: Point;
}

/** Where the blocks lie. */
export const BLOCKS: readonly Box[] = Array.from({ length: TOWN.columns * TOWN.rows }, (_, i) => {
  const left = TOWN.street + (i % TOWN.columns) * PITCH.x;
  const top = TOWN.street + Math.floor(i / TOWN.columns) * PITCH.y;
  return { left, top, right: left + TOWN.block.width, bottom: top + TOWN.block.height };
});

const middleOf = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** Each block has one in the middle of each side. */
export const BAYS: readonly Bay[] = BLOCKS.flatMap((block, n) => {
  const { x, y } = middleOf(block);
  return (
    [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const
  ).map(([ox, oy], side): Bay => {
    const reach = ox ? TOWN.block.width / 2 : TOWN.block.height / 2;
    const at = (far: number) => ({ x: x + ox * (reach + far), y: y + oy * (reach + far) });
    return {
      ...at(-BAY.deep / 2),
      id: n * 4 + side,
      isAcross: oy !== 0,
      out: { x: ox, y: oy },
      access: at(TOWN.street / 2),
    };
  });
});

/** What one can't drive through: the blocks without their lay-bys. */
export const SOLIDS: readonly Box[] = BLOCKS.flatMap(({ left, top, right, bottom }) => {
  const { x, y } = middleOf({ left, top, right, bottom });
  const half = BAY.mouth / 2;
  const [inLeft, inTop, inRight, inBottom] = [
    left + BAY.deep,
    top + BAY.deep,
    right - BAY.deep,
    bottom - BAY.deep,
  ];
  const box = (l: number, t: number, r: number, b: number): Box => ({ left: l, top: t, right: r, bottom: b });
  return [
    box(inLeft, inTop, inRight, inBottom),
    ...[top, inBottom].flatMap((from) => [
      box(left, from, x - half, from + BAY.deep),
      box(x + half, from, right, from + BAY.deep),
    ]),
    ...[left, inRight].flatMap((from) => [
      box(from, inTop, from + BAY.deep, y - half),
      box(from, y + half, from + BAY.deep, inBottom),
    ]),
  ];
});

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const lengthOf = (way: readonly Point[]): number =>
  way.reduce((sum, at, i) => sum + (i ? distance(way[i - 1]!, at) : 0), 0);

const nearest = (lines: readonly number[], at: number) =>
  lines.reduce((best, one) => (Math.abs(one - at) < Math.abs(best - at) ? one : best));

/** The middle of the street nearest to a place. */
function streetAt({ x, y }: Point): Point & { isAcross: boolean } {
  const [down, across] = [nearest(DOWN, x), nearest(ACROSS, y)];
  return Math.abs(across - y) <= Math.abs(down - x)
    ? { x, y: across, isAcross: true }
    : { x: down, y, isAcross: false };
}

/** The street between two others that makes the shortest way; of those, the one nearest to where one comes from. */
const between = (lines: readonly number[], from: number, to: number) => {
  const far = (line: number) => Math.abs(line - from) + Math.abs(to - line);
  const least = Math.min(...lines.map(far));
  return nearest(
    lines.filter((line) => far(line) < least + 1),
    from,
  );
};

/** The corners of the shortest way along the streets. */
function cornersTo(from: Point & { isAcross: boolean }, bay: Bay): Point[] {
  const { access } = bay;
  if (from.isAcross !== bay.isAcross)
    return [from.isAcross ? { x: access.x, y: from.y } : { x: from.x, y: access.y }];
  if (from.isAcross) {
    if (from.y === access.y) return [];
    const x = between(DOWN, from.x, access.x);
    return [
      { x, y: from.y },
      { x, y: access.y },
    ];
  }
  if (from.x === access.x) return [];
  const y = between(ACROSS, from.y, access.y);
  return [
    { x: from.x, y },
    { x: access.x, y },
  ];
}

const towards = (from: Point, to: Point, by: number): Point => {
  const far = distance(from, to);
  const share = far === 0 ? 0 : Math.min(1, by / far);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
};

/** The way from a place on a street or in a bay to a bay: where one drives to one after another; the last is the bay. */
export function routeTo(from: Point, bay: Bay): Point[] {
  const street = streetAt(from);
  const corners = cornersTo(street, bay);
  const last = corners.at(-1) ?? street;
  const next = corners[0] ?? bay.access;
  const slant = distance(last, bay.access) > SLANT + 40 ? [towards(bay.access, last, SLANT)] : [];
  const pull = distance(street, next) > 2 * PULL_OUT ? [towards(street, next, PULL_OUT)] : [];
  return [{ x: from.x, y: from.y }, ...pull, ...corners, ...slant, { x: bay.x, y: bay.y }];
}

/** Bays that guests go to: not those of the outer streets, from where little is near. */
export const STOPS: readonly Bay[] = BAYS.filter(
  ({ access: { x, y }, isAcross }) =>
    !(isAcross ? [ACROSS[0], ACROSS.at(-1)].includes(y) : [DOWN[0], DOWN.at(-1)].includes(x)),
);

/** Their signs can't be taken for each other: not at one block. */
const isApart = (a: Bay, b: Bay) => distance(a, b) > APART && Math.floor(a.id / 4) !== Math.floor(b.id / 4);

/** So many bays, all about as far by the streets (`far` u) and well apart. */
export function dealBays(from: Point, count: number, far: number, rng: Rng): Bay[] {
  const all = rng.shuffle(STOPS).filter((bay) => distance(bay, from) > APART);
  const off = new Map(all.map((bay) => [bay, Math.abs(lengthOf(routeTo(from, bay)) - far)]));
  for (let most = 60; ; most += 30) {
    const dealt: Bay[] = [];
    for (const bay of all)
      if (dealt.length < count && off.get(bay)! < most && dealt.every((one) => isApart(one, bay)))
        dealt.push(bay);
    if (dealt.length === count || most > SIZE.width) return dealt;
  }
}

/** Whether a place is in a bay. */
export const isIn = ({ x, y, isAcross }: Bay, at: Point): boolean => {
  const [along, deep] = isAcross ? [at.x - x, at.y - y] : [at.y - y, at.x - x];
  return Math.abs(along) <= BAY.long / 2 && Math.abs(deep) <= BAY.deep / 2;
};

/** A place for each of some things that are seen in these directions: the one that points there best. */
export function placesFor(ways: readonly Point[], places: readonly Point[]): number[] {
  let best: { cost: number; taken: number[] } = { cost: Infinity, taken: [] };
  const off = (way: Point, place: Point) => {
    const size = Math.hypot(way.x, way.y) || 1;
    return (way.x / size - place.x) ** 2 + (way.y / size - place.y) ** 2;
  };
  const go = (taken: number[], cost: number) => {
    if (cost >= best.cost) return;
    const way = ways[taken.length];
    if (!way) return void (best = { cost, taken });
    for (const [i, place] of places.entries())
      if (!taken.includes(i)) go([...taken, i], cost + off(way, place));
  };
  go([], 0);
  return best.taken;
}

/** Where one gets out for a bay: on the pavement beside it. */
export const porchOf = ({ x, y, out }: Bay): Point => ({
  x: x - out.x * 64 + out.y * 74,
  y: y - out.y * 56 + 14,
});
