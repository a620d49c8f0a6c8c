import { sql } from 'kysely';
import { foldUsername } from '../../auth/fold.ts';
import {
  LEAST_OF_USERNAME,
  PUPILS_FOUND,
  type FoundPupil,
  type PupilState,
} from '../../contract/office-pupils.ts';
import type { Db } from '../../data/database.ts';
import { beginning } from '../../data/fold.ts';
import { isOnPostgres } from '../../data/postgres.ts';
import { initialsOf } from '../../pupils/name.ts';

/** After all signs that a user name may have. */
const LAST_SIGN = '\u{10FFFF}';

/** Pupils as the office sees them; who is on the way from elsewhere, or being erased, is not there. */
export const officePupils = (db: Db) =>
  db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .innerJoin('accounts', 'accounts.id', 'pupils.account_id')
    .leftJoin('groups', (join) =>
      join.on('groups.id', '=', ({ fn, ref }) =>
        fn.coalesce(ref('pupils.group_id'), ref('pupils.trashed_from')),
      ),
    )
    .select([
      'pupils.id',
      'username',
      'first_name',
      'infix',
      'last_name',
      'pupils.groep',
      'pupils.account_id',
    ])
    .select(['pupils.group_id', 'pupils.trashed_at', 'left_at'])
    .select(['accounts.name as account', 'groups.name as group', 'groups.archived_at'])
    .where('users.role', '=', 'leerling')
    .where('arriving', 'is', null)
    .where('erasing_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof officePupils>['execute']>>[number];

/** Where a pupil is. */
export const stateOf = ({
  trashed_at,
  left_at,
  archived_at,
}: Pick<Row, 'trashed_at' | 'left_at' | 'archived_at'>): PupilState =>
  trashed_at !== null ? 'trash' : left_at !== null ? 'left' : archived_at !== null ? 'archived' : 'active';

/** A pupil of whom nobody reads who it is. */
export const foundOf = (row: Row): FoundPupil => ({
  id: row.id,
  username: row.username,
  initials: initialsOf(row),
  groep: row.groep,
  group: row.group ?? '',
  account: { id: row.account_id, name: row.account },
  state: stateOf(row),
});

interface Found {
  pupils: FoundPupil[];
  isMore: boolean;
}

const firstOf = (rows: readonly Row[]): Found => ({
  pupils: rows.slice(0, PUPILS_FOUND).map(foundOf),
  isMore: rows.length > PUPILS_FOUND,
});

/** Pupils with an id or user name, or whose user name begins so. */
export async function findByUsername(db: Db, typed: string): Promise<Found> {
  const byId = await officePupils(db).where('pupils.id', '=', typed).execute();
  if (byId.length > 0) return firstOf(byId);
  const key = foldUsername(typed);
  if (key.length < LEAST_OF_USERNAME)
    return firstOf(await officePupils(db).where('username_key', '=', key).execute());
  // A range of an index: of signs, not of a language. Who is called so whole comes first.
  const bySigns = sql<string>`username_key collate ${sql.raw(isOnPostgres(db) ? '"C"' : 'binary')}`;
  return firstOf(
    await officePupils(db)
      .where(bySigns, '>=', key)
      .where(bySigns, '<', `${key}${LAST_SIGN}`)
      .orderBy(bySigns)
      .limit(PUPILS_FOUND + 1)
      .execute(),
  );
}

/** The pupils of an account whose first and last name begin so. */
export async function findByName(
  db: Db,
  { account, firstName, lastName }: { account: string; firstName: string; lastName: string },
): Promise<Found> {
  const begins = (text: ReturnType<typeof sql>, typed: string) =>
    sql<boolean>`fold(${text}) like ${beginning(typed)} escape '\\'`;
  return firstOf(
    await officePupils(db)
      .where('pupils.account_id', '=', account)
      .$if(firstName !== '', (query) => query.where(begins(sql`first_name`, firstName)))
      .$if(lastName !== '', (query) =>
        query.where(({ or }) =>
          or([begins(sql`last_name`, lastName), begins(sql`infix || ' ' || last_name`, lastName)]),
        ),
      )
      .orderBy('username_key')
      .limit(PUPILS_FOUND + 1)
      .execute(),
  );
}
