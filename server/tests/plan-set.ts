import { firstForm, makeSet, type MadeSet } from '../../engine/measure/index.ts';
import { audit } from '../audit/audit.ts';
import type { PlanTestSize } from '../contract/plan-tests.ts';
import type { Db } from '../data/database.ts';
import { transact } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { PlanRow, PupilRow, TestItemRow, TestSetRow } from '../data/schema.ts';
import { goalCategories } from '../care/stored.ts';
import { Problem } from '../http/problem.ts';
import type { Words } from '../practice/dealer.ts';
import type { DifficultyOf } from './difficulties.ts';
import { withWholeSentences } from './scoring.ts';
import { categoriesFor, familiesOf, lastAsked, withAsked, wordsOf, type PlanWord } from './plan-material.ts';

/** New words of both forms together below which there is no test. */
const FEWEST_NEW = 8;
/** What the pupil sees it called: nothing of a plan. */
const TITLE = 'Spellingtoets';

/** What a test of a plan is made with. */
export interface PlanTestDeps {
  db: Db;
  words: Pick<Words, 'asked' | 'line'>;
  difficulties: () => Promise<DifficultyOf>;
}

/** For which plan, and how long. */
export interface PlanTestWish {
  /** Made by the client. */
  id: string;
  plan: PlanRow;
  pupil: PupilRow;
  size: PlanTestSize;
  now: number;
}

/** A set with the words that stand in it. */
interface Composed extends MadeSet {
  byItem: ReadonlyMap<string, PlanWord>;
}

/** The words that both tests of a plan get: the same for the same id, practice and calibration. `invalid-fields` where there are too few. */
export async function composePlanTest(
  { db, words, difficulties }: PlanTestDeps,
  { id, plan, pupil, size, now }: PlanTestWish,
): Promise<Composed> {
  const goals = goalCategories(plan);
  if (goals.length === 0) throw tooFew('Kies eerst een doel: een spellingcategorie.');
  const all = wordsOf(words, await difficulties(), categoriesFor(words, pupil.groep, goals));
  const asked = await lastAsked(db, pupil.id, now);
  const made = makeSet({
    seed: id,
    goals,
    words: withWholeSentences(withAsked(all, asked, now)),
    size,
    forms: 2,
    groep: pupil.groep,
  });
  if (made.items.filter(({ role }) => role === 'nieuw').length < FEWEST_NEW)
    throw tooFew('Te weinig nieuwe woorden voor een toets. Kies een categorie erbij.');
  return { ...made, byItem: new Map(all.map((word) => [word.item, word])) };
}

const tooFew = (message: string) => new Problem('invalid-fields', message, { fields: { size: message } });

/** Stores the tests of a plan, and keeps their words from practice. The id is the client's: sent twice it is made once; a plan has one. */
export async function storePlanTest(
  db: Db,
  { id, plan, pupil, size, now, actorId }: PlanTestWish & { actorId: string },
  { items, reserved, notices, byItem }: Composed,
): Promise<void> {
  await transact(db, async (trx) => {
    const known = await trx
      .selectFrom('test_sets')
      .select(['id', 'plan_id'])
      .where(({ or, eb }) => or([eb('id', '=', id), eb('plan_id', '=', plan.id)]))
      .execute();
    if (known.some((one) => one.id === id && one.plan_id === plan.id)) return;
    if (known.length > 0) throw new Problem('conflict', 'Dit plan heeft al een begin- en eindtoets.');
    const today = nameOfDay(now);
    const row: TestSetRow = {
      id,
      account_id: plan.account_id,
      group_id: null,
      use: 'plan',
      plan_id: plan.id,
      pupil_id: pupil.id,
      moment: 'begin',
      first_form: firstForm(await begunForms(trx, plan.account_id), id, pupil.id),
      notices: JSON.stringify(notices),
      title: TITLE,
      source: JSON.stringify({ size }),
      categories: JSON.stringify(goalCategories(plan)),
      seed: id,
      // Not open before it is set ready.
      open_from: today,
      open_to: CLOSED,
      shows: 'niets',
      released_at: null,
      made_by: actorId,
      made_at: now,
      trashed_at: null,
      trashed_by: null,
      version: 1,
    };
    await trx.insertInto('test_sets').values(row).execute();
    const rows = items.map(({ item, form, n, part, role, d, v }): TestItemRow => {
      const { category, text, sentence } = byItem.get(item)!;
      return {
        ...{ set_id: id, form, n, part, role, item, category, d, v },
        word: text,
        sentence: sentence ?? null,
      };
    });
    await trx.insertInto('test_items').values(rows).execute();
    const families = new Set(reserved.flatMap(({ item }) => familiesOf(byItem.get(item)!)));
    await trx
      .insertInto('reserved_words')
      .values([...families].map((family) => ({ set_id: id, pupil_id: pupil.id, family })))
      .execute();
    await audit(trx, {
      action: 'plan-test-made',
      actorId,
      accountId: plan.account_id,
      subject: plan.id,
    });
  });
}

/** The last day of a test that was not set ready: before all days. */
export const CLOSED = '2000-01-01';

/** With which form pupils of an account began so far. */
async function begunForms(db: Db, accountId: string): Promise<Record<'A' | 'B', number>> {
  const rows = await db
    .selectFrom('test_sets')
    .select(({ fn }) => ['first_form', fn.countAll<number>().as('count')])
    .where('account_id', '=', accountId)
    .where('use', '=', 'plan')
    .groupBy('first_form')
    .execute();
  const of = (form: 'A' | 'B') => Number(rows.find(({ first_form }) => first_form === form)?.count ?? 0);
  return { A: of('A'), B: of('B') };
}
