import type { Db } from '../data/database.ts';
import type { Post } from '../mail/post.ts';
import type { Letter } from '../mail/render.ts';
import { sendMessage } from '../messages/send.ts';

const ADMIN_ROLES = ['schooladmin', 'rtadmin', 'thuisadmin'] as const;

interface Told {
  accountId: string;
  /** What it tells of: told once. */
  source: string;
  /** The mail to somebody, by name; its first lines are the message too. */
  letter: (name: string) => Letter;
  /** Somebody else who gets the mail. */
  also?: { name: string; address: string } | undefined;
  now: number;
}

/** Tells all who run an account something about its licence: as a message, and by mail to those who have an address. */
export async function tellAdmins(
  trx: Db,
  post: Pick<Post, 'add'>,
  { accountId, source, letter, also, now }: Told,
): Promise<void> {
  const admins = await trx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('account_id', '=', accountId)
    .where('role', 'in', ADMIN_ROLES)
    .where('active', '=', 1)
    .execute();
  const isKnown = admins.some(({ email }) => email?.toLowerCase() === also?.address.toLowerCase());
  const receivers: { name: string; address: string; userId?: string }[] = [
    ...admins.flatMap(({ id, name, email }) =>
      email === null ? [] : [{ name, address: email, userId: id }],
    ),
    ...(also && !isKnown ? [also] : []),
  ];
  for (const { name, address, userId } of receivers)
    await post.add(trx, {
      kind: 'licence',
      to: { name, address },
      letter: letter(name),
      accountId,
      ...(userId !== undefined && { userId }),
    });
  if (admins.length === 0) return;
  const { subject, before } = letter('');
  await sendMessage(
    trx,
    {
      kind: 'licentie',
      title: subject,
      text: before.join('\n\n'),
      link: 'licentie',
      accountId,
      receivers: admins.map(({ id }) => id),
      source,
    },
    now,
  );
}
