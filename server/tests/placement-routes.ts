import { audit } from '../audit/audit.ts';
import * as contract from '../contract/placement.ts';
import { daysAfter } from '../contract/days.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { GroupRow, TestSetRow } from '../data/schema.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Licences } from '../licence/licences.ts';
import type { Words } from '../practice/dealer.ts';
import type { DifficultyOf } from './difficulties.ts';
import { acceptPlacements, rejectPlacements, undoPlacements } from './placement-deciding.ts';
import { endEarly } from './placement-end.ts';
import { setReady } from './placement-set.ts';
import { placementDetail, placementsOf } from './placement-view.ts';
import { placementWords } from './placement-words.ts';

interface Deps {
  db: Db;
  words: Words;
  difficulties: () => Promise<DifficultyOf>;
  licences: Pick<Licences, 'now'>;
}

/** Placement tests of a group, for staff. `mapChanged` tells pupils who are there. */
export function placementRoutes(
  calls: Calls,
  { db, words, difficulties, licences }: Deps,
  mapChanged: (pupilIds: readonly string[]) => void,
): void {
  const now = () => licences.now();
  const known = async () => placementWords(words, await difficulties());
  const listOf = async (group: GroupRow) => {
    const pupils = await placementsOf(db, { group, now: now() });
    return { pupils, total: pupils.length };
  };
  /** A test of a pupil of the group. */
  const find = async (group: GroupRow, test: string): Promise<TestSetRow & { pupil_id: string }> => {
    const row = await db
      .selectFrom('test_sets')
      .innerJoin('pupils', 'pupils.id', 'test_sets.pupil_id')
      .selectAll('test_sets')
      .select('pupils.id as pupil_id')
      .where('test_sets.id', '=', test)
      .where('use', '=', 'instap')
      .where('test_sets.account_id', '=', group.account_id)
      .where('pupils.group_id', '=', group.id)
      .where('pupils.trashed_at', 'is', null)
      .executeTakeFirst();
    if (!row) throw notFound();
    return row;
  };

  calls.on(contract.listPlacements, ({ subject }) => listOf(subject.group!));

  calls.on(contract.setPlacements, async ({ subject, session, body: { tests, to } }) => {
    const group = subject.group!;
    const today = nameOfDay(now());
    if (to < today || to > daysAfter(today, contract.MOST_PLACEMENT_DAYS))
      throw new Problem('invalid-fields', undefined, {
        fields: { to: `Kies een dag vanaf vandaag, binnen ${contract.MOST_PLACEMENT_DAYS} dagen.` },
      });
    const ids = new Map(tests.map(({ id, pupil }) => [pupil, id]));
    const pupils = await db
      .selectFrom('pupils')
      .selectAll()
      .where('group_id', '=', group.id)
      .where('trashed_at', 'is', null)
      .where('id', 'in', [...ids.keys()])
      .execute();
    // All of them or none: one of elsewhere is not there.
    if (pupils.length < ids.size) throw notFound();
    const all = await known();
    const made = await setReady(
      db,
      all,
      pupils.map((pupil) => ({ id: ids.get(pupil.id)!, pupil, to, actorId: session.id, now: now() })),
    );
    mapChanged(made);
    return { ...(await listOf(group)), made: made.length };
  });

  calls.on(contract.getPlacement, async ({ subject, params }) => {
    const group = subject.group!;
    await find(group, params.test);
    return placementDetail(db, await known(), { group, test: params.test, now: now() });
  });

  calls.on(contract.decidePlacements, async ({ subject, session, body: { decision, tests } }) => {
    const { id: groupId, account_id: accountId } = subject.group!;
    const decide = { accept: acceptPlacements, reject: rejectPlacements, undo: undoPlacements }[decision];
    const { pupils, ...told } = await decide(db, {
      ...{ accountId, groupId, tests },
      actorId: session.id,
      now: now(),
    });
    mapChanged(pupils);
    return told;
  });

  calls.on(contract.endPlacement, async ({ subject, session, params }) => {
    const group = subject.group!;
    const set = await find(group, params.test);
    if (set.trashed_at !== null) throw notFound();
    await endEarly(db, await known(), { set, actorId: session.id, now: now() });
    mapChanged([set.pupil_id]);
    const rows = await placementsOf(db, { group, now: now() });
    return rows.find(({ pupil }) => pupil === set.pupil_id)!;
  });

  calls.on(contract.removePlacement, async ({ subject, session, params, body: { removed } }) => {
    const set = await find(subject.group!, params.test);
    await transact(db, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('test_sets')
        .set({ trashed_at: removed ? now() : null, trashed_by: removed ? session.id : null })
        .where('id', '=', set.id)
        .where('trashed_at', removed ? 'is' : 'is not', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await audit(trx, {
        action: removed ? 'placement-removed' : 'placement-restored',
        actorId: session.id,
        accountId: set.account_id,
        subject: set.pupil_id,
        detail: set.id,
      });
    });
    mapChanged([set.pupil_id]);
    return { removed };
  });
}
