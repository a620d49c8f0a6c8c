import Phaser from 'phaser';
import { placeOf, type Lying, type Place } from './fitted-place.ts';

/** Copies below this many px gain nothing. */
const LEAST_AREA = 8 * 8;
/** From this many px on a picture lies on whole px: smaller ones move too smoothly to be seen to jump. */
const SNAPPED_AREA = 96 * 96;
/** A copy is made when a frame was drawn this often in the same size: what grows or shrinks just now gets none. */
const SETTLED = 3;
/** Sizes that are kept of one frame. */
const MOST_SIZES = 6;
/** Copies together, in px: 48 MB. */
const MOST_PIXELS = 12_000_000;
/** What may be copied in one frame of the game, in px and in pictures, so that none of them takes long. */
const A_FRAME = { pixels: 500_000, copies: 8 } as const;

/** How a copy is shown, in px. */
interface Size {
  width: number;
  height: number;
  isMirrored: boolean;
}

/** One frame of a texture in the size in which it is shown. */
interface Copy extends Size {
  /** How often it was drawn in this size. */
  seen: number;
  picture?: ImageBitmap;
}

/** What Phaser calls to draw anything with a texture. */
type BatchSprite = Phaser.Renderer.Canvas.CanvasRenderer['batchSprite'];
type Sprite = Parameters<BatchSprite>[0] & Phaser.GameObjects.Image;
/** Parts of Phaser's objects that its types don't name. */
type Camera = Phaser.Cameras.Scene2D.Camera & {
  matrixCombined: Phaser.GameObjects.Components.TransformMatrix;
};

/**
 * Draws pictures on a 2D canvas from copies that have the size in which they are shown, on whole px. Without a graphics
 * card the browser needs a tenth of the time for those: scaling is what costs. Only for pictures that never change
 * (bitmaps), upright, mirrored or not, and without masks. What is turned, grows or shrinks is drawn from a copy of its
 * own as large as it was drawn: out of a sheet the browser handles the whole sheet once a frame. All else is drawn as
 * Phaser does it.
 */
export class FittedDrawing {
  #copies = new Map<Phaser.Textures.Frame, Copy[]>();
  #pixels = 0;
  /** What may still be copied in this frame. */
  #left = { pixels: 0, copies: 0 };
  #whole = new Phaser.GameObjects.Components.TransformMatrix();
  #own = new Phaser.GameObjects.Components.TransformMatrix();

  constructor(game: Phaser.Game) {
    const renderer = game.renderer as Phaser.Renderer.Canvas.CanvasRenderer;
    const plain: BatchSprite = renderer.batchSprite.bind(renderer);
    renderer.batchSprite = (sprite, frame, camera, parent) => {
      if (renderer.currentContext !== renderer.gameContext) return plain(sprite, frame, camera, parent);
      if (!this.#draw(renderer.gameContext, sprite as Sprite, frame, camera as Camera, parent))
        plain(sprite, frame, camera, parent);
    };
    renderer.on(Phaser.Renderer.Events.PRE_RENDER, () => (this.#left = { ...A_FRAME }));
    game.textures.on(Phaser.Textures.Events.REMOVE, () => this.#sweep());
  }

  /** Draws a sprite from its copy; false when it has to be drawn the usual way. */
  #draw(
    context: CanvasRenderingContext2D,
    sprite: Sprite,
    frame: Phaser.Textures.Frame,
    camera: Camera,
    parent?: Phaser.GameObjects.Components.TransformMatrix,
  ): boolean {
    const image: unknown = frame.source.image;
    if (!(image instanceof ImageBitmap)) return false;
    if (sprite.isCropped || sprite.flipY || sprite.blendMode !== Phaser.BlendModes.NORMAL) return false;
    const matrix = this.#matrix(sprite, camera, parent);
    const { resolution } = frame.source;
    // Flipped it is mirrored around the middle of the frame, unless that has a pivot of its own.
    const aside = sprite.flipX && !frame.customPivot ? 2 * sprite.displayOriginX - frame.realWidth : 0;
    const lying = {
      x: frame.x - sprite.displayOriginX + aside,
      y: frame.y - sprite.displayOriginY,
      width: frame.cutWidth / resolution,
      height: frame.cutHeight / resolution,
    };
    const isTurned = Math.abs(matrix.b) > 1e-6 || Math.abs(matrix.c) > 1e-6;
    const place = isTurned ? undefined : placeOf(matrix, lying);
    context.save();
    context.globalCompositeOperation = 'source-over';
    context.globalAlpha = camera.alpha * sprite.alpha;
    const isDrawn =
      (place && this.#drawFitted(context, frame, image, place)) ||
      this.#drawCut(context, frame, image, matrix, lying);
    context.restore();
    return isDrawn;
  }

  /** Draws an upright picture in the very size in which it is shown; false when there is no copy of that size. */
  #drawFitted(
    context: CanvasRenderingContext2D,
    frame: Phaser.Textures.Frame,
    image: ImageBitmap,
    place: Place,
  ): boolean {
    const { left, top, right, bottom, isMirrored } = place;
    const area = (right - left) * (bottom - top);
    if (area < LEAST_AREA) return false;
    // Neighbours share an edge, so that no seam comes between them.
    const [x, y] = [Math.round(left), Math.round(top)];
    const width = Math.max(1, Math.round(right) - x);
    const height = Math.max(1, Math.round(bottom) - y);
    const picture = this.#copyOf(frame, image, { width, height, isMirrored });
    if (!picture) return false;
    const snapped = area >= SNAPPED_AREA;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(picture, snapped ? x : left, snapped ? y : top);
    return true;
  }

  /** Draws a picture of a sheet in any way from a copy of its own; false when there is none. */
  #drawCut(
    context: CanvasRenderingContext2D,
    frame: Phaser.Textures.Frame,
    image: ImageBitmap,
    matrix: Phaser.GameObjects.Components.TransformMatrix,
    { x, y, width, height }: Lying,
  ): boolean {
    if (!isOfSheet(frame, image)) return false;
    const cut = this.#copyOf(frame, image, wholeSize(frame));
    if (!cut) return false;
    matrix.setToContext(context);
    context.drawImage(cut, x, y, width, height);
    return true;
  }

  /** From the frame's own u to px of the canvas, as Phaser works it out. */
  #matrix(sprite: Sprite, camera: Camera, parent?: Phaser.GameObjects.Components.TransformMatrix) {
    const { scrollX, scrollY } = camera;
    const whole = this.#whole;
    whole.copyWithScrollFactorFrom(
      camera.matrixCombined,
      scrollX,
      scrollY,
      sprite.scrollFactorX,
      sprite.scrollFactorY,
    );
    if (parent) whole.multiply(parent);
    const scaleX = sprite.flipX ? -sprite.scaleX : sprite.scaleX;
    this.#own.applyITRS(sprite.x, sprite.y, sprite.rotation, scaleX, sprite.scaleY);
    whole.multiply(this.#own);
    return whole;
  }

  #copyOf(frame: Phaser.Textures.Frame, image: ImageBitmap, size: Size) {
    const { width, height, isMirrored } = size;
    let copies = this.#copies.get(frame);
    if (!copies) this.#copies.set(frame, (copies = []));
    let copy = copies.find(
      (one) => one.width === width && one.height === height && one.isMirrored === isMirrored,
    );
    if (!copy) {
      copy = { ...size, seen: 0 };
      copies.push(copy);
      // The one as large as the frame stays: it serves all sizes.
      const oldest = copies.findIndex(
        (one) => one.width !== frame.cutWidth || one.height !== frame.cutHeight,
      );
      if (copies.length > MOST_SIZES) copies.splice(oldest, 1).forEach((one) => this.#forget(one));
    }
    if (copy.picture || ++copy.seen < SETTLED) return copy.picture;
    if (this.#left.copies === 0 || this.#left.pixels < width * height) return undefined;
    this.#left.copies--;
    this.#left.pixels -= width * height;
    if (this.#pixels + width * height > MOST_PIXELS) this.#forgetAll();
    this.#pixels += width * height;
    return (copy.picture = fit(frame, image, size));
  }

  /** Lets go of the copies of textures that are gone. */
  #sweep() {
    for (const [frame, copies] of this.#copies) {
      if (frame.texture) continue;
      copies.forEach((copy) => this.#forget(copy));
      this.#copies.delete(frame);
    }
  }

  #forgetAll() {
    for (const copies of this.#copies.values()) copies.forEach((copy) => this.#forget(copy));
  }

  #forget(copy: Copy) {
    if (!copy.picture) return;
    copy.picture.close();
    delete copy.picture;
    copy.seen = 0;
    this.#pixels -= copy.width * copy.height;
  }
}

/** Whether a frame is only a part of its texture, which is then large beside it. */
const isOfSheet = ({ cutWidth, cutHeight }: Phaser.Textures.Frame, { width, height }: ImageBitmap) =>
  cutWidth * cutHeight * 2 < width * height;

const wholeSize = ({ cutWidth, cutHeight }: Phaser.Textures.Frame): Size => ({
  width: cutWidth,
  height: cutHeight,
  isMirrored: false,
});

/** The frame in its new size. */
function fit(
  frame: Phaser.Textures.Frame,
  image: ImageBitmap,
  { width, height, isMirrored }: Size,
): ImageBitmap {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  if (isMirrored) context.setTransform(-1, 0, 0, 1, width, 0);
  const { cutX, cutY, cutWidth, cutHeight } = frame;
  context.drawImage(image, cutX, cutY, cutWidth, cutHeight, 0, 0, width, height);
  return canvas.transferToImageBitmap();
}
