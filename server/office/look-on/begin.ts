import type { z } from 'zod';
import { audit } from '../../audit/audit.ts';
import { addFamily } from '../../auth/families.ts';
import { LOOK_ON_MINUTES, type beginLookOn } from '../../contract/look-ons.ts';
import type { Role } from '../../contract/permissions.ts';
import { transact, type Db } from '../../data/database.ts';
import type { UserRow } from '../../data/schema.ts';
import { notFound, Problem } from '../../http/problem.ts';
import { sendMessage } from '../../messages/send.ts';

type Asked = z.output<typeof beginLookOn.body>;

/** As whom somebody may look on: the staff of a customer, and nobody else. */
const LOOKED_ON: ReadonlySet<Role> = new Set(['schooladmin', 'docent', 'rtadmin', 'thuisadmin']);

interface Begun {
  user: UserRow;
  endsAt: number;
}

/**
 * Begins looking on as somebody, tells the administrators and writes it down. The same id once more gives the same, for as long as it goes
 * on.
 */
export const beginLooking = (
  db: Db,
  { id, user: userId, reason, thread, kind }: Asked,
  officeId: string,
  now: number,
): Promise<Begun> =>
  transact(db, async (trx) => {
    const user = await trx.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
    if (!user || !LOOKED_ON.has(user.role) || user.active !== 1 || user.account_id === null) throw notFound();
    const known = await trx
      .selectFrom('look_ons')
      .innerJoin('token_families', 'token_families.id', 'look_ons.id')
      .select(['look_ons.user_id', 'look_ons.office_id', 'look_ons.ends_at', 'token_families.revoked_at'])
      .where('look_ons.id', '=', id)
      .executeTakeFirst();
    if (known) {
      if (known.user_id !== userId || known.office_id !== officeId) throw new Problem('conflict');
      if (known.revoked_at !== null || known.ends_at <= now)
        throw new Problem('conflict', 'Dit meekijken is al afgelopen. Begin opnieuw.');
      return { user, endsAt: known.ends_at };
    }
    const accountId = user.account_id;
    if (thread !== undefined) await refuseOtherThread(trx, thread, accountId);
    const endsAt = now + LOOK_ON_MINUTES * 60_000;
    await addFamily(
      trx,
      {
        user_id: userId,
        account_id: accountId,
        via: 'office',
        provider: null,
        act_id: officeId,
        ends_at: endsAt,
        network: '',
        browser: '',
      },
      false,
      id,
    );
    await trx
      .insertInto('look_ons')
      .values({
        id,
        account_id: accountId,
        user_id: userId,
        office_id: officeId,
        kind: kind ?? 'vraag',
        thread_id: thread ?? null,
        reason,
        begun_at: now,
        ends_at: endsAt,
      })
      .execute();
    await audit(trx, {
      ...{ action: 'look-on-begun', actorId: officeId, accountId, subject: userId, reason },
      detail: kind ?? 'vraag',
    });
    await sendMessage(
      trx,
      {
        kind: 'privacy',
        title: 'Iemand van ons kijkt mee',
        text: 'Iemand van ons kantoor kijkt een half uur mee als een van je medewerkers. Bij Privacy lees je wie dat is, waarom en wat er veranderde.',
        link: 'accountgegevens/privacy',
        accountId,
        target: { roles: ['schooladmin', 'rtadmin', 'thuisadmin'] },
        source: `look-on ${id}`,
      },
      now,
    );
    return { user, endsAt };
  });

async function refuseOtherThread(trx: Db, thread: string, accountId: string) {
  const found = await trx
    .selectFrom('threads')
    .select('id')
    .where('id', '=', thread)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (found) return;
  const message = 'Deze vraag is niet van deze klant.';
  throw new Problem('invalid-fields', message, { fields: { thread: message } });
}
