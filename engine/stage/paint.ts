import type Phaser from 'phaser';
import type { Graphics, Image } from './thing.ts';

/** Size in px of the one texture that scenes paint on; 1 px is 1 u. */
const SIZE = { width: 1120, height: 460 } as const;
const KEY = 'stage/paint';
/** Phaser's event after a lost graphics context came back. */
const RESTORED = 'restorewebgl';
/** Phaser's names for the renderers that have pixels. */
const [CANVAS, WEBGL] = [1, 2] as const;

/** Something to paint on that keeps what was painted: its top left corner is its place. */
export interface PaintLayer {
  readonly image: Image;
  /** Paints a thing that is not on the stage itself, once, at (x, y) of the layer. */
  draw(thing: Graphics | Image, x?: number, y?: number): void;
  /** Takes away what was painted where the thing is; a soft edge takes away a part. */
  erase(thing: Graphics | Image, x?: number, y?: number): void;
  clear(): void;
  /** Calls back when what was painted is gone: the graphics context was lost and came back. */
  onLost(run: () => void): void;
}

/**
 * The paint layer of a scene. A DynamicTexture leaks a texture each time one is made, so there is one for the life
 * of the tab, wiped for each scene. Without pixels (headless) there is none and nothing is painted.
 */
export function createPaintLayer(scene: Phaser.Scene): PaintLayer {
  const texture = textureFor(scene);
  const image = scene.add.image(0, 0, texture ?? '__DEFAULT').setOrigin(0, 0);
  image.setVisible(texture !== undefined);
  const clear = () => void texture?.clear().render();
  clear();
  return {
    image,
    draw: (thing, x = 0, y = 0) => void texture?.draw(thing, x, y).render(),
    erase: (thing, x = 0, y = 0) => void texture?.erase(thing, x, y).render(),
    clear,
    onLost(run) {
      const { renderer } = scene;
      if (!texture || !('on' in renderer)) return;
      renderer.on(RESTORED, run);
      image.once('destroy', () => renderer.off(RESTORED, run));
    },
  };
}

function textureFor({ textures, renderer }: Phaser.Scene): Phaser.Textures.DynamicTexture | undefined {
  const kind = (renderer as Phaser.Scene['renderer'] | null)?.type;
  if (kind !== CANVAS && kind !== WEBGL) return undefined;
  if (textures.exists(KEY)) return textures.get(KEY) as Phaser.Textures.DynamicTexture;
  return textures.addDynamicTexture(KEY, SIZE.width, SIZE.height) ?? undefined;
}
