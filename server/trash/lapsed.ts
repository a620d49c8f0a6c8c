import { setImmediate } from 'node:timers/promises';
import type { Sessions } from '../auth/sessions.ts';
import { lastDaysOf, standingOn } from '../contract/licence-state.ts';
import { transact, type Db } from '../data/database.ts';
import { dayFrom, nameOfDay } from '../data/day.ts';
import { endingBefore, type Ending } from '../licence/ended.ts';
import { warnedDays, warningOf } from '../licence/notices.ts';
import type { EraseDeps } from './erase.ts';
import { eraseAccount as eraseRest } from './for-good.ts';

interface LapsedDeps extends EraseDeps {
  sessions: Pick<Sessions, 'endAll'>;
}

/**
 * Erases accounts whose licence lapsed, and of which that was told two weeks before (one week, when the customer said to stop): pupils
 * with all they did, staff, groups, lists, mails, the application. Gives how many were erased.
 */
export async function eraseLapsed(deps: LapsedDeps, now: number): Promise<number> {
  const { db } = deps;
  const today = nameOfDay(now);
  let erased = 0;
  for (const ending of await endingBefore(db, today)) {
    if (standingOn(ending.facts, today).state !== 'erased') continue;
    const warned = await warnedAt(db, ending);
    if (warned === undefined || dayFrom(warned, warnedDays(ending.last.stops)) > now) continue;
    await eraseAccount(deps, ending.facts.account.id);
    erased++;
  }
  return erased;
}

/** When the administrators were warned of this end; undefined when they were not. */
async function warnedAt(db: Db, { facts, last }: Ending): Promise<number | undefined> {
  const notice = await db
    .selectFrom('licence_notices')
    .select('sent_at')
    .where('licence_id', '=', last.id)
    .where('kind', '=', warningOf(last))
    .where('ends_on', '=', lastDaysOf(last, facts.holdUntil).grace)
    .executeTakeFirst();
  return notice && Number(notice.sent_at);
}
async function eraseAccount({ db, erasures, sessions }: LapsedDeps, id: string) {
  const users = await db.selectFrom('users').select(['id', 'role']).where('account_id', '=', id).execute();
  await sessions.endAll(
    users.map((user) => user.id),
    'erased',
  );
  const pupils = users.filter(({ role }) => role === 'leerling');
  for (const pupil of pupils) {
    // Of one pupil there may be tens of thousands of answers: others go first in between.
    await setImmediate();
    await erasures.erasing([{ kind: 'pupil', id: pupil.id }], async () => {
      await db.deleteFrom('users').where('id', '=', pupil.id).execute();
      return true;
    });
  }
  await erasures.erasing([{ kind: 'account', id }], () =>
    transact(db, async (trx) => {
      await eraseRest(trx, id, pupils.length);
      return true;
    }),
  );
}
