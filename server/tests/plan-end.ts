import { numbered, practisedPart } from '../../engine/measure/index.ts';
import { createRng } from '../../engine/exercise/index.ts';
import { transact, type Db } from '../data/database.ts';
import type { PupilRow, TestItemRow, TestSetRow } from '../data/schema.ts';
import { formAt } from './for-pupil.ts';
import { lastAsked, practisedSince, wordsOf } from './plan-material.ts';
import { isTogether, type PlanTestDeps } from './plan-set.ts';
import { itemsOf } from './repository.ts';

/**
 * Makes the end test, once: the other form, with words that were practised in the plan between the others, and the difficulty of all words
 * of both forms as it is known now, so that both tests are scored with one calibration.
 */
export async function makeEndTest(
  { db, words, difficulties }: PlanTestDeps,
  set: TestSetRow,
  pupil: PupilRow,
  now: number,
): Promise<void> {
  const items = await itemsOf(db, set.id);
  if (items.some(({ role }) => role === 'oefen')) return;
  const difficultyOf = await difficulties();
  const goals = JSON.parse(set.categories) as string[];
  const known = items.map((row): TestItemRow => ({ ...row, ...difficultyOf(row.category, row.item) }));
  const all = wordsOf(words, difficultyOf, goals);
  const byItem = new Map(all.map((word) => [word.item, word]));
  const taken = new Set(items.flatMap(({ item }) => byItem.get(item)?.family ?? []));
  const asked = await lastAsked(db, pupil.id, now);
  const able = practisedSince(all, asked, { madeAt: set.made_at, now, taken });
  const form = formAt({ ...set, moment: 'eind' });
  const own = known.filter((row) => row.form === form);
  const fresh = own.filter(({ role }) => role === 'nieuw');
  const mean = fresh.reduce((sum, { d }) => sum + d, 0) / fresh.length;
  // What one practised another did not: of those who are tested together all write the same words.
  const practised = isTogether(set) ? [] : practisedPart(set.seed, able, mean);
  const lists = [
    [
      ...own.filter(({ role }) => role !== 'zin').map((row) => placedOf(row)),
      ...practised.map((word) => ({ ...word, role: 'oefen' as const })),
    ],
    own.filter(({ role }) => role === 'zin').map((row) => placedOf(row)),
  ];
  const textOf = new Map(own.map((row) => [row.item, row]));
  const placed = numbered(form, lists, pupil.groep, createRng(set.seed).fork('eind'));
  const rows = placed.map(({ item, n, part, role, d, v }): TestItemRow => {
    const row = textOf.get(item);
    const word = byItem.get(item);
    return {
      ...{ set_id: set.id, form, n, part, role, item, d, v },
      category: row?.category ?? word!.category,
      word: row?.word ?? word!.text,
      sentence: row ? row.sentence : (word!.sentence ?? null),
    };
  });
  const others = known.filter((row) => row.form !== form);
  await transact(db, async (trx) => {
    if (await hasBegun(trx, set.id)) return;
    await trx.deleteFrom('test_items').where('set_id', '=', set.id).execute();
    await trx
      .insertInto('test_items')
      .values([...others, ...rows])
      .execute();
  });
}

const hasBegun = async (db: Db, setId: string) =>
  (await db
    .selectFrom('sittings')
    .select('id')
    .where('set_id', '=', setId)
    .where('moment', '=', 'eind')
    .executeTakeFirst()) !== undefined;

/** A word of the test as it is put in order. */
const placedOf = ({ item, category, role, d, v, sentence }: TestItemRow) => ({
  ...{ item, category, role, d, v },
  // What only tells families and forms apart plays no part in the order.
  family: item,
  graphemes: 0,
  ...(sentence !== null && { sentence }),
});
