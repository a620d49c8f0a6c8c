import { setImmediate } from 'node:timers/promises';
import type { Viewer } from '../access/access.ts';
import { audit } from '../audit/audit.ts';
import { TRASH_DAYS, type TrashKind } from '../contract/trash.ts';
import { transact, type Db } from '../data/database.ts';
import { lyingIn } from './lying.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How much was erased. */
export interface Erased {
  pupils: number;
  groups: number;
  lists: number;
  notes: number;
}

/** Something that is to be erased. */
interface Due {
  id: string;
  account_id: string;
}

/** Erases for good what lay in the trash for 90 days at `now`: pupils with all they did, groups, word lists, notes. */
export async function eraseTrash(db: Db, now: number): Promise<Erased> {
  const before = now - TRASH_DAYS * DAY_MS;
  const due = (table: 'pupils' | 'groups') =>
    db.selectFrom(table).select(['id', 'account_id']).where('trashed_at', '<', before).execute();
  return {
    pupils: await erasePupils(db, await due('pupils')),
    groups: await eraseGroups(db, await due('groups')),
    lists: await eraseLists(
      db,
      await db
        .selectFrom('word_lists')
        .select(['id', 'account_id'])
        .where('removed_at', '<', before)
        .where('words', '!=', '[]')
        .execute(),
    ),
    notes: await eraseNotes(db, before),
  };
}

/**
 * Erases what somebody picked out of the trash of an account before its time, a group with the pupils who went along. What does not
 * lie there, or is not theirs to see, is passed over. Gives how much it was.
 */
export async function eraseLying(
  db: Db,
  { viewer, accountId }: { viewer: Viewer; accountId: string },
  picked: readonly { kind: TrashKind; id: string }[],
): Promise<number> {
  const wanted = new Set(picked.map(({ kind, id }) => `${kind} ${id}`));
  const items = await lyingIn(db, accountId, viewer);
  const isPicked = ({ kind, id }: { kind: TrashKind; id: string }) => wanted.has(`${kind} ${id}`);
  const due = items.filter(
    (item) => isPicked(item) || (item.along && item.from && isPicked({ kind: 'group', id: item.from.id })),
  );
  const of = (kind: TrashKind): Due[] =>
    due.filter((item) => item.kind === kind).map(({ id }) => ({ id, account_id: accountId }));
  return (
    (await erasePupils(db, of('pupil'), viewer.id)) +
    (await eraseGroups(db, of('group'), viewer.id)) +
    (await eraseLists(db, of('list'), viewer.id))
  );
}

/** Erases pupils who still lie in the trash, with all they did; `actorId` is who asked for it. */
async function erasePupils(db: Db, due: readonly Due[], actorId?: string): Promise<number> {
  let erased = 0;
  for (const { id, account_id: accountId } of due) {
    // Of one pupil there may be tens of thousands of answers: others go first in between.
    await setImmediate();
    await transact(db, async (trx) => {
      const lies = await trx
        .selectFrom('pupils')
        .select('id')
        .where('id', '=', id)
        .where('trashed_at', 'is not', null)
        .executeTakeFirst();
      if (!lies) return;
      await trx.deleteFrom('mails').where('user_id', '=', id).execute();
      await trx.deleteFrom('users').where('id', '=', id).execute();
      await audit(trx, { action: 'pupil-erased', accountId, subject: id, ...(actorId && { actorId }) });
      erased++;
    });
  }
  return erased;
}

async function eraseGroups(db: Db, due: readonly Due[], actorId?: string): Promise<number> {
  let erased = 0;
  for (const { id, account_id: accountId } of due) {
    await setImmediate();
    await transact(db, async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('groups')
        .where('id', '=', id)
        .where('trashed_at', 'is not', null)
        .executeTakeFirst();
      if (!numDeletedRows) return;
      await audit(trx, { action: 'group-erased', accountId, subject: id, ...(actorId && { actorId }) });
      erased++;
    });
  }
  return erased;
}

/** What pupils practised with a list stays theirs: such a list is emptied, and its name stays at their rounds. */
async function eraseLists(db: Db, due: readonly Due[], actorId?: string): Promise<number> {
  let erased = 0;
  for (const { id, account_id: accountId } of due) {
    await transact(db, async (trx) => {
      const list = await trx
        .selectFrom('word_lists')
        .select((select) =>
          select
            .exists(
              select
                .selectFrom('tasks')
                .select('tasks.id')
                .whereRef('tasks.word_list_id', '=', 'word_lists.id'),
            )
            .as('practised'),
        )
        .where('id', '=', id)
        .where('removed_at', 'is not', null)
        .executeTakeFirst();
      if (!list) return;
      if (list.practised)
        await trx
          .updateTable('word_lists')
          .set({ words: '[]', maker_id: null, removed_by: null })
          .where('id', '=', id)
          .execute();
      else await trx.deleteFrom('word_lists').where('id', '=', id).execute();
      await audit(trx, { action: 'list-erased', accountId, subject: id, ...(actorId && { actorId }) });
      erased++;
    });
  }
  return erased;
}

async function eraseNotes(db: Db, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('progress_notes')
    .where('removed_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
