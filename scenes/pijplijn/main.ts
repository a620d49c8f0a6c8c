import type { Rng } from '../../engine/exercise/index.ts';
import type { Graphics, Image, Input, Spot, Via } from '../../engine/stage/index.ts';
import { exitOf, type Tile } from './pipes.ts';
import { cellAt, DEPTHS, fromTap, through, TILE, type Line, type Point } from './places.ts';
import { Tiles } from './tiles.ts';
import type { Works } from './works.ts';
import { PIECE } from './piece.ts';

/** The main: the where pieces lie in it, and its row of the keys with the tap. */
export const MAIN = { left: 332, right: 1150, row: 0 } as const;
/** Heights of its lines, where it has one and where it has two. */
const AXES = [[406], [326, 424]] as const;

export const axesOf = (lines: number): readonly number[] => AXES[lines - 1]!;
/** The two tiles of it that turn: a straight one at the pump, and a bend over the barrel. */
const FIRST = 0;
const LAST = 1;
const BEND_X = 1210;
/** The barrel stands so far below the bend. */
const BARREL_BELOW = 124;
const COLOURS = { ink: 0x2c6f77, glass: 0xbfe0e4 } as const;
const CHANNEL = 22;
const MS = { swell: 140, out: 140 } as const;

/** The straight main pipe of order and build, from the pump to one barrel: pieces lie in it, and its ends have to be turned. */
export class Main {
  readonly lines: number;
  readonly #axes: readonly number[];
  readonly #works: Works;
  readonly #tiles: Tiles;
  readonly #first: Tile;
  readonly #last: Tile;
  readonly #pen: Graphics;
  readonly #barrel: Image;
  readonly #ends: Image[];

  constructor(works: Works, rng: Rng, lines: number, isFree: () => boolean) {
    const { stage } = works;
    this.#works = works;
    this.lines = lines;
    this.#axes = axesOf(lines);
    const isCalm = stage.calm;
    // One tap at the pump, and one or two at the barrel: a bend that leads down lies at 2.
    this.#first = { kind: 'straight', turn: 0 };
    this.#last = { kind: 'bend', turn: isCalm ? 1 : rng.below(2) };
    const laid = new Map([
      [FIRST, { tile: this.#first, at: this.#firstAt, row: MAIN.row }],
      [LAST, { tile: this.#last, at: { x: BEND_X, y: this.#axis }, row: MAIN.row }],
    ]);
    this.#tiles = new Tiles(stage, laid, { isFree, turned: () => this.#trace() });
    if (works.isGolden) this.#tiles.gild(FIRST);
    this.#pen = stage.scene.add.graphics().setDepth(DEPTHS.plates);
    for (const y of this.#axes) this.#channel(y);
    this.#barrel = stage
      .image(`vat-${rng.below(4)}`, BEND_X, this.#axis + BARREL_BELOW)
      .setDepth(DEPTHS.barrels)
      .setScale(1.3);
    // Where the main goes behind the wall at the end of a line, and comes back.
    this.#ends =
      lines === 1
        ? []
        : [[MAIN.right + 10, this.#axes[0]!] as const, [MAIN.left - 10, this.#axes[1]!] as const].map(
            ([x, y]) => stage.image('flens', x, y).setDepth(DEPTHS.pipes),
          );
  }

  async arrive(ms: number) {
    await this.#tiles.arrive(ms);
    this.#trace();
  }

  offer() {
    this.#tiles.offer();
  }

  /** The whole way that juice runs, or as far as the middle of a place. */
  way(until?: Spot): Line[] {
    return this.#lines(until && { x: until.x, y: until.y + PIECE.axis * until.scale });
  }

  /** The way up to the first gap in the main; undefined where it is whole. */
  gapAt(isOpen: (place: number) => boolean, spots: readonly Spot[]): Line[] | undefined {
    if (exitOf(this.#first, 1) !== 1) return [this.#start];
    const place = spots.findIndex((_, i) => isOpen(i));
    if (place >= 0) return this.way({ ...spots[place]!, x: spots[place]!.x - 30 });
    return exitOf(this.#last, 1) === 2
      ? undefined
      : this.way({ x: BEND_X - TILE / 2, y: this.#axis - PIECE.axis, scale: 1 });
  }

  /** The next input once all pieces lie: an end that has to be turned, or the tap. */
  step(via: Via): Input {
    const cell = exitOf(this.#first, 1) !== 1 ? FIRST : exitOf(this.#last, 1) !== 2 ? LAST : undefined;
    const { tap } = this.#works;
    if (via === 'pointer') {
      const { x, y } = cell === undefined ? tap.place : this.#tiles.at(cell);
      return { kind: 'tap', x, y };
    }
    if (cell === undefined) return key('Enter');
    const { focus } = this.#tiles;
    if (focus === cell) return key('Space', ' ');
    // Tap, first and last tile are one row: the arrows lead there, and then along it.
    const isInRow = focus !== undefined || tap.hasFocus;
    return key(isInRow ? 'ArrowRight' : 'ArrowDown');
  }

  /** The barrel swells, and what is too much splashes out. */
  async fill(colour: number) {
    const { stage } = this.#works;
    stage.sound.play('vat-plop');
    const { x, y } = this.#barrel;
    this.#barrel.setFrame(`${this.#barrel.frame.name.replace('-vol', '')}-vol`, false, true);
    stage.fx.burst('splash', x, y - 50, { count: 12, tint: colour });
    await stage.tween({ targets: this.#barrel, to: { scaleX: 1.5 }, ms: MS.swell, yoyo: true });
  }

  async leave() {
    const targets = [this.#pen, this.#barrel, ...this.#ends];
    void this.#works.stage.tween({ targets, to: { alpha: 0 }, ms: MS.out, pop: true });
    await this.#tiles.leave();
  }

  destroy() {
    this.#tiles.destroy();
    for (const one of [this.#pen, this.#barrel, ...this.#ends]) one.destroy();
  }

  get #axis(): number {
    return this.#axes.at(-1)!;
  }

  /** The height where juice comes in. */
  get inlet(): number {
    return this.#axes[0]!;
  }

  get #firstAt(): Point {
    return { x: cellAt(0).x, y: this.#axes[0]! };
  }

  /** From the tap to where the main begins. */
  get #start(): Point[] {
    const { x, y } = this.#firstAt;
    return [...fromTap(y), { x: x - TILE / 2, y }];
  }

  /** Ends that are turned right are lit. */
  #trace() {
    const lit = [
      ...(exitOf(this.#first, 1) === 1 ? [FIRST] : []),
      ...(exitOf(this.#last, 1) === 2 ? [LAST] : []),
    ];
    this.#tiles.light(lit);
    const start = this.#start;
    this.#works.juice.trace([lit.includes(FIRST) ? [...start, { x: MAIN.left, y: this.#axes[0]! }] : start]);
  }

  #lines(until?: Point): Line[] {
    const start = [...this.#start, { x: MAIN.left, y: this.#axes[0]! }];
    const end = [
      ...through({ x: BEND_X, y: this.#axis }, 1, 2),
      { x: BEND_X, y: this.#axis + BARREL_BELOW - 40 },
    ];
    const out: Line[] = [];
    for (const [i, y] of this.#axes.entries()) {
      const from: Point[] = i === 0 ? start : [{ x: MAIN.left - 10, y }];
      if (until && Math.abs(until.y - y) < 1) return [...out, [...from, { x: until.x, y }]];
      const isLast = i === this.lines - 1;
      out.push([...from, ...(isLast ? end : [{ x: MAIN.right + 10, y }])]);
    }
    return out;
  }

  #channel(y: number) {
    const [from, to] = [MAIN.left - 14, MAIN.right + 14];
    const pen = this.#pen;
    pen.fillStyle(COLOURS.ink).fillRect(from, y - CHANNEL / 2 - 3, to - from, CHANNEL + 6);
    pen.fillStyle(COLOURS.glass).fillRect(from, y - CHANNEL / 2, to - from, CHANNEL);
  }
}

const key = (code: string, letter = code): Input => ({ kind: 'key', code, key: letter, ms: 40 });
