import type { Choice } from '../../engine/exercise/index.ts';
import type { BucketSign, GameStage, Thing } from '../../engine/stage/index.ts';
import { DEPTHS, SIGNS } from './places.ts';

const WIDEST = 330;
const GAP = 20;
const MS = { in: 200, out: 120 } as const;

/** The signs that choose the dust, in a row at the bottom. */
export function laySigns(stage: GameStage, choices: readonly Choice[]): BucketSign[] {
  const room = SIGNS.right - SIGNS.left;
  const maxWidth = Math.min(WIDEST, (room - GAP * (choices.length - 1)) / choices.length);
  const signs = choices.map(({ sign }) => {
    const { mark, label, badge } = sign!;
    return stage.kit.bucketSign(0, SIGNS.y, mark, label, { maxWidth, ...(badge && { badge }) });
  });
  const widths = signs.map(({ width }) => width);
  const whole = widths.reduce((sum, width) => sum + width, GAP * (signs.length - 1));
  const scale = Math.min(1, room / whole);
  let x = (SIGNS.left + SIGNS.right - whole * scale) / 2;
  for (const [i, sign] of signs.entries()) {
    sign
      .setX(x + (widths[i]! * scale) / 2)
      .setScale(scale)
      .setDepth(DEPTHS.sign)
      .setAlpha(0);
    x += (widths[i]! + GAP) * scale;
    void stage.tween({ targets: sign, to: { alpha: 1 }, ms: MS.in });
  }
  return signs;
}

/** Takes things away. */
export async function fadeOut(stage: GameStage, things: Thing[]) {
  if (things.length === 0) return;
  await stage.tween({ targets: things, to: { alpha: 0 }, ms: MS.out });
  for (const thing of things) thing.destroy();
}
