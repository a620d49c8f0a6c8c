import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, FRINGE } from './places.ts';

/** The sheet as it is drawn, the least and most it is shown as, and how much wider it is than the word. */
const SHEET = { drawn: 640, least: 360, most: 1110, beside: 84 } as const;

const shareFor = (width: number) =>
  Math.max(SHEET.least, Math.min(SHEET.most, width + SHEET.beside)) / SHEET.drawn;

/** The paper sheet with a fringe on which the word is made; wide enough for `width` u of it. */
export const fringe = (stage: GameStage, y: number, width = 0): Image =>
  stage.image('franje', FRINGE.x, y).setDepth(DEPTHS.fringe).setScale(shareFor(width), 1);

/** It grows with what stands on it. */
export function fitFringe(stage: GameStage, sheet: Image, width: number) {
  const scaleX = shareFor(width);
  if (scaleX !== sheet.scaleX)
    void stage.tween({ targets: sheet, to: { scaleX }, ms: 120, ease: 'Sine.Out' });
}
