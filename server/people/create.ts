import { groupKey } from '../groups/names.ts';
import { schoolYearOf } from '../groups/school-year.ts';
import { newId } from '../contract/id.ts';
import { foldEmail, foldUsername } from '../auth/fold.ts';
import type { Role } from '../contract/permissions.ts';
import { MOST_PUPILS } from '../contract/prices.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import { fold } from '../data/fold.ts';
import type { AccountRow, LicenceRow, PupilRow } from '../data/schema.ts';
import { pupilName } from '../pupils/name.ts';

type NewAccount = Pick<AccountRow, 'kind' | 'name'> &
  Partial<Pick<AccountRow, 'id' | 'variant' | 'number' | 'details'>>;
/** For how long a new customer comes, from today on. */
export type NewLicence = Pick<LicenceRow, 'kind' | 'seats' | 'ends_on'>;

/** Adds a customer with a licence: a free one with all the room there can be, unless it says otherwise. */
export async function createAccount(
  db: Db,
  { id = newId(), ...account }: NewAccount,
  licence: NewLicence = { kind: 'free', seats: MOST_PUPILS[account.kind], ends_on: null },
): Promise<string> {
  const now = Date.now();
  await db
    .insertInto('accounts')
    .values({ ...account, id, search_key: searchKeyOf(account), created_at: now })
    .execute();
  await db
    .insertInto('licences')
    .values({ ...licence, id: newId(), account_id: id, starts_on: nameOfDay(now), created_at: now })
    .execute();
  return id;
}

export interface NewUser {
  /** Made by the client where a call may be retried. */
  id?: string;
  accountId: string | null;
  role: Role;
  username: string;
  name: string;
  passwordHash: string;
  /** Of staff. */
  email?: string;
}

/** By what the office finds a customer: its name and place. */
export function searchKeyOf({ name, details = '{}' }: Pick<NewAccount, 'name' | 'details'>): string {
  const { city = '' } = JSON.parse(details) as { city?: string };
  return fold(`${name} ${city}`);
}

/** Adds somebody who can log in; throws when the user name or the mail address is taken. */
export async function createUser(db: Db, { id = newId(), email, ...user }: NewUser): Promise<string> {
  const mail = email !== undefined && { email, email_key: foldEmail(email) };
  const isPupil = user.role === 'leerling' || user.role === 'demo';
  await db
    .insertInto('users')
    .values({ ...userRow(user), ...(!isPupil && { staff_key: fold(user.name) }), id, ...mail })
    .execute();
  return id;
}

const userRow = ({ accountId, role, username, name, passwordHash }: Omit<NewUser, 'id' | 'email'>) => ({
  account_id: accountId,
  role,
  username,
  username_key: foldUsername(username),
  password_hash: passwordHash,
  name,
  active: 1,
  created_at: Date.now(),
});

/** Adds a group of this school year with its teachers. */
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
  const now = Date.now();
  const { variant } = await db
    .selectFrom('accounts')
    .select('variant')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('groups')
    .values({
      id,
      account_id: accountId,
      name,
      name_key: groupKey(name),
      groep: JSON.stringify(groep),
      school_year: schoolYearOf(now, variant),
      archived_at: null,
      created_at: now,
    })
    .execute();
  if (teachers.length > 0) {
    await db
      .insertInto('group_teachers')
      .values(teachers.map((user_id) => ({ group_id: id, user_id })))
      .execute();
  }
  return id;
}

/** What is not known of every pupil. */
type Unsure =
  | 'lvs'
  | 'number'
  | 'trashed_at'
  | 'trashed_from'
  | 'trashed_by'
  | 'child'
  | 'arriving'
  | 'erasing_at'
  | 'left_at';
export type NewPupil = Omit<PupilRow, 'id' | 'log_turn' | Unsure> &
  Partial<Pick<PupilRow, Unsure>> &
  Pick<NewUser, 'id' | 'username' | 'passwordHash'> & { role?: 'leerling' | 'demo' };

/** Adds a pupil, who is a user with the same id. */
export async function createPupil(db: Db, pupil: NewPupil): Promise<string> {
  return (await createPupils(db, [pupil]))[0]!;
}

/** The same of several together, all of whom have the same columns. Gives their ids in order. */
export async function createPupils(db: Db, pupils: readonly NewPupil[]): Promise<string[]> {
  if (pupils.length === 0) return [];
  const made = pupils.map(({ id = newId(), username, passwordHash, role = 'leerling', ...pupil }) => ({
    user: {
      ...userRow({ accountId: pupil.account_id, role, username, name: pupilName(pupil), passwordHash }),
      id,
    },
    pupil: { ...pupil, id },
  }));
  await db
    .insertInto('users')
    .values(made.map(({ user }) => user))
    .execute();
  await db
    .insertInto('pupils')
    .values(made.map(({ pupil }) => pupil))
    .execute();
  return made.map(({ user }) => user.id);
}
