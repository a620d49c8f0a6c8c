import { makeStage, sizeOf, type HalfYear, type TestItem } from '../../engine/measure/index.ts';
import { beginningOf } from '../../engine/practice/index.ts';
import { audit } from '../audit/audit.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { PlacementRow, PupilRow, TestItemRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { timeOf } from '../lvs/repository.ts';
import { dayOf, isOld } from '../lvs/when.ts';
import { begunAt } from '../practice/policy/how-to-practise.ts';
import { schoolMonth } from '../practice/policy/school-calendar.ts';
import { readFields } from '../settings/read.ts';
import { GROEP_NORMS } from '../words/practice-items.ts';
import { lastAsked, withAsked } from './plan-material.ts';
import { halfYearNow, halfYearOf, type PlacementWord } from './placement-words.ts';

/** What the pupil sees it called. */
const TITLE = 'Wat kun je al?';

/** A test that is to be set ready. */
interface Placing {
  /** Made by the client. */
  id: string;
  pupil: PupilRow;
  /** The last day on which it may be begun. */
  to: string;
  actorId: string;
  now: number;
}

/** Where the first stage begins: where an accepted result of a school's own tests let the pupil begin, else by school year and month. */
async function firstStageAt(db: Db, { id, groep }: PupilRow, now: number): Promise<HalfYear> {
  const accepted = await db
    .selectFrom('lvs_proposals')
    .innerJoin('lvs_results', 'lvs_results.id', 'lvs_proposals.result_id')
    .selectAll('lvs_results')
    .select(['groep', 'half'])
    .where('lvs_proposals.pupil_id', '=', id)
    .where('lvs_proposals.state', '=', 'accepted')
    .where('trashed', '=', 0)
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!accepted || isOld(dayOf(timeOf(accepted)), now)) return halfYearNow(groep, now);
  return halfYearOf({ groep: accepted.groep, half: accepted.half as 1 | 2 });
}

/** What practice would think of a pupil who begins now. */
async function priorOf(db: Db, pupil: PupilRow, now: number) {
  const { start } = await readFields(db, pupil, now);
  return beginningOf(
    {
      id: pupil.id,
      groep: pupil.groep,
      month: schoolMonth(now),
      lvs: pupil.lvs,
      ...(start && begunAt(start)),
    },
    GROEP_NORMS,
  );
}

/** The words of one stage as they are stored. */
export async function stageItems(
  db: Db,
  words: readonly PlacementWord[],
  stage: {
    set: string;
    pupil: Pick<PupilRow, 'id' | 'groep'>;
    norm: HalfYear;
    at: HalfYear;
    stage: number;
    before: readonly TestItemRow[];
    now: number;
  },
): Promise<TestItemRow[]> {
  const { set, pupil, norm, at, before, now } = stage;
  const known = new Map(words.map((word) => [word.item, word]));
  const made = makeStage({
    seed: set,
    stage: stage.stage,
    at,
    words: withAsked(words, await lastAsked(db, pupil.id, now), now) as PlacementWord[],
    size: sizeOf(norm).words,
    // A word that left the bank since is no family of any other.
    asked: before.map(({ n, item }) => ({ n, family: known.get(item)?.family ?? item })),
    groep: pupil.groep,
  });
  return made.map((item) => rowOf(set, item, known.get(item.item)!));
}

const rowOf = (
  set: string,
  { form, n, part, role, item, d, v }: TestItem,
  { category, text, sentence }: PlacementWord,
): TestItemRow => ({
  set_id: set,
  ...{ form, n, part, role, item, category, d, v },
  word: text,
  sentence: sentence ?? null,
});

/**
 * Sets placement tests ready, with the words of their first stage. Who has one to take keeps it, and an id that is there is passed over.
 * Gives for whom one was made.
 */
export async function setReady(
  db: Db,
  words: readonly PlacementWord[],
  placings: readonly Placing[],
): Promise<string[]> {
  const made: string[] = [];
  for (const placing of placings) if (await setOneReady(db, words, placing)) made.push(placing.pupil.id);
  return made;
}

async function setOneReady(
  db: Db,
  words: readonly PlacementWord[],
  { id, pupil, to, actorId, now }: Placing,
): Promise<boolean> {
  const norm = halfYearNow(pupil.groep, now);
  const at = await firstStageAt(db, pupil, now);
  const prior = await priorOf(db, pupil, now);
  const items = await stageItems(db, words, { set: id, pupil, norm, at, stage: 1, before: [], now });
  if (items.length === 0) throw new Problem('conflict', 'Er zijn hier geen woorden voor een instaptoets.');
  return transact(db, async (trx) => {
    if (await isThere(trx, id, pupil.id)) return false;
    if (await hasOneToTake(trx, pupil.id, now)) return false;
    await trx
      .insertInto('test_sets')
      .values({
        id,
        account_id: pupil.account_id,
        ...{ group_id: null, plan_id: null, pupil_id: pupil.id },
        ...{ use: 'instap', moment: 'instap', first_form: 'A', notices: '[]', source: '{}' },
        ...{ spare_for: null, spare_at: null },
        title: TITLE,
        categories: categoriesIn(items),
        seed: id,
        open_from: nameOfDay(now),
        open_to: to,
        ...{ shows: 'niets', released_at: null },
        ...{ made_by: actorId, made_at: now, trashed_at: null, trashed_by: null },
        version: 1,
      })
      .execute();
    await trx.insertInto('test_items').values(items).execute();
    const row: PlacementRow = {
      set_id: id,
      pupil_id: pupil.id,
      norm,
      prior_mean: prior.mean,
      prior_variance: prior.variance,
      stages: JSON.stringify([at]),
      ...{ mean: null, variance: null, start: null, state: 'toets' },
      ...{ batch: null, decided_at: null, decided_by: null },
    };
    await trx.insertInto('placements').values(row).execute();
    await audit(trx, {
      action: 'placement-made',
      actorId,
      accountId: pupil.account_id,
      subject: pupil.id,
      detail: id,
    });
    return true;
  });
}

/** The categories that words are of, as they are stored with a test. */
export const categoriesIn = (items: readonly TestItemRow[]): string =>
  JSON.stringify([...new Set(items.map(({ category }) => category))]);

/** Whether a test was made already; a `conflict` when it is somebody else's. */
async function isThere(trx: Db, id: string, pupilId: string): Promise<boolean> {
  const known = await trx.selectFrom('test_sets').select('pupil_id').where('id', '=', id).executeTakeFirst();
  if (known && known.pupil_id !== pupilId) throw new Problem('conflict');
  return known !== undefined;
}

/** Whether a pupil has a placement test that may still be begun, or was. */
async function hasOneToTake(trx: Db, pupilId: string, now: number): Promise<boolean> {
  const open = await trx
    .selectFrom('placements')
    .innerJoin('test_sets', 'test_sets.id', 'placements.set_id')
    .leftJoin('sittings', 'sittings.set_id', 'test_sets.id')
    .select('test_sets.id')
    .where('placements.pupil_id', '=', pupilId)
    .where('placements.state', '=', 'toets')
    .where('test_sets.trashed_at', 'is', null)
    .where(({ or, eb }) =>
      or([
        eb('sittings.state', '=', 'bezig'),
        eb.and([eb('sittings.id', 'is', null), eb('test_sets.open_to', '>=', nameOfDay(now))]),
      ]),
    )
    .executeTakeFirst();
  return open !== undefined;
}
