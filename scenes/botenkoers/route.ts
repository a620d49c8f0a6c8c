/** A place on the chart, in u. */
export interface Point {
  x: number;
  y: number;
}

/** What a course keeps clear of: an island, a reef, a buoy that is not meant. */
export interface Rock extends Point {
  r: number;
}

/** Angle in radians between two points of a bend. */
const BEND = Math.PI / 10;
/** A stretch that comes nearer than this share of the radius cuts a rock. */
const GRAZE = 0.99;

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** How far a place is from the stretch between two others. */
export function farFrom({ x, y }: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / length));
  return Math.hypot(x - a.x - share * dx, y - a.y - share * dy);
}

/** The places of a bend round a rock by one side (1: with the clock), from where it touches to where it leaves. */
function bend(from: Point, to: Point, { x, y, r }: Rock, side: 1 | -1): Point[] {
  const touch = (at: Point, turn: number) =>
    Math.atan2(at.y - y, at.x - x) + turn * Math.acos(Math.min(1, r / far(at, { x, y })));
  const first = touch(from, side);
  const whole = Math.PI * 2;
  const angle = (((touch(to, -side) - first) * side) % whole) + whole;
  const turned = angle % whole;
  const steps = Math.max(1, Math.ceil(turned / BEND));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const at = first + (side * turned * i) / steps;
    return { x: x + r * Math.cos(at), y: y + r * Math.sin(at) };
  });
}

/** How long a line through these places is. */
export const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, i) => sum + far(points[i]!, point), 0);

/** The first rock that lies on the stretch, from its beginning. One that either end lies in is no hindrance. */
function firstOn(from: Point, to: Point, rocks: readonly Rock[]): Rock | undefined {
  let first: Rock | undefined;
  let least = Infinity;
  for (const rock of rocks) {
    if (far(from, rock) <= rock.r || far(to, rock) <= rock.r) continue;
    if (farFrom(rock, from, to) >= rock.r * GRAZE || far(from, rock) >= least) continue;
    first = rock;
    least = far(from, rock);
  }
  return first;
}

/** The line from one place to another, which bends round what lies in its way by the shorter side; both ends included. */
export function route(from: Point, to: Point, rocks: readonly Rock[]): Point[] {
  const rock = firstOn(from, to, rocks);
  if (!rock) return [from, to];
  const others = rocks.filter((one) => one !== rock);
  const [one, two] = ([1, -1] as const).map((side) => bend(from, to, rock, side));
  const round = lengthOf([from, ...one!, to]) <= lengthOf([from, ...two!, to]) ? one! : two!;
  return [...route(from, round[0]!, others), ...round.slice(1), ...route(round.at(-1)!, to, others).slice(1)];
}

/** A place on a track, and which way it goes there. */
export interface Heading extends Point {
  dx: number;
  dy: number;
}

/** A line that is sailed, by how far one is. */
export class Track {
  readonly points: readonly Point[];
  readonly length: number;

  constructor(points: readonly Point[]) {
    this.points = points;
    this.length = lengthOf(points);
  }

  /** The place after so many u. */
  at(gone: number): Heading {
    let left = gone;
    for (const [i, to] of this.points.slice(1).entries()) {
      const from = this.points[i]!;
      const length = far(from, to);
      if (left > length && i < this.points.length - 2) {
        left -= length;
        continue;
      }
      const share = length === 0 ? 1 : Math.max(0, Math.min(1, left / length));
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const one = length || 1;
      return { x: from.x + dx * share, y: from.y + dy * share, dx: dx / one, dy: dy / one };
    }
    return { ...(this.points[0] ?? { x: 0, y: 0 }), dx: 1, dy: 0 };
  }
}

/** The dashes of a line: each from where to where. */
export function dashes(points: readonly Point[], dash: number, gap: number): [Point, Point][] {
  const track = new Track(points);
  const count = Math.max(1, Math.round(track.length / (dash + gap)));
  const pitch = track.length / count;
  const share = dash / (dash + gap);
  return Array.from({ length: count }, (_, i) => [
    track.at((i + (1 - share) / 2) * pitch),
    track.at((i + (1 + share) / 2) * pitch),
  ]);
}
