import type { ReferenceExpression } from 'kysely';
import type { Db } from '../data/database.ts';
import type { Database } from '../data/schema.ts';
import { EXPORTED, type Within } from './exported.ts';

// Rows of any table, as `EXPORTED` says: names of tables and columns are data here, so that their types are not looked at.

/** A row as it is stored. */
export type Row = Record<string, unknown>;

/** Rows of one question. */
const AT_ONCE = 500;

/**
 * A column of a table that is data here. It is typed as one of `groups`, because kysely wants to know at compile time what it is about; that
 * the columns in `EXPORTED` are there is what its test looks at.
 */
type AnyColumn = ReferenceExpression<Database, 'groups'>;
/** Rows of a table that is data here, with which columns nobody knows at compile time. */
const from = (db: Db, table: string) => db.selectFrom(table as 'groups');

const cut = (rows: Row[], without: readonly string[] = []): Row[] =>
  without.length === 0
    ? rows
    : rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([column]) => !without.includes(column))),
      );

/** What is kept of a pupil beside what is moved along, table by table; tables without rows are left out. */
export async function* pupilRows(db: Db, pupilId: string): AsyncGenerator<[table: string, rows: Row[]]> {
  for (const [table, told] of Object.entries(EXPORTED)) {
    if (!('pupil' in told) || !told.pupil) continue;
    const { by, without } = told.pupil;
    const rows = await from(db, table)
      .selectAll()
      .where(by as AnyColumn, '=', pupilId)
      .execute();
    if (rows.length > 0) yield [table, cut(rows as unknown as Row[], without)];
  }
}

/** A table of an account, to be written to a file. */
export interface AccountTable {
  table: string;
  file: string;
  by: string;
  within?: Within;
  without: readonly string[];
}

/** All tables of an account, in the order of their files. */
export const accountTables = (): AccountTable[] =>
  Object.entries(EXPORTED)
    .flatMap(([table, told]) =>
      'account' in told && told.account ? [{ table, without: [], ...told.account }] : [],
    )
    .sort((a, b) => (a.file < b.file ? -1 : 1));

/** The rows of such a table bit by bit, with the columns that they have; at least one bit, also where there are none. */
export async function* accountRows(
  db: Db,
  { table, by, within, without }: AccountTable,
  accountId: string,
): AsyncGenerator<{ columns: string[]; rows: Row[] }> {
  const found = (await db.introspection.getTables()).find(({ name }) => name === table)!;
  const columns = found.columns.map(({ name }) => name).filter((name) => !without.includes(name));
  const hasId = columns.includes('id');
  let after = '';
  for (;;) {
    const rows = await from(db, table)
      .select(columns as 'id'[])
      .$if(within === undefined, (some) => some.where(by as AnyColumn, '=', accountId))
      .$if(within !== undefined, (some) =>
        some.where(by as AnyColumn, 'in', idsWithin(db, within!, accountId)),
      )
      // What has no id has few rows.
      .$if(hasId, (some) => some.where('id', '>', after).orderBy('id').limit(AT_ONCE))
      .execute();
    yield { columns, rows };
    if (!hasId || rows.length < AT_ONCE) return;
    after = rows.at(-1)!.id;
  }
}

/** The ids of what an account has of something, as a question within another one. */
function idsWithin(db: Db, within: Within, accountId: string) {
  if (within !== 'practice_settings')
    return db
      .selectFrom(within as 'groups')
      .select('id')
      .where('account_id', '=', accountId);
  return db
    .selectFrom('practice_settings')
    .select('id')
    .where('group_id', 'in', db.selectFrom('groups').select('id').where('account_id', '=', accountId));
}
