import Phaser from 'phaser';

type Renderer = Phaser.Renderer.Canvas.CanvasRenderer;
type Layer = Phaser.Tilemaps.TilemapLayer;
type Camera = Phaser.Cameras.Scene2D.Camera & {
  matrixCombined: Phaser.GameObjects.Components.TransformMatrix;
};
/** How Phaser calls on a layer to draw itself. */
type Render = (this: Layer, renderer: Renderer, layer: Layer, camera: Camera, parent?: unknown) => void;

/** A layer as it was drawn last. */
interface Drawn {
  stamp: number;
  picture?: ImageBitmap;
}

/**
 * Draws a tile layer on a 2D canvas as one picture for as long as nothing of it changes: two hundred tiles, each of
 * them scaled, took half of the time of a frame without a graphics card.
 */
export function drawTilesOnce() {
  const drawn = new WeakMap<Layer, Drawn>();
  const prototype = Phaser.Tilemaps.TilemapLayer.prototype as unknown as { renderCanvas: Render };
  const plain = prototype.renderCanvas;
  prototype.renderCanvas = function (renderer, layer, camera, parent) {
    const context = renderer.currentContext;
    const stamp = stampOf(layer, camera);
    const last = drawn.get(layer);
    // The first time it is drawn as it is: in a moving camera no picture would serve twice.
    if (parent || last?.stamp !== stamp) {
      last?.picture?.close();
      drawn.set(layer, { stamp });
      return plain.call(this, renderer, layer, camera, parent);
    }
    if (!last.picture) {
      const { width, height } = renderer.gameCanvas;
      const canvas = new OffscreenCanvas(width, height);
      // Phaser draws on whichever context is the current one.
      renderer.currentContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
      plain.call(this, renderer, layer, camera);
      renderer.currentContext = context;
      last.picture = canvas.transferToImageBitmap();
    }
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.drawImage(last.picture, 0, 0);
    context.restore();
  };
}

/** A number that is another one as soon as the layer would look otherwise (FNV-1a over what it is drawn from). */
function stampOf(layer: Layer, camera: Camera): number {
  let hash = 2166136261;
  const add = (value: number) => void (hash = Math.imul(hash ^ Math.round(value * 1000), 16777619));
  const { a, b, c, d, e, f } = camera.matrixCombined;
  for (const value of [a, b, c, d, e, f, camera.scrollX, camera.scrollY, camera.width, camera.height])
    add(value);
  for (const value of [layer.x, layer.y, layer.scaleX, layer.scaleY, layer.alpha, camera.alpha]) add(value);
  for (const row of layer.layer.data)
    for (const tile of row) {
      add(tile.index);
      add(tile.alpha);
    }
  return hash;
}
