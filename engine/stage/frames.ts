import type Phaser from 'phaser';
import type { Image } from './thing.ts';

/** What Phaser keeps of a frame besides its public measures: in px of the sheet, the whole size in u. */
interface FrameInside {
  data: { sourceSize: { w: number; h: number }; spriteSourceSize: { x: number; y: number } };
}
const insideOf = (frame: Phaser.Textures.Frame) => (frame as unknown as FrameInside).data;

/**
 * Phaser draws a frame at its pixels divided by the resolution of its source, but measures it in pixels: from here in
 * u, with `scale` pixels to each.
 */
export function measureInUnits(frame: Phaser.Textures.Frame, scale: number) {
  frame.sourceIndex = sourceAt(frame.texture, scale);
  frame.source = frame.texture.source[frame.sourceIndex]!;
  frame.x /= scale;
  frame.y /= scale;
  frame.width /= scale;
  frame.height /= scale;
  frame.halfWidth /= scale;
  frame.halfHeight /= scale;
  frame.centerX /= scale;
  frame.centerY /= scale;
  const { sourceSize } = insideOf(frame);
  sourceSize.w /= scale;
  sourceSize.h /= scale;
}

/**
 * Index of a texture's source with so many pixels per u: the first, or another face of the same picture, which shares
 * all with it (its place on the graphics card too, so that both are drawn in one go) but its resolution.
 */
function sourceAt({ source }: Phaser.Textures.Texture, resolution: number): number {
  const known = source.findIndex((one) => one.resolution === resolution);
  if (known >= 0) return known;
  const face = Object.create(source[0]!) as Phaser.Textures.TextureSource;
  face.resolution = resolution;
  return source.push(face) - 1;
}

/**
 * An image of only a part of a sprite, from share `from` to share `to` of its width, lying where that part lies in the
 * whole one. It stands in for `setCrop`, which does not know that frames are measured in u. The part becomes a frame
 * of the sheet, is made once and goes with the sheet.
 */
export function partOf(
  scene: Phaser.Scene,
  texture: Phaser.Textures.Texture,
  name: string,
  x: number,
  y: number,
  from: number,
  to: number,
): Image {
  const whole = texture.get(name);
  const { sourceSize, spriteSourceSize: trim } = insideOf(whole);
  const scale = whole.source.resolution;
  const full = sourceSize.w * scale;
  // The part in px of the picture as it is trimmed on the sheet.
  const left = Math.round(Math.min(whole.cutWidth - 1, Math.max(0, from * full - trim.x)));
  const right = Math.round(Math.min(whole.cutWidth, Math.max(left + 1, to * full - trim.x)));
  const key = `${name}|${left}-${right}`;
  if (!texture.has(key)) {
    const made = texture.add(key, 0, whole.cutX + left, whole.cutY, right - left, whole.cutHeight);
    if (made) measureInUnits(made, scale);
  }
  const image = scene.add.image(x, y, texture.key, key);
  const pivotX = whole.customPivot ? whole.pivotX : 0.5;
  const pivotY = whole.customPivot ? whole.pivotY : 0.5;
  return image.setDisplayOrigin(
    pivotX * sourceSize.w - (trim.x + left) / scale,
    pivotY * sourceSize.h - trim.y / scale,
  );
}
