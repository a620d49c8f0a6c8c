import { sql } from 'kysely';
import { audit } from '../../audit/audit.ts';
import { newId } from '../../contract/id.ts';
import type { Role } from '../../contract/permissions.ts';
import { transact, type Db } from '../../data/database.ts';
import type { ExternalIdentityRow } from '../../data/schema.ts';
import { foldEmail } from '../fold.ts';
import { SsoError } from './error.ts';
import { hasIdentifier, usersIdentified } from './identifiers.ts';
import { bareIssuer, type Identity } from './identity.ts';

/** Roles that somebody of this affiliation may have here: a provider can only narrow what our database says. */
const ROLES_OF: Record<Identity['affiliation'], readonly Role[]> = {
  student: ['leerling'],
  employee: ['docent', 'schooladmin'],
  other: [],
};

/** The school that an identity comes from, with its switch for this provider. */
export interface SsoAccount {
  id: string;
  alwaysLogin: boolean;
}

/**
 * The account that an identity comes from; throws when there is none. Of somebody of more schools it is the one that we know and
 * that has this provider on; of several the one where somebody is known by this identity, or that `userId` is of, who links it.
 */
export async function accountOf(
  db: Db,
  secret: string,
  identity: Identity,
  userId: string | null,
): Promise<SsoAccount> {
  const { school, provider } = identity;
  const known = await accountsOf(db, school);
  if (known.length === 0) throw new SsoError('SSO_SCHOOL_UNKNOWN');
  const rows = await db
    .selectFrom('account_providers')
    .select(['account_id', 'always_login'])
    .where('account_id', 'in', known)
    .where('provider', '=', provider)
    .execute();
  if (rows.length === 0) throw new SsoError('SSO_NOT_ENABLED');
  const enabled = rows.map((row) => ({ id: row.account_id, alwaysLogin: row.always_login === 1 }));
  if (enabled.length === 1) return enabled[0]!;
  const own = await ownOf(db, secret, identity, { userId, accounts: enabled.map(({ id }) => id) });
  const [only, ...others] = enabled.filter(({ id }) => own.includes(id));
  if (!only || others.length > 0) throw new SsoError('SSO_SCHOOLS');
  return only;
}

/** Our accounts of these schools: by number, and where no number is known by platform. */
async function accountsOf(db: Db, { numbers, platforms }: Identity['school']): Promise<string[]> {
  const found = new Set<string | undefined>();
  for (const number of numbers) found.add(await accountByNumber(db, number));
  found.delete(undefined);
  if (found.size === 0) for (const platform of platforms) found.add(await accountByPlatform(db, platform));
  return [...found].filter((id) => id !== undefined);
}

/** Those of these accounts that are of somebody: of who links the identity, who is linked to it, or who is known by it. */
async function ownOf(
  db: Db,
  secret: string,
  identity: Identity,
  { userId, accounts }: { userId: string | null; accounts: readonly string[] },
): Promise<string[]> {
  const linked = userId ?? (await linkOf(db, identity))?.user_id;
  if (linked !== undefined) {
    const row = await db.selectFrom('users').select('account_id').where('id', '=', linked).executeTakeFirst();
    if (row?.account_id && accounts.includes(row.account_id)) return [row.account_id];
  }
  const found: string[] = [];
  for (const id of accounts) if (await knownUser(db, secret, identity, id)) found.push(id);
  return found;
}

/**
 * The user that an identity is (server/auth/sso/README.md 6): by link, chain pseudonym, key of the administration, or mail
 * address, in that order and within the account only. No account is ever made here: who is nobody yet goes to the
 * waiting list, and gets `SSO_NO_ACCOUNT`.
 */
export async function userOf(
  db: Db,
  secret: string,
  identity: Identity,
  accountId: string,
): Promise<{ id: string; role: Role; account_id: string }> {
  const linked = await linkedUser(db, identity, accountId);
  const found = linked ?? (await knownUser(db, secret, identity, accountId));
  if (!found) {
    if (identity.affiliation === 'other') throw new SsoError('SSO_ROLE');
    await wait(db, identity, accountId, identity.affiliation);
    throw new SsoError('SSO_NO_ACCOUNT');
  }
  const user = await db
    .selectFrom('users')
    .select(['id', 'role', 'active', 'account_id'])
    .where('id', '=', found.id)
    .executeTakeFirstOrThrow();
  if (!ROLES_OF[identity.affiliation].includes(user.role)) throw new SsoError('SSO_ROLE');
  if (!user.active) throw new SsoError('SSO_BLOCKED');
  if (found.how) await addLink(db, identity, { userId: user.id, accountId, how: found.how, by: null });
  await subject(db.updateTable('external_identities').set({ last_login_at: Date.now() }), identity).execute();
  return { id: user.id, role: user.role, account_id: accountId };
}

/** Whether somebody of this affiliation may have this role. */
export const fitsRole = (affiliation: 'student' | 'employee', role: Role) =>
  ROLES_OF[affiliation].includes(role);

/** Links an identity to a user, and takes it off the waiting list; who was linked by hand can be put back there. */
export async function addLink(
  db: Db,
  { provider, issuer, subject: sub }: Pick<Identity, 'provider' | 'issuer' | 'subject'>,
  link: { userId: string; accountId: string; how: ExternalIdentityRow['linked_how']; by: string | null },
): Promise<void> {
  const { userId, accountId, how, by } = link;
  const bare = bareIssuer(issuer);
  const row = {
    user_id: userId,
    account_id: accountId,
    linked_how: how,
    linked_by: by,
    linked_at: Date.now(),
    last_login_at: null,
  };
  await transact(db, async (trx) => {
    await subject(trx.deleteFrom('external_identities'), { provider, issuer: bare, subject: sub }).execute();
    await trx
      .insertInto('external_identities')
      .values({ id: newId(), provider, issuer: bare, subject: sub, ...row })
      .execute();
    if (how !== 'staff')
      await subject(trx.deleteFrom('sso_pending'), { provider, issuer, subject: sub })
        .where('account_id', '=', accountId)
        .execute();
    await audit(trx, {
      action: 'sso-linked',
      accountId,
      subject: userId,
      detail: `${provider}, ${how}`,
      ...(by !== null && { actorId: by }),
    });
  });
}

const IS_BRIN = /^\d{2}[A-Z]{2}(\w{2})?$/;

/** Schools with this number, or with the same BRIN. */
const schoolsWith = (db: Db, wanted: string) =>
  db
    .selectFrom('accounts')
    .select(['id', sql<string>`upper(trim(number))`.as('number')])
    .where('kind', '=', 'school')
    .where(sql`substr(upper(trim(number)), 1, 4)`, '=', wanted.slice(0, 4))
    .execute();

/** By BRIN, with or without the two characters of a branch, or institution number; only when it names one school. */
async function accountByNumber(db: Db, number: string): Promise<string | undefined> {
  const wanted = number.toUpperCase();
  const rows = await schoolsWith(db, wanted);
  const exact = rows.filter((row) => row.number === wanted);
  if (exact.length === 1) return exact[0]!.id;
  const shorter = IS_BRIN.test(wanted) && rows.filter((row) => IS_BRIN.test(row.number));
  if (exact.length > 0 || !shorter || shorter.length !== 1) return undefined;
  // One of the two has no branch: the same school when it is the only one of that BRIN.
  const only = shorter[0]!;
  return wanted.length === 4 || only.number.length === 4 ? only.id : undefined;
}

/** Whether another school has the number of this one, so that a login with it comes to neither. */
export async function sharesNumber(db: Db, { id, number }: { id: string; number: string }): Promise<boolean> {
  const own = number.trim().toUpperCase();
  if (own === '') return false;
  const rows = await schoolsWith(db, own);
  return rows.some((row) => row.id !== id && row.number === own);
}

async function accountByPlatform(db: Db, platform: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_platforms')
    .select('account_id')
    .where('platform', '=', platform.toLowerCase())
    .executeTakeFirst();
  return row?.account_id;
}

interface Found {
  id: string;
  /** By which rule, when there is no link yet. */
  how?: ExternalIdentityRow['linked_how'];
}

async function linkedUser(db: Db, identity: Identity, accountId: string): Promise<Found | undefined> {
  const row = await db
    .selectFrom('external_identities as link')
    .innerJoin('users', 'users.id', 'link.user_id')
    .select(['users.id', 'users.account_id', 'link.account_id as link_account_id'])
    .where('link.provider', '=', identity.provider)
    .where('link.issuer', 'in', issuersOf(identity))
    .where('link.subject', '=', identity.subject)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.account_id === accountId && row.link_account_id === accountId) return { id: row.id };
  // Who moved to another school is linked anew there.
  await subject(db.deleteFrom('external_identities'), identity).execute();
  return undefined;
}

/** Who is known by what the provider tells; only when it is exactly one. */
async function knownUser(
  db: Db,
  secret: string,
  { affiliation, eckIds, pupilNumbers, emails }: Identity,
  accountId: string,
): Promise<Found | undefined> {
  const identified = async (kind: 'eck' | 'key', values: readonly string[]) => {
    const found: string[] = [];
    for (const value of values) found.push(...(await usersIdentified(db, secret, accountId, kind, value)));
    return onlyOf(found);
  };
  const byEck = await identified('eck', eckIds);
  if (byEck !== undefined) return { id: byEck, how: 'eck' };
  if (affiliation === 'student') {
    const byKey = await identified('key', pupilNumbers);
    // A number is given out again, a chain pseudonym never: who has another one is somebody else.
    const isOther = byKey !== undefined && eckIds.length > 0 && (await hasIdentifier(db, byKey, 'eck'));
    if (byKey !== undefined && !isOther) return { id: byKey, how: 'key' };
  }
  if (affiliation === 'employee' && emails.length > 0) {
    const rows = await db
      .selectFrom('users')
      .select('id')
      .where('account_id', '=', accountId)
      .where('email_key', 'in', emails.map(foldEmail))
      .execute();
    const byEmail = onlyOf(rows.map(({ id }) => id));
    if (byEmail !== undefined) return { id: byEmail, how: 'email' };
  }
  return undefined;
}

/** The user who is named alone, however often; undefined when there are others, or nobody. */
function onlyOf(ids: readonly string[]): string | undefined {
  const [id, ...others] = new Set(ids);
  return others.length === 0 ? id : undefined;
}

async function wait(
  db: Db,
  { provider, issuer, subject: sub, givenName = '' }: Identity,
  accountId: string,
  affiliation: 'student' | 'employee',
) {
  const now = Date.now();
  // Who tries again after having been dismissed still wants in.
  const seen = { given_name: givenName.slice(0, 80), affiliation, last_at: now, done_at: null };
  await db
    .insertInto('sso_pending')
    .values({ id: newId(), provider, issuer, subject: sub, account_id: accountId, first_at: now, ...seen })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'issuer', 'subject', 'account_id']).doUpdateSet(seen),
    )
    .execute();
}

/** The link of an identity, whoever it is linked to. */
export const linkOf = (db: Db, identity: Pick<Identity, 'provider' | 'issuer' | 'subject'>) =>
  subject(db.selectFrom('external_identities').selectAll(), identity).executeTakeFirst();

/** Narrows a query to one identity. */
function subject<
  Q extends { where(column: 'provider' | 'issuer' | 'subject', op: 'in', value: readonly string[]): Q },
>(query: Q, identity: Pick<Identity, 'provider' | 'issuer' | 'subject'>): Q {
  return query
    .where('provider', 'in', [identity.provider])
    .where('issuer', 'in', issuersOf(identity))
    .where('subject', 'in', [identity.subject]);
}

/** Links may have been made while the settings had a slash behind the issuer. */
const issuersOf = ({ issuer }: Pick<Identity, 'issuer'>) => [bareIssuer(issuer), `${bareIssuer(issuer)}/`];
