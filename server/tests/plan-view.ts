import { externalChange } from '../../engine/measure/index.ts';
import {
  PLAN_ENDS,
  PLAN_MOMENTS,
  type External,
  type PlanTests,
  type PlanTestSize,
} from '../contract/plan-tests.ts';
import { nameOf, namesOf } from '../care/repository.ts';
import { goalCategories, goalsOf } from '../care/stored.ts';
import type { Db } from '../data/database.ts';
import type { PlanExternalRow, PlanRow } from '../data/schema.ts';
import type { Words } from '../practice/dealer.ts';
import type { DifficultyOf } from './difficulties.ts';
import { bankOf, concludePlan, setOfPlan, takenAt } from './plan-measure.ts';
import { isTogether, untestedIn } from './plan-set.ts';
import { itemsOf } from './repository.ts';
import { startLateness } from './start-day.ts';
import { takenViews } from './taken-view.ts';

/** The tests of a plan, with what was written and what they say. */
export async function planTestsView(
  db: Db,
  words: Pick<Words, 'asked'>,
  difficultyOf: DifficultyOf,
  plan: PlanRow,
  today: string,
): Promise<PlanTests> {
  const set = await setOfPlan(db, plan.id);
  const externals = await db
    .selectFrom('plan_externals')
    .selectAll()
    .where('plan_id', '=', plan.id)
    .orderBy('day')
    .orderBy('at')
    .execute();
  const [begin, end, repeat] = await Promise.all(
    PLAN_MOMENTS.map((moment) => (set ? takenAt(db, set, moment) : undefined)),
  );
  const startLate =
    begin && begin.sitting.handed_in_at !== null ? await startLateness(db, plan, begin.sitting) : null;
  const names = await namesOf(
    db,
    externals.map(({ by_id }) => by_id),
  );
  return {
    test: set
      ? {
          id: set.id,
          size: (JSON.parse(set.source) as { size: PlanTestSize }).size,
          isTogether: isTogether(set),
          notices: JSON.parse(set.notices) as NonNullable<PlanTests['test']>['notices'],
          untested: untestedIn(goalCategories(plan), await itemsOf(db, set.id)),
          version: set.version,
        }
      : null,
    taken: await takenViews(db, { plan, set, taken: { begin, eind: end, na: repeat }, today }),
    startLate,
    conclusion: concludePlan({
      set,
      begin: startLate === 'too-late' ? undefined : begin,
      end,
      repeat,
      goals: goalsOf(plan),
      bank: (category) => bankOf(words, difficultyOf, category),
    }),
    externals: externals.map((row) => ({
      ...dataOf(row),
      id: row.id,
      moment: row.moment,
      day: row.day,
      by: nameOf(names, plan, { id: row.by_id, day: row.day }),
    })),
    external: externalSaid(externals),
  };
}

const dataOf = ({ data }: PlanExternalRow) => JSON.parse(data) as External;

/** The difference of the last results of others at the start and at the end. */
export function externalSaid(rows: readonly PlanExternalRow[]): PlanTests['external'] {
  const last = (moment: PlanExternalRow['moment']) => rows.findLast((row) => row.moment === moment);
  const [begin, end] = PLAN_ENDS.map(last);
  if (!begin || !end) return null;
  const [from, to] = [begin, end].map(dataOf) as [External, External];
  const asResult = ({ provider, test, part, norm, score }: External) => ({
    ...{ provider: provider.toLowerCase(), part: part.toLowerCase(), scale: test.toLowerCase() },
    ...{ norm, score },
  });
  const said = externalChange(asResult(from), asResult(to), to.sem ?? from.sem ?? undefined);
  if (said.kind === 'other-norm') return { kind: 'other-norm' };
  return { kind: 'points', points: said.points, finding: said.finding ?? null };
}
