import { makeSpareForm } from '../../engine/measure/index.ts';
import { audit } from '../audit/audit.ts';
import { REPEAT_WEEKS } from '../contract/care-terms.ts';
import { daysAfter } from '../contract/days.ts';
import type { PlanMoment } from '../contract/plan-tests.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { PupilRow, SittingRow, TestItemRow, TestSetRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { longDay } from '../licence/long-day.ts';
import { formAt } from './for-pupil.ts';
import { familiesOf, lastAsked, practisedSince, withAsked, wordsOf } from './plan-material.ts';
import { CLOSED, FEWEST_NEW, isTogether, tooFewWords, type PlanTestDeps } from './plan-set.ts';
import { itemsOf, sittingOf } from './repository.ts';
import { withWholeSentences } from './scoring.ts';
import { dayOf } from './start-day.ts';

/** The days in which an end test may be repeated. */
export function repeatDays(end: Pick<SittingRow, 'taken_on' | 'handed_in_at' | 'begun_at'>) {
  const day = dayOf(end);
  return { from: daysAfter(day, 7 * REPEAT_WEEKS.least), to: daysAfter(day, 7 * REPEAT_WEEKS.most) };
}

/** Why a day is none on which an end test is repeated. */
export const outsideRepeat = ({ from, to }: { from: string; to: string }): string =>
  `De natoets kan van ${longDay(from)} tot en met ${longDay(to)}.`;

/** What stands in the way of a third form for a moment: a sentence, or nothing. */
export async function spareRefused(
  db: Db,
  set: TestSetRow,
  { pupil, moment, today }: { pupil: string; moment: PlanMoment; today: string },
): Promise<string | undefined> {
  const begun = await db
    .selectFrom('sittings')
    .select(['form', 'moment'])
    .where('set_id', '=', set.id)
    .execute();
  if (begun.some(({ form }) => form === 'C')) return 'De derde toets van dit plan is al gebruikt.';
  const at = (one: PlanMoment) => sittingOf(db, { ...set, moment: one }, pupil);
  if (moment === 'na') {
    const end = await at('eind');
    if (end?.state !== 'nagekeken') return 'Eerst moet de eindtoets nagekeken zijn.';
    const { from, to } = repeatDays(end);
    return today < from || today > to ? outsideRepeat({ from, to }) : undefined;
  }
  if (moment === 'begin' && begun.some((one) => one.moment === 'eind')) return 'De eindtoets is al begonnen.';
  return (await at(moment))?.state === 'ongeldig' ? undefined : 'De toets die er is telt nog mee.';
}

interface Making {
  set: TestSetRow;
  pupil: PupilRow;
  moment: PlanMoment;
  actorId: string;
  now: number;
}

/**
 * Makes the third form of the tests of a plan for a moment, of words that are unpractised still, and as hard as those of the form it stands
 * beside. A `conflict` where it was used, or what was taken counts. All words of the set get the difficulty that is known now.
 */
export async function makeSpare(
  deps: PlanTestDeps,
  { set, pupil, moment, actorId, now }: Making,
): Promise<void> {
  const { db } = deps;
  if (set.spare_for === moment) return;
  const refused = await spareRefused(db, set, { pupil: pupil.id, moment, today: nameOfDay(now) });
  if (refused !== undefined) throw new Problem('conflict', refused);
  const { items, families, notices } = await composeSpare(deps, { set, pupil, moment, now });
  await transact(db, async (trx) => {
    const told = [...new Set([...(JSON.parse(set.notices) as string[]), ...notices])];
    const { numUpdatedRows } = await trx
      .updateTable('test_sets')
      .set({
        ...{ moment, spare_for: moment, spare_at: now, open_from: CLOSED, open_to: CLOSED },
        ...{ notices: JSON.stringify(told), version: set.version + 1 },
      })
      .where('id', '=', set.id)
      .where('version', '=', set.version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n)
      throw new Problem('conflict', 'Iemand anders heeft deze toets net gewijzigd. Kijk nog eens.');
    await trx.deleteFrom('test_items').where('set_id', '=', set.id).execute();
    await trx
      .insertInto('test_items')
      .values([...items])
      .execute();
    // A repeat comes when its plan is over, and nobody says that it won't be taken: what is practised meanwhile counts nowhere.
    if (moment !== 'na')
      await trx
        .insertInto('reserved_words')
        .values(families.map((family) => ({ set_id: set.id, pupil_id: pupil.id, family })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await audit(trx, {
      action: 'plan-test-made',
      actorId,
      accountId: set.account_id,
      subject: set.plan_id!,
      detail: moment,
    });
  });
}

async function composeSpare(
  { db, words, difficulties }: PlanTestDeps,
  { set, pupil, moment, now }: Omit<Making, 'actorId'>,
) {
  const difficultyOf = await difficulties();
  const known = (await itemsOf(db, set.id))
    .filter(({ form }) => form !== 'C')
    .map((row): TestItemRow => ({ ...row, ...difficultyOf(row.category, row.item) }));
  const form = formAt({ ...set, moment: moment === 'begin' ? 'begin' : 'eind', spare_for: null });
  const like = known.filter((row) => row.form === form);
  const all = wordsOf(words, difficultyOf, [...new Set(like.map(({ category }) => category))]);
  const byItem = new Map(all.map((word) => [word.item, word]));
  const taken = new Set(known.flatMap(({ item }) => byItem.get(item)?.family ?? []));
  const asked = await lastAsked(db, pupil.id, now);
  const goals = new Set(JSON.parse(set.categories) as string[]);
  const made = makeSpareForm({
    seed: set.seed,
    like,
    words: withWholeSentences(withAsked(all, asked, now)),
    taken,
    practised:
      moment === 'eind' && !isTogether(set)
        ? practisedSince(
            all.filter(({ category }) => goals.has(category)),
            asked,
            { madeAt: set.made_at, now, taken },
          )
        : [],
    groep: pupil.groep,
  });
  if (made.items.filter(({ role }) => role === 'nieuw').length < FEWEST_NEW)
    throw tooFewWords('Er zijn te weinig nieuwe woorden over voor nog een toets.');
  const spare = made.items.map(({ item, n, part, role, d, v }): TestItemRow => {
    const { category, text, sentence } = byItem.get(item)!;
    return {
      ...{ set_id: set.id, form: 'C', n, part, role, item, category, d, v },
      word: text,
      sentence: sentence ?? null,
    };
  });
  const families = new Set(made.reserved.flatMap(({ item }) => familiesOf(byItem.get(item)!)));
  return { items: [...known, ...spare], families: [...families], notices: made.notices };
}

/** Has what was taken before count again, while nobody began with the third form. */
export async function withoutSpare(trx: Db, set: TestSetRow): Promise<TestSetRow> {
  const whole: TestSetRow = { ...set, spare_for: null, spare_at: null, version: set.version + 1 };
  const { spare_for, spare_at, version } = whole;
  await trx
    .updateTable('test_sets')
    .set({ spare_for, spare_at, version, open_from: CLOSED, open_to: CLOSED })
    .where('id', '=', set.id)
    .execute();
  return whole;
}
