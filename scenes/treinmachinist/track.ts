/** A place on the stage, in u. */
export interface Spot {
  x: number;
  y: number;
}

/** A line of rails as many short straight pieces. */
export type Line = readonly Spot[];

const STEPS = 22;

/** Rails that leave level and arrive level: a bezier between two places, sampled; without its first place. */
export function bend(from: Spot, to: Spot): Line {
  const middle = (from.x + to.x) / 2;
  return Array.from({ length: STEPS }, (_, i) => {
    const t = (i + 1) / STEPS;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return {
      x: a * from.x + (b + c) * middle + d * to.x,
      y: (a + b) * from.y + (c + d) * to.y,
    };
  });
}

/** A quarter of a round that leaves `level` and arrives upright, or the other way round; without its first place. */
export function quarter(from: Spot, to: Spot, leaves: 'level' | 'upright'): Line {
  return Array.from({ length: STEPS }, (_, i) => {
    const turn = ((i + 1) / STEPS) * (Math.PI / 2);
    const [early, late] = [Math.sin(turn), 1 - Math.cos(turn)];
    const [x, y] = leaves === 'level' ? [early, late] : [late, early];
    return { x: from.x + (to.x - from.x) * x, y: from.y + (to.y - from.y) * y };
  });
}

/** A line that is driven along by its length. */
export class Track {
  readonly line: Line;
  readonly length: number;
  /** Length of the line up to each of its places. */
  #lengths: number[] = [0];

  constructor(line: Line) {
    this.line = line;
    line.slice(1).forEach(({ x, y }, i) => {
      const before = line[i]!;
      this.#lengths.push(this.#lengths[i]! + Math.hypot(x - before.x, y - before.y));
    });
    this.length = this.#lengths.at(-1)!;
  }

  /** Where one is after `far` u, and which way the rails go there (radians); `out` is filled and returned. */
  at(far: number, out: Spot & { angle: number } = { x: 0, y: 0, angle: 0 }): Spot & { angle: number } {
    const i = this.#pieceAt(far);
    const [from, to] = [this.line[i]!, this.line[i + 1]!];
    const piece = this.#lengths[i + 1]! - this.#lengths[i]!;
    const share = piece > 0 ? (far - this.#lengths[i]!) / piece : 0;
    out.x = from.x + (to.x - from.x) * share;
    out.y = from.y + (to.y - from.y) * share;
    out.angle = Math.atan2(to.y - from.y, to.x - from.x);
    return out;
  }

  /** How far along the line its place nearest to `spot` is. */
  lengthTo({ x, y }: Spot): number {
    let best = 0;
    let least = Infinity;
    this.line.forEach((place, i) => {
      const far = Math.hypot(place.x - x, place.y - y);
      if (far < least) [best, least] = [this.#lengths[i]!, far];
    });
    return best;
  }

  /** The piece in which one is after `far` u; before the beginning the first one, after the end the last one. */
  #pieceAt(far: number): number {
    let [low, high] = [0, this.line.length - 2];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#lengths[middle]! <= far) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
