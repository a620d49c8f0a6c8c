import type { GameStage, Graphics } from '../../engine/stage/index.ts';

const INK = 0x1e2747;
const PAPER = 0xfffdf6;
const CORNER = 14;
const RIM = 6;
const LINE = 4;

/** A plain plate with the white rim of what can be used, around its middle. */
export function plate(stage: GameStage, { width, height }: { width: number; height: number }): Graphics {
  const graphics = stage.scene.add.graphics();
  const [w, h] = [width - 2 * RIM, height - 2 * RIM];
  return graphics
    .fillStyle(PAPER)
    .fillRoundedRect(-width / 2, -height / 2, width, height, CORNER + RIM)
    .fillStyle(INK)
    .fillRoundedRect(-w / 2, -h / 2, w, h, CORNER)
    .fillStyle(PAPER)
    .fillRoundedRect(-w / 2 + LINE, -h / 2 + LINE, w - 2 * LINE, h - 2 * LINE, CORNER - LINE);
}
