import { audit } from '../../audit/audit.ts';
import type { Db } from '../../data/database.ts';
import type { UserRow } from '../../data/schema.ts';
import type { Post } from '../../mail/post.ts';
import { SECOND_MAILS, type SecondChange } from '../../mail/templates/access.ts';

const moment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

/** Notes a change of what somebody has beside the password, and tells its owner by mail; call `post.nudge` afterwards. */
export async function tellOfSecond(
  trx: Db,
  post: Pick<Post, 'add'>,
  user: UserRow,
  change: SecondChange,
  by: { actorId: string; detail?: string } = { actorId: user.id },
): Promise<void> {
  await audit(trx, { action: `second-${change}`, accountId: user.account_id, subject: user.id, ...by });
  if (user.email === null) return;
  await post.add(trx, {
    to: { name: user.name, address: user.email },
    letter: SECOND_MAILS[change].letter({ naam: user.name, wanneer: moment.format(Date.now()) }),
    accountId: user.account_id,
    userId: user.id,
  });
}
