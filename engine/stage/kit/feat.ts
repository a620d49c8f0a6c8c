import type { Outcome } from '../../exercise/index.ts';
import type { Stage } from '../stage.ts';
import type { Feat, MarkRow, Marks, StarRow } from './api.ts';
import { markRow } from './mark-row.ts';
import { countStars } from './rewards.ts';

/** In calm mode never more than so many first-try rights are asked (scenes/README.md 1.5). */
const MOST_CALM = 10;

/** The marks of the kunstje. */
export function makeFeat(stage: Stage, wanted: StarRow | MarkRow | Marks, done = 0): Feat {
  const count = stage.calm ? Math.min(MOST_CALM, wanted.count) : wanted.count;
  const marks = marksOf(stage, wanted, count);
  let filled = Math.min(done, count);
  for (let i = 0; i < filled; i++) marks.add();
  const fill = (counts: boolean) => {
    if (!counts || stage.isExample || filled >= count) return false;
    filled++;
    marks.add();
    if (filled === count) stage.feat();
    return true;
  };
  return {
    get count() {
      return filled;
    },
    note: (isSkilful: boolean, { decides, verdict }: Outcome) =>
      fill(stage.calm ? decides && verdict.right : isSkilful),
    gather: () => fill(!stage.calm),
  };
}

function marksOf(stage: Stage, wanted: StarRow | MarkRow | Marks, count: number): Pick<Marks, 'add'> {
  if ('add' in wanted) return wanted;
  return 'at' in wanted ? markRow(stage, { ...wanted, count }) : countStars(stage, { ...wanted, count });
}
