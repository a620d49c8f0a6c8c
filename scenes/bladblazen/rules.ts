/** A place in u, or a way to go. */
export interface Spot {
  x: number;
  y: number;
}

/** Where something may be. */
export interface Field {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far it is from one place to another. */
export const far = (from: Spot, to: Spot): number => Math.hypot(to.x - from.x, to.y - from.y);

/** Which way that is: of length 1. */
export function wayFrom(from: Spot, to: Spot): Spot {
  const long = far(from, to);
  return long === 0 ? { x: 1, y: 0 } : { x: (to.x - from.x) / long, y: (to.y - from.y) / long };
}

/** One way turned towards another by a share of what lies between them: right round as well, where it is the opposite. */
export function turned({ x, y }: Spot, to: Spot, share: number): Spot {
  const by = Math.atan2(x * to.y - y * to.x, x * to.x + y * to.y) * share;
  return { x: x * Math.cos(by) - y * Math.sin(by), y: x * Math.sin(by) + y * Math.cos(by) };
}

/** The nearest place within a field. */
export const inField = ({ x, y }: Spot, { left, top, right, bottom }: Field): Spot => ({
  x: Math.min(right, Math.max(left, x)),
  y: Math.min(bottom, Math.max(top, y)),
});

/** How fast one walks at most, in u/s, and how fast one gets that, in u/s². */
export const PACE = { walk: 290, dash: 540, run: 900, up: 1500, down: 2600 } as const;
/** So near to where it goes it is there. */
const NEAR = 4;

/** Who walks over the lawn. */
export class Walker implements Spot {
  x: number;
  y: number;
  /** In u/s. */
  speed = 0;
  /** Which way it goes: of length 1. */
  way: Spot = { x: 1, y: 0 };
  #goal: Spot | undefined;
  #most = 0;

  constructor({ x, y }: Spot) {
    this.x = x;
    this.y = y;
  }

  /** Goes to a place, at so many u/s at most. */
  go(to: Spot, most: number) {
    this.#goal = to;
    this.#most = most;
  }

  /** Goes on that way. */
  lead(way: Spot, most: number) {
    this.#goal = undefined;
    this.#most = most;
    this.way = wayFrom({ x: 0, y: 0 }, way);
  }

  /** Stands still from now on. */
  stop() {
    this.#goal = undefined;
    this.#most = 0;
  }

  /** Goes on for so many ms, within a field. */
  step(ms: number, field: Field) {
    const s = ms / 1000;
    const goal = this.#goal;
    if (goal && far(this, goal) <= NEAR) this.stop();
    else if (goal) this.way = wayFrom(this, goal);
    // It brakes before its goal: at a dash it would slide past.
    const room = goal ? Math.sqrt(2 * PACE.down * far(this, goal)) : Infinity;
    const wanted = Math.min(this.#most, room);
    if (this.speed < wanted) this.speed = Math.min(wanted, this.speed + PACE.up * s);
    else this.speed = Math.max(wanted, this.speed - PACE.down * s);
    Object.assign(this, inField({ x: this.x + this.way.x * this.speed * s, y: this.y + this.way.y * this.speed * s }, field)); // prettier-ignore
  }
}

/** The cone of the blower: how far it reaches in u, half of its angle in radians, and how hard it blows at its mouth in u/s². */
export const CONE = { long: 300, half: (25 * Math.PI) / 180, hard: 1500 } as const;
/** At the edge of the cone it blows so much softer. */
const EDGE = 0.6;

/** How hard one who stands there and blows that way pushes what lies at a place; undefined outside the cone. */
export function push(from: Spot, way: Spot, at: Spot): Spot | undefined {
  const away = far(from, at);
  if (away >= CONE.long || away === 0) return undefined;
  const to = wayFrom(from, at);
  const aside = Math.acos(Math.min(1, to.x * way.x + to.y * way.y)) / CONE.half;
  if (aside > 1) return undefined;
  const hard = CONE.hard * (1 - away / CONE.long) * (1 - EDGE * aside * aside);
  return { x: to.x * hard, y: to.y * hard };
}

/** So long after it was blown a leaf is in the air, in ms, and so slow it lies still then, in u/s. */
const LIFT_MS = 420;
const LIES = 16;
/** What is left of its speed when it comes to the edge. */
const BOUNCE = 0.3;
/** How quickly a leaf that is guided does what it should, a second. */
const OBEYS = 9;

/** What air does to a leaf: how it slows down, a second, and the wind in u/s². */
export interface Air {
  drag: number;
  wind: Spot;
}

/** A leaf on the lawn. It lies still until it is blown: wind takes along only what is in the air. */
export class Leaf implements Spot {
  x = 0;
  y = 0;
  vx = 0;
  vy = 0;
  #lifted = 0;

  get speed(): number {
    return Math.hypot(this.vx, this.vy);
  }

  /** It lies there. */
  lie({ x, y }: Spot) {
    Object.assign(this, { x, y, vx: 0, vy: 0 });
    this.#lifted = 0;
  }

  /** It is blown for so many ms. */
  blow(by: Spot, ms: number) {
    this.vx += (by.x * ms) / 1000;
    this.vy += (by.y * ms) / 1000;
    this.#lifted = LIFT_MS;
  }

  /** It is led that way, at so many u/s. */
  guide(way: Spot, speed: number, ms: number) {
    const share = Math.min(1, (OBEYS * ms) / 1000);
    this.vx += (way.x * speed - this.vx) * share;
    this.vy += (way.y * speed - this.vy) * share;
    this.#lifted = LIFT_MS;
  }

  /** It makes way. */
  shift({ x, y }: Spot, field: Field) {
    Object.assign(this, inField({ x: this.x + x, y: this.y + y }, field));
  }

  step(ms: number, { drag, wind }: Air, field: Field) {
    const s = ms / 1000;
    if (this.#lifted > 0) {
      this.#lifted -= ms;
      this.vx += wind.x * s;
      this.vy += wind.y * s;
    } else if (this.speed < LIES) this.vx = this.vy = 0;
    const slows = Math.exp(-drag * s);
    this.vx *= slows;
    this.vy *= slows;
    const to = { x: this.x + this.vx * s, y: this.y + this.vy * s };
    const at = inField(to, field);
    if (at.x !== to.x) this.vx *= -BOUNCE;
    if (at.y !== to.y) this.vy *= -BOUNCE;
    this.x = at.x;
    this.y = at.y;
  }
}

/** It turns once round in so many ms, and comes and goes in so many. */
const GUST = { turns: 23_000, comes: 5200 } as const;

/** The wind at a moment, of at most so many u/s²: it comes and goes, and turns slowly. */
export function windAt(ms: number, most: number): Spot {
  const turn = (ms / GUST.turns) * Math.PI * 2;
  const hard = most * (0.5 - 0.5 * Math.cos((ms / GUST.comes) * Math.PI * 2));
  return { x: Math.cos(turn) * hard, y: Math.sin(turn) * hard * 0.6 };
}

/** So near to the middle of an opening a leaf lies in it, in u; there it is held back so many times more. */
export const MOUTH = { near: 64, drag: 3 } as const;
/** The rake is done with a leaf that lay there so long, and forgets one that left so much faster, in ms. */
export const RAKE = { full: 900, forgets: 300 } as const;

/** How far the rake is with a leaf in an opening: from 0 to 1. */
export class Rake {
  share = 0;

  /** Whether the leaf lies there now; whether that was long enough. */
  step(ms: number, isIn: boolean): boolean {
    const by = isIn ? ms / RAKE.full : -ms / RAKE.forgets;
    this.share = Math.min(1, Math.max(0, this.share + by));
    return this.share === 1;
  }
}

/** Who herds a leaf by himself stands so far behind it; keeps so far from it on the way there; has it so near to where it goes. */
const HERD = { behind: 92, clear: 60, aside: 112, there: 16, slack: 34, front: 0.93, reach: 200 } as const;

/** What one does next who herds a leaf to a place by himself: where to go, and whether to blow. */
export function herding(self: Spot, leaf: Spot, to: Spot): { walk: Spot; blows: boolean } {
  if (far(leaf, to) <= HERD.there) return { walk: self, blows: false };
  const way = wayFrom(leaf, to);
  const behind = { x: leaf.x - way.x * HERD.behind, y: leaf.y - way.y * HERD.behind };
  const faces = wayFrom(self, leaf);
  const isBehind = faces.x * way.x + faces.y * way.y > HERD.front && far(self, leaf) < HERD.reach;
  if (isBehind || far(self, behind) < HERD.slack) return { walk: behind, blows: true };
  if (distanceTo(leaf, self, behind) > HERD.clear) return { walk: behind, blows: false };
  // Round the leaf, on the side where one is.
  const side = -way.y * (self.x - leaf.x) + way.x * (self.y - leaf.y) < 0 ? -1 : 1;
  const aside = HERD.aside * side;
  return { walk: { x: leaf.x - way.y * aside, y: leaf.y + way.x * aside }, blows: false };
}

/** How far a place is from the straight way between two others. */
function distanceTo(at: Spot, from: Spot, to: Spot): number {
  const long = far(from, to);
  const way = wayFrom(from, to);
  const along = (at.x - from.x) * way.x + (at.y - from.y) * way.y;
  const share = Math.min(long, Math.max(0, along));
  return far(at, { x: from.x + way.x * share, y: from.y + way.y * share });
}

/** A word that is in the way of others: how wide and high it is, around its own place. */
export interface Box extends Spot {
  wide: number;
  high: number;
}

/** A card that would have to move farther, in u, stays where it is: it belongs to its leaf. */
const ASIDE_MOST = 170;

/** How far a card moves aside so that who stands behind it is seen: the shortest way that keeps it within a field. */
export function asideOf(card: Box, who: Box, { left, top, right, bottom }: Field): Spot {
  const none = { x: 0, y: 0 };
  if (!clearOf(card, who)) return none;
  const [wide, high] = [(card.wide + who.wide) / 2, (card.high + who.high) / 2];
  const isWithin = ({ x, y }: Spot) =>
    card.x + x - card.wide / 2 >= left &&
    card.x + x + card.wide / 2 <= right &&
    card.y + y - card.high / 2 >= top &&
    card.y + y + card.high / 2 <= bottom;
  const ways = [-1, 1].flatMap((way) => [
    { x: who.x + way * wide - card.x, y: 0 },
    { x: 0, y: who.y + way * high - card.y },
  ]);
  const [nearest] = ways.filter(isWithin).sort((a, b) => far(none, a) - far(none, b));
  return nearest && far(none, nearest) <= ASIDE_MOST ? nearest : none;
}

/** How far the first of two must move so that they lie clear of each other; the shorter way out. Undefined where they do. */
export function clearOf(one: Box, other: Box): Spot | undefined {
  const x = (one.wide + other.wide) / 2 - Math.abs(one.x - other.x);
  const y = (one.high + other.high) / 2 - Math.abs(one.y - other.y);
  if (x <= 0 || y <= 0) return undefined;
  return x < y ? { x: one.x < other.x ? -x : x, y: 0 } : { x: 0, y: one.y < other.y ? -y : y };
}
