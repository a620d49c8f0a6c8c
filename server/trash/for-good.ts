import { audit } from '../audit/audit.ts';
import type { ExpressionBuilder } from 'kysely';
import { forgetDrafts } from '../lvs/trash.ts';
import type { Db } from '../data/database.ts';
import { forgetAccountExports } from '../privacy/exports.ts';
import type { Database } from '../data/schema.ts';

/** One thing that is erased in a transaction; `actorId` is who asked for it. */
interface Gone {
  id: string;
  accountId: string;
  actorId?: string | undefined;
}

const line = (action: string, { id, accountId, actorId }: Gone) => ({
  action,
  accountId,
  subject: id,
  ...(actorId !== undefined && { actorId }),
});

/** Takes somebody or something out of the reports of long work. */
export const eraseFromReports = (trx: Db, id: string) =>
  trx.deleteFrom('job_rows').where('subject_id', '=', id).execute();

/** Erases a pupil with all they did. */
export async function erasePupil(trx: Db, gone: Gone): Promise<void> {
  await trx.deleteFrom('mails').where('user_id', '=', gone.id).execute();
  await forgetDrafts(trx, gone.accountId);
  await eraseFromReports(trx, gone.id);
  await forgetAccountExports(trx, gone.accountId);
  // What an undo of a move would put back: it tells of the pupil.
  await trx.updateTable('moves').set({ detail: null }).where('pupil_id', '=', gone.id).execute();
  await trx.deleteFrom('users').where('id', '=', gone.id).execute();
  await audit(trx, line('pupil-erased', gone));
}

/** Erases a group; nobody is in it any more. */
export async function eraseGroup(trx: Db, gone: Gone): Promise<void> {
  await eraseFromReports(trx, gone.id);
  await trx.deleteFrom('groups').where('id', '=', gone.id).execute();
  await audit(trx, line('group-erased', gone));
}

/** Erases a word list. What pupils practised with it stays theirs: such a list is emptied, and its name stays at their rounds. */
export async function eraseList(trx: Db, gone: Gone): Promise<void> {
  const practised = await trx
    .selectFrom('tasks')
    .select('id')
    .where('word_list_id', '=', gone.id)
    .limit(1)
    .executeTakeFirst();
  if (practised)
    await trx
      .updateTable('word_lists')
      .set(({ fn, val }) => ({
        words: '[]',
        maker_id: null,
        removed_by: null,
        removed_at: fn.coalesce('removed_at', val(Date.now())),
      }))
      .where('id', '=', gone.id)
      .execute();
  else await trx.deleteFrom('word_lists').where('id', '=', gone.id).execute();
  await audit(trx, line('list-erased', gone));
}

/** Erases test results that were read in. */
export async function eraseTests(trx: Db, gone: Gone): Promise<void> {
  await trx.deleteFrom('lvs_imports').where('id', '=', gone.id).execute();
  await audit(trx, line('tests-erased', gone));
}

/** Erases a method of a school; nobody practises with it any more. */
export async function eraseMethod(trx: Db, gone: Gone): Promise<void> {
  await trx.deleteFrom('methods').where('id', '=', gone.id).execute();
  await audit(trx, line('method-erased', gone));
}

/** Erases what is left of an account with its staff: groups, lists, mails, the application; and pupils who are still in it. */
export async function eraseAccount(trx: Db, id: string, pupils: number): Promise<void> {
  const staff = trx.selectFrom('users').select('id').where('account_id', '=', id);
  await trx.deleteFrom('mails').where('account_id', '=', id).execute();
  await trx.deleteFrom('mails').where('user_id', 'in', staff).execute();
  await trx.deleteFrom('leads').where('account_id', '=', id).execute();
  await leaveLists(trx, id);
  await trx.deleteFrom('accounts').where('id', '=', id).execute();
  await audit(trx, { action: 'account-erased', accountId: id, subject: id, detail: `${pupils} pupils` });
}

/**
 * Gives the word lists of an account that goes to who practised them and moved to another one, emptied: with the list their rounds and
 * answers would go.
 */
async function leaveLists(trx: Db, accountId: string): Promise<void> {
  const elsewhere = (eb: ExpressionBuilder<Database, 'word_lists'>) =>
    eb
      .selectFrom('tasks')
      .innerJoin('pupils', 'pupils.id', 'tasks.pupil_id')
      .whereRef('tasks.word_list_id', '=', 'word_lists.id')
      .where('pupils.account_id', '!=', accountId);
  await trx
    .updateTable('word_lists')
    .set((eb) => ({
      account_id: elsewhere(eb).select(({ fn }) => fn.min('pupils.account_id').as('account')),
      words: '[]',
      maker_id: null,
      removed_by: null,
      removed_at: eb.fn.coalesce('removed_at', eb.val(Date.now())),
    }))
    .where('account_id', '=', accountId)
    .where((eb) => eb.exists(elsewhere(eb).select('tasks.id')))
    .execute();
}
