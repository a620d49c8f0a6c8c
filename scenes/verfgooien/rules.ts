import type { Rng } from '../../engine/exercise/index.ts';
import { boxOf, distanceTo, isInside, type Point, type Polygon } from './outline.ts';

/** Size of the drawing, in u. */
export const MURAL = { width: 1030, height: 410 } as const;
/** How far the glowing area reaches past the field, and the fineness in which paint is counted. */
const HALO = 34;
const GRAIN = 10;

/** Straight pieces of a splat's outline. */
const OUTLINE_POINTS = 90;
/** Radius of the body of a splat, without its fingers. */
const BODY = 0.82;

const COLUMNS = Math.floor(MURAL.width / GRAIN);
const ROWS = Math.floor(MURAL.height / GRAIN);

/** Where paint is and where it should be: the fields and a hand's breadth around them. */
export class Coverage {
  /** Per place of the grid whether it is painted. */
  readonly #painted = new Uint8Array(COLUMNS * ROWS);
  readonly #wanted = new Uint8Array(COLUMNS * ROWS);
  /** Per field the places inside it, and those of its glowing area. */
  readonly #inside: number[][];
  readonly #glow: number[][];
  readonly #total: number;
  #done = 0;

  constructor(fields: readonly Polygon[]) {
    this.#inside = fields.map(() => []);
    this.#glow = fields.map(() => []);
    fields.forEach((field, i) => {
      const { left, top, right, bottom } = boxOf(field);
      for (let at = 0; at < COLUMNS * ROWS; at++) {
        const { x, y } = placeOf(at);
        if (x < left - HALO || x > right + HALO || y < top - HALO || y > bottom + HALO) continue;
        const inside = isInside(field, x, y);
        if (inside) this.#inside[i]!.push(at);
        else if (distanceTo(field, x, y) > HALO) continue;
        this.#glow[i]!.push(at);
        this.#wanted[at] = 1;
      }
    });
    this.#total = this.#wanted.reduce((sum, one) => sum + one, 0);
  }

  /** Share of what should be painted that is painted, 0 to 1. */
  get share(): number {
    return this.#done / this.#total;
  }

  /** The whole field is painted. */
  flood(field: number) {
    for (const at of this.#inside[field]!) this.#paint(at);
  }

  /** A round splat is painted. */
  splat(x: number, y: number, r: number) {
    const [left, right] = [Math.max(0, column(x - r)), Math.min(COLUMNS - 1, column(x + r))];
    for (let row = Math.max(0, column(y - r)); row <= Math.min(ROWS - 1, column(y + r)); row++) {
      for (let at = row * COLUMNS + left; at <= row * COLUMNS + right; at++) {
        const place = placeOf(at);
        if (Math.hypot(place.x - x, place.y - y) <= r) this.#paint(at);
      }
    }
  }

  /** Whether a place belongs to the glowing area of a field. */
  glows(field: number, x: number, y: number): boolean {
    const at = column(y) * COLUMNS + column(x);
    return x >= 0 && x < COLUMNS * GRAIN && this.#glow[field]!.includes(at);
  }

  /** Whether there is paint here. */
  isWet(x: number, y: number): boolean {
    return this.#painted[column(y) * COLUMNS + column(x)] === 1;
  }

  /** Whether the whole glowing area of a field is painted. */
  isFull(field: number): boolean {
    return this.#glow[field]!.every((at) => this.#painted[at] === 1);
  }

  /** The next spot for a throw by key: bare if there is any left in the glowing area. */
  nextSpot(field: number, rng: Rng): Point {
    const bare = this.#glow[field]!.filter((at) => this.#painted[at] === 0);
    return placeOf(rng.pick(bare.length > 0 ? bare : this.#glow[field]!));
  }

  #paint(at: number) {
    if (this.#painted[at] === 1) return;
    this.#painted[at] = 1;
    this.#done += this.#wanted[at]!;
  }
}

const column = (at: number) => Math.floor(at / GRAIN);
const placeOf = (at: number): Point => ({
  x: ((at % COLUMNS) + 0.5) * GRAIN,
  y: (Math.floor(at / COLUMNS) + 0.5) * GRAIN,
});

/** How many of the fields are painted when `done` of `of` exercises are: all of them at the end. */
export const quota = (done: number, of: number, fields: number): number =>
  Math.min(fields, Math.round((fields * done) / Math.max(1, of)));

/** Cards that are this far apart have room on their own fields. */
const SPREAD = 215;

/**
 * Fields for `n` cards: far enough apart for each card to hang on its own, bare ones as long as there are such; in no
 * order that says anything about the cards.
 */
export function fieldsFor(
  n: number,
  middles: readonly Point[],
  bare: ReadonlySet<number>,
  rng: Rng,
): number[] {
  const chosen: number[] = [];
  const from = (pool: number[], least: number) => {
    while (chosen.length < n && pool.length > 0) {
      const next =
        chosen.length === 0
          ? rng.pick(pool)
          : pool.reduce((best, one) => (apart(one) > apart(best) ? one : best), pool[0]!);
      if (chosen.length > 0 && apart(next) < least) return;
      chosen.push(next);
      pool.splice(pool.indexOf(next), 1);
    }
  };
  const apart = (field: number) =>
    Math.min(
      ...chosen.map((other) =>
        Math.hypot(middles[field]!.x - middles[other]!.x, 1.6 * (middles[field]!.y - middles[other]!.y)),
      ),
    );
  const all = middles.map((_, i) => i);
  const open = (only: (field: number) => boolean = () => true) =>
    all.filter((field) => !chosen.includes(field) && only(field));
  const isBare = (field: number) => bare.has(field);
  from(open(isBare), SPREAD);
  from(open(), SPREAD);
  from(open(isBare), 0);
  from(open(), 0);
  return rng.shuffle(chosen);
}

/** Fields for `n` cards among these alone; none when there are not so many. */
export function fieldsAmong(
  fields: readonly number[],
  n: number,
  middles: readonly Point[],
  rng: Rng,
): number[] {
  if (fields.length < n) return [];
  const places = fields.map((field) => middles[field]!);
  return fieldsFor(n, places, new Set(fields.keys()), rng).map((at) => fields[at]!);
}

/** The place farthest from everything that should stay in view; up and down counts for more than aside. */
export function clearest(places: readonly Point[], from: readonly Point[]): Point {
  const room = (place: Point) =>
    Math.min(...from.map(({ x, y }) => Math.hypot(0.6 * (place.x - x), place.y - y)));
  return places.reduce((best, place) => (room(place) > room(best) ? place : best), places[0]!);
}

/** The bare field nearest to one that was just painted: paint flows on. */
export function nearest(
  field: number,
  middles: readonly Point[],
  bare: ReadonlySet<number>,
): number | undefined {
  const far = (other: number) =>
    Math.hypot(middles[field]!.x - middles[other]!.x, middles[field]!.y - middles[other]!.y);
  return [...bare].sort((a, b) => far(a) - far(b) || a - b)[0];
}

/** A splat around (0, 0) with radius about 1: one fat outline, the tips of its fingers, and the drops that flew off. */
export interface SplatShape {
  outline: Point[];
  rounds: { x: number; y: number; r: number }[];
}

/** One of the splat stamps: a soft blob with round-tipped fingers; they differ by their seed. */
export function splatShape(rng: Rng): SplatShape {
  const count = 8 + rng.below(4);
  const fingers = Array.from({ length: count }, (_, i) => ({
    angle: ((i + rng.between(-0.25, 0.25)) / count) * Math.PI * 2,
    reach: rng.next() < 0.4 ? rng.between(0.34, 0.56) : rng.between(0.1, 0.22),
    width: rng.between(0.15, 0.21),
  }));
  const outline = Array.from({ length: OUTLINE_POINTS }, (_, i): Point => {
    const angle = (i / OUTLINE_POINTS) * Math.PI * 2;
    let far = BODY;
    for (const finger of fingers) {
      const off = Math.atan2(Math.sin(angle - finger.angle), Math.cos(angle - finger.angle));
      far = Math.max(far, BODY + finger.reach * Math.exp(-((off / finger.width) ** 2)));
    }
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
  });
  const at = (angle: number, far: number, r: number) => ({
    x: Math.cos(angle) * far,
    y: Math.sin(angle) * far,
    r,
  });
  const tips = fingers.map(({ angle, reach }) =>
    at(angle, BODY + reach - 0.09, reach > 0.3 ? rng.between(0.12, 0.17) : 0.13),
  );
  const drops = Array.from({ length: 8 + rng.below(5) }, () =>
    at(rng.between(0, Math.PI * 2), rng.between(1.4, 2.05), rng.between(0.05, 0.15)),
  );
  return { outline, rounds: [...tips, ...drops] };
}
