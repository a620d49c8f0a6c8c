import { Client } from 'pg';
import { lookInto } from '../data/database.ts';
import { isEmpty } from '../data/empty.ts';
import { FailedProgram, KEPT_ASIDE, pgCheck, pgRestore } from '../data/pg-programs.ts';
import { tablesOf } from '../data/tables.ts';
import { Refusal } from './refusal.ts';
import { damaged, occupied, type Into } from './restoring.ts';

/** Puts a copy into a database of PostgreSQL; one that is not sound leaves it as it was. The former tables stay in a schema of their own. */
export const intoPostgres: Into = async ({ from, place, replace, stamp, look }) => {
  await withoutServers(place);
  try {
    await pgCheck(place, from);
  } catch (error) {
    if (!(error instanceof FailedProgram)) throw error;
    throw damaged(from, error.message);
  }
  const tables = await lookInto(place, async (db) => {
    const names = await tablesOf(db);
    if (!replace && names.includes('accounts') && !(await isEmpty(db)))
      throw occupied('In de database van DATABASE_URL staan al gegevens.');
    return names;
  });
  const aside = tables.length > 0 ? KEPT_ASIDE + stamp : undefined;
  if (aside) await run(place, `alter schema public rename to ${aside}`, 'create schema public');
  try {
    await pgRestore(place, from);
    await lookInto(place, look);
    return aside && `schema ${aside}`;
  } catch (error) {
    await run(
      place,
      'drop schema public cascade',
      aside ? `alter schema ${aside} rename to public` : 'create schema public',
    );
    throw error;
  }
};

/** Throws a Refusal when a server has this database open. */
async function withoutServers(url: string): Promise<void> {
  const [row] = await run<{ count: string }>(
    url,
    `select count(*) from pg_stat_activity where datname = current_database() and application_name = 'spelwereld'`,
  );
  if (row?.count !== '0')
    throw new Refusal(
      'Er draait een server op de database van DATABASE_URL. Stop die eerst, op elke machine.',
    );
}

/** Runs statements in one transaction; gives the rows of the last. */
async function run<Row extends object>(url: string, ...statements: string[]): Promise<Row[]> {
  const client = new Client({ connectionString: url, application_name: 'spelwereld restore' });
  await client.connect();
  try {
    await client.query('begin');
    let rows: Row[] = [];
    for (const statement of statements) ({ rows } = await client.query<Row>(statement));
    await client.query('commit');
    return rows;
  } finally {
    await client.end();
  }
}
