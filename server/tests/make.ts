import { makeMethodSet } from '../../engine/measure/index.ts';
import { audit } from '../audit/audit.ts';
import { MOST_OPEN_TESTS, TEST_SIZES, type TestItemView } from '../contract/method-tests.ts';
import type { makeMethodTest } from '../contract/method-tests.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { GroupRow, TestItemRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import type { Words } from '../practice/dealer.ts';
import { pupilsIn } from '../pupils/in-group.ts';
import type { z } from 'zod';
import { materialOf, wrongSource, type TestWord } from './material.ts';
import { withWholeSentences } from './scoring.ts';

/** What somebody wants to be tested. */
export type TestWish = z.output<typeof makeMethodTest.body>;

interface Making {
  id: string;
  group: GroupRow;
  wish: TestWish;
  now: number;
}

/** The words that the test gets: the same for the same id, wish and practice. `invalid-fields` when there are too few. */
export async function chosenWords(
  db: Db,
  words: Words,
  { id, group, wish, now }: Making,
): Promise<TestItemRow[]> {
  checkWindow(wish);
  const pupils = await pupilsIn(db, group.id);
  const material = await materialOf(db, words, {
    source: wish.source,
    accountId: group.account_id,
    pupils,
    now,
  });
  const items = makeMethodSet({
    seed: id,
    words: withWholeSentences(material),
    size: wish.size,
    sentences: wish.sentences,
    groep: groepOf(group),
  });
  if (items.length < TEST_SIZES.least)
    throw wrongSource(
      `Hier zijn maar ${items.length} woorden voor een toets. Kies er iets bij: ${TEST_SIZES.least} is het minste.`,
    );
  const byItem = new Map(material.map((word) => [word.item, word]));
  return items.map(({ item, ...rest }) => rowOf(id, { ...rest, item }, byItem.get(item)!));
}

/** For parts of a length that suits: the youngest year of the group, or one in the middle for a group without years. */
function groepOf({ groep }: Pick<GroupRow, 'groep'>): number {
  const years = JSON.parse(groep) as number[];
  return years.length === 0 ? USUAL_GROEP : Math.min(...years);
}
const USUAL_GROEP = 5;

const rowOf = (
  setId: string,
  { form, n, part, role, item, d, v }: Omit<TestItemRow, 'set_id' | 'category' | 'word' | 'sentence'>,
  word: TestWord,
): TestItemRow => ({
  set_id: setId,
  ...{ form, n, part, role, item, d, v },
  category: word.category,
  word: word.text,
  sentence: word.sentence ?? null,
});

/** Refuses days of which the last comes before the first. */
export function checkWindow({ from, to }: { from: string; to: string }): void {
  if (to < from)
    throw new Problem('invalid-fields', undefined, {
      fields: { to: 'De laatste dag ligt voor de eerste.' },
    });
}

/** As a teacher sees it. */
export const itemView = ({ n, part, word, category, role, sentence }: TestItemRow): TestItemView => ({
  n,
  part,
  word,
  category,
  role: role === 'controle' ? 'nieuw' : role,
  ...(sentence !== null && { sentence }),
});

/** Stores a test. The id is the client's: sent twice it is made once. A `conflict` with as many as may lie open already. */
export async function storeTest(
  db: Db,
  making: Making & { items: readonly TestItemRow[]; actorId: string },
): Promise<void> {
  const { id, group, wish, now, items, actorId } = making;
  await transact(db, async (trx) => {
    const known = await trx
      .selectFrom('test_sets')
      .select('group_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (known?.group_id === group.id) return;
    if (known) throw new Problem('conflict');
    const open = await trx
      .selectFrom('test_sets')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('group_id', '=', group.id)
      .where('trashed_at', 'is', null)
      .where('open_to', '>=', nameOfDay(now))
      .executeTakeFirstOrThrow();
    if (open.count >= MOST_OPEN_TESTS)
      throw new Problem('conflict', `Er staan al ${MOST_OPEN_TESTS} toetsen klaar. Gooi er eerst een weg.`);
    await trx
      .insertInto('test_sets')
      .values({
        id,
        account_id: group.account_id,
        group_id: group.id,
        use: 'methode',
        ...{ plan_id: null, pupil_id: null, moment: 'methode', first_form: 'A', notices: '[]' },
        ...{ spare_for: null, spare_at: null },
        title: wish.title,
        source: JSON.stringify(wish.source),
        categories: JSON.stringify([...new Set(items.map(({ category }) => category))]),
        seed: id,
        open_from: wish.from,
        open_to: wish.to,
        shows: wish.shows,
        released_at: null,
        made_by: actorId,
        made_at: now,
        trashed_at: null,
        trashed_by: null,
        version: 1,
      })
      .execute();
    await trx
      .insertInto('test_items')
      .values([...items])
      .execute();
    await audit(trx, { action: 'test-made', actorId, accountId: group.account_id, subject: id });
  });
}
