import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Db } from '../data/database.ts';
import { emptyPlace, onPostgres } from '../testing/places.ts';
import { ERASABLE } from './erasable.ts';

/** Columns that may refer to somebody, or hold a name, an address, or a structure in which somebody stands. */
const MAY_NAME =
  /(^|_)(ids?|by|names?|number)$|^by_|name|mail|address|detail|data$|params|cursor|report|source$|plan$|^file$|counts|fields|before|after|draft|measures|target|receipt|buyer|seller|lines|child|who$|agreement|in_game|text|note|digest|subject|given|organisation|copied_to/;

interface Reference {
  table: string;
  column: string;
  /** What the database does with the row when what it refers to goes. */
  then: string;
}

/** References between tables, of this database as it really is. */
async function referencesIn(db: Db): Promise<Reference[]> {
  if (onPostgres) {
    const { rows } = await sql<Reference>`
      select tables.relname as "table", columns.attname as "column",
        case keys.confdeltype when 'c' then 'delete' when 'n' then 'detach' else 'neither' end as "then"
      from pg_constraint keys join pg_class tables on tables.oid = keys.conrelid
      join pg_attribute columns on columns.attrelid = keys.conrelid and columns.attnum = any(keys.conkey)
      where keys.contype = 'f' and keys.connamespace = current_schema()::regnamespace`.execute(db);
    return rows;
  }
  const found: Reference[] = [];
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<{ from: string; on_delete: string }>`
      select "from", on_delete from pragma_foreign_key_list(${name})`.execute(db);
    const THEN: Record<string, string> = { CASCADE: 'delete', 'SET NULL': 'detach' };
    for (const row of rows)
      found.push({ table: name, column: row.from, then: THEN[row.on_delete] ?? 'neither' });
  }
  return found;
}

const columnsIn = (text: string | undefined) => text?.split(' ') ?? [];

/** What the list says that the database does not, and the other way round. */
async function faultsOf(db: Db): Promise<string[]> {
  const faults = new Set<string>();
  const tables = await db.introspection.getTables();
  const references = await referencesIn(db);
  for (const { name: table, columns } of tables) {
    const listed = ERASABLE[table];
    if (!listed) {
      faults.add(`${table} is not listed`);
      continue;
    }
    const own = references.filter((reference) => reference.table === table);
    for (const { column, then } of own)
      if (then !== 'neither' && !columnsIn(listed[then as 'delete' | 'detach']).includes(column))
        faults.add(`${table}.${column} is not listed under ${then}`);
    for (const { name: column, dataType } of columns) {
      // Numbers name nobody.
      if (column === 'id' || !MAY_NAME.test(column) || /int|real|float|bool/i.test(dataType)) continue;
      if (own.some((reference) => reference.column === column && reference.then !== 'neither')) continue;
      if (listed.keep?.[column] === undefined) faults.add(`${table}.${column} is not listed`);
    }
    const there = new Set(columns.map(({ name }) => name));
    for (const [then, text] of [
      ['delete', listed.delete],
      ['detach', listed.detach],
    ] as const)
      for (const column of columnsIn(text))
        if (!own.some((reference) => reference.column === column && reference.then === then))
          faults.add(`${table}.${column} is listed under ${then}, which the database does not do`);
    for (const column of Object.keys(listed.keep ?? {}))
      if (!there.has(column)) faults.add(`${table}.${column} is listed and not there`);
  }
  return [...faults].sort();
}

test('every table says what becomes of it when somebody is erased, and the database does as it says', async () => {
  const db = await openDatabase(await emptyPlace());
  onTestFinished(() => db.destroy());
  expect(await faultsOf(db)).toEqual([]);

  await db.schema
    .createTable('new_things')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('pupil_id', 'text')
    .execute();
  await db.schema.alterTable('kites').addColumn('flown_by', 'text').execute();
  await db.schema.alterTable('kites').addColumn('sender_mail', 'text').execute();
  expect(await faultsOf(db)).toEqual([
    'kites.flown_by is not listed',
    'kites.sender_mail is not listed',
    'new_things is not listed',
  ]);
});
