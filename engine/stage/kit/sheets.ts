import type Phaser from 'phaser';
import { PLATES, baseWidth, type PlateName, type PlateSpec, type PlateState } from '../../drawing/index.ts';
import type { PlaySettings } from '../../exercise/index.ts';
import { tintOf, tintPlate } from './tint.ts';

const ATLAS = 'kit/atlas';
/** Phaser's name for the renderer that draws quickest from what never changes. */
const CANVAS = 1;

/** Which width in u a plate really gets: its middle repeats a whole number of times. */
export function plateWidth(name: PlateName, wanted: number): number {
  const { cap, period } = PLATES[name];
  return cap * 2 + Math.max(1, Math.ceil((wanted - cap * 2) / period - 0.01)) * period;
}

/**
 * Textures that are put together while playing: plates of any width from their drawn ends and middle, and dotted
 * letters. Each is made once per scene and goes with it. (NineSlice draws nothing on the Canvas renderer, and three
 * images side by side show seams.)
 */
export class Sheets {
  #scene: Phaser.Scene;
  #tint: PlaySettings['tint'];
  #made = new Set<string>();

  constructor(scene: Phaser.Scene, tint: PlaySettings['tint']) {
    this.#scene = scene;
    this.#tint = tint;
    // Registered after the display list's own listener, so the things that use the textures are gone by then.
    scene.events.once('shutdown', () => this.#forget());
    scene.events.once('destroy', () => this.#forget());
  }

  /** Key of the texture of a plate, and the pixels it has per u; undefined when the kit's art is not there. */
  plate(name: PlateName, state: PlateState, width: number): { key: string; scale: number } | undefined {
    const frame = this.#frame(`plate/${name}/${state}`) ?? this.#frame(`plate/${name}/normal`);
    if (!frame) return undefined;
    const scale = frame.source.resolution;
    const key = `kit/plate/${name}/${state}/${width}`;
    if (!this.#scene.textures.exists(key)) this.#compose(key, frame, { name, state, width });
    return { key, scale };
  }

  /** A canvas of `width` x `height` u to draw on with `paint`, at `scale` pixels per u; made once per key. */
  canvas(
    key: string,
    width: number,
    height: number,
    scale: number,
    paint: (context: CanvasRenderingContext2D) => void,
  ): string {
    const { textures } = this.#scene;
    if (!textures.exists(key)) {
      const { canvas, context } = blank(Math.ceil(width * scale), Math.ceil(height * scale));
      context.scale(scale, scale);
      paint(context);
      this.#keep(key, canvas);
    }
    return key;
  }

  /** Draws a frame of the kit's atlas on a canvas that is measured in u, its own place at (x, y). */
  stamp(context: CanvasRenderingContext2D, name: string, x: number, y: number) {
    const frame = this.#frame(name);
    if (!frame) return;
    const scale = frame.source.resolution;
    const [left, top] = [
      x - frame.pivotX * frame.realWidth + frame.x,
      y - frame.pivotY * frame.realHeight + frame.y,
    ];
    const { cutX, cutY, cutWidth, cutHeight } = frame;
    context.drawImage(
      frame.source.image as CanvasImageSource,
      cutX,
      cutY,
      cutWidth,
      cutHeight,
      left,
      top,
      cutWidth / scale,
      cutHeight / scale,
    );
  }

  /** Draws a plate on a canvas that is measured in u, its middle at (x, y). */
  stampPlate(
    context: CanvasRenderingContext2D,
    name: PlateName,
    state: PlateState,
    width: number,
    x: number,
    y: number,
  ) {
    const plate = this.plate(name, state, width);
    if (!plate) return;
    const { margin, height } = PLATES[name];
    const image = this.#scene.textures.get(plate.key).getSourceImage() as CanvasImageSource;
    context.drawImage(
      image,
      x - width / 2 - margin,
      y - height / 2 - margin,
      width + margin * 2,
      height + margin * 2,
    );
  }

  #frame(name: string): Phaser.Textures.Frame | undefined {
    const { textures } = this.#scene;
    if (!textures.exists(ATLAS)) return undefined;
    const texture = textures.get(ATLAS);
    return texture.has(name) ? texture.get(name) : undefined;
  }

  #compose(
    key: string,
    frame: Phaser.Textures.Frame,
    { name, state, width }: { name: PlateName; state: PlateState; width: number },
  ) {
    const spec: PlateSpec = PLATES[name];
    const scale = frame.source.resolution;
    const px = (units: number) => Math.round(units * scale);
    const [w, h] = [px(width + spec.margin * 2), px(spec.height + spec.margin * 2)];
    const { canvas, context } = blank(w, h);
    const flat = spec.arch ? blank(w, h) : { canvas, context };
    layOut(
      flat.context,
      frame,
      px(spec.cap + spec.margin),
      px(spec.period),
      px(baseWidth(spec) + spec.margin * 2),
      w,
    );
    const tint = tintOf(name, state, this.#tint);
    if (tint) tintPlate(flat.context, name, tint, width, scale);
    if (spec.arch) bend(context, flat.canvas, px(spec.margin), px(spec.arch / 2));
    this.#keep(key, canvas);
  }

  #keep(key: string, canvas: HTMLCanvasElement) {
    // Phaser takes any source that can be drawn, though it only names images. Its own canvas textures read their
    // pixels back at each refresh, which costs time and memory and is of no use here.
    const source = this.#scene.renderer?.type === CANVAS ? still(canvas) : canvas;
    this.#scene.textures.addImage(key, source as unknown as HTMLImageElement);
    this.#made.add(key);
  }

  #forget() {
    for (const key of this.#made) this.#scene.textures.remove(key);
    this.#made.clear();
  }
}

/** An empty canvas of this many pixels. */
function blank(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to draw on.');
  return { canvas, context };
}

/** What was drawn on a canvas, as a picture that never changes. */
function still(canvas: HTMLCanvasElement): ImageBitmap {
  const copy = new OffscreenCanvas(canvas.width, canvas.height);
  copy.getContext('2d')!.drawImage(canvas, 0, 0);
  return copy.transferToImageBitmap();
}

/** Left end, the middle as often as it goes in, right end; whole pixels, so no seam shows. */
function layOut(
  context: CanvasRenderingContext2D,
  frame: Phaser.Textures.Frame,
  cap: number,
  period: number,
  base: number,
  width: number,
) {
  const scale = frame.source.resolution;
  const trim = { x: Math.round(frame.x * scale), y: Math.round(frame.y * scale) };
  const slice = (from: number, size: number, to: number) => {
    const left = Math.max(from, trim.x);
    const right = Math.min(from + size, trim.x + frame.cutWidth);
    if (right <= left) return;
    const image = frame.source.image as CanvasImageSource;
    context.drawImage(
      image,
      frame.cutX + left - trim.x,
      frame.cutY,
      right - left,
      frame.cutHeight,
      to + left - from,
      trim.y,
      right - left,
      frame.cutHeight,
    );
  };
  slice(0, cap, 0);
  for (let x = cap; x < width - cap; x += period) slice(cap, Math.min(period, width - cap - x), x);
  slice(base - cap, cap, width - cap);
}

/** Lifts each column between the margins, most in the middle: a ribbon that bends. */
function bend(context: CanvasRenderingContext2D, flat: HTMLCanvasElement, margin: number, rise: number) {
  const { width, height } = flat;
  const half = width / 2 - margin;
  for (let x = 0; x < width; x++) {
    const off = (x + 0.5 - width / 2) / half;
    const lift = Math.abs(off) < 1 ? rise * (1 - off * off) : 0;
    context.drawImage(flat, x, 0, 1, height, x, -lift, 1, height);
  }
}
