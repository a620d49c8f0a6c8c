import type { GoalStart } from '../contract/care-plan.ts';
import type { PlanMoment } from '../contract/plan-tests.ts';
import { startsOf } from '../care/starts.ts';
import { goalsOf, type StoredGoal } from '../care/stored.ts';
import { note, store } from '../care/moving.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { PlanRow, TestSetRow } from '../data/schema.ts';
import type { Words } from '../practice/dealer.ts';
import type { DifficultyOf } from './difficulties.ts';
import { bankOf, expectedIn, setOfPlan, takenAt, type TakenTest } from './plan-measure.ts';
import { startLateness } from './start-day.ts';

/** What is looked at when a test of a plan is checked. */
interface CheckingDeps {
  words: Pick<Words, 'asked'>;
  difficultyOf: DifficultyOf;
}

/**
 * What becomes of a plan once a test of it was handed in or corrected, in the same transaction: the start test is where its goals begin,
 * and after the end test it is to be looked back on, and its words are practised again.
 */
export async function planTestChecked(
  trx: Db,
  { words, difficultyOf }: CheckingDeps,
  set: TestSetRow,
  moment: PlanMoment,
  now: number,
): Promise<void> {
  const taken = await takenAt(trx, set, moment);
  if (!taken || set.plan_id === null) return;
  const plan = await trx
    .selectFrom('plans')
    .selectAll()
    .where('id', '=', set.plan_id)
    .executeTakeFirstOrThrow();
  const { state } = taken.sitting;
  if (moment === 'begin') {
    if (state === 'ongeldig') await forgetStarts(trx, plan);
    else if (state === 'nagekeken' && (await startLateness(trx, plan, taken.sitting)) !== 'too-late')
      await setStarts(trx, plan, startsIn(taken, { words, difficultyOf }));
    return;
  }
  if (state !== 'ingeleverd' && state !== 'nagekeken') return;
  await trx.deleteFrom('reserved_words').where('set_id', '=', set.id).execute();
  if (moment === 'na' || state !== 'nagekeken' || plan.state !== 'actief') return;
  await store(trx, plan, { state: 'evalueren' });
  await note(trx, plan, {
    actorId: null,
    now,
    reason: 'de eindtoets is nagekeken',
    field: 'state',
    after: 'evalueren',
  });
}

/** Where each category begins, as a start test has it. */
function startsIn(taken: TakenTest, { words, difficultyOf }: CheckingDeps): Map<string, GoalStart> {
  const categories = new Set(
    taken.words.filter(({ item }) => item.role === 'nieuw').map(({ item }) => item.category),
  );
  const { taken_on, handed_in_at, begun_at } = taken.sitting;
  const day = taken_on ?? nameOfDay(Number(handed_in_at ?? begun_at));
  return new Map(
    [...categories].flatMap((category) => {
      const found = expectedIn(taken, category, bankOf(words, difficultyOf, category));
      if (!found) return [];
      const { p, low, high, words: answers } = found;
      return [[category, { p, low, high, answers, source: 'begintoets' as const, day }] as const];
    }),
  );
}

/** Where a plan begins by its start test, by category; nothing where there is none that counts. */
export async function testedStarts(
  db: Db,
  deps: CheckingDeps,
  plan: PlanRow,
): Promise<Map<string, GoalStart>> {
  const set = await setOfPlan(db, plan.id);
  const taken = set && (await takenAt(db, set, 'begin'));
  if (taken?.sitting.state !== 'nagekeken') return new Map();
  if ((await startLateness(db, plan, taken.sitting)) === 'too-late') return new Map();
  return startsIn(taken, deps);
}

/** Without a start test that counts goals begin where practice says. */
async function forgetStarts(trx: Db, plan: PlanRow): Promise<void> {
  const practised = await startsOf(trx, plan.pupil_id);
  const goals = goalsOf(plan).map((goal) =>
    goal.start?.source === 'begintoets'
      ? { ...goal, start: practised.get(goal.category ?? '') ?? null }
      : goal,
  );
  await storeGoals(trx, plan, goals);
}

/** Puts them with the goals of a plan that is open. */
async function setStarts(trx: Db, plan: PlanRow, starts: ReadonlyMap<string, GoalStart>): Promise<void> {
  const goals = goalsOf(plan).map((goal) => ({
    ...goal,
    start: (goal.category !== undefined && starts.get(goal.category)) || goal.start,
  }));
  await storeGoals(trx, plan, goals);
}

async function storeGoals(trx: Db, plan: PlanRow, goals: readonly StoredGoal[]): Promise<void> {
  if (plan.state === 'afgesloten' || plan.state === 'gestopt') return;
  await store(trx, plan, { goals: JSON.stringify(goals) });
}
