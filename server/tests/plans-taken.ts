import type { Db } from '../data/database.ts';
import type { PlanExternalRow, TestSetRow } from '../data/schema.ts';
import { formAt } from './for-pupil.ts';
import { testOf, type TakenTest } from './plan-measure.ts';

/** The tests of a plan that were taken, and the scores on tests of others. */
export interface TestsOfPlan {
  /** Undefined where none was made. */
  set: TestSetRow | undefined;
  begin: TakenTest | undefined;
  end: TakenTest | undefined;
  /** In the order of their days. */
  externals: readonly PlanExternalRow[];
}

/** The tests of many plans, in a few questions however many there are; each plan has an entry. */
export async function testsOfPlans(
  db: Db,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, TestsOfPlan>> {
  const sets = await db
    .selectFrom('test_sets')
    .selectAll()
    .where('plan_id', 'in', planIds)
    .where('trashed_at', 'is', null)
    .execute();
  const setIds = sets.map(({ id }) => id);
  const [sittings, items, answers, externals] = await Promise.all([
    db
      .selectFrom('sittings')
      .selectAll()
      .where('set_id', 'in', setIds)
      .where('moment', 'in', ['begin', 'eind'])
      .execute(),
    db.selectFrom('test_items').selectAll().where('set_id', 'in', setIds).orderBy('n').execute(),
    db
      .selectFrom('sitting_answers')
      .innerJoin('sittings', 'sittings.id', 'sitting_answers.sitting_id')
      .selectAll('sitting_answers')
      .where('set_id', 'in', setIds)
      .execute(),
    db
      .selectFrom('plan_externals')
      .selectAll()
      .where('plan_id', 'in', planIds)
      .orderBy('day')
      .orderBy('at')
      .execute(),
  ]);
  const itemsOf = Map.groupBy(items, ({ set_id }) => set_id);
  const answersOf = Map.groupBy(answers, ({ sitting_id }) => sitting_id);
  const externalsOf = Map.groupBy(externals, ({ plan_id }) => plan_id);
  const setOf = new Map(sets.map((set) => [set.plan_id, set]));
  const taken = async (set: TestSetRow | undefined, moment: 'begin' | 'eind') => {
    const form = set && formAt({ ...set, moment });
    const sitting = sittings.find(
      (one) => one.set_id === set?.id && one.moment === moment && one.form === form,
    );
    if (!set || !sitting) return undefined;
    return testOf(db, set, sitting, {
      items: itemsOf.get(set.id) ?? [],
      answers: answersOf.get(sitting.id) ?? [],
    });
  };
  const found = new Map<string, TestsOfPlan>();
  for (const id of planIds) {
    const set = setOf.get(id);
    found.set(id, {
      set,
      begin: await taken(set, 'begin'),
      end: await taken(set, 'eind'),
      externals: externalsOf.get(id) ?? [],
    });
  }
  return found;
}
