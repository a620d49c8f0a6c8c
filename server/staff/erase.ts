import { audit, emptyReasons } from '../audit/audit.ts';
import { transact, type Db } from '../data/database.ts';
import type { AccountRow, UserRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { logDeletion } from '../privacy/deletion-log.ts';
import { heldBack } from '../privacy/held.ts';
import { emptyMails } from '../privacy/traces-of-pupil.ts';
import type { EraseDeps } from '../trash/erase.ts';

/** Who is erased, and by whom. */
interface Leaving {
  account: AccountRow;
  user: UserRow;
  actorId: string;
}

/**
 * Erases somebody who left: their login, mails and all that says who they were. What they made for the school stays, of nobody; the audit
 * log keeps an id that nobody has. Throws `conflict` for who can still log in, or of whom somebody asked to see the data.
 */
export async function eraseLeft(
  { db, erasures }: EraseDeps,
  { account, user, actorId }: Leaving,
): Promise<void> {
  const { id } = user;
  const accountId = account.id;
  await refuse(db, user);
  await erasures.erasing([{ kind: 'staff', id }], () =>
    transact(db, async (trx) => {
      await refuse(trx, user);
      await emptyMails(trx, [id]);
      await emptyReasons(trx, id);
      await trx.deleteFrom('users').where('id', '=', id).execute();
      await audit(trx, { action: 'staff-erased', actorId, accountId, subject: id });
      await logDeletion(trx, { kind: 'staff', ids: [id], accountId, why: 'request', actorId });
      return true;
    }),
  );
}

async function refuse(db: Db, { id, name }: UserRow): Promise<void> {
  const row = await db.selectFrom('users').select('active').where('id', '=', id).executeTakeFirst();
  if (row?.active === 1)
    throw new Problem(
      'conflict',
      `${name} kan nog inloggen. Zet ${name} eerst uit, en draag de {groepen} over.`,
    );
  const held = (await heldBack(db, [id], Date.now())).get(id);
  if (held !== undefined) throw new Problem('conflict', held);
}
