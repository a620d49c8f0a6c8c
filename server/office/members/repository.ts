import type { OfficeMember, OfficeMembers, OfficeRole } from '../../contract/office-members.ts';
import type { Db } from '../../data/database.ts';
import type { UserRow } from '../../data/schema.ts';

const dutch = new Intl.Collator('nl');

/** Whether somebody was asked and never came: no password was chosen, and nobody logged in. */
export const isWaiting = (user: Pick<UserRow, 'email_confirmed_at' | 'last_login_at'>): boolean =>
  user.email_confirmed_at === null && user.last_login_at === null;

/** Somebody who works for the office, or was asked to; undefined for anybody else. */
export async function memberOf(
  db: Db,
  userId: string,
): Promise<(UserRow & { role: OfficeRole }) | undefined> {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('account_id', 'is', null)
    .where('role', 'in', ['office', 'superadmin'])
    .executeTakeFirst();
  return user && { ...user, role: user.role as OfficeRole };
}

/** Everybody who works for the office, by name, as `viewerId` sees them. */
export async function officeMembers(db: Db, viewerId: string, now = Date.now()): Promise<OfficeMembers> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'username', 'email', 'role', 'active', 'last_login_at', 'email_confirmed_at'])
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('second_factors')
          .select('second_factors.id')
          .whereRef('second_factors.user_id', '=', 'users.id'),
      ).as('second'),
      selectFrom('password_tokens')
        .select(({ fn }) => fn.max<number | null>('expires_at').as('until'))
        .whereRef('password_tokens.user_id', '=', 'users.id')
        .where('used_at', 'is', null)
        .as('until'),
    ])
    .where('account_id', 'is', null)
    .where('role', 'in', ['office', 'superadmin'])
    .execute();
  const invitedOf = (row: (typeof rows)[number]): OfficeMember['invited'] => {
    if (!isWaiting(row)) return null;
    return Number(row.until ?? 0) > now ? 'open' : 'expired';
  };
  return rows
    .map((row) => ({
      ...{ id: row.id, name: row.name, username: row.username, email: row.email },
      role: row.role as OfficeRole,
      active: row.active === 1,
      invited: invitedOf(row),
      second: Boolean(row.second),
      lastLogin: row.last_login_at === null ? null : Number(row.last_login_at),
      self: row.id === viewerId,
    }))
    .sort((a, b) => dutch.compare(a.name, b.name));
}

/** Superadmins who can come in: who was asked and never came is no help. */
export async function superadminsIn(db: Db): Promise<Pick<UserRow, 'id' | 'name' | 'email'>[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_confirmed_at', 'last_login_at'])
    .where('account_id', 'is', null)
    .where('role', '=', 'superadmin')
    .where('active', '=', 1)
    .execute();
  return rows.filter((row) => !isWaiting(row));
}
