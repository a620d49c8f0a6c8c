import type { Db } from '../data/database.ts';
import { foldUsername } from '../auth/fold.ts';
import { pupilName } from './name.ts';

/** Somebody who is called the same. */
export interface Namesake {
  name: string;
  /** Name of the group; absent for who is in none, or is a row of the same form. */
  group?: string;
}

/** First and last name as they are compared: accents, capitals and the infix make no difference. */
export const nameKey = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${foldUsername(firstName)} ${foldUsername(lastName)}`;

/** The pupils of an account by their name key; who is in the trash is not counted. */
export async function namesakesIn(db: Db, accountId: string): Promise<Map<string, Namesake>> {
  const rows = await db
    .selectFrom('pupils')
    .leftJoin('groups', 'groups.id', 'pupils.group_id')
    .select(['first_name', 'infix', 'last_name', 'groups.name as group'])
    .where('pupils.account_id', '=', accountId)
    .where('pupils.trashed_at', 'is', null)
    .execute();
  return new Map(
    rows.map((row) => [
      nameKey({ firstName: row.first_name, lastName: row.last_name }),
      { name: pupilName(row), ...(row.group !== null && { group: row.group }) },
    ]),
  );
}

/** Numbers of the school's own that pupils of an account have, with who has them. */
export async function numbersIn(db: Db, accountId: string, numbers: readonly string[]) {
  if (numbers.length === 0) return new Map<string, { id: string; name: string }>();
  const rows = await db
    .selectFrom('pupils')
    .select(['id', 'first_name', 'infix', 'last_name', 'number'])
    .where('account_id', '=', accountId)
    .where('pupils.trashed_at', 'is', null)
    .where('number', 'in', numbers)
    .execute();
  return new Map(rows.map((row) => [row.number!, { id: row.id, name: pupilName(row) }]));
}
