import { setImmediate } from 'node:timers/promises';
import { transact, type Db } from '../data/database.ts';
import type { ErasedKind, Erasure } from './erasures.ts';
import {
  eraseAccount,
  eraseGroup,
  eraseList,
  eraseMethod,
  erasePlan,
  erasePupil,
  eraseSetting,
  eraseTests,
} from './for-good.ts';

/** Ids of one question. */
const IDS = 500;

/** How much of each kind was erased. */
export type Again = Partial<Record<ErasedKind, number>>;

/** What takes others along goes first. */
const ORDER: readonly ErasedKind[] = [
  'account',
  'pupil',
  'plan',
  'staff',
  'group',
  'setting',
  'list',
  'method',
  'tests',
  'note',
];

/** Which of these things a database has, with their account. */
export async function thereOf(
  db: Db,
  kind: ErasedKind,
  ids: readonly string[],
): Promise<{ id: string; accountId: string }[]> {
  const there: { id: string; accountId: string }[] = [];
  for (let from = 0; from < ids.length; from += IDS)
    there.push(...(await find(db, kind, ids.slice(from, from + IDS))));
  return there;
}

function find(db: Db, kind: ErasedKind, ids: readonly string[]) {
  switch (kind) {
    case 'account':
      return db.selectFrom('accounts').select(['id', 'id as accountId']).where('id', 'in', ids).execute();
    case 'pupil':
      return db
        .selectFrom('pupils')
        .select(['id', 'account_id as accountId'])
        .where('id', 'in', ids)
        .execute();
    case 'plan':
      return db
        .selectFrom('plans')
        .select(['id', 'account_id as accountId'])
        .where('id', 'in', ids)
        .execute();
    case 'staff':
      return db
        .selectFrom('users')
        .select(['id', (select) => select.fn.coalesce('account_id', select.val('')).as('accountId')])
        .where('id', 'in', ids)
        .execute();
    case 'group':
      return db
        .selectFrom('groups')
        .select(['id', 'account_id as accountId'])
        .where('id', 'in', ids)
        .execute();
    case 'setting':
      return db
        .selectFrom('practice_settings')
        .innerJoin('groups', 'groups.id', 'group_id')
        .select(['practice_settings.id', 'account_id as accountId'])
        .where('practice_settings.id', 'in', ids)
        .execute();
    case 'list':
      // One that pupils practised is emptied, and then it is gone.
      return db
        .selectFrom('word_lists')
        .select(['id', 'account_id as accountId'])
        .where('id', 'in', ids)
        .where('words', '!=', '[]')
        .execute();
    case 'tests':
      return db
        .selectFrom('lvs_imports')
        .select(['id', 'account_id as accountId'])
        .where('id', 'in', ids)
        .execute();
    case 'method':
      return db
        .selectFrom('methods')
        .select(['id', 'account_id as accountId'])
        .where('id', 'in', ids)
        .execute();
    case 'note':
      return db
        .selectFrom('progress_notes')
        .innerJoin('pupils', 'pupils.id', 'progress_notes.pupil_id')
        .select(['progress_notes.id', 'account_id as accountId'])
        .where('progress_notes.id', 'in', ids)
        .execute();
  }
}

/**
 * Erases for good what was erased before and is in the database again, because an older one took its place: wherever it is now, in the
 * trash or not. A group in which there are pupils stays: they would be nowhere. Gives how much it was.
 */
export async function eraseAgain(db: Db, things: readonly Erasure[]): Promise<Again> {
  const again: Again = {};
  for (const kind of ORDER) {
    const ids = [...new Set(things.filter((thing) => thing.kind === kind).map(({ id }) => id))];
    for (const gone of await thereOf(db, kind, ids)) {
      await setImmediate();
      if (await transact(db, (trx) => eraseOne(trx, kind, gone))) again[kind] = (again[kind] ?? 0) + 1;
    }
  }
  return again;
}

async function eraseOne(
  trx: Db,
  kind: ErasedKind,
  gone: { id: string; accountId: string },
): Promise<boolean> {
  const { id } = gone;
  switch (kind) {
    case 'account': {
      const { count } = await trx
        .selectFrom('pupils')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('account_id', '=', id)
        .executeTakeFirstOrThrow();
      await eraseAccount(trx, id, Number(count));
      break;
    }
    case 'pupil':
      await erasePupil(trx, gone);
      break;
    case 'plan':
      await erasePlan(trx, gone);
      break;
    case 'staff':
      await trx.deleteFrom('users').where('id', '=', id).execute();
      break;
    case 'group': {
      const inside = trx.selectFrom('pupils').select('id').where('group_id', '=', id);
      if (await inside.limit(1).executeTakeFirst()) return false;
      await eraseGroup(trx, gone);
      break;
    }
    case 'setting':
      await eraseSetting(trx, gone);
      break;
    case 'list':
      await eraseList(trx, gone);
      break;
    case 'tests':
      await eraseTests(trx, gone);
      break;
    case 'method':
      await eraseMethod(trx, gone);
      break;
    case 'note':
      await trx.deleteFrom('progress_notes').where('id', '=', id).execute();
  }
  return true;
}
