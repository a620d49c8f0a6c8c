import type { GameStage, Image } from '../../engine/stage/index.ts';
import type { Foam, Pane } from './foam.ts';
import type { Point } from './glass.ts';
import { DEPTHS } from './places.ts';

/** Foam on the squeegee: how much of it fits, from when it drips, and where it lies on the rubber. */
const LOAD = { full: 90, shows: 0.08, drips: 0.55, size: 0.65, y: -16, tall: { x: -14, y: 20 } } as const;
/** Suds that stay beside a stroke: so far apart, how far from it, and so large. */
const BESIDE = { apart: 46, out: 6, size: 30 } as const;
/** A heap at the end of a stroke of the tall squeegee. */
const HEAP = { apart: 21, size: 36, in: 4 } as const;
/** What falls off: the whole load when the squeegee is lifted, a flake for every so many bits while it is full. */
const FALL = { ms: 620, far: 200, every: 22, flake: 0.6 } as const;

/** Where the foam goes that is wiped off: onto the squeegee, beside its way, and down. */
export class Suds {
  readonly #stage: GameStage;
  readonly #foam: Foam;
  readonly #lump: Image;
  #load = 0;
  #spilt = 0;
  #since = 0;
  /** Left and right end of a stroke with the tall squeegee. */
  #ends: [number, number] | undefined;

  constructor(stage: GameStage, foam: Foam) {
    this.#stage = stage;
    this.#foam = foam;
    this.#lump = stage
      .image('schuim', 0, 0)
      .setDepth(DEPTHS.squeegee + 1)
      .setVisible(false);
  }

  /** The squeegee is clean and dry again. */
  reset() {
    this.#load = 0;
    this.#ends = undefined;
    this.#lump.setVisible(false);
  }

  /** So many bits of foam came along here; a squeegee that is full drips. */
  gather(bits: number, at: Point) {
    this.#load = Math.min(1, this.#load + bits / LOAD.full);
    if (this.#load < LOAD.drips) return;
    this.#spilt += bits;
    if (this.#spilt < FALL.every) return;
    this.#spilt = 0;
    this.#fall(at, FALL.flake);
  }

  /** The squeegee is here now. */
  place(x: number, y: number, tall: boolean) {
    const { size } = LOAD;
    this.#lump
      .setVisible(this.#load > LOAD.shows)
      .setPosition(x + (tall ? LOAD.tall.x : 0), y + (tall ? LOAD.tall.y : LOAD.y))
      .setScale(size * (0.3 + 0.7 * this.#load), 0.55 * size * (0.4 + 0.6 * this.#load));
  }

  /** Suds stay behind where a round stroke goes along foam. */
  beside(panes: readonly Pane[], from: Point, to: Point, r: number) {
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    this.#since += far;
    if (far === 0 || this.#since < BESIDE.apart) return;
    this.#since = 0;
    const out = (r + BESIDE.out) / far;
    for (const side of [-out, out]) {
      const at = { x: to.x - (to.y - from.y) * side, y: to.y + (to.x - from.x) * side };
      if (panes.some((pane) => isSoapy(pane, at))) this.#foam.dab(at, BESIDE.size);
    }
  }

  /** The tall squeegee went from one place to another. */
  went(left: number, right: number) {
    const [from, to] = this.#ends ?? [left, right];
    this.#ends = [Math.min(from, left), Math.max(to, right)];
  }

  /** The squeegee is lifted: a heap stays at both ends of its way, and what it carried falls off. */
  drop(panes: readonly Pane[], at: Point) {
    this.#heapEnds(panes);
    if (this.#load < LOAD.drips) return;
    this.#load = 0;
    this.#lump.setVisible(false);
    this.#fall(at, 0.9);
    this.#stage.sound.play('druppels', { volume: 0.5 });
  }

  /** Foam falls from a place, and is gone. */
  #fall({ x, y }: Point, size: number) {
    const flake = this.#stage
      .image('vlok', x, y + 10)
      .setDepth(DEPTHS.squeegee)
      .setScale(size);
    const to = { y: y + FALL.far, alpha: 0 };
    void this.#stage
      .tween({ targets: flake, to, ms: FALL.ms, ease: 'Quad.In', pop: true })
      .then(() => flake.destroy());
  }

  #heapEnds(panes: readonly Pane[]) {
    const ends = this.#ends;
    this.#ends = undefined;
    if (!ends) return;
    for (const pane of panes) {
      const { y, height } = pane.rect;
      for (const [at, out] of [
        [ends[0], -1],
        [ends[1], 1],
      ] as const) {
        if (!isSoapy(pane, { x: at + out * HEAP.size, y: y + height / 2 })) continue;
        for (let dy = HEAP.apart / 2; dy < height; dy += HEAP.apart)
          this.#foam.dab({ x: at + out * HEAP.in, y: y + dy }, HEAP.size);
      }
    }
  }
}

/** Whether a place of the stage lies on a pane, under soap. */
function isSoapy({ rect, glass }: Pane, { x, y }: Point): boolean {
  const [dx, dy] = [x - rect.x, y - rect.y];
  return dx >= 0 && dy >= 0 && dx <= rect.width && dy <= rect.height && !glass.isClean({ x: dx, y: dy });
}
