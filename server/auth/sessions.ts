import type { Viewer } from '../access/access.ts';
import { newId } from '../contract/id.ts';
import { reachOf, type Role } from '../contract/permissions.ts';
import type { Db } from '../data/database.ts';
import { Problem } from '../http/problem.ts';
import { seenOf, type Device } from './device.ts';
import { addFamily, familyWithUser, livingFamilies, revokeFamilies } from './families.ts';
import { ageOf, type Lifetimes } from './lifetimes.ts';
import { addRefreshToken } from './refresh-tokens.ts';
import type { Tokens } from './tokens.ts';

/** A member of the office who looks on. */
interface Act {
  id: string;
  mayChange: boolean;
}

/** Whoever is logged in. */
export interface Session extends Viewer {
  name: string;
  /** When the token ends, ms since the epoch. */
  endsAt: number;
  /** The login that this session belongs to. */
  familyId: string;
  via: 'password' | 'sso' | 'office';
  /** The member of the office who looks on as this user, and whether that one may change things; null where it is the user. */
  act: Act | null;
  /** When this user last showed who this is, by a password or what stands for it; ms since the epoch. */
  confirmedAt: number | null;
  /** When the login itself ends, however often it is renewed, ms since the epoch. */
  lastsUntil: number;
}

/** The tokens of a login; a password login has no refresh token, as the specification knows none there. */
interface IssuedTokens {
  familyId: string;
  access: string;
  refresh?: string;
}

/** Who logs in. */
interface LoginUser {
  id: string;
  role: Role;
  account_id: string | null;
}

export interface Sessions {
  /** Starts a session; `sso` is the identity provider of single sign-on, and whether it has just asked who this is. */
  begin(user: LoginUser, device: Device, sso?: { provider: string; isFresh: boolean }): Promise<IssuedTokens>;
  /** The session of an Authorization header; throws `no-session` when there is none any more. */
  fromHeader(header: string | undefined): Promise<Session>;
  fromToken(token: string): Promise<Session>;
  /** Ends one login. */
  end(familyId: string, why: string): Promise<void>;
  /** Ends one login of this user; whether it was one that still ran. */
  endOf(userId: string, familyId: string, why: string): Promise<boolean>;
  /** Ends every login of a user, or of several, but for `except`: a new password, a user who is switched off. */
  endAll(users: string | readonly string[], why: string, except?: string): Promise<void>;
  /** Ends what came in by a provider that a school has switched off. */
  endOfProvider(accountId: string, provider: string): Promise<void>;
  /** Ends what came in by a link that is taken away, but for `except`. */
  endOfLink(userId: string, provider: string, except?: string): Promise<void>;
  /** Which of these logins have ended. */
  ended(familyIds: readonly string[]): Promise<Set<string>>;
  /** Hears of every login that is ended by this process. */
  onEnd(listener: (familyIds: readonly string[]) => void): void;
}

/** What a session is made of, for those who make and renew them. */
export interface SessionDeps {
  db: Db;
  tokens: Tokens;
  lifetimes: Lifetimes;
  /** Keeps the digests of networks from being looked up in a table. */
  secret: string;
}

/** The token of an Authorization header; throws `no-session` without one. */
export function bearer(header: string | undefined): string {
  const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
  if (!token) throw new Problem('no-session', 'Meld je eerst aan.');
  return token;
}

/**
 * Sessions follow from the token, its family and the user's row: who is switched off or logged out has none, however
 * long the token runs.
 */
export function createSessions({ db, tokens, lifetimes, secret }: SessionDeps): Sessions {
  const listeners: ((familyIds: readonly string[]) => void)[] = [];
  const revoke = async (which: Parameters<typeof revokeFamilies>[1], why: string) => {
    const ended = await revokeFamilies(db, which, why);
    if (ended.length > 0) for (const listener of listeners) listener(ended);
    return ended;
  };

  async function fromToken(token: string): Promise<Session> {
    const { _id, role, exp, sid, via } = await tokens.read('web', token);
    const family = await familyWithUser(db, sid);
    if (!family?.active || family.user_id !== _id || family.role !== role || family.revoked_at !== null)
      throw new Problem('no-session');
    const act = family.act_id === null ? null : await actOf(db, family.act_id, family.user_account_id);
    return {
      act,
      id: _id,
      role,
      accountId: family.user_account_id,
      name: family.name,
      endsAt: exp * 1000,
      familyId: sid,
      via,
      confirmedAt: family.confirmed_at,
      lastsUntil: family.ends_at,
    };
  }

  return {
    fromToken,
    fromHeader: async (header) => fromToken(bearer(header)),
    async begin({ id, role, account_id: accountId }, device, sso) {
      const via = sso === undefined ? 'password' : 'sso';
      const now = Date.now();
      const endsAt = now + lifetimes.absolute[ageOf(role)];
      const family = {
        user_id: id,
        account_id: accountId,
        via,
        provider: sso?.provider ?? null,
        act_id: null,
        ends_at: endsAt,
        ...seenOf(device, secret),
      } as const;
      // A provider lets in whoever sits at a computer where somebody is logged in already: that shows nothing.
      const familyId = await addFamily(db, family, sso?.isFresh ?? true);
      const signed = { id, role, accountId, familyId, via } as const;
      if (via === 'password') return { familyId, access: await tokens.sign('web', { ...signed, endsAt }) };
      const jti = newId();
      const expiresAt = Math.min(endsAt, now + lifetimes.idle[ageOf(role)]);
      await addRefreshToken(db, { jti, familyId, expiresAt });
      return {
        familyId,
        access: await tokens.sign('web', { ...signed, endsAt: Math.min(endsAt, now + lifetimes.access) }),
        refresh: await tokens.sign('refresh', { ...signed, endsAt: expiresAt, jti }),
      };
    },
    end: async (familyId, why) => void (await revoke({ id: familyId }, why)),
    endOf: async (userId, familyId, why) =>
      (await revoke({ id: familyId, userIds: [userId] }, why)).length > 0,
    async endAll(users, why, except) {
      const userIds = typeof users === 'string' ? [users] : users;
      if (userIds.length > 0) await revoke({ userIds, ...(except !== undefined && { not: except }) }, why);
    },
    endOfProvider: async (accountId, provider) =>
      void (await revoke({ accountId, provider }, 'provider-off')),
    endOfLink: async (userId, provider, except) =>
      void (await revoke(
        { userIds: [userId], provider, ...(except !== undefined && { not: except }) },
        'unlinked',
      )),
    async ended(familyIds) {
      const living = await livingFamilies(db, familyIds);
      return new Set(familyIds.filter((id) => !living.has(id)));
    },
    onEnd: (listener) => void listeners.push(listener),
  };
}

/** Who looks on, as it stands now: a superadmin changes things, others while the customer lets the office in. */
async function actOf(db: Db, id: string, accountId: string | null): Promise<Act> {
  const member = await db
    .selectFrom('users')
    .select(['role', 'active'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (member?.active !== 1 || reachOf(member.role, 'office:look-on') === undefined)
    throw new Problem('no-session');
  if (member.role === 'superadmin') return { id, mayChange: true };
  const account = await db
    .selectFrom('accounts')
    .select('office_until')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return { id, mayChange: (account?.office_until ?? 0) > Date.now() };
}
