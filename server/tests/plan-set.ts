import { firstForm, makeSet, type MadeSet } from '../../engine/measure/index.ts';
import { audit } from '../audit/audit.ts';
import type { PlanTestSize } from '../contract/plan-tests.ts';
import type { Db } from '../data/database.ts';
import { transact } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { PlanRow, PupilRow, TestItemRow, TestSetRow } from '../data/schema.ts';
import { goalCategories } from '../care/stored.ts';
import { Problem } from '../http/problem.ts';
import { titleOf } from '../live/broken-rule.ts';
import type { Words } from '../practice/dealer.ts';
import type { DifficultyOf } from './difficulties.ts';
import { withWholeSentences } from './scoring.ts';
import { categoriesFor, familiesOf, lastAsked, withAsked, wordsOf, type PlanWord } from './plan-material.ts';

/** New words of both forms together below which there is no test. */
export const FEWEST_NEW = 8;
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
export const composePlanTest = (
  deps: PlanTestDeps,
  { id, plan, pupil, size, now }: PlanTestWish,
): Promise<Composed> =>
  composeTest(deps, { seed: id, goals: goalCategories(plan), pupils: [pupil], size, now });

/** What a test is composed of; of more pupils together no word is new that one of them was asked. */
interface TestMatter {
  seed: string;
  goals: readonly string[];
  pupils: readonly PupilRow[];
  size: PlanTestSize;
  now: number;
}

/** The words of both forms for one pupil, or for some who are tested together. */
export async function composeTest(
  { db, words, difficulties }: PlanTestDeps,
  { seed, goals, pupils, size, now }: TestMatter,
): Promise<Composed> {
  if (goals.length === 0) throw tooFewWords('Kies eerst een doel: een spellingcategorie.');
  const groep = Math.min(...pupils.map((pupil) => pupil.groep));
  const all = wordsOf(words, await difficulties(), categoriesFor(words, groep, goals));
  const asked = new Map<string, number>();
  for (const pupil of pupils)
    for (const [word, at] of await lastAsked(db, pupil.id, now))
      asked.set(word, Math.max(at, asked.get(word) ?? 0));
  const made = makeSet({
    seed,
    goals,
    words: withWholeSentences(withAsked(all, asked, now)),
    size,
    forms: 2,
    groep,
  });
  if (made.items.filter(({ role }) => role === 'nieuw').length < FEWEST_NEW)
    throw tooFewWords('Te weinig nieuwe woorden voor een toets. Kies een categorie erbij.');
  return { ...made, byItem: new Map(all.map((word) => [word.item, word])) };
}

/** Titles of goals that a test says nothing of: there were too few new words of them. */
export const untestedIn = (
  goals: readonly string[],
  items: readonly Pick<TestItemRow, 'item' | 'role'>[],
): string[] =>
  goals
    .filter((goal) => !items.some(({ item, role }) => role === 'nieuw' && item.startsWith(`${goal}/`)))
    .map((goal) => titleOf(goal) ?? goal);

/** Too few words for a test. */
export const tooFewWords = (message: string) =>
  new Problem('invalid-fields', message, { fields: { size: message } });

/** Tests that some take together: all get the same words in the same order, and begin with the same form. */
export interface Together {
  seed: string;
  goals: readonly string[];
  form: 'A' | 'B';
}

interface Storing extends PlanTestWish {
  actorId: string;
  together?: Together;
}

/** Stores the tests of a plan, and keeps their words from practice. The id is the client's: sent twice it is made once; a plan has one. */
export async function storePlanTest(
  db: Db,
  { id, plan, pupil, size, now, actorId, together }: Storing,
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
      first_form: together?.form ?? firstForm(await begunForms(trx, plan.account_id), id, pupil.id),
      ...{ notices: JSON.stringify(notices), spare_for: null, spare_at: null },
      title: TITLE,
      source: JSON.stringify({ size, ...(together && { together: true }) }),
      categories: JSON.stringify(together?.goals ?? goalCategories(plan)),
      seed: together?.seed ?? id,
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

/** Whether a test is taken by some together. */
export const isTogether = ({ source }: Pick<TestSetRow, 'source'>): boolean =>
  (JSON.parse(source) as { together?: boolean }).together === true;
