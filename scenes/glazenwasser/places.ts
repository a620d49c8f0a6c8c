import type { Image } from '../../engine/stage/index.ts';

/** Middle of the tower. */
export const MIDDLE = 683;
/** Height of one floor: so far everything sinks when the cradle goes up. */
export const FLOOR = 640;

/** Layers of this scene, from back to front. */
export const DEPTHS = {
  city: -90,
  cloud: -85,
  light: -83,
  tower: -80,
  /** The windows with what is behind them. */
  window: -60,
  foam: -40,
  bird: -34,
  rope: -32,
  hook: -30,
  cradle: -20,
  crew: -10,
  rail: 0,
  pole: 20,
  squeegee: 24,
  tool: 30,
  breath: 40,
  gum: 50,
} as const;

/** Stretches a sprite to a size in u. */
export function fit(image: Image, width: number, height: number): Image {
  return image.setScale(width / image.width, height / image.height);
}
