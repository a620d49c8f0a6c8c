import type { Outcome } from '../../exercise/index.ts';
import type { Stage } from '../stage.ts';
import type { Feat, StarRow } from './api.ts';
import { countStars } from './rewards.ts';

/** In calm mode never more than so many first-try rights are asked (scenes/README.md 1.5). */
const MOST_CALM = 10;

/** The marks of the kunstje. */
export function makeFeat(stage: Stage, row: StarRow, done = 0): Feat {
  const count = stage.calm ? Math.min(MOST_CALM, row.count) : row.count;
  const stars = countStars(stage, { ...row, count });
  let filled = Math.min(done, count);
  for (let i = 0; i < filled; i++) stars.add();
  return {
    get count() {
      return filled;
    },
    note(isSkilful: boolean, { decides, verdict }: Outcome) {
      const counts = stage.calm ? decides && verdict.right : isSkilful;
      if (!counts || stage.isExample || filled >= count) return false;
      filled++;
      if (stars.add()) stage.feat();
      return true;
    },
  };
}
