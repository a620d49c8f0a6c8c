import { sql, type SelectQueryBuilder } from 'kysely';
import type { Viewer } from '../access/access.ts';
import { foldEmail, foldUsername } from '../auth/fold.ts';
import type { AuditFilter } from '../contract/office-audit.ts';
import type { Db } from '../data/database.ts';
import { dayFrom } from '../data/day.ts';
import { containing, fold } from '../data/fold.ts';
import type { AuditRow, Database } from '../data/schema.ts';
import { OF_OFFICE } from './actions.ts';

/** Where a page of the log ended. */
export interface After {
  at: number;
  id: string;
}

/** What narrows the log down, in the order of how far it does: the first one has an index that is followed from the newest back. */
const COLUMNS = ['subject', 'actor_id', 'act_id', 'account_id', 'action'] as const;
type Narrowing = Partial<Record<(typeof COLUMNS)[number], string>>;

/** The beginning of a day, and the moment after its end. */
const beginOf = (day: string) => dayFrom(Date.parse(`${day}T12:00Z`), 0);
const endOf = (day: string) => dayFrom(Date.parse(`${day}T12:00Z`), 1);

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The person that a filter names by an id, a user name or a mail address; undefined when there is none. */
export async function personOf(db: Db, named: string): Promise<string | undefined> {
  const by = async (column: 'id' | 'username_key' | 'email_key', value: string) =>
    (await db.selectFrom('users').select('id').where(column, '=', value).executeTakeFirst())?.id;
  return (
    (await by('id', named)) ??
    (await by('username_key', foldUsername(named))) ??
    (await by('email_key', foldEmail(named))) ??
    // Who was erased is nobody any more, and the lines are still there.
    (ID.test(named) ? named : undefined)
  );
}

/** Staff who may be meant by a name. */
export interface Named {
  id: string;
  name: string;
  username: string;
  account: string;
}

/** So many are given to choose from. */
const MOST_NAMED = 20;

/** Staff who are called so, or else whose names have this in them. */
export async function staffNamed(db: Db, named: string): Promise<Named[]> {
  const key = fold(named);
  if (key.length < LEAST_OF_NAME) return [];
  const staff = db
    .selectFrom('users')
    .leftJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.id', 'users.name', 'users.username', 'accounts.name as account'])
    // The index has staff alone.
    .where('staff_key', 'is not', null)
    .orderBy('staff_key')
    .orderBy('users.id')
    .limit(MOST_NAMED);
  const called = await staff.where('staff_key', '=', key).execute();
  const found =
    called.length > 0
      ? called
      : await staff
          .where(sql<boolean>`${sql.ref('staff_key')} like ${containing(named)} escape '\\'`)
          .execute();
  return found.map((one) => ({ ...one, account: one.account ?? '' }));
}

const LEAST_OF_NAME = 2;

/** Lines of the log that somebody may read, newest first, at most so many, from where a page before ended. */
export async function readAudit(
  db: Db,
  viewer: Pick<Viewer, 'role'>,
  { person, account, action, subject, from, to }: AuditFilter,
  after: After | undefined,
  most: number,
): Promise<AuditRow[]> {
  const narrowing: Narrowing = {
    ...(subject !== undefined && { subject }),
    ...(account !== undefined && { account_id: account }),
    ...(action !== undefined && { action }),
  };
  const read = (more: Narrowing) => {
    let lines = narrowed(db, { ...narrowing, ...more }).limit(most);
    if (from !== undefined) lines = lines.where('at', '>=', beginOf(from));
    if (to !== undefined) lines = lines.where('at', '<', endOf(to));
    if (after)
      lines = lines
        .where('at', '<=', after.at)
        .where((eb) => eb.or([eb('at', '<', after.at), eb('id', '<', after.id)]));
    if (viewer.role !== 'superadmin')
      lines = lines.where((eb) =>
        eb.not(eb.and([eb('account_id', 'is', null), eb('action', 'in', OF_OFFICE)])),
      );
    return lines.execute();
  };
  if (person === undefined) return read({});
  // Two questions, each along its own index: one with `or` would have to sort all that somebody ever did.
  const [own, named] = await Promise.all([read({ actor_id: person }), read({ act_id: person })]);
  return [...own, ...named].sort(newestFirst).slice(0, most);
}

const newestFirst = (a: AuditRow, b: AuditRow) => b.at - a.at || (a.id < b.id ? 1 : -1);

/**
 * Lines with these values. Only what narrows down furthest is compared in a way that an index serves: left to itself the database may
 * walk through all lines of an action for those of one account.
 */
function narrowed(db: Db, narrowing: Narrowing): SelectQueryBuilder<Database, 'audit', AuditRow> {
  let lines = db.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('id', 'desc');
  let isLed = false;
  for (const column of COLUMNS) {
    const value = narrowing[column];
    if (value === undefined) continue;
    lines = isLed
      ? lines.where(sql<boolean>`coalesce(${sql.ref(column)}, '') = ${value}`)
      : lines.where(column, '=', value);
    isLed = true;
  }
  return lines;
}
