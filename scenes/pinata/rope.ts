interface Point {
  x: number;
  y: number;
  oldX: number;
  oldY: number;
}

const POINTS = 8;
/** u per step², how much of its speed it keeps in each step, and how often lengths are put right. */
const ROPE = { gravity: 0.42, keeps: 0.988, rounds: 10 } as const;
/** What hangs on it is heavier than the rope: of a length put right, so much falls to the upper of two points. */
const HEAVY = 0.9;

/** A rope of points that keep their distance (verlet), fixed at its top, with something heavy at its end. */
export class Rope {
  readonly points: Point[];
  readonly #long: number;

  constructor(x: number, y: number, length: number) {
    this.#long = length / (POINTS - 1);
    this.points = Array.from({ length: POINTS }, (_, i) => {
      const at = y + i * this.#long;
      return { x, y: at, oldX: x, oldY: at };
    });
  }

  get end(): Readonly<Point> {
    return this.points[POINTS - 1]!;
  }

  /** How far its lower half leans, in radians: positive when the end hangs to the left. */
  get lean(): number {
    const { x, y } = this.points[POINTS - 4]!;
    return Math.atan2(x - this.end.x, this.end.y - y);
  }

  /** Pushes the end, in u per step. */
  push(x: number, y: number) {
    const end = this.points[POINTS - 1]!;
    end.oldX -= x;
    end.oldY -= y;
  }

  /** Hangs still again. */
  still() {
    const { x, y } = this.points[0]!;
    this.points.forEach((point, i) => {
      point.x = point.oldX = x;
      point.y = point.oldY = y + i * this.#long;
    });
  }

  /** One step of 60 Hz. */
  step() {
    for (let i = 1; i < POINTS; i++) {
      const point = this.points[i]!;
      const [dx, dy] = [(point.x - point.oldX) * ROPE.keeps, (point.y - point.oldY) * ROPE.keeps];
      point.oldX = point.x;
      point.oldY = point.y;
      point.x += dx;
      point.y += dy + ROPE.gravity;
    }
    for (let round = 0; round < ROPE.rounds; round++)
      for (let i = 1; i < POINTS; i++) this.#keepApart(this.points[i - 1]!, this.points[i]!, i);
  }

  #keepApart(upper: Point, lower: Point, i: number) {
    const [dx, dy] = [lower.x - upper.x, lower.y - upper.y];
    const far = Math.hypot(dx, dy) || 1;
    const off = (far - this.#long) / far;
    const share = i === 1 ? 0 : i === POINTS - 1 ? HEAVY : 0.5;
    upper.x += dx * off * share;
    upper.y += dy * off * share;
    lower.x -= dx * off * (1 - share);
    lower.y -= dy * off * (1 - share);
  }
}
