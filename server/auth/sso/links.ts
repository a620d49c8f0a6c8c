import { audit } from '../../audit/audit.ts';
import { transact, type Db } from '../../data/database.ts';
import type { AccountRow } from '../../data/schema.ts';
import { notFound } from '../../http/problem.ts';
import type { Sessions } from '../sessions.ts';
import { SsoError } from './error.ts';
import type { Identity } from './identity.ts';
import { addLink, fitsRole, linkOf } from './match.ts';
import { switchedOn } from './school-code.ts';
import type { Provider } from './providers.ts';

/** Links an identity to the user who is logged in and asked for it; throws an SsoError when that can't be. */
export async function linkSelf(db: Db, identity: Identity, accountId: string, userId: string): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['role', 'active', 'account_id'])
    .where('id', '=', userId)
    .executeTakeFirst();
  const { affiliation } = identity;
  if (!user || user.account_id !== accountId || affiliation === 'other' || !fitsRole(affiliation, user.role))
    throw new SsoError('SSO_ROLE');
  if (!user.active) throw new SsoError('SSO_BLOCKED');
  const existing = await linkOf(db, identity);
  if (existing && existing.user_id !== userId) throw new SsoError('SSO_ROLE');
  await addLink(db, identity, { userId, accountId, how: 'self', by: userId });
}

/** Whose links are asked for. */
interface Whose {
  accountId: string;
  who?: 'pupils' | 'staff' | 'all';
  groupId?: string;
}

/** Who of an account is linked to which provider, by name. */
export function linksOf(db: Db, { accountId, who = 'all', groupId }: Whose) {
  let query = db
    .selectFrom('external_identities as link')
    .innerJoin('users', 'users.id', 'link.user_id')
    .select(['link.id', 'link.user_id', 'users.name', 'link.provider'])
    .select(['link.linked_how', 'link.linked_at', 'link.last_login_at'])
    .where('link.account_id', '=', accountId)
    .orderBy('users.name');
  if (who !== 'all') query = query.where('users.role', who === 'pupils' ? '=' : '!=', 'leerling');
  if (groupId !== undefined)
    query = query.where('link.user_id', 'in', (eb) =>
      eb.selectFrom('pupils').select('pupils.id').where('group_id', '=', groupId),
    );
  return query.execute();
}

/** Which link is taken away, by whom; `keep` is a login that goes on. */
interface Unlinking {
  id: string;
  accountId: string;
  actorId: string;
  userId?: string;
  keep?: string;
}

/** Takes a link away and ends what came in by it; throws `not-found` for another account's, or another user's than named. */
export async function unlink(
  db: Db,
  sessions: Pick<Sessions, 'endOfLink'>,
  { id, accountId, actorId, userId, keep }: Unlinking,
): Promise<void> {
  const gone = await transact(db, async (trx) => {
    let query = trx
      .deleteFrom('external_identities')
      .where('id', '=', id)
      .where('account_id', '=', accountId);
    if (userId !== undefined) query = query.where('user_id', '=', userId);
    const link = await query.returning(['user_id', 'provider']).executeTakeFirst();
    if (!link) throw notFound();
    await audit(trx, {
      action: 'sso-unlinked',
      actorId,
      accountId,
      subject: link.user_id,
      detail: link.provider,
    });
    return link;
  });
  await sessions.endOfLink(gone.user_id, gone.provider, keep);
}

/** What a member of staff can log in with: the links there are, and the providers that the school has switched on. */
export async function ownProviders(
  db: Db,
  providers: readonly Provider[],
  user: { id: string; accountId: string },
) {
  const links = await db
    .selectFrom('external_identities')
    .select(['id', 'provider', 'linked_at', 'last_login_at'])
    .where('user_id', '=', user.id)
    .orderBy('linked_at')
    .execute();
  const on = await switchedOn(db, user.accountId);
  const account: Pick<AccountRow, 'variant'> = await db
    .selectFrom('accounts')
    .select('variant')
    .where('id', '=', user.accountId)
    .executeTakeFirstOrThrow();
  return providers
    .map(({ id, name, audience, variants }) => ({
      provider: id,
      name,
      enabled: audience !== 'pupils' && variants.includes(account.variant) && on.includes(id),
      links: links
        .filter(({ provider }) => provider === id)
        .map((link) => ({ id: link.id, linkedAt: link.linked_at, lastLoginAt: link.last_login_at })),
    }))
    .filter(({ enabled, links: mine }) => enabled || mine.length > 0);
}
