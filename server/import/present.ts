import { createHash } from 'node:crypto';
import type { Db } from '../data/database.ts';
import { isReal } from '../groups/sample-pupils.ts';
import { comparable } from '../contract/comparable.ts';
import { comparableLast } from './last-name.ts';

/** A pupil of the account, the trash included. */
export interface PresentPupil {
  id: string;
  first: string;
  infix: string;
  last: string;
  /** As they are compared. */
  firstKey: string;
  lastKey: string;
  year: number;
  group: string | null;
  number: string | null;
  inTrash: boolean;
  made: boolean;
  birthMac: string | null;
  /** The school year of the last file; null for who was in none. */
  fileYear: number | null;
}

export interface PresentGroup {
  id: string;
  name: string;
  nameKey: string;
  years: number[];
  schoolYear: number;
  keys: string[];
}

/** Somebody who works for the account. */
export interface PresentMember {
  id: string;
  name: string;
  email: string | null;
  role: string;
  /** Groups that they teach. */
  groups: string[];
}

/** An account as an import finds it. */
export interface Present {
  pupils: Map<string, PresentPupil>;
  /** Groups that are open: in neither archive nor trash. */
  groups: Map<string, PresentGroup>;
  /** Who has an identifier, by its digest. */
  byKey: Map<string, string[]>;
  byEck: Map<string, string[]>;
  staff: PresentMember[];
  /** Digest of all that a proposal hangs on. */
  stamp: string;
}

/** Reads what an import of an account is compared with. */
export async function readPresent(db: Db, accountId: string): Promise<Present> {
  const pupilRows = await db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .leftJoin('import_pupils', 'import_pupils.pupil_id', 'pupils.id')
    .select([
      'pupils.id',
      'first_name',
      'infix',
      'last_name',
      'groep',
      'group_id',
      'number',
      'trashed_at',
      'import_pupils.made',
      'import_pupils.birth_mac',
      'import_pupils.year as file_year',
    ])
    .where('pupils.account_id', '=', accountId)
    .where('users.role', '=', 'leerling')
    // Who is being moved here is not there yet.
    .where('arriving', 'is', null)
    .where('erasing_at', 'is', null)
    .where(isReal)
    .orderBy('pupils.id')
    .execute();
  const groupRows = await db
    .selectFrom('groups')
    .select(['id', 'name', 'groep', 'school_year'])
    .where('account_id', '=', accountId)
    .where('sample', '=', 0)
    .where('archived_at', 'is', null)
    .where('trashed_at', 'is', null)
    .orderBy('id')
    .execute();
  const keyRows = await db
    .selectFrom('import_group_keys')
    .select(['key', 'group_id'])
    .where('account_id', '=', accountId)
    .orderBy('key')
    .execute();
  const identifiers = await db
    .selectFrom('user_identifiers')
    .select(['user_id', 'kind', 'digest'])
    .where('account_id', '=', accountId)
    .orderBy('user_id')
    .execute();
  const staffRows = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role'])
    .where('account_id', '=', accountId)
    .where('role', 'not in', ['leerling', 'demo'])
    .orderBy('id')
    .execute();
  const taught = await db
    .selectFrom('group_teachers')
    .innerJoin('groups', 'groups.id', 'group_teachers.group_id')
    .select(['user_id', 'group_id'])
    .where('account_id', '=', accountId)
    .execute();
  const groupsOf = Map.groupBy(taught, ({ user_id }) => user_id);
  const groups = new Map(
    groupRows.map(({ id, name, groep, school_year: schoolYear }) => [
      id,
      {
        id,
        name,
        nameKey: comparable(name),
        years: JSON.parse(groep) as number[],
        schoolYear,
        keys: [] as string[],
      },
    ]),
  );
  for (const { key, group_id } of keyRows) groups.get(group_id)?.keys.push(key);
  const by = (kind: 'key' | 'eck') => {
    const found = new Map<string, string[]>();
    for (const one of identifiers)
      if (one.kind === kind) found.set(one.digest, [...(found.get(one.digest) ?? []), one.user_id]);
    return found;
  };
  return {
    pupils: new Map(
      pupilRows.map((row) => [
        row.id,
        {
          id: row.id,
          first: row.first_name,
          infix: row.infix,
          last: row.last_name,
          firstKey: comparable(row.first_name),
          lastKey: comparableLast(row.infix, row.last_name),
          year: row.groep,
          group: row.group_id,
          number: row.number,
          inTrash: row.trashed_at !== null,
          made: row.made === 1,
          birthMac: row.birth_mac,
          fileYear: row.file_year,
        },
      ]),
    ),
    groups,
    byKey: by('key'),
    byEck: by('eck'),
    staff: staffRows.map((row) => ({
      ...row,
      groups: (groupsOf.get(row.id) ?? []).map(({ group_id }) => group_id),
    })),
    stamp: createHash('sha256')
      .update(JSON.stringify([pupilRows, groupRows, keyRows, identifiers]))
      .digest('base64url'),
  };
}
