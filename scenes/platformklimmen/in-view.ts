import type { GameStage } from '../../engine/stage/index.ts';
import { TOWER } from './rules.ts';

const HALF_VIEW = 384;

/**
 * How far things of the floor that is asked hang below their places, in u: as long as the climber is still under that floor they
 * come down to `shown` in the window, and stay there until the camera is so high that they hang where they belong.
 */
export const hangsLower = (stage: GameStage, highest: number, shown: number): number =>
  Math.max(0, stage.camera.toWorld(TOWER.middle, HALF_VIEW).y - HALF_VIEW + shown - highest);
