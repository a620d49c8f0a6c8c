import { UNREACHABLE_BOUNCES } from '../contract/account-terms.ts';
import type { Member, StaffRole } from '../contract/staff.ts';
import { nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import type { AccountRow, UserRow } from '../data/schema.ts';

/** Roles of each kind of account, the teacher's first. A home has none: it has no teachers. */
export const ROLES_OF: Record<AccountRow['kind'], readonly StaffRole[]> = {
  school: ['docent', 'schooladmin'],
  rt: ['docent', 'rtadmin'],
  thuis: [],
};

const dutch = new Intl.Collator('nl', { numeric: true });
const byName = (a: { name: string }, b: { name: string }) => dutch.compare(a.name, b.name);

/** Everybody who works for an account, by name, as `viewerId` sees them. */
export async function membersOf(
  db: Db,
  account: AccountRow,
  viewerId: string,
  now: number,
): Promise<Member[]> {
  const users = await db
    .selectFrom('users')
    .leftJoin('staff_rights', 'staff_rights.user_id', 'users.id')
    .leftJoin('invitations', 'invitations.user_id', 'users.id')
    .select([
      'users.id',
      'name',
      'email',
      'role',
      'active',
      'email_confirmed_at',
      'mail_bounces',
      'all_groups',
      'may_import',
      'last_login_at',
    ])
    .select(['invitations.id as invitation', 'ends_at'])
    .where('users.account_id', '=', account.id)
    .where('role', 'in', ROLES_OF[account.kind])
    .execute();
  const taught = await db
    .selectFrom('group_teachers')
    .innerJoin('groups', 'groups.id', 'group_teachers.group_id')
    .select(['user_id', 'groups.id', 'groups.name'])
    .where('account_id', '=', account.id)
    .where('archived_at', 'is', null)
    .execute();
  const standIns = await db
    .selectFrom('stand_ins')
    .innerJoin('groups', 'groups.id', 'stand_ins.group_id')
    .select(['user_id', 'groups.id', 'groups.name', 'until_day'])
    .where('account_id', '=', account.id)
    .where('until_day', '>=', nameOfDay(now))
    .where('trashed_at', 'is', null)
    .execute();
  const linked = await db
    .selectFrom('external_identities')
    .select('user_id')
    .where('account_id', '=', account.id)
    .execute();
  const isLinked = new Set(linked.map(({ user_id }) => user_id));
  const seconds = await db
    .selectFrom('second_factors')
    .innerJoin('users', 'users.id', 'second_factors.user_id')
    .select('user_id')
    .where('account_id', '=', account.id)
    .execute();
  const hasSecond = new Set(seconds.map(({ user_id }) => user_id));
  const invitedOf = (user: (typeof users)[number]): Member['invited'] => {
    if (user.invitation === null) return null;
    if (user.email_confirmed_at !== null) return 'accepted';
    return (user.ends_at ?? 0) > now ? 'open' : 'expired';
  };
  return users
    .map((user) => ({
      id: user.id,
      name: user.name,
      email: user.email,
      isUnreachable: user.mail_bounces >= UNREACHABLE_BOUNCES,
      role: user.role as StaffRole,
      groups: taught
        .filter(({ user_id }) => user_id === user.id)
        .map(({ id, name }) => ({ id, name }))
        .sort(byName),
      standIns: standIns
        .filter(({ user_id }) => user_id === user.id)
        .map(({ id, name, until_day }) => ({ group: { id, name }, until: until_day })),
      ...rightsOf(user),
      active: user.active === 1,
      lastLogin: user.last_login_at,
      sso: isLinked.has(user.id),
      second: hasSecond.has(user.id),
      invited: invitedOf(user),
      self: user.id === viewerId,
    }))
    .sort(byName);
}

/** What somebody may do beyond the own groups; administrators do so by their role. */
const rightsOf = (user: { role: UserRow['role']; all_groups: number | null; may_import: number | null }) => ({
  allGroups: user.role !== 'docent' || user.all_groups === 1,
  mayImport: user.role !== 'docent' || user.may_import === 1,
});

/** Name, role and rights of somebody as they stand. */
export async function memberNow(
  trx: Db,
  userId: string,
): Promise<Pick<Member, 'name' | 'role' | 'allGroups' | 'mayImport'>> {
  const user = await trx
    .selectFrom('users')
    .leftJoin('staff_rights', 'staff_rights.user_id', 'users.id')
    .select(['name', 'role', 'all_groups', 'may_import'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return { name: user.name, role: user.role as StaffRole, ...rightsOf(user) };
}

/** The groups of an account that are not in the archive, by name. */
export async function openGroups(db: Db, accountId: string): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom('groups')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('archived_at', 'is', null)
    .execute();
  return rows.sort(byName);
}

/** Makes somebody the teacher of exactly these open groups; groups in the archive stay as they were. */
export async function storeGroups(
  trx: Db,
  userId: string,
  open: readonly { id: string }[],
  groupIds: readonly string[],
): Promise<void> {
  if (open.length > 0) {
    await trx
      .deleteFrom('group_teachers')
      .where('user_id', '=', userId)
      .where(
        'group_id',
        'in',
        open.map(({ id }) => id),
      )
      .execute();
  }
  const wanted = [...new Set(groupIds)].map((group_id) => ({ group_id, user_id: userId }));
  if (wanted.length > 0) await trx.insertInto('group_teachers').values(wanted).execute();
}

/** What a teacher may do beyond the own groups' pupils. */
interface Rights {
  /** Reaches all groups. */
  allGroups?: boolean | undefined;
  /** Reads in lists of other systems. */
  mayImport?: boolean | undefined;
}

/** Whether a teacher has the right to read in lists of other systems. */
export async function hasImportRight(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_rights')
    .select('may_import')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.may_import === 1;
}

/** Stores rights of a teacher; what is left out stays. */
export async function storeRights(trx: Db, userId: string, { allGroups, mayImport }: Rights): Promise<void> {
  const rights = {
    ...(allGroups !== undefined && { all_groups: Number(allGroups) }),
    ...(mayImport !== undefined && { may_import: Number(mayImport) }),
  };
  if (Object.keys(rights).length === 0) return;
  await trx
    .insertInto('staff_rights')
    .values({ user_id: userId, all_groups: 0, may_import: 0, ...rights })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(rights))
    .execute();
}
