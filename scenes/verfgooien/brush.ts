import type { Graphics, PaintLayer } from '../../engine/stage/index.ts';
import type { Mark } from '../../engine/exercise/index.ts';
import { LINES, PAINTS } from './art/paints.ts';
import type { Point, Polygon } from './outline.ts';
import { checks, dots, stripes } from './pattern.ts';
import type { SplatShape } from './rules.ts';

const WIDTH = { stripe: 7, pencil: 3.4, ink: 4, writing: 7, rim: 15 } as const;
const SHINE = { from: 3.5, to: 4.5, r: 0.56, width: 0.09 } as const;
const WHITE = 0xffffff;

/** Puts an outline on a pen, to be filled or drawn. */
export function trace(pen: Graphics, polygon: Polygon): Graphics {
  pen.beginPath();
  polygon.forEach(({ x, y }, i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  return pen.closePath();
}

/** Draws paint on the wall for good: fields, splats, drips and lines, each with its mark's pattern. */
export class Brush {
  readonly #pen: Graphics;
  readonly #layer: PaintLayer;

  constructor(pen: Graphics, layer: PaintLayer) {
    this.#pen = pen;
    this.#layer = layer;
  }

  /** A field filled with paint; `thin` is the lighter of its two tones. */
  field(polygon: Polygon, mark: Mark, thin: boolean) {
    const paint = PAINTS[mark];
    trace(this.#pen.clear().fillStyle(thin ? paint.thin : paint.fill), polygon).fillPath();
    this.#pattern(polygon, mark);
    this.#put();
  }

  /** The thin coat that a card leaves behind: no pattern, it doesn't count as thrown. */
  wash(polygon: Polygon, mark: Mark) {
    trace(this.#pen.clear().fillStyle(PAINTS[mark].pale), polygon).fillPath();
    this.#put();
  }

  /** A fat splat with its drops and a wet shine. */
  splat(shape: SplatShape, mark: Mark, x: number, y: number, r: number, turn: number) {
    const { fill, edge } = PAINTS[mark];
    const [cos, sin] = [Math.cos(turn) * r, Math.sin(turn) * r];
    const place = (p: Point): Point => ({ x: x + p.x * cos - p.y * sin, y: y + p.x * sin + p.y * cos });
    const outline = shape.outline.map(place);
    const pen = this.#pen.clear();
    const lip = outline.map((p) => ({ x: p.x, y: p.y + 3 }));
    trace(pen.fillStyle(edge), lip).fillPath();
    for (const round of shape.rounds) {
      const at = place(round);
      pen.fillCircle(at.x, at.y + 1.5, round.r * r + 1);
    }
    trace(pen.fillStyle(fill), outline).fillPath();
    for (const round of shape.rounds) {
      const at = place(round);
      pen.fillCircle(at.x, at.y, round.r * r);
    }
    this.#pattern(outline, mark);
    pen.lineStyle(Math.max(3, r * SHINE.width), WHITE, 0.65);
    pen
      .beginPath()
      .arc(x, y, r * SHINE.r, SHINE.from, SHINE.to)
      .strokePath();
    this.#put();
  }

  /** One step of drips: each a round head with its trail up to where it was. */
  drips(list: readonly { x: number; from: number; y: number; r: number; mark: Mark }[]) {
    const pen = this.#pen.clear();
    for (const { x, from, y, r, mark } of list) {
      pen.fillStyle(PAINTS[mark].fill);
      pen.fillRect(x - r, from, r * 2, y - from).fillCircle(x, y, r);
    }
    this.#put();
  }

  /** The trail of something that crept through wet paint. */
  smear(x: number, y: number) {
    this.#pen.clear().fillStyle(LINES.paper, 0.5).fillEllipse(x, y, 17, 7);
    this.#put();
  }

  /** The outlines: pencil while bare, ink once painted. */
  lines(fields: readonly Polygon[], isBare: (field: number) => boolean) {
    const pen = this.#pen.clear();
    fields.forEach((field, i) => {
      const bare = isBare(i);
      pen.lineStyle(bare ? WIDTH.pencil : WIDTH.ink, bare ? LINES.pencil : LINES.ink);
      trace(pen, field).strokePath();
    });
    this.#put();
  }

  /** A pale edge around fields, as around a sticker. */
  edges(fields: readonly Polygon[]) {
    const pen = this.#pen.clear().lineStyle(WIDTH.rim, LINES.paper).fillStyle(LINES.paper);
    for (const field of fields) {
      trace(pen, field).strokePath();
      for (const { x, y } of field) pen.fillCircle(x, y, WIDTH.rim / 2);
    }
    this.#put();
  }

  /** Handwriting in ink on a pale edge, so that it shows on every paint. */
  write(line: readonly Point[]) {
    const pen = this.#pen.clear();
    for (const [width, colour] of [
      [WIDTH.writing + 8, LINES.paper],
      [WIDTH.writing, LINES.ink],
    ] as const) {
      pen.lineStyle(width, colour).fillStyle(colour);
      line.forEach((to, i) => {
        const from = line[Math.max(0, i - 1)]!;
        pen.lineBetween(from.x, from.y, to.x, to.y).fillCircle(to.x, to.y, width / 2);
      });
    }
    this.#put();
  }

  #pattern(polygon: Polygon, mark: Mark) {
    const pen = this.#pen;
    const tone = PAINTS[mark].pattern;
    if (mark === 'B') {
      pen.lineStyle(WIDTH.stripe, tone);
      for (const { x1, y1, x2, y2 } of stripes(polygon)) pen.lineBetween(x1, y1, x2, y2);
    } else if (mark === 'C') {
      pen.fillStyle(tone);
      for (const { x, y, r } of dots(polygon)) pen.fillCircle(x, y, r);
    } else if (mark === 'D') {
      pen.fillStyle(tone);
      for (const { x, y, r } of checks(polygon)) pen.fillRect(x - r, y - r, r * 2, r * 2);
    }
  }

  #put() {
    this.#layer.draw(this.#pen);
  }
}
