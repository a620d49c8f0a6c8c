import Phaser from 'phaser';
import type { Rect, Thing } from './thing.ts';

const bounds = new Phaser.Geom.Rectangle();
const matrix = new Phaser.GameObjects.Components.TransformMatrix();
const parent = new Phaser.GameObjects.Components.TransformMatrix();

/** Where a thing is in the world, in u; with `size` a rectangle of that size around its own place. */
export function boundsOf(
  object: Thing,
  size: { width: number; height: number } | undefined,
  out: Rect,
): Rect {
  if (size || !object.getBounds) {
    object.getWorldTransformMatrix(matrix, parent);
    out.width = (size?.width ?? 0) * Math.hypot(matrix.a, matrix.b);
    out.height = (size?.height ?? 0) * Math.hypot(matrix.c, matrix.d);
    out.x = matrix.e - out.width / 2;
    out.y = matrix.f - out.height / 2;
    return out;
  }
  object.getBounds(bounds);
  out.x = bounds.x;
  out.y = bounds.y;
  out.width = bounds.width;
  out.height = bounds.height;
  return out;
}

/** Moves a thing so that its own place lies at (x, y) of the world, whatever container it is in. */
export function placeAt(object: Thing, x: number, y: number) {
  const container = object.parentContainer;
  if (!container) return void object.setPosition(x, y);
  container.getWorldTransformMatrix(matrix, parent);
  matrix.applyInverse(x, y, point);
  object.setPosition(point.x, point.y);
}

/** The world place of a thing. */
export function placeOf(object: Thing): { x: number; y: number } {
  object.getWorldTransformMatrix(matrix, parent);
  return { x: matrix.e, y: matrix.f };
}

const point = new Phaser.Math.Vector2();
