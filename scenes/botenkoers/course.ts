import type { GameStage, Graphics } from '../../engine/stage/index.ts';
import { DEPTHS } from './depths.ts';
import { dashes, lengthOf, route, Track, type Point, type Rock } from './route.ts';

/** The line: a light edge, dashes of ink that are thicker while they are wet, and an arrow half-way. */
const LINE = {
  edge: 11,
  edgeAlpha: 0.55,
  dash: 17,
  gap: 12,
  wet: 9,
  dry: 6,
  dryMs: 520,
  pencil: 3.5,
} as const;
const COLOURS = { edge: 0xfffdf6, ink: 0xa8321c, pencil: 0x565e78 } as const;
const ARROW = { long: 20, wide: 11 } as const;
/** A leg shorter than this has no arrow, in u. */
const SHORT = 70;

/** A place on the way that lies between two stops, before the stop of this number. */
export interface Detour extends Point {
  before: number;
}

/** What is sailed: the line, and how far along it each stop and the detour lie. */
export interface Leg {
  points: Point[];
  stops: number[];
  detour: number | undefined;
}

/** The course in the making, in ink on the chart. */
export class Course {
  readonly #stage: GameStage;
  readonly #ink: Graphics;
  readonly #pencil: Graphics;
  #from: Point = { x: 0, y: 0 };
  #rocks: (from: Point, to: Point) => readonly Rock[] = () => [];
  #stops: readonly (Point | undefined)[] = [];
  #detour: Detour | undefined;
  #lines: Point[][] = [];
  #wetUntil = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#ink = stage.scene.add.graphics().setDepth(DEPTHS.line);
    this.#pencil = stage.scene.add.graphics().setDepth(DEPTHS.line);
  }

  /** A new course begins here; `rocks` tells what lies in the way between two places. */
  begin(from: Point, rocks: (from: Point, to: Point) => readonly Rock[]) {
    this.#from = from;
    this.#rocks = rocks;
    this.plot([], undefined);
  }

  /** Draws the course along these stops; where one is still open there is no line. Whether a leg was added. */
  plot(stops: readonly (Point | undefined)[], detour: Detour | undefined) {
    const before = this.#lines.length;
    this.#stops = stops;
    this.#detour = detour;
    this.#lines = stops.flatMap((_, i) => this.#legTo(i));
    // A detour after the last stop so far is drawn before one knows where it leads.
    if (detour && detour.before >= stops.length) this.#lines.push(...this.#toDetour(stops.length, detour));
    if (this.#lines.length > before) this.#wetUntil = this.#stage.clock.now + LINE.dryMs;
    this.#draw();
  }

  /** The way to sail from the stop before number `first` (the harbour before 0) to number `last`. */
  leg(first: number, last: number): Leg {
    const points: Point[] = [this.#stopBefore(first) ?? this.#from];
    const leg: Leg = { points, stops: [], detour: undefined };
    for (let i = first; i <= last; i++) {
      const stop = this.#stops[i];
      if (!stop) break;
      const detour = this.#detour?.before === i ? this.#detour : undefined;
      if (detour) {
        points.push(...this.#way(points.at(-1)!, detour).slice(1));
        leg.detour = lengthOf(points);
      }
      points.push(...this.#way(points.at(-1)!, stop).slice(1));
      leg.stops.push(lengthOf(points));
    }
    return leg;
  }

  /** A line over the water from one place to another. */
  between(from: Point, to: Point): Point[] {
    return this.#way({ x: from.x, y: from.y }, to);
  }

  /** A line of pencil from the end of the course to a finger; without one it goes. */
  pencil(to?: Point) {
    const pencil = this.#pencil.clear();
    if (!to) return;
    const at = this.#end;
    pencil.lineStyle(LINE.pencil, COLOURS.pencil, 0.8).beginPath();
    for (const [a, b] of dashes([at, to], 9, 7)) pencil.moveTo(a.x, a.y).lineTo(b.x, b.y);
    pencil.strokePath();
  }

  /** The line is wiped off the chart. */
  wipe() {
    this.#lines = [];
    this.#ink.clear();
    this.pencil();
  }

  frame() {
    if (this.#stage.clock.now < this.#wetUntil + LINE.dryMs) this.#draw();
  }

  /** Where the course ends so far. */
  get #end(): Point {
    const open = this.#stops.findIndex((stop) => !stop);
    const last = open < 0 ? this.#stops.length : open;
    return this.#detour?.before === last ? this.#detour : (this.#stopBefore(last) ?? this.#from);
  }

  #stopBefore(i: number): Point | undefined {
    return i === 0 ? this.#from : this.#stops[i - 1];
  }

  #way = (from: Point, to: Point) => route(from, to, this.#rocks(from, to));

  #legTo(i: number): Point[][] {
    const [from, stop] = [this.#stopBefore(i), this.#stops[i]];
    const detour = this.#detour?.before === i ? this.#detour : undefined;
    if (!from) return [];
    if (!detour) return stop ? [this.#way(from, stop)] : [];
    return [...this.#toDetour(i, detour), ...(stop ? [this.#way(detour, stop)] : [])];
  }

  #toDetour(i: number, detour: Detour): Point[][] {
    const from = this.#stopBefore(i);
    return from ? [this.#way(from, detour)] : [];
  }

  #draw() {
    const ink = this.#ink.clear();
    const wet = Math.max(0, Math.min(1, (this.#wetUntil - this.#stage.clock.now) / LINE.dryMs));
    for (const line of this.#lines) {
      ink.lineStyle(LINE.edge, COLOURS.edge, LINE.edgeAlpha).beginPath();
      for (const [i, { x, y }] of line.entries()) {
        if (i === 0) ink.moveTo(x, y);
        else ink.lineTo(x, y);
      }
      ink.strokePath();
    }
    for (const [i, line] of this.#lines.entries()) {
      const width = i === this.#lines.length - 1 ? LINE.dry + (LINE.wet - LINE.dry) * wet : LINE.dry;
      ink.lineStyle(width, COLOURS.ink, 1).beginPath();
      for (const [a, b] of dashes(line, LINE.dash, LINE.gap)) ink.moveTo(a.x, a.y).lineTo(b.x, b.y);
      ink.strokePath();
      this.#arrow(line);
    }
  }

  #arrow(line: readonly Point[]) {
    const track = new Track(line);
    if (track.length < SHORT) return;
    const { x, y, dx, dy } = track.at(track.length / 2 + ARROW.long / 2);
    const [bx, by] = [x - dx * ARROW.long, y - dy * ARROW.long];
    const [sx, sy] = [-dy * ARROW.wide, dx * ARROW.wide];
    this.#ink.fillStyle(COLOURS.ink, 1).fillTriangle(x, y, bx + sx, by + sy, bx - sx, by - sy);
  }
}
