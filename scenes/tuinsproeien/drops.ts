import { bowOf, driftOf, flightMs, type Spot } from './rules.ts';

/** Most drops in the air at once. */
const POOL = 120;

/** One drop on its way. */
export interface Drop {
  /** Counts the drops: those that follow each other hang together. */
  id: number;
  from: Spot;
  to: Spot;
  x: number;
  y: number;
  /** 0 to 1. */
  share: number;
  ms: number;
  bow: number;
  drift: number;
}

const fresh = (): Drop => ({
  id: 0,
  from: { x: 0, y: 0 },
  to: { x: 0, y: 0 },
  x: 0,
  y: 0,
  share: 0,
  ms: 1,
  bow: 0,
  drift: 0,
});

/** The drops of the stream, each on an arc of its own, oldest first. */
export class Drops {
  readonly inAir: Drop[] = [];
  readonly #spare: Drop[] = Array.from({ length: POOL }, fresh);
  #count = 0;

  /** The tap was closed: what comes next does not hang together with what is in the air. */
  cut() {
    this.#count++;
  }

  /** One drop sets off; while all are in the air there is none. */
  emit(from: Spot, to: Spot, wind: number) {
    const drop = this.#spare.pop();
    if (!drop) return;
    drop.id = ++this.#count;
    drop.from.x = drop.x = from.x;
    drop.from.y = drop.y = from.y;
    drop.to.x = to.x;
    drop.to.y = to.y;
    drop.share = 0;
    drop.ms = flightMs(from, to);
    drop.bow = bowOf(from, to);
    drop.drift = driftOf(wind, drop.ms);
    this.inAir.push(drop);
  }

  /** All fly on; `landed` hears of those that are down. */
  step(ms: number, landed: (x: number, y: number) => void) {
    let kept = 0;
    for (const drop of this.inAir) {
      drop.share = Math.min(1, drop.share + ms / drop.ms);
      const { from, to, share, bow, drift } = drop;
      drop.x = from.x + (to.x - from.x) * share + drift * share * share;
      drop.y = from.y + (to.y - from.y) * share - 4 * bow * share * (1 - share);
      if (share < 1) this.inAir[kept++] = drop;
      else {
        landed(drop.x, drop.y);
        this.#spare.push(drop);
      }
    }
    this.inAir.length = kept;
  }
}
