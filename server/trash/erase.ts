import { setImmediate } from 'node:timers/promises';
import { audit } from '../audit/audit.ts';
import type { Db } from '../data/database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long what lies in the trash is kept: what the site, the account page and the consent of parents promise. */
export const KEEP_DAYS = 90;

/** How much was erased. */
export interface Erased {
  pupils: number;
  groups: number;
  lists: number;
  notes: number;
}

/** Erases for good what lay in the trash for 90 days at `now`: pupils with all they did, groups, word lists, notes. */
export async function eraseTrash(db: Db, now: number): Promise<Erased> {
  const before = now - KEEP_DAYS * DAY_MS;
  const pupils = await db
    .selectFrom('pupils')
    .select(['id', 'account_id'])
    .where('trashed_at', '<', before)
    .execute();
  for (const { id, account_id: accountId } of pupils) {
    // Of one pupil there may be tens of thousands of answers: others go first in between.
    await setImmediate();
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('mails').where('user_id', '=', id).execute();
      await trx.deleteFrom('users').where('id', '=', id).execute();
      await audit(trx, { action: 'pupil-erased', accountId, subject: id });
    });
  }
  return {
    pupils: pupils.length,
    groups: await eraseGroups(db, before),
    lists: await eraseLists(db, before),
    notes: await eraseNotes(db, before),
  };
}

async function eraseGroups(db: Db, before: number): Promise<number> {
  const groups = await db
    .selectFrom('groups')
    .select(['id', 'account_id'])
    .where('trashed_at', '<', before)
    .execute();
  for (const { id, account_id: accountId } of groups) {
    await setImmediate();
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('groups').where('id', '=', id).execute();
      await audit(trx, { action: 'group-erased', accountId, subject: id });
    });
  }
  return groups.length;
}

/** What pupils practised with a list stays theirs: such a list is emptied, and its name stays at their rounds. */
async function eraseLists(db: Db, before: number): Promise<number> {
  const lists = await db
    .selectFrom('word_lists')
    .select((select) => [
      'id',
      'account_id',
      select
        .exists(
          select.selectFrom('tasks').select('tasks.id').whereRef('tasks.word_list_id', '=', 'word_lists.id'),
        )
        .as('practised'),
    ])
    .where('removed_at', '<', before)
    .where('words', '!=', '[]')
    .execute();
  for (const { id, account_id: accountId, practised } of lists) {
    await db.transaction().execute(async (trx) => {
      if (practised)
        await trx
          .updateTable('word_lists')
          .set({ words: '[]', maker_id: null })
          .where('id', '=', id)
          .execute();
      else await trx.deleteFrom('word_lists').where('id', '=', id).execute();
      await audit(trx, { action: 'list-erased', accountId, subject: id });
    });
  }
  return lists.length;
}

async function eraseNotes(db: Db, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('progress_notes')
    .where('removed_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
