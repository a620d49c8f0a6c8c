import type { Rng } from '../../engine/exercise/index.ts';
import type { GameStage, Graphics, Image, PaintLayer, Rect } from '../../engine/stage/index.ts';
import type { Glass, Point } from './glass.ts';
import { DEPTHS } from './places.ts';

const TONE = { soap: 0xf3faff, shade: 0xdcecf8, line: 0xb4d4ea, white: 0xffffff } as const;
/** Foam heaps over the edge of the glass by so much. */
const OVER = 9;
const HEAP = { apart: 44, r: [27, 36] } as const;
const BUBBLE = { per: 2600, r: [3.5, 8] } as const;
/** A dab of foam as it is drawn, and the one that soap creeps back with. */
const DAB = { drawn: 44, creep: 40 } as const;
const WATER = 0.34;

/** A soapy pane: where its glass lies, in u of the stage, and what of it is clean. */
export interface Pane {
  rect: Rect;
  glass: Glass;
}

/** All foam on all windows, on the one layer that is painted on. */
export class Foam {
  readonly #layer: PaintLayer;
  readonly #pen: Graphics;
  readonly #dab: Image;
  readonly #rng: Rng;
  #panes: readonly Pane[] = [];
  #origin: Point = { x: 0, y: 0 };

  constructor(stage: GameStage) {
    this.#rng = stage.rng.fork('schuim');
    this.#layer = stage.paintLayer();
    this.#layer.image.setDepth(DEPTHS.foam);
    this.#pen = stage.scene.make.graphics({}, false);
    this.#dab = stage.image('vlok', 0, 0);
    this.#dab.removeFromDisplayList();
    this.#layer.image.once('destroy', () => {
      this.#pen.destroy();
      this.#dab.destroy();
    });
    this.#layer.onLost(() => this.#redraw());
  }

  /** Covers panes with foam; the layer lies with its corner at `origin` of the stage. */
  cover(panes: readonly Pane[], origin: Point) {
    this.#panes = panes;
    this.#origin = origin;
    this.#layer.image.setPosition(origin.x, origin.y).setAlpha(1);
    this.#layer.clear();
    this.#heap(panes.map(({ rect }) => rect));
  }

  /** Everything has sunk so far from its place. */
  sink(by: number) {
    this.#layer.image.setY(this.#origin.y + by);
  }

  get image(): Image {
    return this.#layer.image;
  }

  /** A round brush wiped from one place of the stage to another. */
  wipe(from: Point, to: Point, r: number) {
    const pen = this.#pen
      .clear()
      .lineStyle(r * 2, TONE.white)
      .fillStyle(TONE.white);
    const [ax, ay, bx, by] = [...this.#local(from), ...this.#local(to)] as [number, number, number, number];
    pen.lineBetween(ax, ay, bx, by).fillCircle(ax, ay, r).fillCircle(bx, by, r);
    this.#layer.erase(pen);
  }

  /** A part of the stage was wiped. */
  wipeRect({ x, y, width, height }: Rect, over = OVER) {
    const [left, top] = this.#local({ x, y });
    this.#pen.clear().fillStyle(TONE.white);
    this.#pen.fillRect(left - over, top - over, width + over * 2, height + over * 2);
    this.#layer.erase(this.#pen);
  }

  /** A dab of foam at a place of the stage; `size` in u. */
  dab(at: Point, size: number = DAB.creep) {
    const [x, y] = this.#local(at);
    const turn = this.#rng.between(-1, 1);
    this.#dab.setScale(size / DAB.drawn).setRotation(turn);
    this.#layer.draw(this.#dab, x, y);
  }

  /** Foam lies on a pane again. */
  soap(pane: Pane) {
    pane.glass.soap();
    this.#heap([pane.rect]);
  }

  /** A thin film over a stretch of a pane: what was wiped there has fogged up. */
  fog({ x, y, width, height }: Rect) {
    const [left, top] = this.#local({ x, y });
    const pen = this.#pen.clear().fillStyle(TONE.soap, 1).fillRect(left, top, width, height);
    pen.fillStyle(TONE.shade, WATER);
    for (let i = 0; i < 3; i++)
      pen.fillCircle(
        left + this.#rng.between(4, width),
        top + this.#rng.between(8, height - 8),
        this.#rng.between(3, 8),
      );
    this.#layer.draw(pen);
  }

  clear() {
    this.#layer.clear();
  }

  /** The graphics were lost: all foam is heaped anew, and what was clean is wiped. */
  #redraw() {
    this.#layer.clear();
    this.#heap(this.#panes.map(({ rect }) => rect));
    for (const { rect, glass } of this.#panes)
      for (const bit of glass.cleanBits) this.wipeRect({ ...bit, x: rect.x + bit.x, y: rect.y + bit.y }, 0);
  }

  #heap(rects: readonly Rect[]) {
    const rng = this.#rng;
    const pen = this.#pen.clear();
    for (const rect of rects) {
      const [x, y] = this.#local(rect);
      const { width, height } = rect;
      const across = Math.ceil(width / HEAP.apart);
      const down = Math.ceil(height / HEAP.apart);
      const heaps = Array.from({ length: (across + 1) * (down + 1) }, (_, i) => ({
        x: x + ((i % (across + 1)) / across) * width + rng.between(-9, 9),
        y: y + (Math.floor(i / (across + 1)) / down) * height + rng.between(-9, 9),
        r: rng.between(...HEAP.r),
      })).map((heap) => ({
        ...heap,
        x: Math.max(x + heap.r - OVER, Math.min(x + width - heap.r + OVER, heap.x)),
        y: Math.max(y + heap.r - OVER, Math.min(y + height - heap.r + OVER, heap.y)),
      }));
      pen.fillStyle(TONE.soap).fillRect(x, y, width, height);
      // Each heap lies on the ones before it, with a soft edge below.
      for (const heap of rng.shuffle(heaps)) {
        pen.fillStyle(TONE.shade).fillCircle(heap.x + 1, heap.y + 3, heap.r);
        pen.fillStyle(TONE.soap).fillCircle(heap.x - 1, heap.y - 1, heap.r * 0.95);
      }
      const bubbles = Math.round((width * height) / BUBBLE.per);
      for (let i = 0; i < bubbles; i++) {
        const r = rng.between(...BUBBLE.r);
        const [bx, by] = [x + rng.between(6, width - 6), y + rng.between(6, height - 6)];
        pen.fillStyle(TONE.white).fillCircle(bx, by, r).lineStyle(1.8, TONE.line).strokeCircle(bx, by, r);
        pen.fillStyle(TONE.shade).fillCircle(bx - r * 0.3, by - r * 0.3, r * 0.28);
      }
    }
    this.#layer.draw(pen);
  }

  #local = ({ x, y }: Point): [number, number] => [x - this.#origin.x, y - this.#origin.y];
}
