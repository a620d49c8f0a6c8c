import type { Db } from '../data/database.ts';
import type { Post } from '../mail/post.ts';
import { readerFor } from '../mail/reader.ts';
import type { Letter } from '../mail/templates/template.ts';
import { writeMessage } from '../mail/templates/write.ts';
import { sendMessage } from '../messages/send.ts';
import { ADMIN_ROLES, adminsOf } from './admins.ts';

interface Told {
  accountId: string;
  /** What it tells of: told once. */
  source: string;
  /** The mail to somebody, by name; its first lines are the message too. */
  letter: (name: string) => Letter;
  /** Whether who gets the invoices gets the mail too. */
  toInvoices?: boolean;
  now: number;
}

/** Tells all who run an account something about its licence: as a message, and by mail to those who have an address. */
export async function tellAdmins(
  trx: Db,
  post: Pick<Post, 'add'>,
  { accountId, source, letter, toInvoices = false, now }: Told,
): Promise<void> {
  const { receivers: all } = await adminsOf(trx, accountId);
  const receivers = toInvoices ? all : all.filter(({ userId }) => userId !== undefined);
  for (const { name, address, userId } of receivers)
    await post.add(trx, {
      to: { name, address },
      letter: letter(name),
      accountId,
      ...(userId !== undefined && { userId }),
    });
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('role', 'in', ADMIN_ROLES)
    .where('active', '=', 1)
    .execute();
  if (admins.length === 0) return;
  const { title, text } = await writeMessage(trx, letter(''), await readerFor(trx, accountId));
  await sendMessage(
    trx,
    {
      kind: 'licentie',
      title,
      text,
      link: 'licentie',
      accountId,
      receivers: admins.map(({ id }) => id),
      hasOwnMail: true,
      source,
    },
    now,
  );
}
