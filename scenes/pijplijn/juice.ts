import type { GameStage, Graphics } from '../../engine/stage/index.ts';
import { DEPTHS, JUICES, type Line, type Point } from './places.ts';

const WIDTH = { pale: 14, full: 22, shine: 5, head: 17 } as const;
/** Bubbles in the juice: so far apart, and so fast, in u and u/s. */
const BUBBLES = { every: 46, speed: 150, sway: 4 } as const;
/** Time that juice takes: for each u, at least and at most in all, in ms. */
const RUN = { perU: 1.15, least: 380, most: 900, back: 420 } as const;

/** The juice in the pipes: the pale line of the way as it is now, and what really runs. */
export class Juice {
  readonly #stage: GameStage;
  readonly #pale: Graphics;
  readonly #full: Graphics;
  #tone: (typeof JUICES)[number] = JUICES[0];
  #way: readonly Line[] = [];
  #far = 0;
  #head: Point = { x: 0, y: 0 };

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#pale = stage.scene.add.graphics().setDepth(DEPTHS.juice);
    this.#full = stage.scene.add.graphics().setDepth(DEPTHS.things + 1);
  }

  /** Which juice it is, by the third of the round. */
  set tone(third: number) {
    this.#tone = JUICES[third]!;
  }

  get colour(): number {
    return this.#tone.full;
  }

  /** What runs in front. */
  get head(): Point {
    return this.#head;
  }

  /** Shows the way as it is now. */
  trace(way: readonly Line[]) {
    const pen = this.#pale.clear().fillStyle(this.#tone.pale).lineStyle(WIDTH.pale, this.#tone.pale);
    for (const line of way) stroke(pen, line, WIDTH.pale / 2);
  }

  /** Juice runs to the end of a way. */
  async run(way: readonly Line[]) {
    this.#way = way;
    this.#far = 0;
    const length = lengthOf(way);
    const ms = Math.min(RUN.most, Math.max(RUN.least, length * RUN.perU));
    this.#stage.sound.play('gorgel', { rate: 1000 / Math.max(700, ms) });
    await this.#to(length, ms, 'Sine.InOut');
  }

  /** It runs back to where it came from. */
  async back() {
    if (this.#way.length === 0) return;
    await this.#to(0, RUN.back, 'Quad.In');
    this.drain();
  }

  /** Nothing runs any more. */
  drain() {
    this.#way = [];
    this.#full.clear();
  }

  /** Neither line nor juice. */
  clear() {
    this.drain();
    this.#pale.clear();
  }

  async #to(far: number, ms: number, ease: string) {
    const run = { far: this.#far };
    const way = this.#way;
    await this.#stage.tween({
      targets: run,
      to: { far },
      ms,
      ease,
      onUpdate: () => {
        if (this.#way !== way) return;
        this.#far = run.far;
        this.#draw();
      },
    });
  }

  #draw() {
    const pen = this.#full.clear();
    const { full, light, bubble } = this.#tone;
    let left = this.#far;
    for (const line of this.#way) {
      const part = upTo(line, left);
      if (part.length < 2) break;
      pen.fillStyle(full).lineStyle(WIDTH.full, full);
      stroke(pen, part, WIDTH.full / 2);
      this.#head = part.at(-1)!;
      left -= lengthOf([line]);
    }
    // It bulges where it is now, and its bubbles run along.
    pen.fillStyle(full).fillCircle(this.#head.x, this.#head.y, WIDTH.head);
    pen.fillStyle(light);
    const first = ((this.#stage.clock.now / 1000) * BUBBLES.speed) % BUBBLES.every;
    for (let at = first, i = 0; at < this.#far; at += BUBBLES.every, i++) {
      const { x, y } = pointAt(this.#way, at);
      pen.fillCircle(x, y + (i % 2 ? BUBBLES.sway : -BUBBLES.sway), bubble - (i % 3) * 0.8);
    }
  }
}

function stroke(pen: Graphics, line: Line, radius: number) {
  pen.beginPath();
  line.forEach(({ x, y }, i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  pen.strokePath();
  for (const { x, y } of line) pen.fillCircle(x, y, radius);
}

const gap = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

const lengthOf = (way: readonly Line[]): number =>
  way.reduce(
    (sum, line) => line.reduce((far, at, i) => (i === 0 ? far : far + gap(line[i - 1]!, at)), sum),
    0,
  );

/** The first part of a line, so long. */
function upTo(line: Line, length: number): Point[] {
  const part: Point[] = [];
  let left = length;
  for (const [i, at] of line.entries()) {
    const before = line[i - 1];
    if (!before) {
      if (left > 0) part.push(at);
      continue;
    }
    const long = gap(before, at);
    if (left >= long) part.push(at);
    else if (left > 0) part.push(between(before, at, left / long));
    left -= long;
    if (left <= 0) break;
  }
  return part;
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

function pointAt(way: readonly Line[], far: number): Point {
  let left = far;
  for (const line of way)
    for (let i = 1; i < line.length; i++) {
      const long = gap(line[i - 1]!, line[i]!);
      if (left <= long) return between(line[i - 1]!, line[i]!, long === 0 ? 0 : left / long);
      left -= long;
    }
  return way.at(-1)!.at(-1)!;
}
