import { audit, forEach } from '../audit/audit.ts';
import { TWINS_UNDO_HOURS } from '../contract/account-terms.ts';
import type { FieldName } from '../contract/practice-fields.ts';
import { transact, type Db } from '../data/database.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Starter } from '../jobs/jobs.ts';
import { targetOf, type Merging } from './merge.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Two pupils of one account who are one child, and who of the office puts them together. */
export interface Joining {
  /** Made by the client. */
  id: string;
  accountId: string;
  /** Who stays. */
  into: string;
  /** Who goes to the trash. */
  gone: string;
  /** Settings of the latter that are taken over. */
  fields: FieldName[];
  actorId: string;
  reason: string;
}

/** What putting them together takes: the database, and the long work that does it. */
interface TwinDeps {
  db: Db;
  merges: Pick<Starter<Merging>, 'add'>;
}

/** Puts twins together and apart. */
export interface Twins {
  join(twins: Joining): Promise<'running' | 'done'>;
  part(parting: { id: string; accountId: string; actorId: string; reason: string }): Promise<void>;
}

/**
 * Has all that one pupil of an account did be added to another, once under an id: the one goes to the trash in the transaction in which
 * the other has all of it. Of two who do so at the same moment one gets `job-busy`.
 */
export function joinTwins(
  { db, merges }: TwinDeps,
  { id, accountId, into, gone, fields, actorId, reason }: Joining,
  now: number,
): Promise<'running' | 'done'> {
  return transact(db, async (trx) => {
    const before = await trx.selectFrom('moves').selectAll().where('id', '=', id).executeTakeFirst();
    if (before) {
      if (before.pupil_id !== into || before.how !== 'twins') throw notFound();
      if (before.state === 'done' || before.state === 'running') return before.state;
      throw new Problem('conflict', 'Dit is al teruggedraaid of mislukt. Begin opnieuw.');
    }
    const [stays, goes] = [await targetOf(trx, into, accountId), await targetOf(trx, gone, accountId)];
    if (!stays?.group_id || !goes?.group_id)
      throw new Problem('conflict', 'Een van beide {leerlingen} zit niet meer in een {groep}.');
    await trx
      .insertInto('moves')
      .values({
        ...{ id, token_id: null, account_id: accountId, pupil_id: into, made_by: actorId },
        ...{ how: 'twins', state: 'running', issuer: null, detail: null, receipt: null },
        ...{ at: now, undo_until: now + TWINS_UNDO_HOURS * HOUR_MS, undone_at: null },
      })
      .execute();
    await merges.add(trx, {
      ...{ id, accountId, targetId: into, madeBy: actorId },
      params: {
        ...{ into, group: stays.group_id, fields },
        scope: { settings: true, results: true, rewards: true, plans: true },
        from: { twin: true, source: gone, account: accountId, group: goes.group_id, leaves: true },
      },
    });
    // Why stands here: what long work is given has no words of people in it.
    const line = { action: 'twins-asked', actorId, accountId, detail: id, reason } as const;
    await audit(trx, forEach([into, gone], line));
    return 'running';
  });
}
