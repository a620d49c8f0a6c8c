import { audit } from '../../audit/audit.ts';
import { SECOND_SET_UP_DAYS } from '../../contract/account-terms.ts';
import { reachOf } from '../../contract/permissions.ts';
import { REASON_LEAST } from '../../contract/reason.ts';
import { secondPeople } from '../../contract/second-people.ts';
import * as contract from '../../contract/second.ts';
import { transact, type Db } from '../../data/database.ts';
import { dayFrom, nameOfDay } from '../../data/day.ts';
import type { UserRow } from '../../data/schema.ts';
import type { Calls } from '../../http/calls.ts';
import { notFound, Problem } from '../../http/problem.ts';
import type { Post } from '../../mail/post.ts';
import type { Session, Sessions } from '../sessions.ts';
import { removeAllFactors } from './factors.ts';
import { peopleOf } from './people.ts';
import { tellOfSecond } from './tell.ts';

export interface LiftDeps {
  db: Db;
  post: Post;
  sessions: Pick<Sessions, 'endAll'>;
}

const WHY = 'Schrijf in een zin hoe je weet dat deze persoon het zelf vraagt.';
const OWN = 'Je eigen tweede stap haal je weg bij je eigen gegevens.';

/** What administrators and the office do about the second factors of others. */
export function liftRoutes(calls: Calls, { db, post, sessions }: LiftDeps): void {
  calls.on(contract.liftSecond, async ({ session, subject, body: { reason } }) => {
    const user = subject.user!;
    refuseLift(session, user, reason);
    const removed = await transact(db, async (trx) => {
      const count = await removeAllFactors(trx, user.id);
      if (count === 0) throw new Problem('conflict', 'Deze persoon heeft geen tweede stap.');
      await tellOfSecond(trx, post, user, 'lifted', {
        actorId: session.id,
        ...(reason && { detail: reason }),
      });
      return count;
    });
    post.nudge();
    await sessions.endAll(user.id, 'second-lifted');
    return { removed };
  });

  calls.on(secondPeople, ({ subject }) => peopleOf(db, subject.account!.id));

  calls.on(contract.getSecondWish, ({ subject }) => wishOf(db, subject.account!.id));

  calls.on(contract.setSecondWish, async ({ session, subject, body: { wanted } }) => {
    const account = subject.account!;
    await transact(db, async (trx) => {
      // Wanting it once more gives nobody more days.
      const { numUpdatedRows } = await trx
        .updateTable('accounts')
        .set({ second_since: wanted ? Date.now() : null })
        .where('id', '=', account.id)
        .where('second_since', wanted ? 'is' : 'is not', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      const action = wanted ? 'second-wanted' : 'second-free';
      await audit(trx, { action, actorId: session.id, accountId: account.id, subject: account.id });
    });
    return wishOf(db, account.id);
  });
}

function refuseLift(session: Session, user: UserRow, reason: string): void {
  if (reachOf(user.role, 'second:own') === undefined) throw notFound();
  // Nobody of the office undoes the guard of another, or of a superadmin.
  if (user.account_id === null && session.role !== 'superadmin') throw notFound();
  if (user.id === session.id) throw new Problem('conflict', OWN);
  const isOffice = reachOf(session.role, 'second:lift') === 'any';
  if (isOffice && reason.length < REASON_LEAST)
    throw new Problem('invalid-fields', undefined, { fields: { reason: WHY } });
}

async function wishOf(db: Db, accountId: string): Promise<contract.SecondWish> {
  const { second_since: since } = await db
    .selectFrom('accounts')
    .select('second_since')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const staff = await db
    .selectFrom('users')
    .select(({ exists, selectFrom }) => [
      'users.id',
      exists(
        selectFrom('second_factors')
          .select('second_factors.id')
          .whereRef('second_factors.user_id', '=', 'users.id'),
      ).as('has'),
    ])
    .where('account_id', '=', accountId)
    .where('role', 'not in', ['leerling', 'demo'])
    .where('active', '=', 1)
    .execute();
  return {
    wanted: since !== null,
    by: since === null ? null : nameOfDay(dayFrom(since, SECOND_SET_UP_DAYS)),
    staff: staff.length,
    have: staff.filter(({ has }) => Boolean(has)).length,
  };
}
