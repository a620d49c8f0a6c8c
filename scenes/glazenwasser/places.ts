import type { GameStage, Image } from '../../engine/stage/index.ts';
import { coarseness } from './art/sizes.ts';

/** Middle of the tower. */
export const MIDDLE = 683;
/** Height of one floor: so far everything sinks when the cradle goes up. */
export const FLOOR = 640;

/** Layers of this scene, from back to front. */
export const DEPTHS = {
  city: -90,
  cloud: -85,
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

/** A sprite as large as it is meant to be, whatever the pixels it was drawn on. */
export const sprite = (stage: GameStage, frame: string, x: number, y: number): Image =>
  stage.image(frame, x, y).setScale(coarseness(frame));

/** Stretches a sprite to a size in u. */
export function fit(image: Image, width: number, height: number): Image {
  return image.setScale(width / image.width, height / image.height);
}
