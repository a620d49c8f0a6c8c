import { newId } from '../contract/id.ts';
import { foldEmail, foldUsername } from '../auth/fold.ts';
import type { Role } from '../contract/permissions.ts';
import type { Db } from '../data/database.ts';
import type { AccountRow, PupilRow } from '../data/schema.ts';
import { pupilName } from '../pupils/name.ts';

/** Adds a customer. */
export async function createAccount(
  db: Db,
  account: Pick<AccountRow, 'kind' | 'name'> &
    Partial<Pick<AccountRow, 'variant' | 'number' | 'details' | 'agreement' | 'trial_ends_at'>>,
): Promise<string> {
  const id = newId();
  await db
    .insertInto('accounts')
    .values({ ...account, id, created_at: Date.now() })
    .execute();
  return id;
}

export interface NewUser {
  accountId: string | null;
  role: Role;
  username: string;
  name: string;
  passwordHash: string;
  /** Of staff. */
  email?: string;
}

/** Adds somebody who can log in; throws when the user name or the mail address is taken. */
export async function createUser(
  db: Db,
  { accountId, role, username, name, passwordHash, email }: NewUser,
): Promise<string> {
  const id = newId();
  await db
    .insertInto('users')
    .values({
      id,
      account_id: accountId,
      role,
      username,
      username_key: foldUsername(username),
      password_hash: passwordHash,
      name,
      active: 1,
      ...(email !== undefined && { email, email_key: foldEmail(email) }),
      created_at: Date.now(),
    })
    .execute();
  return id;
}

/** Adds a group with its teachers. */
export async function createGroup(
  db: Db,
  {
    accountId,
    name,
    groep,
    teachers,
  }: { accountId: string; name: string; groep: number[]; teachers: string[] },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('groups')
    .values({ id, account_id: accountId, name, groep: JSON.stringify(groep), created_at: Date.now() })
    .execute();
  if (teachers.length > 0) {
    await db
      .insertInto('group_teachers')
      .values(teachers.map((user_id) => ({ group_id: id, user_id })))
      .execute();
  }
  return id;
}

export type NewPupil = Omit<PupilRow, 'id' | 'lvs'> &
  Partial<Pick<PupilRow, 'lvs'>> &
  Pick<NewUser, 'username' | 'passwordHash'> & { role?: 'leerling' | 'demo' };

/** Adds a pupil, who is a user with the same id. */
export async function createPupil(
  db: Db,
  { username, passwordHash, role = 'leerling', ...pupil }: NewPupil,
): Promise<string> {
  const id = await createUser(db, {
    accountId: pupil.account_id,
    role,
    username,
    name: pupilName(pupil),
    passwordHash,
  });
  await db
    .insertInto('pupils')
    .values({ ...pupil, id })
    .execute();
  return id;
}
