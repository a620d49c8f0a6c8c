import type { Mark, Rng } from '../../engine/exercise/index.ts';
import type { GameStage, Graphics, Image } from '../../engine/stage/index.ts';
import { MURALS, type Cell } from './art/murals.ts';
import { LINES, PAINTS } from './art/paints.ts';
import { Brush, trace } from './brush.ts';
import { grown, isInside, outline, roomiest, type Point, type Polygon } from './outline.ts';
import { Coverage, MURAL, nearest, splatShape, type SplatShape } from './rules.ts';

/** Where the drawing lies on the stage, and how far paint may fly over its edge. */
const PLACE = { x: 218, y: 184 } as const;
const EDGE = { x: 45, top: 44 } as const;
const DEPTH = { halo: -60, layer: -50, flow: -45, lit: -40, detail: -35 } as const;
const STAMPS = 10;
/** A splat keeps so many times its radius from the upper edge of what can be painted. */
const TOP = 1.3;
const HALO = 34;
const GLOW = { lit: 0xfff4c8, edge: 0xfff0b0, inside: 0xfff8dc } as const;
const FLOW = { ms: 340, from: 0.3 } as const;
const DRIP = { most: 24, speed: [70, 150], length: [40, 90], r: [3.2, 5.6] } as const;
const DETAIL_MS = 320;
const BEATS_PER_MS = (Math.PI * 2) / 1400;

interface Drip {
  x: number;
  from: number;
  y: number;
  to: number;
  r: number;
  speed: number;
  mark: Mark;
}

/** The grey wall with its drawing of 18 fields, and all the paint on it. Places are in u of the stage. */
export class Wall {
  /** Where a card hangs on each field. */
  readonly middles: readonly Point[];
  readonly fields: readonly Polygon[];
  /** Fields without paint. */
  readonly bare = new Set<number>();
  coverage: Coverage;
  readonly #stage: GameStage;
  readonly #rng: Rng;
  readonly #cells: readonly Cell[];
  /** The fields as they lie on the layer. */
  readonly #drawn: readonly Polygon[];
  readonly #stamps: readonly SplatShape[];
  readonly #brush: Brush;
  readonly #wipe: () => void;
  readonly #halo: Graphics;
  readonly #flow: Graphics;
  readonly #lit: Graphics;
  readonly #drips: Drip[] = [];
  /** The paint of each field, and whether it is only a thin coat. */
  readonly #coats = new Map<number, { mark: Mark; washed: boolean }>();
  readonly #details = new Map<number, Image>();
  #pulse = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#rng = stage.rng.fork('muur');
    this.#cells = MURALS[this.#rng.pick(Object.keys(MURALS))]!;
    const shapes = this.#cells.map(({ d }) => outline(d));
    const moved = (by: Point) =>
      shapes.map((shape) => shape.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })));
    this.fields = moved(PLACE);
    this.#drawn = moved({ x: EDGE.x, y: EDGE.top });
    this.middles = this.fields.map(roomiest);
    this.coverage = new Coverage(shapes);
    const stamps = stage.rng.fork('spetters');
    this.#stamps = Array.from({ length: STAMPS }, () => splatShape(stamps));
    const layer = stage.paintLayer();
    layer.image.setPosition(PLACE.x - EDGE.x, PLACE.y - EDGE.top).setDepth(DEPTH.layer);
    this.#wipe = layer.clear;
    layer.onLost(() => this.#redraw());
    const pen = stage.scene.make.graphics({}, false);
    layer.image.once('destroy', () => pen.destroy());
    this.#brush = new Brush(pen, layer);
    this.#halo = stage.scene.add.graphics().setDepth(DEPTH.halo);
    this.#flow = stage.scene.add.graphics().setDepth(DEPTH.flow);
    this.#lit = stage.scene.add.graphics().setDepth(DEPTH.lit);
    this.reset();
  }

  /** Takes all paint off again. */
  reset() {
    this.#wipe();
    this.#drips.length = 0;
    for (const image of this.#details.values()) image.destroy();
    this.#details.clear();
    this.#coats.clear();
    this.coverage = new Coverage(this.#cells.map(({ d }) => outline(d)));
    this.#cells.forEach((_, field) => this.bare.add(field));
    this.#lines();
  }

  /** Lights up the fields that are asked; none without fields. */
  light(fields: readonly number[] = []) {
    const lit = this.#lit.clear();
    this.#halo.clear().fillStyle(GLOW.lit);
    for (const field of fields) {
      trace(this.#halo, this.fields[field]!).fillPath();
      trace(lit.lineStyle(13, LINES.paper), this.fields[field]!).strokePath();
      trace(lit.lineStyle(7, LINES.lit), this.fields[field]!).strokePath();
    }
  }

  /** Shows how far paint may be thrown around a field; nowhere without one. */
  glow(field?: number) {
    const halo = this.#halo.clear();
    if (field === undefined) return;
    const shape = this.fields[field]!;
    for (const [reach, colour] of [
      [HALO, GLOW.edge],
      [HALO - 9, GLOW.inside],
    ] as const) {
      halo.fillStyle(colour);
      shape.forEach((point, i) => {
        const next = shape[(i + 1) % shape.length]!;
        const steps = Math.ceil(Math.hypot(next.x - point.x, next.y - point.y) / 14);
        for (let k = 0; k < steps; k++)
          halo.fillCircle(
            point.x + ((next.x - point.x) * k) / steps,
            point.y + ((next.y - point.y) * k) / steps,
            reach,
          );
      });
      trace(halo, shape).fillPath();
    }
  }

  /** Whether a place of the stage lies in the glowing area of a field. */
  glows = (field: number, x: number, y: number) => this.coverage.glows(field, x - PLACE.x, y - PLACE.y);

  /** The next seeded place to throw at, bare if there is any. */
  nextSpot(field: number): Point {
    const { x, y } = this.coverage.nextSpot(field, this.#rng);
    return { x: x + PLACE.x, y: y + PLACE.y };
  }

  /** The field that a place of the stage lies in. */
  fieldAt = (x: number, y: number) => this.fields.findIndex((field) => isInside(field, x, y));

  /** A splat of radius `r` that stays, with drips that run down. */
  splat(mark: Mark, x: number, y: number, r: number) {
    const rng = this.#rng;
    const [lx, ly] = [x - PLACE.x + EDGE.x, Math.max(r * TOP, y - PLACE.y + EDGE.top)];
    this.#brush.splat(rng.pick(this.#stamps), mark, lx, ly, r, rng.between(0, Math.PI * 2));
    this.coverage.splat(x - PLACE.x, y - PLACE.y, r * 0.95);
    this.#lines();
    const drips = 2 + rng.below(3);
    for (let i = 0; i < drips && this.#drips.length < DRIP.most; i++) {
      const from = ly + r * rng.between(0.2, 0.6);
      this.#drips.push({
        x: lx + r * rng.between(-0.7, 0.7),
        from,
        y: from,
        to: from + rng.between(...DRIP.length) * (r > 55 ? 1 : 0.6),
        r: rng.between(...DRIP.r),
        speed: rng.between(...DRIP.speed),
        mark,
      });
    }
  }

  /** Paint floods a whole field from where it hit, and the drawing there comes alive. */
  async flood(field: number, mark: Mark, from: Point = this.middles[field]!) {
    await this.#spread(field, PAINTS[mark].fill, from);
    this.#coat(field, mark, false);
    void this.#comeAlive(field);
  }

  /** A thin coat: the field is done, though nothing was thrown at it. */
  async wash(field: number, mark: Mark) {
    await this.#spread(field, PAINTS[mark].pale, this.middles[field]!);
    this.#coat(field, mark, true);
    await this.#comeAlive(field);
  }

  /** Paints a field at once, for a round that is taken up again. */
  restore(field: number, mark: Mark) {
    this.#coat(field, mark, false);
    void this.#comeAlive(field);
  }

  /** Paint runs on from a field to its neighbours until so many fields are done; a thin coat when not `thrown`. Some may be kept. */
  async flowOn(fields: number, from: number, mark: Mark, thrown: boolean, kept: readonly number[] = []) {
    const bare = new Set(this.bare);
    const wanted = fields + kept.filter((field) => bare.delete(field)).length;
    const flowing: Promise<void>[] = [];
    let at: number | undefined = from;
    while (this.fields.length - bare.size < wanted) {
      at = nearest(at, this.middles, bare);
      if (at === undefined) break;
      bare.delete(at);
      flowing.push(thrown ? this.flood(at, mark) : this.wash(at, mark));
    }
    await Promise.all(flowing);
  }

  /** Something creeps by: where there is paint it leaves a trail. */
  smear(x: number, y: number) {
    if (this.coverage.isWet(x - PLACE.x, y - PLACE.y))
      this.#brush.smear(x - PLACE.x + EDGE.x, y - PLACE.y + EDGE.top);
  }

  /** The last touch: every field comes out clean, with a pale edge, in front of all that was thrown. */
  touchUp() {
    this.#drips.length = 0;
    this.#brush.edges(this.#drawn);
    this.#redraw();
  }

  /** Handwriting over everything. */
  write(line: readonly Point[]) {
    this.#brush.write(line.map(({ x, y }) => ({ x: x - PLACE.x + EDGE.x, y: y - PLACE.y + EDGE.top })));
  }

  /** Every step: drips run, the lit field breathes. */
  frame(ms: number) {
    this.#pulse += ms;
    this.#lit.setAlpha(this.#stage.reducedMotion ? 1 : 0.82 + 0.18 * Math.sin(this.#pulse * BEATS_PER_MS));
    if (this.#drips.length === 0) return;
    for (const drip of this.#drips) {
      const left = drip.to - drip.y;
      drip.from = drip.y;
      drip.y += Math.min(left, (drip.speed * ms * Math.min(1, 0.2 + left / 60)) / 1000);
    }
    this.#brush.drips(this.#drips);
    let kept = 0;
    for (const drip of this.#drips) if (drip.to - drip.y > 0.6) this.#drips[kept++] = drip;
    this.#drips.length = kept;
    if (kept === 0) this.#lines();
  }

  #coat(field: number, mark: Mark, washed: boolean) {
    this.#coats.set(field, { mark, washed });
    if (!washed) this.coverage.flood(field);
    this.bare.delete(field);
    this.#fill(field);
    this.#lines();
  }

  #redraw() {
    this.#drawn.forEach((_, field) => this.#fill(field));
    this.#lines();
  }

  #fill(field: number) {
    const coat = this.#coats.get(field);
    if (coat?.washed) this.#brush.wash(this.#drawn[field]!, coat.mark);
    else if (coat) this.#brush.field(this.#drawn[field]!, coat.mark, field % 2 === 1);
  }

  async #spread(field: number, colour: number, from: Point) {
    const way = { t: FLOW.from };
    const shape = this.fields[field]!;
    const start = isInside(shape, from.x, from.y) ? from : this.middles[field]!;
    await this.#stage.tween({
      targets: way,
      to: { t: 1 },
      ms: FLOW.ms,
      ease: 'Quad.Out',
      onUpdate: () => void trace(this.#flow.clear().fillStyle(colour), grown(shape, start, way.t)).fillPath(),
    });
    this.#flow.clear();
  }

  /** Eyes, leaves or windows pop up on a painted field. */
  async #comeAlive(field: number) {
    const { detail } = this.#cells[field]!;
    if (!detail || this.#details.has(field)) return;
    const [name, x, y, scale = 1] = detail;
    const image = this.#stage.image(`detail-${name}`, PLACE.x + x, PLACE.y + y).setDepth(DEPTH.detail);
    this.#details.set(field, image.setScale(scale * 0.3));
    await this.#stage.tween({ targets: image, to: { scale }, ms: DETAIL_MS, ease: 'Back.Out', pop: true });
  }

  #lines() {
    this.#brush.lines(this.#drawn, (field) => this.bare.has(field));
  }
}

/** The drawing's outer box on the stage. */
export const MURAL_BOX = {
  left: PLACE.x,
  top: PLACE.y,
  right: PLACE.x + MURAL.width,
  bottom: PLACE.y + MURAL.height,
} as const;
