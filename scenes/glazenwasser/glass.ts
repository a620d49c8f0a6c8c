import type { Rng } from '../../engine/exercise/index.ts';
import type { Rect } from '../../engine/stage/index.ts';

export interface Point {
  x: number;
  y: number;
}

/** Fineness in u with which clean glass is counted. */
const GRAIN = 20;

/** Which part of one pane is clean, counted on a grid; all places are in u from its upper left corner. */
export class Glass {
  readonly width: number;
  readonly height: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #clean: Uint8Array;
  #done = 0;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#columns = Math.ceil(width / GRAIN);
    this.#rows = Math.ceil(height / GRAIN);
    this.#clean = new Uint8Array(this.#columns * this.#rows);
  }

  /** Share of the whole pane that is clean, 0 to 1. */
  get share(): number {
    return this.#done / this.#clean.length;
  }

  /** Wipes along a straight line with a round brush of radius `r`. Tells how many new bits came clean. */
  wipe(from: Point, to: Point, r: number): number {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = dx * dx + dy * dy;
    return this.#each((x, y) => {
      const along = length === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / length;
      const t = Math.max(0, Math.min(1, along));
      return Math.hypot(x - from.x - dx * t, y - from.y - dy * t) <= r;
    });
  }

  /** Wipes whole columns from one place to another with a bar that is as high as the pane. */
  wipeColumns(from: number, to: number, half: number): number {
    const [left, right] = [Math.min(from, to) - half, Math.max(from, to) + half];
    return this.#each((x) => x >= left && x <= right);
  }

  /** Wipes everything within a part of the pane. */
  wipeRect({ x, y, width, height }: Rect): number {
    return this.#each((cx, cy) => cx >= x && cx <= x + width && cy >= y && cy <= y + height);
  }

  /** Share of a part of the pane that is clean, 0 to 1. */
  shareOf(area: Rect): number {
    let [clean, all] = [0, 0];
    for (let at = 0; at < this.#clean.length; at++) {
      if (!this.#isIn(at, area)) continue;
      all++;
      clean += this.#clean[at]!;
    }
    return all === 0 ? 0 : clean / all;
  }

  /** Whether a place is clean. */
  isClean({ x, y }: Point): boolean {
    const [column, row] = [Math.floor(x / GRAIN), Math.floor(y / GRAIN)];
    if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) return true;
    return this.#clean[row * this.#columns + column] === 1;
  }

  /** The soapy place within an area that is nearest to a place. */
  nearestSoap(area: Rect, near: Point): Point | undefined {
    let best: Point | undefined;
    let least = Infinity;
    for (let at = 0; at < this.#clean.length; at++) {
      if (this.#clean[at] === 1 || !this.#isIn(at, area)) continue;
      const place = this.#place(at);
      const far = Math.hypot(place.x - near.x, place.y - near.y);
      if (far < least) [best, least] = [place, far];
    }
    return best;
  }

  /** Soap creeps back over at most `count` bits that touch soap or the edge, never within `guard`. Tells where. */
  creep(count: number, rng: Rng, guard?: Rect): Point[] {
    const open: number[] = [];
    for (let at = 0; at < this.#clean.length; at++)
      if (this.#clean[at] === 1 && this.#touchesSoap(at) && !(guard && this.#isIn(at, guard))) open.push(at);
    return rng
      .shuffle(open)
      .slice(0, count)
      .map((at) => {
        this.#clean[at] = 0;
        this.#done--;
        return this.#place(at);
      });
  }

  /** Everything is soapy again. */
  soap() {
    this.#clean.fill(0);
    this.#done = 0;
  }

  /** Makes whole columns within a stretch soapy again. */
  soapColumns(from: number, to: number) {
    for (let at = 0; at < this.#clean.length; at++) {
      const { x } = this.#place(at);
      if (x < from || x > to || this.#clean[at] === 0) continue;
      this.#clean[at] = 0;
      this.#done--;
    }
  }

  /** All clean bits, as squares. */
  get cleanBits(): Rect[] {
    const bits: Rect[] = [];
    for (let at = 0; at < this.#clean.length; at++) {
      if (this.#clean[at] === 0) continue;
      const { x, y } = this.#place(at);
      bits.push({ x: x - GRAIN / 2, y: y - GRAIN / 2, width: GRAIN, height: GRAIN });
    }
    return bits;
  }

  #each(hits: (x: number, y: number) => boolean): number {
    const before = this.#done;
    for (let at = 0; at < this.#clean.length; at++) {
      if (this.#clean[at] === 1) continue;
      const x = ((at % this.#columns) + 0.5) * GRAIN;
      const y = (Math.floor(at / this.#columns) + 0.5) * GRAIN;
      if (!hits(x, y)) continue;
      this.#clean[at] = 1;
      this.#done++;
    }
    return this.#done - before;
  }

  #place = (at: number): Point => ({
    x: ((at % this.#columns) + 0.5) * GRAIN,
    y: (Math.floor(at / this.#columns) + 0.5) * GRAIN,
  });

  #isIn(at: number, { x, y, width, height }: Rect): boolean {
    const place = this.#place(at);
    return place.x >= x && place.x <= x + width && place.y >= y && place.y <= y + height;
  }

  #touchesSoap(at: number): boolean {
    const [column, row] = [at % this.#columns, Math.floor(at / this.#columns)];
    const edge = column === 0 || row === 0 || column === this.#columns - 1 || row === this.#rows - 1;
    return edge || [-1, 1, -this.#columns, this.#columns].some((by) => this.#clean[at + by] === 0);
  }
}
