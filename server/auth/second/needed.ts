import { SECOND_SET_UP_DAYS } from '../../contract/account-terms.ts';
import { reachOf, type Role } from '../../contract/permissions.ts';
import type { Db } from '../../data/database.ts';
import { isDemo } from '../../installation/demo.ts';

const DAY = 24 * 60 * 60_000;

/** Whoever may have to have a second factor. */
interface Person {
  role: Role;
  account_id: string | null;
  created_at: number;
}

/** Says by when somebody has to have a second factor, ms since the epoch; undefined for who chooses. */
export type NeededBy = (person: Person) => Promise<number | undefined>;

/**
 * Members of the office always need one, unless the installation holds a demo, whose passwords all know anyway (`ofOffice` false: nor
 * here). Staff of an account that wants it have two weeks, from when it was wanted or from when they came. Pupils never.
 */
export function createNeededBy(db: Db, ofOffice: boolean): NeededBy {
  return async ({ role, account_id, created_at }) => {
    if (reachOf(role, 'second:own') === undefined) return undefined;
    if (account_id === null) return ofOffice && !(await isDemo(db)) ? Date.now() : undefined;
    const account = await db
      .selectFrom('accounts')
      .select('second_since')
      .where('id', '=', account_id)
      .executeTakeFirst();
    const since = account?.second_since ?? null;
    return since === null ? undefined : Math.max(since, created_at) + SECOND_SET_UP_DAYS * DAY;
  };
}
