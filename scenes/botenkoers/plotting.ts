import type { Gesture } from '../../engine/stage/index.ts';
import type { Bottle } from './bottle.ts';
import { HOME, rocksOf, type Island } from './chart.ts';
import type { Table } from './game.ts';
import { Pen, type Mark } from './pen.ts';
import type { Point, Rock } from './route.ts';

/** How long it sails in ms: at least, at most, and for each u. */
const SAILING = { least: 520, most: 1250, perU: 0.62, wrong: 540 } as const;
const MS = { back: 420, home: 1000 } as const;
/** Half a buoy: what is nearer than this to a stop is the stop itself. */
const BUOY = 44;
/** Where the boat may wait at a buoy, which would hide it: behind, or at either side. */
const BESIDE: readonly Point[] = [
  { x: 0, y: -50 },
  { x: 84, y: -8 },
  { x: -84, y: -8 },
];
/** Where a pen may be put down. */
const PAPER = { x: 70, y: 176, width: 1200, height: 462 } as const;

interface PlottingHelp {
  /** What the course goes by, in order; an open place is undefined. */
  stops(): readonly (Point | undefined)[];
  /** What the pen can run through. */
  marks(): readonly Mark[];
  /** What lines bend round besides the islands. */
  rocks?(from: Point, to: Point): readonly Rock[];
  isReady(): boolean;
  /** Commits the course; whether it counted. */
  commit(): boolean;
  /** A key that steers; without it the focus goes from one thing to the next as everywhere. */
  key?(code: string): void;
}

/** How a course is plotted and sailed, whatever it leads to: pen, bottle, sail and boat together. */
export class Plotting {
  readonly pen: Pen;
  readonly bottle: Bottle;
  readonly #table: Table;
  readonly #help: PlottingHelp;
  #gesture: Gesture | undefined;
  /** So many stops were sailed, and lie behind the boat. */
  #sailed = 0;

  constructor(table: Table, islands: readonly Island[], bottle: Bottle, help: PlottingHelp) {
    this.#table = table;
    this.#help = help;
    this.bottle = bottle;
    const rocks = rocksOf(islands);
    table.course.begin(HOME, (from, to) => [...rocks, ...(help.rocks?.(from, to) ?? [])]);
    this.pen = new Pen(table.stage, {
      marks: () => [...help.marks(), ...this.#bottleMark()],
      isOpen: () => table.isOpen,
      moved: (tip) => table.course.pencil(tip),
    });
  }

  /** Everything can be used from now on. */
  open() {
    const { stage, sail } = this.#table;
    this.bottle.offer(() => this.#detour());
    sail.offer({
      isReady: () => this.#help.isReady(),
      hoist: () => this.hoist(),
      early: () => this.hoist(),
    });
    const { key } = this.#help;
    this.#gesture = stage.gesture({
      id: 'koers',
      label: 'teken de koers over de kaart',
      area: () => PAPER,
      enabled: () => this.#table.isOpen || this.pen.isDown,
      onStart: (x, y) => this.pen.start(x, y),
      onMove: (x, y) => this.pen.move(x, y),
      onEnd: () => this.pen.end(),
      ...(key && { onKey: (code: string, down: boolean) => down && key(code) }),
    });
  }

  /** Draws the course as it is now. */
  draw() {
    const { course, sail } = this.#table;
    const { before, spot } = this.bottle;
    course.plot(this.#help.stops(), before === undefined ? undefined : { ...spot, before });
    sail.show(this.#help.isReady());
  }

  /** The sail goes up: that is the answer. Without a whole course it does not. */
  hoist() {
    if (this.#help.commit()) this.#table.sail.hoist();
  }

  /** Sails to the stop of this number; `pass` is told of each on the way. */
  async sail(last: number, pass: (stop: number) => void, isWrong = false) {
    const { course, boat } = this.#table;
    const first = this.#sailed;
    const { points, stops, detour } = course.leg(first, last);
    // From where it waits to where the course begins.
    const lead = Math.hypot(boat.x - points[0]!.x, boat.y - points[0]!.y);
    const passing = stops.map((at, i) => ({ at: at + lead, run: () => pass(first + i) }));
    if (detour !== undefined) passing.push({ at: detour + lead, run: () => void this.bottle.fish() });
    passing.sort((a, b) => a.at - b.at);
    const length = stops.at(-1) ?? 0;
    const most = isWrong ? SAILING.wrong : SAILING.most;
    const way = lead > 1 ? [{ x: boat.x, y: boat.y }, ...points] : points;
    await boat.sail(way, Math.min(most, Math.max(SAILING.least, length * SAILING.perU)), passing);
  }

  /** The boat lies at the stop before this number from now on, and goes back there. */
  async back(sailed: number, ms: number = MS.back) {
    const { boat, course, bank, sail } = this.#table;
    this.#sailed = sailed;
    bank.leave();
    sail.lower();
    const stop = sailed > 0 ? this.#help.stops()[sailed - 1] : undefined;
    const to = stop ? this.#berth(stop) : HOME;
    await boat.sail(course.between(boat, to), ms);
    boat.moor();
  }

  /** It was right: flags run up the mast, the horn answers, dolphins leap. */
  cheer() {
    const { boat, stage, dolphins } = this.#table;
    boat.dress();
    stage.sound.play('hoorn');
    dolphins.leap(boat);
  }

  /** Nothing can be plotted any more: the boat sails home while the next chart comes in. */
  async clear() {
    const { sail, course } = this.#table;
    void this.back(0, MS.home);
    this.#gesture?.remove();
    this.#gesture = undefined;
    this.pen.destroy();
    sail.close();
    course.wipe();
    await this.bottle.clear();
  }

  /** The course goes by the bottle next, or no longer. */
  #detour() {
    if (!this.#table.isOpen) return;
    const { bottle } = this;
    const open = this.#help.stops().findIndex((stop) => !stop);
    const next = open < 0 ? this.#help.stops().length - 1 : open;
    bottle.before = bottle.before === undefined ? Math.max(this.#sailed, next) : undefined;
    this.#table.stage.sound.play('potlood', { rate: 1.2 });
    this.draw();
  }

  /** The place at a buoy with the most open water about it. */
  #berth(stop: Point): Point {
    const others = [...this.#help.marks(), this.bottle.spot].filter(
      ({ x, y }) => Math.hypot(x - stop.x, y - stop.y) > BUOY,
    );
    const room = (at: Point) => Math.min(...others.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
    const berths = BESIDE.map(({ x, y }) => ({ x: stop.x + x, y: stop.y + y }));
    return berths.reduce((best, one) => (room(one) > room(best) ? one : best));
  }

  #bottleMark(): Mark[] {
    const { bottle } = this;
    if (bottle.isFished || bottle.before !== undefined) return [];
    return [{ ...bottle.spot, touch: () => this.#detour() }];
  }
}
