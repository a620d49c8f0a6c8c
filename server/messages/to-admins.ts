import type { Db } from '../data/database.ts';
import { ADMIN_ROLES } from '../licence/admins.ts';
import { sendMessage, type Notice } from './send.ts';

/** A message for who runs an account, and for one more of its people. */
interface ToAdmins extends Omit<Notice, 'receivers' | 'target' | 'accountId'> {
  accountId: string;
  /** Who began what it tells of; an administrator or not, of another account nobody. */
  by?: string | null;
}

/** Sends a message to the administrators of an account, in the transaction of what it tells. */
export async function messageAdmins(trx: Db, { by = null, ...notice }: ToAdmins, now: number): Promise<void> {
  const staff = await trx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', notice.accountId)
    .where('active', '=', 1)
    .where(({ or, eb }) => or([eb('role', 'in', ADMIN_ROLES), ...(by === null ? [] : [eb('id', '=', by)])]))
    .execute();
  if (staff.length > 0) await sendMessage(trx, { ...notice, receivers: staff.map(({ id }) => id) }, now);
}
