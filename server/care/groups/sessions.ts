import type { z } from 'zod';
import type { GroupSession, putGroupSession } from '../../contract/group-plans.ts';
import { newId } from '../../contract/id.ts';
import { transact, type Db } from '../../data/database.ts';
import type { PlanSessionRow } from '../../data/schema.ts';
import { Problem } from '../../http/problem.ts';
import { findGroupPlan, membersIn, type Member } from './repository.ts';

interface Saving {
  /** Made by the client. */
  id: string;
  groupPlan: string;
  accountId: string;
  /** Whether somebody reaches the plan of a member. */
  reaches: (member: Member) => boolean;
  body: z.output<typeof putGroupSession.body>;
  actorId: string;
  today: string;
}

const RUNS: readonly string[] = ['actief', 'gepauzeerd', 'evalueren'];
/** Why a session does not count for somebody any more who was taken out of it. */
const NOT_THERE = 'was er niet bij';

/**
 * Writes down one session for who was there: each of their plans gets its own part, that tells of nobody else. Who is left out later keeps a
 * part that is struck out.
 */
export async function saveGroupSession(
  db: Db,
  { id, groupPlan, accountId, reaches, body, actorId, today }: Saving,
): Promise<void> {
  const { day, minutes, kind, withPlay, note, present, struck } = body;
  const wrong = (field: string, message: string) =>
    new Problem('invalid-fields', undefined, { fields: { [field]: message } });
  if (day > today) throw wrong('day', 'Deze dag is nog niet geweest.');
  await transact(db, async (trx) => {
    await findGroupPlan(trx, accountId, groupPlan);
    const members = (await membersIn(trx, groupPlan)).now.filter(reaches);
    const there = present.map((plan) => members.find((one) => one.plan.id === plan));
    if (there.some((one) => one === undefined))
      throw wrong('present', 'Iemand hiervan doet niet meer mee. Kies opnieuw.');
    const known = await trx
      .selectFrom('plan_sessions')
      .select(['id', 'plan_id'])
      .where('group_session', '=', id)
      .execute();
    const set = { day, minutes, kind, with_play: withPlay ? 1 : 0, note, struck };
    for (const member of there) {
      const { plan, pupil } = member!;
      if (!RUNS.includes(plan.state)) throw wrong('present', `Het plan van ${pupil.first_name} loopt niet.`);
      if (day < plan.from_day)
        throw wrong('present', `Deze dag ligt voor het begin van het plan van ${pupil.first_name}.`);
      await trx
        .insertInto('plan_sessions')
        .values({
          ...{ id: newId(), plan_id: plan.id, pupil_id: plan.pupil_id, by_id: actorId, group_session: id },
          ...set,
        })
        .onConflict((conflict) => conflict.columns(['group_session', 'plan_id']).doUpdateSet(set))
        .execute();
    }
    const reached = new Set(members.map(({ plan }) => plan.id));
    const gone = known.filter(({ plan_id }) => reached.has(plan_id) && !present.includes(plan_id));
    await trx
      .updateTable('plan_sessions')
      .set({ struck: NOT_THERE })
      .where(
        'id',
        'in',
        gone.map((row) => row.id),
      )
      .execute();
  });
}

/** Sessions of a group plan from the parts of the plans that take part, the latest first. */
export function groupSessions(
  rows: readonly PlanSessionRow[],
  names: ReadonlyMap<string, string>,
): GroupSession[] {
  const parts = Map.groupBy(
    rows.filter(({ group_session }) => group_session !== null),
    ({ group_session }) => group_session!,
  );
  return [...parts]
    .map(([id, all]): GroupSession => {
      const there = all.filter(({ struck }) => struck !== NOT_THERE);
      const held = there.filter(({ struck }) => struck === null);
      // One that was struck out whole tells why, and who was there.
      const [shown] = [held, there, all].filter((rows) => rows.length > 0);
      const { day, minutes, kind, with_play, by_id, note, struck } = shown![0]!;
      return {
        ...{ id, day, minutes, kind, note, struck },
        withPlay: with_play === 1,
        by: by_id === null ? null : (names.get(by_id) ?? null),
        present: shown!.map(({ plan_id }) => plan_id),
      };
    })
    .sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
}
