import { setImmediate } from 'node:timers/promises';
import type { Sessions } from '../auth/sessions.ts';
import { lastDaysOf, standingOn } from '../contract/licence-state.ts';
import { transact, type Db } from '../data/database.ts';
import { dayFrom, nameOfDay } from '../data/day.ts';
import { adminsOf } from '../licence/admins.ts';
import { endingBefore, type Ending } from '../licence/ended.ts';
import { warnedDays, warningOf } from '../licence/notices.ts';
import type { EraseDeps } from './erase.ts';
import { destroyedMail } from '../mail/templates/accounts.ts';
import type { Post } from '../mail/post.ts';
import { certificatePdf, countsOf } from '../privacy/certificate.ts';
import { heldIn } from '../privacy/closing.ts';
import { eraseAccount as eraseRest, eraseSomeRounds } from './for-good.ts';

interface LapsedDeps extends EraseDeps {
  sessions: Pick<Sessions, 'endAll'>;
  post: Pick<Post, 'add' | 'nudge'>;
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

/** Erases accounts whose customer closed them, on the day that was said. Gives how many were erased. */
export async function eraseClosed(deps: LapsedDeps, now: number): Promise<number> {
  const due = await deps.db
    .selectFrom('account_closings')
    .select('account_id')
    .where('confirmed_at', 'is not', null)
    .where('erase_on', '<=', nameOfDay(now))
    .execute();
  let erased = 0;
  for (const { account_id: id } of due) {
    // Asked about since: it waits until that is settled.
    if ((await heldIn(deps.db, id)) > 0) continue;
    await eraseAccount(deps, id);
    erased++;
  }
  return erased;
}

async function eraseAccount({ db, erasures, sessions, post }: LapsedDeps, id: string) {
  const users = await db.selectFrom('users').select(['id', 'role']).where('account_id', '=', id).execute();
  await sessions.endAll(
    users.map((user) => user.id),
    'erased',
  );
  const counts = await countsOf(db, id);
  const pupils = users.filter(({ role }) => role === 'leerling');
  for (const pupil of pupils)
    await erasures.erasing([{ kind: 'pupil', id: pupil.id }], async () => {
      // Of one pupil there may be tens of thousands of answers: others go first in between.
      do await setImmediate();
      while (await transact(db, (trx) => eraseSomeRounds(trx, pupil.id)));
      await db.deleteFrom('users').where('id', '=', pupil.id).execute();
      return true;
    });
  const { organisation, receivers } = await adminsOf(db, id);
  const content = await certificatePdf({ organisation, id, at: Date.now(), counts });
  await erasures.erasing([{ kind: 'account', id }], () =>
    transact(db, async (trx) => {
      await eraseRest(trx, id, pupils.length);
      // With the erasure, so that it goes out once; of nobody who is still here, and wiped when it is sent.
      for (const { name, address } of receivers)
        await post.add(trx, {
          to: { name, address },
          letter: destroyedMail.letter({ naam: name, organisatie: organisation }),
          attachment: { name: 'verklaring-van-vernietiging.pdf', content },
          wipe: true,
        });
      return true;
    }),
  );
  post.nudge();
}
