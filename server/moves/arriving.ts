import { keepPasswords, type FreshPassword } from '../cards/passwords.ts';
import type { Seal } from '../cards/seal.ts';
import type { Db } from '../data/database.ts';
import type { PupilRow } from '../data/schema.ts';
import { JobRefusal, type Budget, type Chunk, type Running } from '../jobs/kind.ts';
import { createPupil } from '../people/create.ts';
import { liftNothing } from '../rewards/balloon.ts';
import { nameRows } from '../pupils/usernames.ts';
import { storeCopied, TABLES, type CopiedRow, type CopiedTable } from './copied-rows.ts';
import type { Source } from './source.ts';
import { keepsTests, storeTestImport } from './tests-along.ts';

/** How far the filling of a child is: rows of a table after a key; all of them are there at `show`. */
export type Cursor = { table: CopiedTable; after: string | null } | { show: true };

/** Rounds of one transaction that takes a child away again. */
const ROUNDS_BACK = 50;
const MOST_ROWS = 100;

/** A child that comes from elsewhere. */
interface Coming {
  /** The move with which it comes. */
  move: string;
  child: string;
  account: string;
  who: Pick<
    PupilRow,
    'first_name' | 'infix' | 'last_name' | 'groep' | 'avatar_shape' | 'avatar_colour' | 'lvs'
  >;
  password: FreshPassword;
  now: number;
}

/** Makes a child that nobody sees: as in the trash, and left out there. It can log in once it is shown. */
export async function makeChild(
  trx: Db,
  seal: Seal,
  { move, child, account, who, password, now }: Coming,
): Promise<void> {
  const { variant } = await trx
    .selectFrom('accounts')
    .select('variant')
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  const { first_name: firstName, infix, last_name: lastName, groep: year } = who;
  const [name] = await nameRows(trx, [{ firstName, infix, lastName, year, username: '' }], variant);
  await createPupil(trx, {
    ...who,
    id: child,
    username: name!.username,
    passwordHash: password.hash,
    account_id: account,
    group_id: null,
    trashed_at: now,
    arriving: move,
  });
  await trx.updateTable('users').set({ active: 0 }).where('id', '=', child).execute();
  await keepPasswords(trx, seal, [
    { pupilId: child, password: password.password, style: 'woorden', batch: move, now },
  ]);
}

/** What is filled: which tables come along, and how rows of one are stored. */
interface Filling {
  cursor: Cursor | null;
  comes: (table: CopiedTable) => boolean;
  store: (table: CopiedTable, rows: readonly CopiedRow[]) => Promise<void>;
}

/** Stores the next rows of what comes along. */
export async function fill(
  source: Source,
  { cursor, comes, store }: Filling,
  budget: Budget,
): Promise<Chunk<Cursor>> {
  let at: Cursor | undefined = cursor ?? startOf(comes, 0);
  let stored = 0;
  while (at && 'table' in at) {
    const { table, after } = at;
    const { rows, next } = await source.page(table, after, MOST_ROWS);
    await store(table, rows);
    stored += rows.length;
    at = next === null ? startOf(comes, TABLES.indexOf(table) + 1) : { table, after: next };
    if (budget.isOver(stored)) break;
  }
  return { next: at ?? { show: true }, done: stored, step: 'Gegevens overnemen' };
}

/** Where the rows of the next table that comes along begin; undefined when there is none. */
function startOf(comes: Filling['comes'], from: number): Cursor | undefined {
  const table = TABLES.slice(from).find(comes);
  return table && { table, after: null };
}

/** Stores rows for a child that comes; of results of tests none where the account keeps none. */
export async function storeForChild(
  trx: Db,
  { id, accountId, madeBy }: Pick<Running<unknown, unknown>, 'id' | 'accountId' | 'madeBy'>,
  child: string,
  table: CopiedTable,
  rows: readonly CopiedRow[],
): Promise<void> {
  if (table === 'lvs_results' && rows.length > 0) {
    if (!(await keepsTests(trx, accountId!))) return;
    await storeTestImport(trx, { move: id, account: accountId!, by: madeBy, now: Date.now() });
  }
  await storeCopied(trx, table, rows, { move: id, child });
}

/** Shows a child in its group: from now on it is a pupil as any other. Throws a JobRefusal when the group is gone. */
export async function showChild(
  trx: Db,
  { move, child, group }: { move: string; child: string; group: string },
): Promise<void> {
  // How far the child is each day is counted of all its rounds.
  await trx
    .insertInto('due_rounds')
    .columns(['round_id', 'pupil_id'])
    .expression((eb) => eb.selectFrom('rounds').select(['id', 'pupil_id']).where('pupil_id', '=', child))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable('pupils')
    .set({ arriving: null, trashed_at: null, group_id: group })
    .where('id', '=', child)
    .where('arriving', '=', move)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('groups')
          .select('groups.id')
          .where('groups.id', '=', group)
          .where('archived_at', 'is', null),
      ),
    )
    .executeTakeFirst();
  if (!numUpdatedRows) throw new JobRefusal('De {groep} is er niet meer. Er is niets overgenomen.');
  await trx.updateTable('users').set({ active: 1 }).where('id', '=', child).execute();
  const { rights } = await trx
    .selectFrom('rounds')
    .select(({ fn }) => fn.sum<number | null>('first_try').as('rights'))
    .where('pupil_id', '=', child)
    .executeTakeFirstOrThrow();
  await liftNothing(trx, { pupilId: child, groupId: group, rights: Number(rights ?? 0) });
}

/** Takes some of a child away that is not shown; true while there is more. */
export async function emptyChild(trx: Db, child: string): Promise<boolean> {
  const rounds = trx
    .selectFrom('rounds')
    .select('id')
    .where('pupil_id', '=', child)
    .orderBy('id')
    .limit(ROUNDS_BACK);
  const { numDeletedRows } = await trx.deleteFrom('rounds').where('id', 'in', rounds).executeTakeFirst();
  if (numDeletedRows > 0n) return true;
  await trx.deleteFrom('users').where('id', '=', child).execute();
  return false;
}
