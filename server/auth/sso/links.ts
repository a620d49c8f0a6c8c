import { audit } from '../../audit/audit.ts';
import type { Db } from '../../data/database.ts';
import type { SsoPendingRow } from '../../data/schema.ts';
import { notFound, Problem } from '../../http/problem.ts';
import type { Sessions } from '../sessions.ts';
import { SsoError } from './error.ts';
import type { Identity } from './identity.ts';
import { addLink, fitsRole } from './match.ts';

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
  const existing = await db
    .selectFrom('external_identities')
    .select('user_id')
    .where('provider', '=', identity.provider)
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .executeTakeFirst();
  if (existing && existing.user_id !== userId) throw new SsoError('SSO_ROLE');
  await addLink(db, identity, { userId, accountId, how: 'self', by: userId });
}

/** Those of an account who logged in at a provider and are nobody here yet, the last first. */
export const waitingOf = (db: Db, accountId: string): Promise<SsoPendingRow[]> =>
  db
    .selectFrom('sso_pending')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('last_at', 'desc')
    .execute();

/** Takes somebody off the waiting list; throws `not-found` for who is not on that of this account. */
export async function dismiss(db: Db, accountId: string, id: string, actorId: string): Promise<void> {
  const gone = await db
    .deleteFrom('sso_pending')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('provider')
    .executeTakeFirst();
  if (!gone) throw notFound();
  await audit(db, { action: 'sso-dismissed', actorId, accountId, detail: gone.provider });
}

/**
 * Links somebody of the waiting list to a user of the same account. Throws `not-found` for another account's and
 * `conflict` where the two can't be the same: a pupil at the provider is never a teacher here, nor the reverse.
 */
export async function linkWaiting(
  db: Db,
  waitingId: string,
  user: { id: string; accountId: string },
  actorId: string,
): Promise<void> {
  const waiting = await db
    .selectFrom('sso_pending')
    .selectAll()
    .where('id', '=', waitingId)
    .where('account_id', '=', user.accountId)
    .executeTakeFirst();
  const row = await db
    .selectFrom('users')
    .select(['role', 'account_id'])
    .where('id', '=', user.id)
    .where('account_id', '=', user.accountId)
    .executeTakeFirst();
  if (!waiting || !row) throw notFound();
  if (!fitsRole(waiting.affiliation, row.role))
    throw new Problem(
      'conflict',
      waiting.affiliation === 'student'
        ? 'Bij de aanbieder is dit een leerling. Koppel aan een leerling.'
        : 'Bij de aanbieder is dit een medewerker. Koppel aan een leerkracht of schoolbeheerder.',
    );
  await addLink(db, waiting, { userId: user.id, accountId: user.accountId, how: 'staff', by: actorId });
}

/** Who of an account is linked to which provider. */
export const linksOf = (db: Db, accountId: string) =>
  db
    .selectFrom('external_identities as link')
    .innerJoin('users', 'users.id', 'link.user_id')
    .select([
      'link.id',
      'link.user_id',
      'users.name',
      'link.provider',
      'link.linked_at',
      'link.last_login_at',
    ])
    .where('link.account_id', '=', accountId)
    .orderBy('users.name')
    .execute();

/** Takes a link away and ends what came in by it; throws `not-found` for another account's. */
export async function unlink(
  db: Db,
  sessions: Pick<Sessions, 'endAll'>,
  accountId: string,
  id: string,
  actorId: string,
): Promise<void> {
  const gone = await db
    .deleteFrom('external_identities')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(['user_id', 'provider'])
    .executeTakeFirst();
  if (!gone) throw notFound();
  await audit(db, {
    action: 'sso-unlinked',
    actorId,
    accountId,
    subject: gone.user_id,
    detail: gone.provider,
  });
  await sessions.endAll(gone.user_id, 'unlinked');
}
