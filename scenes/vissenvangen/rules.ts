/** A place in the bay, in u. */
export interface Point {
  x: number;
  y: number;
}

/** Points of the rope lie so far apart; it is so long at most; a shorter loop is none; so near to itself it closes. In u. */
const ROPE = { pitch: 16, most: 1900, least: 230, near: 22 } as const;
/** Half the width and height of the lap that is sailed round a fish, how far round it goes, and in how many steps. */
export const LAP = { x: 108, y: 88 } as const;
/** By arrows a lap goes so far above and below a fish with its net, clear of the net in the other row. */
const SLIM = 56;
const ROUND = { turns: 1.12, steps: 28 } as const;
/** Least width that a fish takes, and the air between two with their cards. */
const ROOM = { width: 236, gap: 14 } as const;
/** Up to so many fish swim in one row. */
const ONE_ROW = 3;

export const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Which way a place lies, as a step of 1 u, and how far. */
export function wayTo(from: Point, to: Point) {
  const away = far(from, to);
  return { x: away && (to.x - from.x) / away, y: away && (to.y - from.y) / away, far: away };
}

/** Where two pieces of line cross; undefined where they don't. */
export function crossing(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const [abx, aby, cdx, cdy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const across = abx * cdy - aby * cdx;
  if (Math.abs(across) < 1e-9) return undefined;
  const s = ((c.x - a.x) * cdy - (c.y - a.y) * cdx) / across;
  const t = ((c.x - a.x) * aby - (c.y - a.y) * abx) / across;
  return s < 0 || s > 1 || t < 0 || t > 1 ? undefined : { x: a.x + abx * s, y: a.y + aby * s };
}

/** Whether a place lies within a closed line. */
export function isWithin(loop: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  loop.forEach((a, i) => {
    const b = loop[(i + 1) % loop.length]!;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  });
  return inside;
}

export const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** The rope that the boat pays out behind it. It is never longer than 1900 u: its oldest end lets go. */
export class Rope {
  readonly points: Point[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** The boat came to this place. The loop that closed now, when the boat crossed its own rope or came close to it. */
  payOut(to: Point): Point[] | undefined {
    const last = this.points.at(-1);
    if (last && far(last, to) < ROPE.pitch) return undefined;
    const loop = last && this.#closedBy(last, to);
    this.points.push({ x: to.x, y: to.y });
    if (last) this.#length += far(last, to);
    while (this.#length > ROPE.most) this.#length -= far(this.points.shift()!, this.points[0]!);
    return loop;
  }

  /** The nearest place of the rope that closes a loop, within `reach` u of here: where a boat that nearly got there sails on to. */
  endNear(here: Point, reach: number): Point | undefined {
    let along = 0;
    let best: Point | undefined;
    for (let i = this.points.length - 1; i > 0; i--) {
      along += far(this.points[i]!, this.points[i - 1]!);
      const place = this.points[i - 1]!;
      if (along >= ROPE.least && far(place, here) < Math.min(reach, best ? far(best, here) : reach))
        best = place;
    }
    return best;
  }

  /** Whether somebody who swims from one place to the other would swim into it. */
  bars(from: Point, to: Point): boolean {
    return this.points.some((point, i) => i > 0 && crossing(this.points[i - 1]!, point, from, to));
  }

  lift() {
    this.points.length = this.#length = 0;
  }

  #closedBy(last: Point, to: Point): Point[] | undefined {
    const { points } = this;
    let along = far(last, to);
    for (let i = points.length - 2; i >= 0; i--) {
      const [a, b] = [points[i]!, points[i + 1]!];
      const from = along;
      along += far(a, b);
      if (from < ROPE.least) continue;
      const cut = crossing(a, b, last, to) ?? (far(b, to) < ROPE.near ? b : undefined);
      if (cut) return [cut, ...points.slice(i + 1)];
    }
    return undefined;
  }
}

/** Sails along a course, `step` u far; what is behind the boat is taken off it. Where the boat is then. */
export function along(course: Point[], from: Point, step: number): Point {
  let here = from;
  while (course.length > 0) {
    const next = course[0]!;
    const left = far(here, next);
    if (left > step)
      return {
        x: here.x + ((next.x - here.x) * step) / left,
        y: here.y + ((next.y - here.y) * step) / left,
      };
    step -= left;
    here = course.shift()!;
  }
  return here;
}

export const lengthOf = (course: readonly Point[], from: Point): number =>
  course.reduce((sum, point, i) => sum + far(point, course[i - 1] ?? from), 0);

/** What a loop is to hold: a fish, or a fish with its net. */
export type Catch = readonly [fish: Point, net?: Point];

/** A lap round a catch, a bit more than once, from where the boat is nearest to it. */
export function lapRound([fish, net = fish]: Catch, boat: Point): Point[] {
  const middle = middleOf([fish, net]);
  const away = wayTo(fish, net);
  const [cos, sin] = away.far > 0 ? [away.x, away.y] : [1, 0];
  const [long, high] = [away.far / 2 + LAP.x, LAP.y];
  const [dx, dy] = [boat.x - middle.x, boat.y - middle.y];
  const start = Math.atan2((dy * cos - dx * sin) / high, (dx * cos + dy * sin) / long);
  return Array.from({ length: ROUND.steps + 1 }, (_, i) => {
    const angle = start + (Math.PI * 2 * ROUND.turns * i) / ROUND.steps;
    const [x, y] = [Math.cos(angle) * long, Math.sin(angle) * high];
    return { x: middle.x + x * cos - y * sin, y: middle.y + x * sin + y * cos };
  });
}

/** What arrows do next to sail round a catch by the clock: to its rim, then the rope, then round it. `ms` is set by the speed in u/s. */
export function arrowRound([fish, net = fish]: Catch, boat: Point, hasRope: boolean, speed: number) {
  const middle = middleOf([fish, net]);
  const [dx, dy] = [boat.x - middle.x, boat.y - middle.y];
  const wide = Math.abs(net.x - fish.x) / 2 + LAP.x;
  const high = net === fish ? LAP.y : Math.abs(net.y - fish.y) / 2 + SLIM;
  const press = (code: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown', u: number) => ({
    code,
    ms: Math.max(34, (Math.abs(u) / speed) * 1000),
  });
  const across = (to: number) => press(to < dx ? 'ArrowLeft' : 'ArrowRight', to - dx);
  const down = (to: number) => press(to < dy ? 'ArrowUp' : 'ArrowDown', to - dy);
  const slack = 14;
  if (!hasRope) {
    const rim = dx < 0 ? -wide : wide;
    if (Math.abs(dx - rim) > slack) return across(rim);
    if (Math.abs(dy) > high + slack) return down(dy < 0 ? -high : high);
    return { code: 'Space' as const, ms: 40 };
  }
  if (dx < -wide / 2 && dy > -high + slack) return down(-high);
  if (dy < -high / 2 && dx < wide - slack) return across(wide);
  if (dx > wide / 2 && dy < high - slack) return down(high);
  return across(-wide);
}

/** Where one fish with its card may swim: x and y of the fish. */
export interface Zone {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Shares the water out among fish by the width of their cards: in one row, or in two where there are more than three. */
export function shareOut(widths: readonly number[], water: Zone): Zone[] {
  const rows =
    widths.length <= ONE_ROW
      ? [widths]
      : [widths.slice(0, Math.ceil(widths.length / 2)), widths.slice(Math.ceil(widths.length / 2))];
  return rows.flatMap((row, r) => {
    const wide = row.map((width) => Math.max(width, ROOM.width));
    const spare = water.right - water.left - wide.reduce((sum, width) => sum + width + ROOM.gap, -ROOM.gap);
    const share = Math.max(0, spare / row.length);
    const high = water.bottom - water.top;
    const [top, bottom] =
      rows.length === 1
        ? [water.top + high * 0.15, water.bottom - high * 0.1]
        : r === 0
          ? [water.top, water.top + high * 0.04]
          : [water.bottom - high * 0.04, water.bottom];
    let x = water.left + Math.min(0, spare / 2);
    return wide.map((width) => {
      const left = x + width / 2;
      x += width + share + ROOM.gap;
      return { left, right: left + share, top, bottom };
    });
  });
}

/** Nets float left and right of a fish, in one row or in two: the middle of the bay, and where signs hang below nets. */
const SIDES = {
  x: 683,
  edge: 610,
  air: 24,
  swim: 50,
  one: 452,
  two: [364, 572],
  top: 384,
  bottom: 420,
} as const;

/** Where the signs of nets stand beside a fish with its card, left before right, and where it may swim between them. */
export function netsBeside(card: number, signs: readonly number[]): { places: Point[]; zone: Zone } {
  const { x, edge, air, swim, one, two, top, bottom } = SIDES;
  const sign = Math.max(...signs) / 2;
  const fish = Math.max(card, ROOM.width) / 2;
  const aside = Math.min(edge - sign, fish + swim + air + sign);
  const count = signs.length;
  const places = signs.map((_, i) => {
    const isRight = i % 2 === 1;
    // A side with one net has it half-way up.
    const isAlone = count - (isRight ? 1 : 0) <= 2;
    return { x: isRight ? x + aside : x - aside, y: isAlone ? one : two[i < 2 ? 0 : 1] };
  });
  const free = Math.max(0, aside - sign - air - fish);
  return { places, zone: { left: x - free, right: x + free, top, bottom } };
}
