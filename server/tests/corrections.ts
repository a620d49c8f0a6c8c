import { newId } from '../contract/id.ts';
import type { Correction } from '../contract/method-tests.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { SittingRow, TestSetRow } from '../data/schema.ts';
import { countsOf, testOf } from './plan-measure.ts';
import { answersOf, itemsOf } from './repository.ts';

/** Who corrects what, and why. */
interface Correcting {
  set: TestSetRow;
  sitting: SittingRow;
  actorId: string;
  why: string;
  now: number;
}

/** Keeps the score of before when words of a test that was checked become right or wrong by a change, in the transaction of that change. */
export async function correcting(
  trx: Db,
  { set, sitting, actorId, why, now }: Correcting,
  change: () => Promise<void>,
): Promise<void> {
  if (sitting.state !== 'nagekeken') return change();
  const before = await verdictsOf(trx, sitting);
  const { counts } = await scoreOf(trx, set, sitting);
  await change();
  if ((await verdictsOf(trx, sitting)) === before) return;
  await trx
    .insertInto('sitting_corrections')
    .values({
      ...{ id: newId(now), sitting_id: sitting.id, pupil_id: sitting.pupil_id },
      ...{ counts: JSON.stringify(counts), why, by_id: actorId, at: now },
    })
    .execute();
}

const verdictsOf = async (trx: Db, { id }: SittingRow): Promise<string> =>
  JSON.stringify((await answersOf(trx, id)).map(({ n, verdict }) => [n, verdict]));

async function scoreOf(trx: Db, set: TestSetRow, sitting: SittingRow) {
  const [items, answers] = [await itemsOf(trx, set.id), await answersOf(trx, sitting.id)];
  return { counts: countsOf(await testOf(trx, set, sitting, { items, answers })) };
}

/** The corrections of sittings, each with the score of before it, the first one first. */
export async function correctionsOf(
  db: Db,
  sittingIds: readonly string[],
): Promise<ReadonlyMap<string, Correction[]>> {
  const rows = await db
    .selectFrom('sitting_corrections')
    .leftJoin('users', 'users.id', 'sitting_corrections.by_id')
    .select(['sitting_id', 'counts', 'why', 'at', 'users.name'])
    .where('sitting_id', 'in', sittingIds)
    .orderBy('at')
    .orderBy('sitting_corrections.id')
    .execute();
  const views = Map.groupBy(rows, ({ sitting_id }) => sitting_id);
  return new Map(
    [...views].map(([id, own]) => [
      id,
      own.map(({ counts, why, at, name }) => ({
        day: nameOfDay(Number(at)),
        by: name,
        why,
        counts: JSON.parse(counts) as Correction['counts'],
      })),
    ]),
  );
}
