import type { Choice } from '../../engine/exercise/index.ts';
import type { BucketSign, GameStage } from '../../engine/stage/index.ts';
import { DEPTHS, SIGNS } from './places.ts';

const WIDEST = 330;
const GAP = 20;

/** The signs that choose the dust, in a row at the bottom; they come with the rock. */
export function laySigns({ kit }: GameStage, choices: readonly Choice[]): BucketSign[] {
  const { left, right, y } = SIGNS;
  const maxWidth = Math.min(WIDEST, (right - left + GAP) / choices.length - GAP);
  const signs = choices.map(({ sign }) => {
    const { mark, label, badge } = sign!;
    const made = kit.bucketSign(0, y, mark, label, { maxWidth, ...(badge && { badge }) });
    return made.setDepth(DEPTHS.sign).setAlpha(0);
  });
  kit.inRows(signs, { left, right, top: y, bottom: y }, GAP);
  return signs;
}
