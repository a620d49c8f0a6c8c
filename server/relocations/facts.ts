import {
  itemsSchema,
  type Relocation,
  type RelocationChoices,
  type RelocationItems,
  type RelocationPart,
} from '../contract/relocations.ts';
import type { Db } from '../data/database.ts';
import type { AccountRow, RelocationRow } from '../data/schema.ts';
import { notFound } from '../http/problem.ts';
import { seated } from '../licence/seats.ts';
import { ROLES_OF } from '../staff/repository.ts';

/** A relocation with both accounts and what is picked, as it stands. */
export interface Stored {
  row: RelocationRow;
  source: AccountRow;
  target: AccountRow;
  items: RelocationItems;
  choices: RelocationChoices;
}

/** Throws `not-found`. */
export async function storedFor(db: Db, id: string): Promise<Stored> {
  const row = await db.selectFrom('relocations').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Deze verhuizing is niet gevonden.');
  const account = (of: string) =>
    db.selectFrom('accounts').selectAll().where('id', '=', of).executeTakeFirstOrThrow();
  return {
    row,
    source: await account(row.source_id),
    target: await account(row.target_id),
    items: itemsSchema.parse(JSON.parse(row.items)),
    choices: JSON.parse(row.choices) as RelocationChoices,
  };
}

const dutch = new Intl.Collator('nl', { numeric: true });

/** The groups of an account that are not put away; no example. */
export const openGroupsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('groups')
    .select(['id', 'name', 'name_key', 'school_year', 'groep'])
    .where('account_id', '=', accountId)
    .where('archived_at', 'is', null)
    .where('trashed_at', 'is', null)
    .where('sample', '=', 0)
    .execute();

/** Who works for an account and can log in. */
export const staffOf = (db: Db, account: Pick<AccountRow, 'id' | 'kind'>) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'staff_key', 'role'])
    .where('account_id', '=', account.id)
    .where('role', 'in', ROLES_OF[account.kind])
    .where('active', '=', 1)
    .execute();

/** The lists of words, or the methods, of an account that were not thrown away. */
export const ownOf = (db: Db, table: 'word_lists' | 'methods', accountId: string) =>
  db
    .selectFrom(table as 'methods')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .execute();

const ROLE_WORDS: Record<string, string> = {
  docent: 'leerkracht',
  schooladmin: 'beheerder',
  rtadmin: 'beheerder',
};

/** What of an account can be picked, by name. */
export async function partsOf(
  db: Db,
  { source: account, target, items }: Stored,
): Promise<Relocation['parts']> {
  const alone = await db
    .selectFrom('users')
    .select(['id', 'username as name'])
    .where('account_id', '=', account.id)
    .where(
      'id',
      'in',
      items.pupils.map(({ id }) => id),
    )
    .execute();
  const counts = await seated(db, account.id)
    .select(({ fn }) => ['group_id', fn.countAll<number>().as('count')])
    .groupBy('group_id')
    .execute();
  const pupils = new Map(counts.map(({ group_id, count }) => [group_id, Number(count)]));
  const byName = (parts: RelocationPart[]) => parts.sort((a, b) => dutch.compare(a.name, b.name));
  const inGroup = (id: string) => {
    const count = pupils.get(id) ?? 0;
    return count === 1 ? '1 {leerling}' : `${count} {leerlingen}`;
  };
  const named = async (table: 'word_lists' | 'methods') =>
    byName((await ownOf(db, table, account.id)).map(({ id, name }) => ({ id, name, note: '' })));
  return {
    groups: byName(
      (await openGroupsOf(db, account.id)).map(({ id, name, school_year }) => ({
        id,
        name,
        note: `${school_year}-${school_year + 1}, ${inGroup(id)}`,
      })),
    ),
    pupils: byName(alone.map((pupil) => ({ ...pupil, note: '' }))),
    there: byName((await openGroupsOf(db, target.id)).map(({ id, name }) => ({ id, name, note: '' }))),
    staff: byName(
      (await staffOf(db, account)).map(({ id, name, role }) => ({ id, name, note: ROLE_WORDS[role] ?? '' })),
    ),
    lists: await named('word_lists'),
    methods: await named('methods'),
  };
}
